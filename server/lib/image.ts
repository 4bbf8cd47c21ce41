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
  if (!isJpegOrPng(bytes) && !isWebp(bytes)) throw new NotAnImage('Choose a JPEG, PNG or WebP picture.');
  const size = { width: side, height: side, fit: 'inside', withoutEnlargement: true } as const;
  return reencode(bytes, (image) =>
    image.resize(size).flatten({ background: '#fff' }).jpeg({ quality: 80 }).toBuffer(),
  );
}

const isJpegOrPng = (bytes: Buffer) =>
  signatures.some((signature) => bytes.subarray(0, signature.length).equals(signature));

async function reencode(bytes: Buffer, make: (image: Sharp) => Promise<Buffer>): Promise<Buffer> {
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
