import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer';
import { drawPicture } from './labReports/drawPicture.ts';
import type { Placed } from './labReports/writePdf.ts';

/** A photo of a pack with this barcode, a little tilted, as a JPEG. */
export async function barcodePhoto(code: string): Promise<Buffer> {
  const wasm = createRequire(import.meta.url).resolve('zxing-wasm/writer/zxing_writer.wasm');
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(wasm)).buffer } });
  const { svg } = await writeBarcode(code, { format: code.length === 12 ? 'UPCA' : 'EAN13', scale: 3 });
  const label = await sharp(Buffer.from(svg), { density: 300 })
    .flatten({ background: '#fff' })
    .resize(360)
    .extend({ top: 20, bottom: 20, left: 30, right: 30, background: '#fff' })
    .rotate(6, { background: '#fff' })
    .toBuffer();
  return sharp({ create: { width: 1_200, height: 900, channels: 3, background: '#b09060' } })
    .composite([{ input: label, left: 300, top: 250 }])
    .jpeg({ quality: 75 })
    .toBuffer();
}

/** A photo of a nutrition table with these lines, cells parted by "|". */
export const labelPhoto = (lines: string[]): Promise<Buffer> =>
  drawPicture(
    lines.flatMap((line, row) =>
      line.split('|').map(
        (cell, column): Placed => ({
          ...{ text: cell.trim(), x: 40 + column * 170, y: 50 + row * 20, size: 12 },
        }),
      ),
    ),
    { resolution: 150, tilt: 0.4, paper: '#f4efe2', quality: 80 },
    { width: 420, height: 70 + lines.length * 20 },
  );
