import { createRequire } from 'node:module';

export type PdfRenderer = typeof import('@react-pdf/renderer');

let opened: Promise<PdfRenderer> | undefined;

/** What lays out and writes PDFs, with the fonts of `pdfFont`; loaded when the first PDF is asked for. */
export function openPdfRenderer(): Promise<PdfRenderer> {
  opened ??= load();
  return opened;
}

const scripts = { 'Noto Sans': 'latin', 'Noto Sans Extended': 'latin-ext', 'Noto Sans Devanagari': 'devanagari' };

/** In this order a letter's font is looked for; the rupee sign is in the second. */
export const pdfFont = Object.keys(scripts);

async function load(): Promise<PdfRenderer> {
  const renderer = await import('@react-pdf/renderer');
  const { resolve } = createRequire(import.meta.url);
  for (const [family, script] of Object.entries(scripts)) {
    renderer.Font.register({
      family,
      fonts: [400, 600].map((fontWeight) => ({
        src: resolve(`@fontsource/noto-sans/files/noto-sans-${script}-${fontWeight}-normal.woff`),
        fontWeight,
      })),
    });
  }
  renderer.Font.registerHyphenationCallback((word) => [word]);
  return renderer;
}
