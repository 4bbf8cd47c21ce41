import type { Sharp } from 'sharp';

const mostPixels = 40_000_000;
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

const mostEnlarged = 2;

/** A JPEG, PNG or WebP in grey, brought to that side, but to no more than twice its own. */
export async function toGreyPixels(bytes: Buffer, side: number): Promise<GreyPixels> {
  if (!isPicture(bytes)) throw new NotAnImage('Choose a JPEG, PNG or WebP picture.');
  return reencode(bytes, async (image) => {
    const { width = 0, height = 0 } = await image.metadata();
    const size = Math.min(side, mostEnlarged * Math.max(width, height));
    const { data, info } = await image
      .resize({ width: size, height: size, fit: 'inside', kernel: 'cubic' })
      .flatten({ background: '#fff' })
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  });
}

/** A part of it at another scale, with a frame of the colour of its corner, as a PNG. */
export async function cutGrey(
  { data, width, height }: GreyPixels,
  part: { left: number; top: number; width: number; height: number },
  scale: number,
): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const paper = data[part.top * width + part.left] ?? 255;
  const frame = scale === 1 ? 0 : 20;
  return sharp(data, { raw: { width, height, channels: 1 } })
    .extract(part)
    .resize({ height: Math.round(part.height * scale), kernel: 'cubic' })
    .extend({ top: frame, bottom: frame, left: frame, right: frame, background: { r: paper, g: paper, b: paper } })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** Whether the first bytes are those of a picture that is taken. */
export const isPicture = (bytes: Buffer): boolean => isJpegOrPng(bytes) || isWebp(bytes);

const isJpegOrPng = (bytes: Buffer) =>
  signatures.some((signature) => bytes.subarray(0, signature.length).equals(signature));

async function reencode<Result>(bytes: Buffer, make: (image: Sharp) => Promise<Result>): Promise<Result> {
  const { default: sharp } = await import('sharp');
  try {
    return await make(sharp(bytes, { limitInputPixels: mostPixels, failOn: 'warning' }).autoOrient());
  } catch (error) {
    const isTooLarge = /pixel limit/i.test((error as Error).message);
    throw new NotAnImage(
      isTooLarge
        ? 'The picture has more than 40 megapixels. Choose a smaller one.'
        : 'The picture is damaged and cannot be read.',
    );
  }
}
