import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { createWorker, OEM, PSM } from 'tesseract.js';
import { cutGrey, NotAnImage, toGreyPixels } from '../image.ts';
import { answerApart } from './apart.ts';
import { doubtful, isFigure, mendUnit, settleCell } from './cells.ts';
import { mostLines, ofWriting, type TextAnswer } from './limits.ts';
import { type Cell, cutOut, toCells } from './writing.ts';

/** A page of A4 at 300 dots an inch. */
const longestSide = 3_508;
const language = dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/4.0.0/eng.traineddata.gz'));
const mostCells = 600;

/** The writing in one picture line by line, in a process of its own. Each figure is read a second time by itself. */
async function read(bytes: Buffer): Promise<TextAnswer> {
  try {
    const page = await toGreyPixels(bytes, longestSide);
    const worker = await createWorker('eng', OEM.LSTM_ONLY, {
      ...{ langPath: language, gzip: true, cacheMethod: 'none', legacyCore: true, legacyLang: true },
    });
    await worker.setParameters({ tessedit_pageseg_mode: PSM.SINGLE_BLOCK, user_defined_dpi: '300' });
    const { data } = await worker.recognize(
      await cutGrey(page, { left: 0, top: 0, width: page.width, height: page.height }, 1),
      {},
      { blocks: true },
    );
    const lines = toCells(data.blocks ?? []);
    if (lines.length === 0) return { fault: 'noText' };
    // The older engine tells decimal points better than the neural one.
    await worker.reinitialize('eng', OEM.TESSERACT_ONLY);
    await worker.setParameters({ tessedit_pageseg_mode: PSM.SINGLE_LINE });
    const readAgain = async (cell: Cell, scale: number) =>
      (await worker.recognize(await cutOut(page, cell, scale))).data.text.trim();
    let left = mostCells;
    for (const cell of lines.flat()) {
      if (!isFigure(cell.text)) continue;
      left -= 1;
      cell.text = left < 0 ? doubtful(cell.text) : await settleCell(cell.text, (scale) => readAgain(cell, scale));
    }
    return { lines: lines.map((cells) => cells.map(({ text }) => mendUnit(text)).join('\t')).slice(0, mostLines) };
  } catch (error) {
    if (error instanceof NotAnImage) return { fault: 'brokenPicture' };
    throw error;
  }
}

await answerApart(ofWriting, read);
