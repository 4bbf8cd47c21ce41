import { addDays } from '../../server/lib/dates.ts';
import type { DiaryRecord, PlayedTurn } from './play.ts';
import type { ExpectedNet, Range } from './rows.ts';

const tolerance = 0.08;
const measured = ['kcal', 'min', 'km'] as const;
/** The kinds that a line judges by one range of their own figure. */
const totals = [
  ['water', 'waterEntries', 'ml'],
  ['weight', 'weightEntries', 'kg'],
  ['sleep', 'sleepEntries', 'h'],
] as const;

/** Whether the diary is what a correction makes of it: named records as told, all others as they were. */
export function scoreNet(turn: PlayedTurn, lines: ExpectedNet[]): string[] {
  const before = turn.before.records;
  const after = turn.after.records;
  const faults = lines.flatMap((line) => faultsOfLine(turn, line));
  const isNamed = (record: DiaryRecord) => lines.some((line) => names(line, record, turn.today));
  const isMoved = (record: DiaryRecord) =>
    lines.some(({ food, meal, day }) => food && (meal ?? day) !== undefined && matches(food, record.name));
  const left = new Map(after.map((record) => [record.id, JSON.stringify(record)]));
  const known = new Set(before.map(({ id }) => id));
  const changed = before.filter((record) => !isNamed(record) && left.get(record.id) !== JSON.stringify(record));
  const added = after.filter((record) => !known.has(record.id) && !isNamed(record));
  return [
    ...faults,
    ...changed.filter((record) => !isMoved(record)).map(({ name, table }) => `also changed ${name || table}`),
    ...added.map(({ name, table }) => `also recorded ${name || table}`),
  ];
}

const matches = (pattern: string, text: string) => new RegExp(pattern, 'iu').test(text);

function names(line: ExpectedNet, { table, name, meal, localDate }: DiaryRecord, today: string): boolean {
  if (localDate !== addDays(today, line.day ?? 0)) return false;
  if (line.meal && !matches(line.meal, meal)) return false;
  const food = line.food ?? line.gone ?? line.free;
  if (food !== undefined) return table === 'foodEntries' && matches(food, name);
  if (line.activity !== undefined) return table === 'activityEntries' && matches(line.activity, name);
  return totals.some(([kind, kindTable]) => line[kind] !== undefined && table === kindTable);
}

function faultsOfLine({ before, after, today }: PlayedTurn, line: ExpectedNet): string[] {
  const named = (records: DiaryRecord[]) => records.filter((record) => names(line, record, today));
  const [had, has] = [named(before.records), named(after.records)];
  const about = line.food ?? line.activity ?? line.gone ?? '';
  if (line.gone !== undefined)
    return has.length === 0 ? [] : [`still there: ${has.map(({ name }) => name).join(', ')}`];
  if (line.free !== undefined) return [];
  const faults: string[] = [];
  const total = totals.find(([kind]) => line[kind] !== undefined);
  const ranges = total
    ? [[total[2], line[total[0]]] as const]
    : measured.map((figure) => [figure, line[figure]] as const);
  for (const [figure, range] of ranges) {
    const sum = sumOf(has, figure);
    if (range && !isWithin(sum, range)) faults.push(`${about}: ${figure} ${sum.toFixed(1)}, not ${range.join('-')}`);
  }
  const figure = total?.[2] ?? measured.find((name) => line[name]) ?? 'kcal';
  if (line.times !== undefined && sumOf(had, figure) > 0) {
    const times = sumOf(has, figure) / sumOf(had, figure);
    const range: Range =
      typeof line.times === 'number' ? [line.times * (1 - tolerance), line.times * (1 + tolerance)] : line.times;
    if (!isWithin(times, range)) faults.push(`${about}: times ${times.toFixed(2)}, not ${line.times}`);
  }
  if (!line.more && had.length > 0 && has.length > had.length) faults.push(`${about}: one more record`);
  return faults;
}

const isWithin = (value: number, [low, high]: Range) => value >= low && value <= high;
const sumOf = (records: DiaryRecord[], figure: keyof DiaryRecord['figures']) =>
  records.reduce((sum, record) => sum + (record.figures[figure] ?? 0), 0);
