import { createGate } from '../gate.ts';
import { isPicture } from '../image.ts';
import { runApart } from './childProcess.ts';
import { type DocumentFault, mostLines, type PictureAnswer, type TextAnswer } from './limits.ts';

/** What a document says, line by line with tabs between its cells, or why that can't be told. */
export type DocumentText = { lines: string[]; isPicture: boolean; fault?: undefined } | { fault: DocumentFault };

/** A picture as a model may see it, JPEGs without metadata of 1,024 and of 2,000 pixels, the numbers of the barcodes on it, and its longer side in pixels. */
export type OpenedPicture =
  | { jpeg: Buffer; detailedJpeg: Buffer; barcodes: string[]; side: number; fault?: undefined }
  | { fault: DocumentFault };

/** A file as it may be kept: a picture without its metadata, a PDF or a text as it came. */
export interface ReadableFile {
  mediaType: 'image/jpeg' | 'application/pdf' | 'text/plain';
  content: Uint8Array;
}

/** One file is opened at a time, and a few more wait; reading the writing of pictures takes seconds and has its own turn. */
const opening = createGate(1, 8);
const readingWriting = createGate(1, 4);
const longestLine = 300;

/** The lines of a PDF with text, of a picture or of a plain text, told by its content. A figure of a picture that is in doubt stands between underscores. */
export async function readDocument(bytes: Uint8Array): Promise<DocumentText> {
  const start = Buffer.from(bytes.subarray(0, 1_024));
  if (start.toString('latin1').includes('%PDF-')) {
    return toText(await opening.run(async () => (await runApart('pdfProcess.ts', bytes, 96)) ?? tooHeavy), false);
  }
  if (isPicture(start)) {
    return toText(
      await readingWriting.run(async () => (await runApart('writingProcess.ts', bytes, 128)) ?? tooHeavy),
      true,
    );
  }
  const text = decode(bytes);
  if (text === undefined) return { fault: 'unknownKind' };
  const lines = text.split(/\r\n?|\n/, mostLines).map((line) => line.slice(0, longestLine));
  return lines.some((line) => /\p{L}/u.test(line)) ? { lines, isPicture: false } : { fault: 'noText' };
}

/** Opens a JPEG, PNG or WebP. */
export async function openPicture(bytes: Uint8Array): Promise<OpenedPicture> {
  const answer = (await opening.run(async () => (await runApart('pictureProcess.ts', bytes, 96)) ?? tooHeavy)) as
    | PictureAnswer
    | undefined;
  if (!answer) return { fault: 'busy' };
  if ('fault' in answer) return answer;
  const { jpeg, detailedJpeg, ...others } = answer;
  return { ...others, jpeg: Buffer.from(jpeg, 'base64'), detailedJpeg: Buffer.from(detailedJpeg, 'base64') };
}

/** A document that could be read, as it may be kept; undefined of a picture that can't be opened. */
export async function toReadableFile(bytes: Uint8Array): Promise<ReadableFile | undefined> {
  const start = Buffer.from(bytes.subarray(0, 1_024));
  if (start.toString('latin1').includes('%PDF-')) return { mediaType: 'application/pdf', content: bytes };
  if (!isPicture(start)) return { mediaType: 'text/plain', content: bytes };
  const opened = await openPicture(bytes);
  return opened.fault ? undefined : { mediaType: 'image/jpeg', content: opened.detailedJpeg };
}

const tooHeavy = { fault: 'tooHeavy' } as const;

/** Undefined of what is no text: archives are no UTF-8 without zeros. */
function decode(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

/** Undefined where there was no room to wait. */
function toText(answer: unknown, isPicture: boolean): DocumentText {
  const read = answer as TextAnswer | undefined;
  if (!read) return { fault: 'busy' };
  return 'lines' in read ? { lines: read.lines.map((line) => line.slice(0, longestLine)), isPicture } : read;
}
