import { cutGrey, type GreyPixels } from '../image.ts';
import type { Block } from './tesseract.ts';

/** What stands together on a line of a picture, in pixels. */
export interface Cell {
  text: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The lines of a picture from the top, each as its cells; words that stand closer than a letter's height are one cell. */
export const toCells = (blocks: Block[]): Cell[][] =>
  blocks
    .flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines))
    .map(({ words, bbox }) => {
      const cells: Cell[] = [];
      const height = bbox.y1 - bbox.y0;
      for (const { text, bbox: box } of words) {
        const last = cells.at(-1);
        if (last && box.x0 - last.right < height * 0.9) {
          last.text += ` ${text}`;
          last.right = box.x1;
          last.top = Math.min(last.top, box.y0);
          last.bottom = Math.max(last.bottom, box.y1);
        } else cells.push({ text, left: box.x0, top: box.y0, right: box.x1, bottom: box.y1 });
      }
      return cells;
    })
    .filter((cells) => cells.length > 0);

const margin = 14;

/** A cell by itself, as large as told and with paper around it. */
export function cutOut(page: GreyPixels, { left, top, right, bottom }: Cell, scale: number): Promise<GreyPixels> {
  const from = { left: Math.max(0, left - margin), top: Math.max(0, top - margin) };
  const width = Math.min(page.width, right + margin) - from.left;
  const height = Math.min(page.height, bottom + margin) - from.top;
  return cutGrey(page, { ...from, width, height }, scale);
}
