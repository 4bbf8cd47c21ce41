import sharp from 'sharp';
import { assemble } from './writePdf.ts';

/** A PDF without text, as scanners write it: a JPEG for each page. */
export async function writeScan(pages: Buffer[]): Promise<Uint8Array<ArrayBuffer>> {
  const first = 3;
  const each = 3;
  const kids = pages.map((_, index) => `${first + index * each} 0 R`).join(' ');
  const objects = [
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`),
  ];
  for (const [index, jpeg] of pages.entries()) {
    const { width, height } = await sharp(jpeg).metadata();
    const [picture, contents] = [first + index * each + 1, first + index * each + 2];
    const drawing = 'q 595 0 0 842 0 0 cm /Scan Do Q';
    const kind = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB`;
    objects.push(
      Buffer.from(
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /XObject << /Scan ${picture} 0 R >> >> /Contents ${contents} 0 R >>`,
      ),
      Buffer.concat([
        Buffer.from(`<< ${kind} /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>\nstream\n`),
        jpeg,
        Buffer.from('\nendstream'),
      ]),
      Buffer.from(`<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`),
    );
  }
  return assemble(objects);
}
