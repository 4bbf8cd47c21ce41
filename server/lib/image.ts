import type { Metadata, Sharp } from 'sharp';

const mostPixels = 40_000_000;
/** That decoders keep of a picture that they only unfold as a whole: a progressive JPEG, an interlaced PNG or a WebP. */
const mostBytesAtOnce = 40_000_000;
/** The first bytes of the formats taken; others never reach a decoder. */
const signatures = [Buffer.from('ffd8ff', 'hex'), Buffer.from('89504e470d0a1a0a', 'hex')];

/** The first and the ninth to twelfth bytes of a WebP. */
const isWebp = (bytes: Buffer) =>
  bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';

/** Its message is a sentence for people. */
export class NotAnImage extends Error {}

/** Whether a picture is one that toSquareWebp made: of that side, without metadata, and readable to its end. */
export async function isSquareWebp(bytes: Buffer, side: number): Promise<boolean> {
  const { default: sharp } = await import('sharp');
  try {
    const image = sharp(bytes, { limitInputPixels: side * side, failOn: 'warning' });
    const { format, width, height, exif, icc, xmp, iptc } = await image.metadata();
    await image.stats();
    return format === 'webp' && width === side && height === side && !(exif ?? icc ?? xmp ?? iptc);
  } catch {
    return false;
  }
}

/** A JPEG or PNG, told by its content, as a square WebP without metadata. */
export async function toSquareWebp(bytes: Buffer, side: number): Promise<Buffer> {
  if (!isJpegOrPng(bytes)) throw new NotAnImage('Choose a JPEG or PNG picture.');
  return reencode(bytes, (image) => image.resize(side, side, { fit: 'cover' }).webp({ quality: 82 }).toBuffer());
}

/** A JPEG, PNG or WebP as a JPEG without metadata, such as the place where it was taken, of at most that side. */
export async function toPlainJpeg(bytes: Buffer, side: number): Promise<Buffer> {
  if (!isPicture(bytes)) throw new NotAnImage('Choose a JPEG, PNG or WebP picture.');
  const size = { width: side, height: side, fit: 'inside', withoutEnlargement: true } as const;
  return reencode(bytes, (image) =>
    image.resize(size).flatten({ background: '#fff' }).jpeg({ quality: 80 }).toBuffer(),
  );
}

/** In pixels. */
export async function longerSide(bytes: Buffer): Promise<number> {
  const { default: sharp } = await import('sharp');
  const { width, height } = await sharp(bytes).metadata();
  return Math.max(width, height);
}

/** A picture in shades of grey, one byte a pixel. */
export interface GreyPixels {
  data: Buffer;
  width: number;
  height: number;
}

/** Of a page of A4 at 300 dots an inch. */
const page = { side: 3_508, pixels: 3_508 * 2_480 };
const mostEnlarged = 2;

/** A JPEG, PNG or WebP in grey, brought to the size of a page, but to no more than twice its own. */
export async function toGreyPixels(bytes: Buffer): Promise<GreyPixels> {
  if (!isPicture(bytes)) throw new NotAnImage('Choose a JPEG, PNG or WebP picture.');
  return reencode(bytes, async (image) => {
    const { width = 0, height = 0 } = await image.metadata();
    const side = Math.max(width, height);
    const size = Math.floor(side * Math.min(page.side / side, Math.sqrt(page.pixels / (width * height)), mostEnlarged));
    const { data, info } = await image
      .resize({ width: size, height: size, fit: 'inside', kernel: 'cubic' })
      .flatten({ background: '#fff' })
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  });
}

/** In pixels. */
const frame = 20;

/** A part of it at another scale, with a frame of the colour of its corner. */
export async function cutGrey(
  { data, width, height }: GreyPixels,
  part: { left: number; top: number; width: number; height: number },
  scale: number,
): Promise<GreyPixels> {
  const { default: sharp } = await import('sharp');
  const paper = data[part.top * width + part.left] ?? 255;
  const cut = await sharp(data, { raw: { width, height, channels: 1 } })
    .extract(part)
    .resize({ height: Math.round(part.height * scale), kernel: 'cubic' })
    .extend({ top: frame, bottom: frame, left: frame, right: frame, background: { r: paper, g: paper, b: paper } })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: cut.data, width: cut.info.width, height: cut.info.height };
}

/** Whether the first bytes are those of a picture that is taken. */
export const isPicture = (bytes: Buffer): boolean => isJpegOrPng(bytes) || isWebp(bytes);

const isJpegOrPng = (bytes: Buffer) =>
  signatures.some((signature) => bytes.subarray(0, signature.length).equals(signature));

async function reencode<Result>(bytes: Buffer, make: (image: Sharp) => Promise<Result>): Promise<Result> {
  const { default: sharp } = await import('sharp');
  try {
    const image = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'warning' });
    if (bytesAtOnce(await image.metadata()) > mostBytesAtOnce) throw new NotAnImage(tooLargeAtOnce);
    return await make(image.autoOrient());
  } catch (error) {
    if (error instanceof NotAnImage) throw error;
    throw new NotAnImage(/pixel limit/i.test((error as Error).message) ? tooLarge : damaged);
  }
}

/** 0 of what is decoded line by line. JPEG keeps two bytes for each sample, and in its usual form half as many samples of colour. */
function bytesAtOnce({ format, isProgressive, chromaSubsampling, width, height }: Metadata): number {
  if (format === 'jpeg') return isProgressive ? width * height * (chromaSubsampling === '4:2:0' ? 3 : 6) : 0;
  return isProgressive || format === 'webp' ? width * height * 4 : 0;
}

const tooLarge = 'The picture has more than 40 megapixels. Choose a smaller one.';
const tooLargeAtOnce = 'The picture takes too much to open. Choose a plain JPEG, or a smaller one.';
const damaged = 'The picture is damaged and cannot be read.';
