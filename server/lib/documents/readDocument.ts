import { createGate, type Gate } from '../gate.ts';
import { isPicture } from '../image.ts';
import { runApart } from './childProcess.ts';
import {
  type DocumentFault,
  type Limits,
  mostLines,
  mostScannedPages,
  ofPdfs,
  ofPictures,
  ofScans,
  ofWriting,
  type PdfAnswer,
  type PictureAnswer,
  type ScanAnswer,
  type TextAnswer,
} from './limits.ts';

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

/** Of one person. */
const mostWaiting = 2;
/** One file is opened at a time, and some more wait; reading the writing of pictures takes seconds and has its own turn. */
const opening = createGate(1, 16, mostWaiting);
const readingWriting = createGate(1, 16, mostWaiting);
/** Longer than this nobody waits for the pages of a scan, which take their turns with those of others. */
const mostMsOfScan = 240_000;
const longestLine = 300;

/**
 * The lines of a PDF, of a picture or of a plain text, told by its content; people take turns. A figure of a picture
 * that is in doubt stands between underscores.
 */
export async function readDocument(bytes: Uint8Array, who: string): Promise<DocumentText> {
  const start = Buffer.from(bytes.subarray(0, 1_024));
  if (start.toString('latin1').includes('%PDF-')) return readPdf(bytes, who);
  if (isPicture(start)) return toText(await readWriting(bytes, who), true);
  const text = decode(bytes);
  if (text === undefined) return { fault: 'unknownKind' };
  const lines = text.split(/\r\n?|\n/, mostLines).map((line) => line.slice(0, longestLine));
  return lines.some((line) => /\p{L}/u.test(line)) ? { lines, isPicture: false } : { fault: 'noText' };
}

/** What apps for scanning write on a page: their name, and which page it is. */
const linesOfScan = 2;

async function readPdf(bytes: Uint8Array, who: string): Promise<DocumentText> {
  const read = await open<PdfAnswer>('pdfProcess.ts', bytes, ofPdfs, who);
  if ('fault' in read) return read;
  const { lines, pages } = read;
  if (lines.length > pages * linesOfScan) return toText(read, false);
  const scans = await readScans(bytes, pages, who);
  if ('fault' in scans && scans.fault === 'noText' && lines.length > 0) return toText(read, false);
  return 'fault' in scans ? scans : toText({ lines: [...lines, ...scans.lines].slice(0, mostLines) }, true);
}

/** The writing on the pages of a PDF that are pictures. */
async function readScans(bytes: Uint8Array, pages: number, who: string): Promise<TextAnswer> {
  const openScan = (page: number) => open<ScanAnswer>('scanProcess.ts', bytes, ofScans, who, String(page));
  if (pages > mostScannedPages && 'jpeg' in (await openScan(mostScannedPages + 1)))
    return { fault: 'tooManyScannedPages' };
  const until = performance.now() + mostMsOfScan;
  const lines: string[] = [];
  for (let page = 1; page <= Math.min(pages, mostScannedPages); page += 1) {
    if (performance.now() > until) return { fault: 'busy' };
    const scan = await openScan(page);
    if ('fault' in scan) return scan;
    if (!scan.jpeg) continue;
    const read = await readWriting(Buffer.from(scan.jpeg, 'base64'), who);
    if ('lines' in read) lines.push(...read.lines);
    else if (read.fault !== 'noText') return read;
  }
  return lines.length === 0 ? { fault: 'noText' } : { lines };
}

/** Opens a JPEG, PNG or WebP. */
export async function openPicture(bytes: Uint8Array, who: string): Promise<OpenedPicture> {
  const answer = await open<PictureAnswer>('pictureProcess.ts', bytes, ofPictures, who);
  if ('fault' in answer) return answer;
  const { jpeg, detailedJpeg, ...others } = answer;
  return { ...others, jpeg: Buffer.from(jpeg, 'base64'), detailedJpeg: Buffer.from(detailedJpeg, 'base64') };
}

/** A document that could be read, as it may be kept; undefined of a picture that can't be opened. */
export async function toReadableFile(bytes: Uint8Array, who: string): Promise<ReadableFile | undefined> {
  const start = Buffer.from(bytes.subarray(0, 1_024));
  if (start.toString('latin1').includes('%PDF-')) return { mediaType: 'application/pdf', content: bytes };
  if (!isPicture(start)) return { mediaType: 'text/plain', content: bytes };
  const opened = await openPicture(bytes, who);
  return opened.fault ? undefined : { mediaType: 'image/jpeg', content: opened.detailedJpeg };
}

/** What a program tells of a file when its turn comes. */
const open = <Answer>(program: string, bytes: Uint8Array, limits: Limits, who: string, ...parameters: string[]) =>
  inTurn<Answer>(opening, who, () => runApart(program, bytes, limits, ...parameters));

const readWriting = (picture: Uint8Array, who: string) =>
  inTurn<TextAnswer>(readingWriting, who, () => runApart('writingProcess.ts', picture, ofWriting));

async function inTurn<Answer>(
  gate: Gate,
  who: string,
  read: () => Promise<unknown>,
): Promise<Answer | { fault: DocumentFault }> {
  const answer = await gate.run(async () => (await read()) ?? { fault: 'tooHeavy' }, who);
  return (answer as Answer | undefined) ?? { fault: 'busy' };
}

/** Undefined of what is no text: archives are no UTF-8 without zeros. */
function decode(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

function toText(read: TextAnswer, isPicture: boolean): DocumentText {
  return 'lines' in read ? { lines: read.lines.map((line) => line.slice(0, longestLine)), isPicture } : read;
}
