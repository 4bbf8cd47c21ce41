import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Models } from '../../server/clients/models.ts';
import { plateOn } from '../../server/features/models/help/questions.ts';
import { portionsSeen } from '../../server/features/models/reading.ts';
import { understandMeal } from '../../server/features/nutrition/reading/understandMeal.ts';
import type { FoodTable } from '../../server/features/nutrition/table/foodTable.ts';
import { openPicture } from '../../server/lib/documents/readDocument.ts';
import type { OwnRow } from '../food/rows.ts';
import { isFoodOf, type OwnResult, scoreOwnRow } from '../food/score.ts';
import { type Call, callOf } from './calls.ts';

/** A photo of a meal with what is on it; `text` is the name of its file. */
export type PhotoRow = OwnRow;

/** The rows of photos.jsonl of a folder. */
export const readPhotoRows = (folder: string): PhotoRow[] =>
  readFileSync(join(folder, 'photos.jsonl'), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line));

/** Has a model look at every photo; what it sees counts as after a tap. */
export async function runPhotos(
  models: Models,
  folder: string,
  rows: PhotoRow[],
  table: FoodTable,
  mostMs: number,
): Promise<{ results: OwnResult[]; calls: Call[] }> {
  const isFood = isFoodOf(table);
  const results: OwnResult[] = [];
  const calls: Call[] = [];
  for (const row of rows) {
    const opened = await openPicture(readFileSync(join(folder, row.text)), 'bench');
    if (opened.fault) throw new Error(`${row.text} can't be opened: ${opened.fault}`);
    const seen = await callOf(models, calls, plateOn(opened.jpeg, AbortSignal.timeout(mostMs)));
    const portions = seen ? portionsSeen(seen) : [];
    results.push(scoreOwnRow(row, understandMeal(`had ${portions.join(', ')}`, table), isFood));
  }
  return { results, calls };
}
