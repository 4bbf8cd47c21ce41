import { deflateSync } from 'node:zlib';

export interface Placed {
  text: string;
  x: number;
  /** From the top of the page, in points. */
  y: number;
  size?: number;
}

/** A PDF of these pages in Helvetica, as a plain text of objects; streams are compressed where told. */
export function writePdf(pages: Placed[][], isCompressed = false): Uint8Array<ArrayBuffer> {
  const objects: Buffer[] = [];
  const add = (body: string | Buffer) => objects.push(Buffer.from(body));
  const first = 4;
  const kids = pages.map((_, index) => `${first + index * 2} 0 R`).join(' ');
  add('<< /Type /Catalog /Pages 2 0 R >>');
  add(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`);
  add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>');
  for (const [index, page] of pages.entries()) {
    const contents = first + index * 2 + 1;
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${contents} 0 R >>`,
    );
    add(streamOf(Buffer.from(page.map(toOperators).join('\n'), 'latin1'), isCompressed));
  }
  return assemble(objects);
}

const toOperators = ({ text, x, y, size = 9 }: Placed) =>
  `BT /F1 ${size} Tf ${x} ${842 - y} Td (${text.replace(/[\\()]/g, '\\$&')}) Tj ET`;

function streamOf(content: Buffer, isCompressed: boolean): Buffer {
  const data = isCompressed ? deflateSync(content) : content;
  const filter = isCompressed ? ' /Filter /FlateDecode' : '';
  return Buffer.concat([
    Buffer.from(`<< /Length ${data.length}${filter} >>\nstream\n`),
    data,
    Buffer.from('\nendstream'),
  ]);
}

/** Numbers the objects and writes the table of where they lie; `trailer` says what else the file's end tells. */
export function assemble(objects: Buffer[], trailer = ''): Uint8Array<ArrayBuffer> {
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  const push = (part: Buffer) => {
    parts.push(part);
    length += part.length;
  };
  for (const [index, body] of objects.entries()) {
    offsets.push(length);
    push(Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), body, Buffer.from('\nendobj\n')]));
  }
  const start = length;
  const lines = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  push(Buffer.from(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${lines}`));
  push(Buffer.from(`trailer << /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`));
  return new Uint8Array(Buffer.concat(parts));
}
