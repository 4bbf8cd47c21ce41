import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font } from 'fontkit';

type Weight = 400 | 600;
type Fonts = Record<Weight, Font[]>;

/** In this order a letter's font is looked for; the rupee sign is in the second. */
const scripts = ['latin', 'latin-ext', 'devanagari'];
let opened: Promise<Fonts> | undefined;

/** The fonts that FitPulse ships, read when the first picture is drawn. */
export function openFonts(): Promise<Fonts> {
  opened ??= load();
  return opened;
}

async function load(): Promise<Fonts> {
  const { create } = await import('fontkit');
  const { resolve } = createRequire(import.meta.url);
  const ofWeight = (weight: Weight) =>
    scripts.map((script) =>
      create(readFileSync(resolve(`@fontsource/noto-sans/files/noto-sans-${script}-${weight}-normal.woff`))),
    );
  return { 400: ofWeight(400), 600: ofWeight(600) };
}

export interface Lettering {
  size: number;
  colour: string;
  weight?: Weight;
  anchor?: 'start' | 'end';
}

/** A text as outlines, shaped by its script, so that it looks the same wherever it is drawn. */
export function lettersAt(fonts: Fonts, x: number, y: number, text: string, style: Lettering): string {
  const { size, colour, weight = 400, anchor = 'start' } = style;
  const runs = runsOf(fonts[weight], text).map(({ font, part }) => ({
    run: font.layout(part),
    unit: size / font.unitsPerEm,
  }));
  const width = runs.reduce((sum, { run, unit }) => sum + run.advanceWidth * unit, 0);
  let at = anchor === 'end' ? x - width : x;
  const paths = runs.flatMap(({ run, unit }) =>
    run.glyphs.map((glyph, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = run.positions[index] ?? {};
      const place = `translate(${(at + xOffset * unit).toFixed(2)} ${(y - yOffset * unit).toFixed(2)})`;
      at += xAdvance * unit;
      return `<path transform="${place} scale(${unit} ${-unit})" d="${glyph.path.toSVG()}"/>`;
    }),
  );
  return `<g fill="${colour}">${paths.join('')}</g>`;
}

/** Neighbouring letters of one font; one that none has is drawn as the first font's empty box. */
function runsOf(fonts: Font[], text: string): { font: Font; part: string }[] {
  const runs: { font: Font; part: string }[] = [];
  for (const letter of text) {
    const last = runs.at(-1);
    const code = letter.codePointAt(0) ?? 0;
    const font =
      (last?.font.hasGlyphForCodePoint(code) ? last.font : undefined) ??
      fonts.find((candidate) => candidate.hasGlyphForCodePoint(code)) ??
      fonts[0];
    if (!font) return runs;
    if (last?.font === font) last.part += letter;
    else runs.push({ font, part: letter });
  }
  return runs;
}
