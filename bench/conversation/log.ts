import { addDays } from '../../server/lib/dates.ts';
import { type Group, groupsOf } from '../told/groups.ts';
import type { DiaryRecord, PlayedTurn } from './play.ts';
import type { ExpectedRecord, Range } from './rows.ts';

const tables: Record<ExpectedRecord['kind'], DiaryRecord['table']> = {
  food: 'foodEntries',
  water: 'waterEntries',
  weight: 'weightEntries',
  sleep: 'sleepEntries',
  activity: 'activityEntries',
};
const figures = ['kcal', 'protein', 'ml', 'kg', 'h', 'min', 'km'] as const;

/** Whether a turn recorded what it should, each record once, and nothing else. */
export function scoreLog(turn: PlayedTurn, expected: ExpectedRecord[], recorded: DiaryRecord[]): string[] {
  const { before, after, today } = turn;
  if (expected.length === 0)
    return JSON.stringify(before.records) === JSON.stringify(after.records) ? [] : [`recorded ${namesOf(recorded)}`];
  const judged = recorded.filter(({ table, name }) => table !== 'waterEntries' || name === 'water');
  const isFit = (record: DiaryRecord, entry: ExpectedRecord) => fits(record, entry, today);
  const strangers = judged.filter((record) => !expected.some((entry) => isFit(record, entry)));
  const missing = expected.filter((entry) => !entry.maybe && !judged.some((record) => isFit(record, entry)));
  return [
    ...strangers.map(({ name, table }) => `also recorded ${name || table}`),
    ...missing.map(({ kind, name = '' }) => `missing ${kind} ${name.slice(0, 40)}`),
    ...groupsOf(expected, judged, isFit).flatMap(faultsOfSums),
  ];
}

const namesOf = (records: DiaryRecord[]) => records.map(({ name, table }) => name || table).join(', ') || 'a change';

function fits({ table, name, meal, localDate }: DiaryRecord, entry: ExpectedRecord, today: string): boolean {
  const days = [entry.day ?? 0].flat().map((day) => addDays(today, day));
  const matches = (pattern: string | undefined, text: string) => !pattern || new RegExp(pattern, 'iu').test(text);
  return (
    table === tables[entry.kind] && days.includes(localDate) && matches(entry.name, name) && matches(entry.meal, meal)
  );
}

function faultsOfSums({ entries, records }: Group<ExpectedRecord, DiaryRecord>): string[] {
  if (records.length === 0) return [];
  return figures.flatMap((figure) => {
    const ranges = entries.flatMap((entry): Range[] => {
      const range = entry[figure];
      return range ? [[entry.maybe ? 0 : range[0], range[1]]] : [];
    });
    const sum = records.reduce((total, record) => total + (record.figures[figure] ?? 0), 0);
    const low = ranges.reduce((total, range) => total + range[0], 0);
    const high = ranges.reduce((total, range) => total + range[1], 0);
    const isRight = ranges.length === 0 || (sum >= low && sum <= high);
    return isRight ? [] : [`${namesOf(records)}: ${figure} ${sum.toFixed(2)}, not ${low}-${high}`];
  });
}
