import { crc32, deflateRawSync, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { assemble, writePdf } from './labReports/writePdf.ts';

const objects = (...bodies: string[]) => bodies.map((body) => Buffer.from(body));
const catalogue = '<< /Type /Catalog /Pages 2 0 R >>';
const pages = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>';
const leaf = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R >>';
/** The password is none that an empty one opens. */
const locked = `/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${'ab'.repeat(32)}> /U <${'cd'.repeat(32)}> >> /ID [<01><01>]`;
const megabyte = 1_048_576;

export const encryptedPdf = () => assemble(objects(catalogue, pages, leaf), locked);
export const brokenPdf = () => Buffer.from('%PDF-1.4\nnothing of it is there');
export const longPdf = (count: number) =>
  writePdf(Array.from({ length: count }, () => [{ text: 'Hemoglobin', x: 40, y: 100 }]));

/** 320 MB of spaces, as a stream of streams that PDF readers open one after the other. */
export function pdfBomb(): Uint8Array<ArrayBuffer> {
  const inflated = deflateSync(deflateSync(Buffer.alloc(320 * megabyte, ' '), { level: 9 }), { level: 9 });
  const head = `<< /Length ${inflated.length} /Filter [/FlateDecode /FlateDecode] >>\nstream\n`;
  const stream = Buffer.concat([Buffer.from(head), inflated, Buffer.from('\nendstream')]);
  return assemble([...objects(catalogue, pages, leaf), stream]);
}

/** An archive of one file of 320 MB, as its local header tells it. */
export function zipBomb(): Buffer {
  const content = Buffer.alloc(320 * megabyte, ' ');
  const packed = deflateRawSync(content, { level: 9 });
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(20, 4);
  header.writeUInt16LE(8, 8);
  header.writeUInt32LE(crc32(content), 14);
  header.writeUInt32LE(packed.length, 18);
  header.writeUInt32LE(content.length, 22);
  header.writeUInt16LE(1, 26);
  return Buffer.concat([header, Buffer.from('a'), packed]);
}

/** A white PNG: a few kilobytes that unfold to a byte and more a pixel. */
export const whitePng = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .png({ compressionLevel: 9 })
    .toBuffer();
