import { type FixedRow, fixedRows, handsFixed } from './fixed/rows.ts';
import { type Judgement, judge } from './fixed/score.ts';
import { recordsOf, withServer } from './told/play.ts';
import { textOf } from './wants/hands.ts';

/**
 * What corrections that come as a second message make of the diary: `npm run bench -- fixed hand-22`, without names all
 * hands. What was logged is told first, and rows are left out where that was not kept whole. `--every=4` plays each
 * fourth row, `--act=fix.amount` those with one act, `--failing` lists what went wrong.
 */
const args = process.argv.slice(2);
const optionOf = (name: string) => args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);
const named = args.filter((arg) => !arg.startsWith('--'));
const every = Number(optionOf('every') ?? 1);
const act = optionOf('act');
const rows = (named.length > 0 ? named : handsFixed())
  .flatMap(fixedRows)
  .filter((_, at) => at % every === 0)
  .filter(({ fixes }) => act === undefined || fixes.some((fix) => fix.act === act));
const counts = new Map<string, Record<Judgement, number>>();
let leftOut = 0;

await withServer(async ({ db, join }) => {
  for (const row of rows) {
    const person = await join();
    await person.send(row.first);
    const before = await recordsOf(db, person.id);
    const { reply } = await person.send(textOf(row.message));
    const after = await recordsOf(db, person.id);
    const result = judge(row, before, after, reply);
    if (!result) leftOut += 1;
    else note(row, result, reply);
  }
});
console.table(Object.fromEntries([...counts].toSorted(([one], [other]) => one.localeCompare(other))));
console.log(`${leftOut} of ${rows.length} left out`);

function note(row: FixedRow, result: Judgement, reply: string): void {
  for (const key of [...new Set(row.fixes.map((fix) => fix.act)), 'together']) {
    const counted = counts.get(key) ?? { right: 0, asked: 0, nothing: 0, wrong: 0 };
    counted[result] += 1;
    counts.set(key, counted);
  }
  if (!args.includes('--failing') || result === 'right') return;
  console.log(`\n${row.hand} ${row.line} ${result}: ${row.first} | ${textOf(row.message)}`);
  console.log(`  ${JSON.stringify(row.fixes)}`);
  console.log(reply.replace(/^/gm, '  > '));
}
