import sharp from 'sharp';
import { extractImages, getDocumentProxy } from 'unpdf';
import { answerApart } from './apart.ts';
import { mostScanPixels, type ScanAnswer } from './limits.ts';

/** Of the shorter side, in pixels: what is smaller is a logo or a stamp, not a page. */
const leastSide = 600;
const [, , number = '1'] = process.argv;

/** The scan that one page of a PDF is, as it stands upright, in a process of its own: its largest picture. */
async function read(bytes: Buffer): Promise<ScanAnswer> {
  const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0, maxImageSize: mostScanPixels });
  const [scan] = (await extractImages(document, Number(number)))
    .filter(({ width, height }) => Math.min(width, height) >= leastSide)
    .toSorted((one, other) => other.width * other.height - one.width * one.height);
  if (!scan) return {};
  const { rotate } = await document.getPage(Number(number));
  const { data, width, height, channels } = scan;
  const raw = { width, height, channels };
  const jpeg = await sharp(data, { raw }).rotate(rotate).greyscale().jpeg({ quality: 90 }).toBuffer();
  return { jpeg: jpeg.toString('base64') };
}

await answerApart(read);
