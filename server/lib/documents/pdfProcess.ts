import { getDocumentProxy } from 'unpdf';
import { answerApart } from './apart.ts';
import { mostLines, mostPages, type PdfAnswer } from './limits.ts';
import { type Piece, toLines } from './lines.ts';

/** The lines of one PDF, none of a scan, in a process of its own. */
async function read(bytes: Buffer): Promise<PdfAnswer> {
  try {
    const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
    if (document.numPages > mostPages) return { fault: 'tooManyPages' };
    const lines: string[] = [];
    for (let number = 1; number <= document.numPages && lines.length < mostLines; number += 1) {
      const page = await document.getPage(number);
      const { items } = await page.getTextContent();
      lines.push(...toLines(items.flatMap((item) => ('str' in item ? toPiece(item) : []))));
      page.cleanup();
    }
    return { lines: lines.slice(0, mostLines), pages: document.numPages };
  } catch (error) {
    return { fault: (error as Error).name === 'PasswordException' ? 'encrypted' : 'broken' };
  }
}

interface PdfItem {
  str: string;
  transform: number[];
  width: number;
  height: number;
}

const toPiece = ({ str, transform, width, height }: PdfItem): Piece => ({
  text: str,
  x: transform[4] ?? 0,
  y: transform[5] ?? 0,
  width,
  height: height || Math.abs(transform[3] ?? 0) || 9,
});

await answerApart(read);
