import { basename } from 'node:path';
import type { Db } from '../../../db/open.ts';
import type { Clock } from '../../../lib/clock.ts';
import { type FoodFile, type ImportedFood, ImportRefused, type Reading } from './importedFood.ts';
import { finishImport, type ImportState, saveBatch, startImport } from './mutations.ts';
import { fingerprintOf } from './openFoodFile.ts';

const RECORDS_AT_ONCE = 250;

export interface ImportProgress extends ImportState {
  /** Records that an earlier, interrupted run had read. */
  continuedFrom: number;
  share: number | undefined;
}

export interface ImportResult extends ImportProgress {
  /** The file had been imported as a whole before; nothing was done. */
  wasComplete: boolean;
}

/** Reads a file of foods into the database, going on where an earlier run was interrupted. */
export async function importFoods(
  db: Db,
  file: FoodFile,
  options: { anew: boolean; clock: Clock; onProgress(progress: ImportProgress): void },
): Promise<ImportResult> {
  const fingerprint = await fingerprintOf(file);
  const fileName = basename(file.paths[0] ?? '');
  const started = await startImport(
    db,
    { fingerprint, fileName, source: file.source },
    options.anew,
    options.clock.now(),
  );
  const { finishedAt, recordsRead, foodsSaved, skipped } = started;
  let state: ImportState = { recordsRead, foodsSaved, skipped };
  const result = () => ({ ...state, continuedFrom: recordsRead, share: file.share() });
  if (finishedAt) return { ...result(), wasComplete: true };

  let batch: Reading[] = [];
  const save = async () => {
    const foods = foodsIn(batch);
    const after = advance(state, batch, foods.length);
    await saveBatch(db, fingerprint, foods, state, after);
    state = after;
    batch = [];
    options.onProgress(result());
  };
  try {
    for await (const reading of file.readings(recordsRead)) {
      batch.push(reading);
      if (batch.length === RECORDS_AT_ONCE) await save();
    }
  } catch (error) {
    throw isDamage(error) ? new ImportRefused(damageText(fileName, state, error)) : error;
  }
  if (batch.length > 0) await save();
  await finishImport(db, fingerprint, options.clock.now());
  return { ...result(), wasComplete: false };
}

/** What the unpackers and the CSV parser throw at a file that was cut off or isn't what it seems. */
const isDamage = (error: unknown): error is Error & { code: string } =>
  error instanceof Error && /^(?:Z|CSV)_/.test(String((error as { code?: unknown }).code));

const damageText = (fileName: string, { recordsRead, foodsSaved }: ImportState, { message }: Error) =>
  `${fileName} is damaged or not complete (${message}). Up to record ${recordsRead} it was read: ${foodsSaved} foods saved. Download it again.`;

/** One per food: of records that repeat it the last counts. */
function foodsIn(batch: Reading[]): ImportedFood[] {
  const foods = batch.flatMap((reading) => (reading.kind === 'food' ? [reading.food] : []));
  return [...new Map(foods.map((food) => [`${food.source} ${food.sourceId}`, food])).values()];
}

function advance(state: ImportState, batch: Reading[], saved: number): ImportState {
  const skipped = { ...state.skipped };
  for (const reading of batch) {
    if (reading.kind !== 'unusable') continue;
    const { reason, record } = reading;
    const { count = 0, example = record } = skipped[reason] ?? {};
    skipped[reason] = { count: count + 1, example };
  }
  return { recordsRead: state.recordsRead + batch.length, foodsSaved: state.foodsSaved + saved, skipped };
}
