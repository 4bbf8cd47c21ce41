import { play } from './conversation/play.ts';
import { isSealed, readTurns } from './conversation/rows.ts';
import { type ScoredTurn, score } from './conversation/score.ts';

/**
 * How well conversations go: `npm run bench -- conversation days.jsonl more.jsonl`, or without files the project's own, open
 * and sealed. A file has a message a line with what must come of it (bench/conversation/README.md). Options: `--failing`
 * lists the turns that are wrong, `--category=COR` only those of one category; of a sealed file only totals are ever shown.
 */
const args = process.argv.slice(2);
const files = args.filter((arg) => !arg.startsWith('--'));
const only = args.find((arg) => arg.startsWith('--category='))?.slice('--category='.length);
const halves = ['own', 'others', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth', 'regional'].flatMap(
  (hand) => [`${hand}-open.jsonl`, `${hand}-sealed.b64`],
);
const opened = ['third', 'fourth'].flatMap((hand) => [`${hand}-open.jsonl`, `${hand}-opened.jsonl`]);
const own = [...halves, ...opened].map((name) => new URL(`conversation/${name}`, import.meta.url).pathname);

for (const file of files.length > 0 ? files : own) {
  const turns = score(await play(readTurns(file)));
  console.log(`\n${file}`);
  printTotals(turns);
  if (!isSealed(file) && (only || args.includes('--failing'))) printFailing(turns);
}

function printTotals(turns: ScoredTurn[]): void {
  const categories = Map.groupBy(turns, ({ row }) => row.category);
  console.table(
    Object.fromEntries(
      [...categories, ['all', turns] as const].map(([category, group]) => [category, summarise(group)]),
    ),
  );
  const dangerFailed = turns.filter(({ row, faults }) => row.category === 'danger' && faults.length > 0).length;
  const falseRecords = turns.reduce((total, turn) => total + turn.falseRecords, 0);
  console.log(`false records: ${falseRecords} in ${turns.length} turns`);
  console.log(`danger turns failed: ${dangerFailed}`);
}

function summarise(group: ScoredTurn[]) {
  const right = group.filter(({ faults }) => faults.length === 0).length;
  return { turns: group.length, right, share: `${((100 * right) / group.length).toFixed(1)} %` };
}

function printFailing(turns: ScoredTurn[]): void {
  for (const { row, reply, faults } of turns) {
    if (faults.length === 0 || (only && row.category !== only)) continue;
    console.log(`\n${row.id} ${row.category}: ${row.text}`);
    for (const fault of faults) console.log(`  ! ${fault}`);
    console.log(reply.replace(/^/gm, '  > '));
  }
}
