import type { Recorded } from './play.ts';
import type { ExpectedEntry } from './rows.ts';
import { areSumsRight, fits, isOfKind } from './score.ts';
import type { Judged } from './summary.ts';

/** What of an entry is not as told, the first that is found; 'right' where nothing is. */
function whyNot(records: Recorded[], entry: ExpectedEntry): string {
  const ofKind = records.filter((record) => isOfKind(record, entry));
  if (ofKind.length === 0) return 'no record';
  const without = (...keys: (keyof ExpectedEntry)[]) => {
    const rest = { ...entry };
    for (const key of keys) delete rest[key];
    return ofKind.some((record) => fits(record, rest));
  };
  if (without()) return 'right';
  if (without('day')) return 'day';
  if (without('time')) return 'time';
  if (without('meal')) return 'meal';
  if (without('name', 'what')) return 'name';
  return 'more than one';
}

function reasonsOf({ row, records }: Judged): string[] {
  const wanted = (row.log ?? []).filter(({ maybe }) => !maybe);
  const reasons = wanted.map((entry) => whyNot(records, entry)).filter((reason) => reason !== 'right');
  if (reasons.length > 0) return reasons;
  const isExtra = records.some((record) => !(row.log ?? []).some((entry) => fits(record, entry)));
  if (isExtra) return ['more than was told'];
  return (row.log ?? []).every((entry) =>
    areSumsRight({ entries: [entry], records: records.filter((record) => fits(record, entry)) }),
  )
    ? ['figure of several']
    : ['figure'];
}

/** How many messages of each kind came out how, and how often what of the wrong ones is not as told: no sentences. */
export function byKind(judged: Judged[]): Record<string, Record<string, number>> {
  const table: Record<string, Record<string, number>> = {};
  for (const one of judged) {
    if (!one.row.log) continue;
    const kinds = [...new Set(one.row.log.map(({ kind }) => kind))].sort().join('+') || 'none';
    const row = table[kinds] ?? { all: 0, right: 0, asked: 0, missed: 0, other: 0, wrong: 0 };
    table[kinds] = row;
    row.all = (row.all ?? 0) + 1;
    row[one.result] = (row[one.result] ?? 0) + 1;
    if (one.result !== 'wrong') continue;
    for (const reason of new Set(reasonsOf(one))) row[reason] = (row[reason] ?? 0) + 1;
  }
  return table;
}
