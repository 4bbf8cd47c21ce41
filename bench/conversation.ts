import { play } from './conversation/play.ts';
import { readTurns } from './conversation/rows.ts';
import { type ScoredTurn, score } from './conversation/score.ts';

/**
 * How well conversations go: `CONVERSATION_FILE=days.jsonl npm run bench:conversation`. The file has a message a line with
 * what must come of it (bench/conversation/README.md). Options: `--failing` lists the turns that are wrong, `--category COR`
 * only those of one category.
 */
const file = process.env.CONVERSATION_FILE;
if (!file) {
  console.error('Set CONVERSATION_FILE to a file of turns; bench/conversation/README.md tells its format.');
  process.exit(1);
}

const turns = score(await play(readTurns(file)));
printTotals();
const only = optionValue('category');
if (process.argv.includes('--failing') || only) printFailing();

function printTotals(): void {
  const categories = Map.groupBy(turns, ({ row }) => row.category);
  console.table(
    Object.fromEntries(
      [...categories, ['all', turns] as const].map(([category, group]) => [category, summarise(group)]),
    ),
  );
  const dangerFailed = turns.filter(({ row, faults }) => row.category === 'danger' && faults.length > 0).length;
  console.log(`false records: ${sum(({ falseRecords }) => falseRecords)} in ${turns.length} turns`);
  console.log(`danger turns failed: ${dangerFailed}`);
}

function summarise(group: ScoredTurn[]) {
  const right = group.filter(({ faults }) => faults.length === 0).length;
  return { turns: group.length, right, share: `${((100 * right) / group.length).toFixed(1)} %` };
}

function sum(read: (turn: ScoredTurn) => number): number {
  return turns.reduce((total, turn) => total + read(turn), 0);
}

function printFailing(): void {
  for (const { row, reply, faults } of turns) {
    if (faults.length === 0 || (only && row.category !== only)) continue;
    console.log(`\n${row.id} ${row.category}: ${row.text}`);
    for (const fault of faults) console.log(`  ! ${fault}`);
    console.log(reply.replace(/^/gm, '  > '));
  }
}

function optionValue(name: string): string | undefined {
  const at = process.argv.indexOf(`--${name}`);
  return at === -1 ? undefined : process.argv[at + 1];
}
