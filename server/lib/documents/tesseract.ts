import { createReadStream } from 'node:fs';
import { createRequire } from 'node:module';
import { createGunzip } from 'node:zlib';
import type { GreyPixels } from '../image.ts';

/** As Tesseract numbers them: the older engine, and the neural one. */
const engines = { older: 0, neural: 1 };
/** How a picture is cut into lines, as Tesseract numbers it. */
const layouts = { block: '6', line: '7' };

interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** A part of what Tesseract tells of a picture, in pixels. */
export interface Block {
  paragraphs: { lines: { bbox: Box; words: { text: string; bbox: Box }[] }[] }[];
}

interface Recogniser {
  Init(folder: null, language: string, engine: number): number;
  SetVariable(name: string, value: string): void;
  SetImageFile(orientation: number, angle: number): number;
  Recognize(monitor: null): number;
  GetJSONText(): string;
  GetUTF8Text(): string;
  End(): void;
}

interface Core {
  TessBaseAPI: new () => Recogniser;
  FS: { writeFile(path: string, data: Uint8Array): void };
}

const require = createRequire(import.meta.url);
/** The instructions that every machine since 2008 has; the relaxed ones of newer machines may read differently on each. */
const openCore: (settings: object) => Promise<Core> = require('tesseract.js-core/tesseract-core-simd');
const language = require.resolve('@tesseract.js-data/eng/4.0.0/eng.traineddata.gz');

/**
 * The older engine tells decimal points better than the neural one. tesseract.js would run the same program in a
 * thread of its own and keep its data four times, which takes twice the memory.
 */
export async function openTesseract(): Promise<{
  readPage(page: GreyPixels): Block[];
  readLine(line: GreyPixels): string;
}> {
  const silent = { print: () => undefined, printErr: () => undefined };
  const core = await openCore(silent);
  core.FS.writeFile('eng.traineddata', await readLanguage());
  let recogniser: Recogniser | undefined;
  let engine: keyof typeof engines | undefined;
  const recognise = (picture: GreyPixels, wanted: keyof typeof engines, layout: string): Recogniser => {
    if (engine !== wanted || !recogniser) {
      recogniser?.End();
      recogniser = new core.TessBaseAPI();
      if (recogniser.Init(null, 'eng', engines[wanted]) !== 0) throw new Error('Tesseract takes no English');
      engine = wanted;
    }
    recogniser.SetVariable('tessedit_pageseg_mode', layout);
    recogniser.SetVariable('user_defined_dpi', '300');
    core.FS.writeFile('/input', toPgm(picture));
    recogniser.SetImageFile(1, 0);
    recogniser.Recognize(null);
    return recogniser;
  };
  return {
    readPage: (page) => JSON.parse(recognise(page, 'neural', layouts.block).GetJSONText()).blocks ?? [],
    readLine: (line) => recognise(line, 'older', layouts.line).GetUTF8Text().trim(),
  };
}

/** As netpbm writes greys: nothing has to be unpacked, and no pixel becomes four bytes of colour. */
const toPgm = ({ data, width, height }: GreyPixels): Buffer =>
  Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), data]);

/** Of pairs of words, which two thirds of the data are: they help to read books, and no figure (tessdatamanager.h). */
const unused = 14;
const countBytes = 4;
const offsetBytes = 8;

/** The data of both engines without what isn't used, unpacked piece by piece. They begin with where each part does. */
async function readLanguage(): Promise<Uint8Array> {
  const kept: Buffer[] = [];
  let from = Number.POSITIVE_INFINITY;
  let to = Number.POSITIVE_INFINITY;
  let at = 0;
  for await (const chunk of createReadStream(language).pipe(createGunzip()) as AsyncIterable<Buffer>) {
    if (at === 0) {
      const count = chunk.readInt32LE(0);
      const starts = Array.from({ length: count }, (_, part) => countBytes + offsetBytes * part);
      from = Number(chunk.readBigInt64LE(starts[unused] ?? 0));
      to = Math.min(...starts.map((start) => Number(chunk.readBigInt64LE(start))).filter((offset) => offset > from));
      for (const [part, start] of starts.entries()) {
        const offset = Number(chunk.readBigInt64LE(start));
        if (part === unused) chunk.writeBigInt64LE(-1n, start);
        else if (offset >= to) chunk.writeBigInt64LE(BigInt(offset - (to - from)), start);
      }
    }
    if (at < from) kept.push(Buffer.from(chunk.subarray(0, from - at)));
    if (at + chunk.length > to) kept.push(Buffer.from(chunk.subarray(Math.max(0, to - at))));
    at += chunk.length;
  }
  return Buffer.concat(kept);
}
