import sharp from 'sharp';
import { assemble } from './writePdf.ts';

const page = { width: 595, height: 842 };

/** A PDF without text, as scanners write it: a JPEG for each page, or several that are strips of it. */
export async function writeScan(pages: Buffer[], stripsOf = 1): Promise<Uint8Array<ArrayBuffer>> {
  const objects: Buffer[] = [Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'), Buffer.alloc(0)];
  const add = (body: Buffer): number => objects.push(body);
  const kids: number[] = [];
  for (const jpeg of pages) {
    const { width, height } = await sharp(jpeg).metadata();
    const names: string[] = [];
    const drawings: string[] = [];
    for (let strip = 0; strip < stripsOf; strip += 1) {
      const [from, to] = [Math.round((strip * height) / stripsOf), Math.round(((strip + 1) * height) / stripsOf)];
      const part =
        stripsOf === 1
          ? jpeg
          : await sharp(jpeg)
              .extract({ left: 0, top: from, width, height: to - from })
              .jpeg({ quality: 90 })
              .toBuffer();
      const kind = `/Type /XObject /Subtype /Image /Width ${width} /Height ${to - from} /ColorSpace /DeviceRGB`;
      const id = add(
        Buffer.concat([
          Buffer.from(`<< ${kind} /BitsPerComponent 8 /Filter /DCTDecode /Length ${part.length} >>\nstream\n`),
          part,
          Buffer.from('\nendstream'),
        ]),
      );
      const [bottom, tall] = [page.height * (1 - to / height), (page.height * (to - from)) / height];
      names.push(`/Scan${strip} ${id} 0 R`);
      drawings.push(`q ${page.width} 0 0 ${tall.toFixed(4)} 0 ${bottom.toFixed(4)} cm /Scan${strip} Do Q`);
    }
    const drawing = drawings.join('\n');
    const contents = add(Buffer.from(`<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`));
    const box = `/MediaBox [0 0 ${page.width} ${page.height}]`;
    const resources = `/Resources << /XObject << ${names.join(' ')} >> >>`;
    kids.push(add(Buffer.from(`<< /Type /Page /Parent 2 0 R ${box} ${resources} /Contents ${contents} 0 R >>`)));
  }
  const list = kids.map((id) => `${id} 0 R`).join(' ');
  objects[1] = Buffer.from(`<< /Type /Pages /Kids [${list}] /Count ${kids.length} >>`);
  return assemble(objects);
}
