import { keptApart, textOf } from '../wants/hands.ts';
import type { Judged } from './summary.ts';

/** What went wrong with a message, unless it is of a hand that nobody looks at. */
export function showFailure({ row, result, reply, care, records }: Judged): void {
  if (keptApart.includes(row.hand) || row.hand.endsWith('-sealed')) return;
  const isDanger = row.message.segs.some(([, act]) => act.startsWith('care.'));
  const isFine = row.log ? result === 'right' : isDanger ? care !== undefined : records.length === 0 && !care;
  if (isFine) return;
  const expected = row.log ? JSON.stringify(row.log) : isDanger ? 'danger' : 'nothing';
  console.log(
    `\n${row.hand} ${row.line} ${row.log ? result : isDanger ? 'missed danger' : care ? 'alarm' : 'recorded'}: ${textOf(row.message)}`,
  );
  console.log(`  wants ${row.message.segs.map(([, act]) => act).join(' ')}; expected ${expected}`);
  for (const { table: of, row: record } of records)
    console.log(
      `  ${of} ${Object.entries(record)
        .filter(
          ([key, value]) =>
            value !== null &&
            /name|type|kcal|ml$|kg|min$|km|steps|hr|tags|status|mood|systolic|value|localDate/i.test(key),
        )
        .map(([key, value]) => `${key}=${value}`)
        .join(' ')}`,
    );
  console.log(reply.replace(/^/gm, '  > '));
}
