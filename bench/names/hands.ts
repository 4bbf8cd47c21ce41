import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { FoodRow } from './score.ts';

/** Hands with expectations of food that may be looked at. */
export const openHands = ['hand-29', 'hand-33', 'hand-35', 'hand-36', 'hand-37', 'hand-40', 'hand-41'];

interface SealedRow {
  text: string;
  foods: { name: string; kcal: [low: number, high: number]; maybe?: boolean }[];
}

/** Rows of 38 people who were asked for names of foods alone; nobody reads their sentences. */
export const sealedRows = (): FoodRow[] =>
  gunzipSync(Buffer.from(readFileSync(new URL('./sealed.b64', import.meta.url), 'utf8'), 'base64'))
    .toString('utf8')
    .trim()
    .split('\n')
    .map((line, at) => {
      const { text, foods } = JSON.parse(line) as SealedRow;
      return {
        hand: 'sealed',
        line: at + 1,
        text,
        expected: foods.map((food) => ({ kind: 'food' as const, ...food })),
      };
    });
