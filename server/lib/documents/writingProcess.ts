import { type GreyPixels, NotAnImage, toGreyPixels } from '../image.ts';
import { answerApart } from './apart.ts';
import { doubtful, isFigure, mendUnit, settleCell } from './cells.ts';
import { mostLines, type TextAnswer } from './limits.ts';
import { openTesseract } from './tesseract.ts';
import { type Cell, cutOut, toCells } from './writing.ts';

const mostCells = 600;

/** The writing in one picture line by line, in a process of its own. Each figure is read a second time by itself. */
async function read(bytes: Buffer): Promise<TextAnswer> {
  let page: GreyPixels;
  try {
    page = await toGreyPixels(bytes);
  } catch (error) {
    if (error instanceof NotAnImage) return { fault: 'brokenPicture' };
    throw error;
  }
  const tesseract = await openTesseract();
  const lines = toCells(tesseract.readPage(page));
  if (lines.length === 0) return { fault: 'noText' };
  const readAgain = async (cell: Cell, scale: number) => tesseract.readLine(await cutOut(page, cell, scale));
  let left = mostCells;
  for (const cell of lines.flat()) {
    if (!isFigure(cell.text)) continue;
    left -= 1;
    cell.text = left < 0 ? doubtful(cell.text) : await settleCell(cell.text, (scale) => readAgain(cell, scale));
  }
  return { lines: lines.map((cells) => cells.map(({ text }) => mendUnit(text)).join('\t')).slice(0, mostLines) };
}

await answerApart(read);
