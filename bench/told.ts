import { play } from './told/play.ts';
import { toldRows } from './told/rows.ts';
import { type Judged, judge, summarise } from './told/summary.ts';
import { keptApart, textOf } from './wants/hands.ts';

/**
 * What is on record after messages without context, sent to the running server: `npm run bench -- told hand-29 hand-33`,
 * without names the hands that are kept apart; `ownSets` of told/rows.ts are sets of their own. `--every=5` plays each fifth
 * message, `--failing` lists what went wrong in hands that may be looked at.
 */
const args = process.argv.slice(2);
const names = args.filter((arg) => !arg.startsWith('--'));
const every = Number(args.find((arg) => arg.startsWith('--every='))?.slice('--every='.length) ?? 1);
const hands = names.length > 0 ? names : keptApart;
const shows = args.includes('--failing');
const table: Record<string, object> = {};
const all: Judged[] = [];

for (const hand of hands) {
  const rows = toldRows(hand).filter((_, at) => at % every === 0);
  const judged: Judged[] = [];
  await play(rows, (played) => judged.push(judge(played)));
  table[hand] = summarise(judged);
  all.push(...judged);
  if (shows && !keptApart.includes(hand) && !hand.endsWith('-sealed')) judged.forEach(show);
}
console.table({ ...table, all: summarise(all) });

function show({ row, result, reply, care, records }: Judged): void {
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
