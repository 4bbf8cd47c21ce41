import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { longerSide, NotAnImage, toPlainJpeg } from '../image.ts';
import { answerApart } from './apart.ts';
import type { PictureAnswer } from './limits.ts';

/** Wide enough for small print, and for the thinnest line of a barcode that fills a fifth of the photo. */
const sideForDetails = 2_000;
const sideForModels = 1_024;
const mostBarcodes = 4;

prepareZXingModule({
  overrides: {
    wasmBinary: readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'))
      .buffer as ArrayBuffer,
  },
});

/** One picture without its metadata, and the barcodes of packs on it, in a process of its own. */
async function read(bytes: Buffer): Promise<PictureAnswer> {
  try {
    const picture = await toPlainJpeg(bytes, sideForDetails);
    const barcodes = await readBarcodes(new Uint8Array(picture), {
      ...{ formats: ['EAN13', 'EAN8', 'UPCA', 'UPCE'], tryHarder: true, maxNumberOfSymbols: mostBarcodes },
    });
    const codes = barcodes.flatMap(({ isValid, text }) => (isValid ? text : []));
    const jpeg = await toPlainJpeg(picture, sideForModels);
    const side = await longerSide(picture);
    const [small, detailed] = [jpeg, picture].map((one) => one.toString('base64')) as [string, string];
    return { jpeg: small, detailedJpeg: detailed, barcodes: [...new Set(codes)], side };
  } catch (error) {
    if (error instanceof NotAnImage) return { fault: 'brokenPicture' };
    throw error;
  }
}

await answerApart(read);
