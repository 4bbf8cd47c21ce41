import sharp from 'sharp';
import { getDocumentProxy } from 'unpdf';
import { answerApart } from './apart.ts';
import { mostScanPixels, type ScanAnswer } from './limits.ts';
import { type PdfPage, picturesOf } from './pagePictures.ts';
import { joinStrips, type Strip } from './strips.ts';

/** Of the shorter side, in pixels: what is smaller is a logo or a stamp, not a page. */
const leastSide = 600;
/** Of a page: what pictures cover of one that was scanned. */
const leastCovered = 0.5;
const [, , number = '1'] = process.argv;

/** The scan that one page of a PDF is, as it stands upright, in a process of its own: its largest picture. */
async function read(bytes: Buffer): Promise<ScanAnswer> {
  const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0, maxImageSize: mostScanPixels });
  const page = await document.getPage(Number(number));
  const pictures = await picturesOf(page as unknown as PdfPage);
  const [scan] = joinStrips(pictures)
    .filter(({ width, height }) => Math.min(width, height) >= leastSide && width * height <= mostScanPixels)
    .toSorted((one, other) => other.width * other.height - one.width * one.height);
  const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
  const covered = leastCovered * (right - left) * (top - bottom);
  if (!scan) return pictures.length > 1 && areaOf(pictures) > covered ? { fault: 'inPieces' } : {};
  const raw = { width: scan.width, height: scan.height, channels: 1 } as const;
  const jpeg = await sharp(scan.grey, { raw }).rotate(page.rotate).jpeg({ quality: 90 }).toBuffer();
  return { jpeg: jpeg.toString('base64') };
}

const areaOf = (pictures: Strip[]): number =>
  pictures.reduce((sum, { left, right, bottom, top }) => sum + (right - left) * (top - bottom), 0);

await answerApart(read);
