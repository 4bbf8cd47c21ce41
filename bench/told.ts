import { type Played, play } from './told/play.ts';
import { toldRows } from './told/rows.ts';
import { type Result, resultOf } from './told/score.ts';
import { keptApart, textOf } from './wants/hands.ts';

/**
 * What is on record after messages without context, sent to the running server: `npm run bench -- told hand-29 hand-33`,
 * without names the hands that are kept apart. `--every=5` plays each fifth message, `--failing` lists what went wrong in
 * hands that may be looked at.
 */
const args = process.argv.slice(2);
const names = args.filter((arg) => !arg.startsWith('--'));
const every = Number(args.find((arg) => arg.startsWith('--every='))?.slice('--every='.length) ?? 1);
const hands = names.length > 0 ? names : keptApart;
const shows = args.includes('--failing');
const table: Record<string, object> = {};
const all: Judged[] = [];

interface Judged extends Played {
  result: Result;
  isOnRecord: boolean;
}

for (const hand of hands) {
  const rows = toldRows(hand).filter((_, at) => at % every === 0);
  const judged: Judged[] = [];
  await play(rows, (played) => judged.push({ ...played, ...resultOf(played) }));
  table[hand] = summarise(judged);
  all.push(...judged);
  if (shows && !keptApart.includes(hand)) judged.forEach(show);
}
console.table({ ...table, all: summarise(all) });

function summarise(judged: Judged[]) {
  const telling = judged.filter(({ row }) => row.log !== undefined);
  const isDanger = ({ row }: Judged) => row.message.segs.some(([, act]) => act.startsWith('care.'));
  const dangers = judged.filter(isDanger);
  const others = judged.filter((one) => one.row.log === undefined && !isDanger(one));
  const harmless = judged.filter((one) => !isDanger(one));
  const share = (part: unknown[], whole: unknown[]) =>
    `${((100 * part.length) / Math.max(1, whole.length)).toFixed(1)}`;
  const of = (...results: Result[]) =>
    share(
      telling.filter(({ result }) => results.includes(result)),
      telling,
    );
  return {
    telling: telling.length,
    right: of('right'),
    wrong: of('wrong'),
    asked: of('asked'),
    missed: of('missed'),
    'something else': of('other'),
    others: others.length,
    recorded: share(
      others.filter(({ records }) => records.length > 0),
      others,
    ),
    alarmed: share(
      harmless.filter(({ care }) => care !== undefined),
      harmless,
    ),
    dangers: dangers.length,
    answered: share(
      dangers.filter(({ care }) => care !== undefined),
      dangers,
    ),
  };
}

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
