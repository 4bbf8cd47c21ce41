import { play } from './told/play.ts';
import { byKind } from './told/reasons.ts';
import { toldRows } from './told/rows.ts';
import { showFailure } from './told/show.ts';
import { type Judged, judge, summarise } from './told/summary.ts';
import { keptApart } from './wants/hands.ts';

/**
 * What is on record after messages without context, sent to the running server: `npm run bench -- told hand-29 hand-33`,
 * without names the hands that are kept apart; `ownSets` of told/rows.ts are sets of their own. `--every=5` plays each fifth
 * message, `--failing` lists what went wrong in hands that may be looked at, `--kinds` counts by kind what was wrong.
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
  if (shows) judged.forEach(showFailure);
}
console.table({ ...table, all: summarise(all) });
if (args.includes('--kinds')) console.table(byKind(all));
