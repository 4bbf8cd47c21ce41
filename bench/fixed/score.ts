import { addDays, clockOf } from '../../server/lib/dates.ts';
import { type Recorded, today } from '../told/play.ts';
import type { Fix, FixedRow } from './rows.ts';

export type Judgement = 'right' | 'asked' | 'nothing' | 'wrong';

/** Undefined where the first message was not kept whole, or where an older entry is meant. */
export function judge(row: FixedRow, before: Recorded[], after: Recorded[], reply: string): Judgement | undefined {
  const [old, now] = [before.filter(isTold), after.filter(isTold)];
  const wanted = row.fixes.filter(({ maybe }) => !maybe);
  const isMissing = wanted.some((fix) => meantBy(fix, old).length === 0);
  if (old.length !== row.entries || isMissing || wanted.length === 0) return undefined;
  const isChanged = JSON.stringify(old.map(figuresOf)) !== JSON.stringify(now.map(figuresOf));
  if (!isChanged) return reply.includes('?') ? 'asked' : 'nothing';
  const isDone = wanted.every((fix) => isFixed(fix, old, now));
  return isDone && !meddles(row, old, now) ? 'right' : 'wrong';
}

/** The drink beside a food is the same thing in another list. */
const isTold = ({ table, row }: Recorded): boolean => table !== 'waterEntries' || row.drinkType === 'water';

const wordOf: Partial<Record<Recorded['table'], string>> = {
  waterEntries: 'water paani',
  weightEntries: 'weight wajan',
  sleepEntries: 'sleep slept',
  stepEntries: 'steps walk',
};
const nameOf = ({ table, row }: Recorded): string =>
  wordOf[table] ?? String(row.foodName ?? row.activityType ?? row.name ?? '');

const isNamed = (pattern: string, record: Recorded): boolean => new RegExp(pattern, 'iu').test(nameOf(record));

function meantBy({ of }: Fix, records: Recorded[]): Recorded[] {
  if (of === 'all' || of === 'last') return records;
  const named = records.filter((record) => isNamed(of, record));
  return named.length === 0 && records.length === 1 ? records : named;
}

const sizes = ['quantity', 'energyKcal', 'volumeMl', 'durationMin', 'distanceKm', 'steps', 'sleepTimeHr', 'weightKg'];
const figuresOf = ({ row }: Recorded) =>
  [
    'id',
    'foodName',
    'activityType',
    'localDate',
    'occurredAt',
    'mealType',
    'proteinG',
    'carbohydrateG',
    'fatG',
    ...sizes,
  ].map((key) => row[key]);

const isNear = (one: unknown, other: number | undefined, slack = 0.03): boolean =>
  typeof one === 'number' && other !== undefined && Math.abs(one - other) <= Math.abs(other) * slack + 1e-6;

function isFixed(fix: Fix, old: Recorded[], now: Recorded[]): boolean {
  const meant = meantBy(fix, old);
  const left = (record: Recorded) => now.find(({ row }) => row.id === record.row.id);
  const added = now.filter(({ row }) => !old.some((one) => one.row.id === row.id));
  const isAdded = (pattern: string) => added.some((record) => isNamed(pattern, record));
  const isSome = (check: (before: Recorded, after: Recorded) => boolean) =>
    meant.some((record) => {
      const after = left(record);
      return after !== undefined && check(record, after);
    });
  switch (fix.act) {
    case 'fix.remove':
    case 'fix.undo':
      return fix.of === 'all' ? meant.every((record) => !left(record)) : meant.some((record) => !left(record));
    case 'fix.food': {
      const name = fix.name ?? '';
      return isAdded(name) ? meant.some((one) => !left(one)) : isSome((_, after) => isNamed(name, after));
    }
    case 'fix.without':
      return isSome((one, after) => isLess(one, after)) || meant.some((one) => !left(one));
    case 'fix.with':
      return isAdded(fix.name ?? '') || isSome((one, after) => isLess(after, one));
    case 'fix.more':
      return (fix.name !== undefined && isAdded(fix.name)) || isSome((one, after) => isLess(one, after, -1));
    case 'fix.when':
      return isSome((_, after) => isWhen(fix, after.row));
    case 'fix.figure':
      return isSome((_, after) => hasFigures(fix, after.row));
    default:
      return isSome((one, after) => isOfAmount(fix, one.row, after.row)) || hasReplaced(fix, added);
  }
}

/** The same food, taken anew with the amount. */
const hasReplaced = ({ quantity, of }: Fix, added: Recorded[]): boolean =>
  added.some((record) => isNamed(of, record) && isNear(record.row.quantity, quantity));

const isLess = (one: Recorded, after: Recorded, sign = 1): boolean =>
  sizes.some((key) => sign * (Number(one.row[key] ?? 0) - Number(after.row[key] ?? 0)) > 1e-6) ||
  (sign === 1 && nameOf(one) !== nameOf(after));

function isWhen({ day, time, meal }: Fix, row: Recorded['row']): boolean {
  const minutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
  const at = minutes(clockOf(row.occurredAt as Date, 'Asia/Kolkata'));
  return (
    (day === undefined || [day].flat().some((one) => addDays(today, one) === String(row.localDate).slice(0, 10))) &&
    (meal === undefined || new RegExp(meal, 'iu').test(String(row.mealType ?? ''))) &&
    (time === undefined || [time].flat().some((one) => Math.abs(minutes(one) - at) <= slackMin))
  );
}
const slackMin = 45;

const hasFigures = ({ kcal, protein, carbs, fat, kg, h }: Fix, row: Recorded['row']): boolean =>
  (
    [
      [kcal, row.energyKcal],
      [protein, row.proteinG],
      [carbs, row.carbohydrateG],
      [fat, row.fatG],
      [kg, row.weightKg],
      [h, row.sleepTimeHr],
    ] as const
  ).every(([told, kept]) => told === undefined || isNear(kept, told) || isNear(kept, told * poundKg, 0.001));
const poundKg = 0.453_592;

const inMl: Record<string, number> = { ml: 1, l: 1000, litre: 1000, glass: 250 };
const inMin: Record<string, number> = { min: 1, h: 60, hour: 60 };
const inKm: Record<string, number> = { km: 1, m: 0.001, mi: 1.609 };

function isOfAmount({ quantity, unit = '', times }: Fix, before: Recorded['row'], row: Recorded['row']): boolean {
  const sized = sizes.filter((key) => typeof before[key] === 'number' && typeof row[key] === 'number');
  if (times)
    return sized.some((key) => {
      const factor = Number(row[key]) / Number(before[key]);
      return factor >= times[0] * 0.97 && factor <= times[1] * 1.03 && factor !== 1;
    });
  if (quantity === undefined) return sized.some((key) => row[key] !== before[key]);
  const factor = quantity / Number(before.quantity);
  return (
    isNear(row.quantity, quantity) ||
    isNear(row.grams, quantity) ||
    isNear(row.volumeMl, quantity * (inMl[unit] ?? 250), 0.25) ||
    isNear(row.durationMin, quantity * (inMin[unit] ?? 1)) ||
    isNear(row.distanceKm, quantity * (inKm[unit] ?? 1)) ||
    isNear(row.steps, quantity) ||
    isNear(row.sleepTimeHr, quantity) ||
    isNear(Number(row.energyKcal) / Number(before.energyKcal), factor)
  );
}

/** Changes or logs what nobody spoke of. */
function meddles({ fixes, isLogging }: FixedRow, old: Recorded[], now: Recorded[]): boolean {
  const meant = new Set(fixes.flatMap((fix) => meantBy(fix, old)).map(({ row }) => row.id));
  const others = old.filter(({ row }) => !meant.has(row.id));
  const isOtherChanged = others.some((one) => {
    const after = now.find(({ row }) => row.id === one.row.id);
    return !after || JSON.stringify(figuresOf(after)) !== JSON.stringify(figuresOf(one));
  });
  const mayAdd = isLogging || fixes.some(({ act }) => ['fix.more', 'fix.with', 'fix.food'].includes(act));
  const isReplaced = old.some((one) => !now.some(({ row }) => row.id === one.row.id));
  const isAdded = now.some(({ row }) => !old.some((one) => one.row.id === row.id));
  return isOtherChanged || (isAdded && !mayAdd && !isReplaced);
}
