import { openHands, sealedRows } from './names/hands.ts';
import { namedHands, namedRows } from './names/labels.ts';
import { type JudgedMarks, judgeMarks, summariseMarks } from './names/marked.ts';
import { knownTexts, mealsIn } from './names/read.ts';
import { foodRowOf, type Judged, judge, summarise } from './names/score.ts';
import { toldRows } from './told/rows.ts';
import { keptApart } from './wants/hands.ts';

/**
 * Whether what people named is what is read, no food more and no food less, by hand: `npm run bench -- names`. Of the hands
 * that are kept apart totals alone; `--failing` lists what went wrong in the others, `-- hand-29` scores one. Names that were
 * marked in further hands are found where some food was read from them, whichever it is.
 */
const args = process.argv.slice(2);
const chosen = args.filter((arg) => !arg.startsWith('--'));
const hands = chosen.length > 0 ? chosen : [...openHands, ...keptApart];
const table: Record<string, object> = {};
const all = { open: [] as Judged[], kept: [] as Judged[] };
const began = process.cpuUsage();

for (const hand of hands) {
  const judged = toldRows(hand)
    .flatMap(foodRowOf)
    .map((row) => judge(row, mealsIn(knownTexts(row.text))));
  const isKept = keptApart.includes(hand);
  if (!isKept) table[hand] = summarise(judged);
  if (!isKept && args.includes('--failing')) judged.filter(({ isRight }) => !isRight).forEach(show);
  all[isKept ? 'kept' : 'open'].push(...judged);
}
const sealed = chosen.length > 0 ? [] : sealedRows().map((row) => judge(row, mealsIn(knownTexts(row.text))));
console.table({
  ...table,
  open: summarise(all.open),
  'kept apart': summarise(all.kept),
  sealed: summarise(sealed),
});
const marks = chosen.length > 0 ? [] : namedHands().flatMap(namedRows);
const ofMarks = marks.map((row) => judgeMarks(row, mealsIn(knownTexts(row.text))));
if (marks.length > 0) console.table({ marked: summariseMarks(ofMarks) });
if (args.includes('--failing')) ofMarks.filter(({ isRight }) => !isRight).forEach(showMarks);
console.log(`${Math.round(process.cpuUsage(began).user / 1000)} ms of processor time`);

function show({ row, meals, strangers }: Judged): void {
  const items = meals.flatMap((meal) => meal.items);
  const unknown = meals.flatMap((meal) => meal.unknown);
  console.log(`\n${row.hand} ${row.line}: ${row.text}`);
  console.log(
    `  wanted ${row.expected.map(({ name, kcal, maybe }) => `${name}${maybe ? '?' : ''} ${kcal ?? ''}`).join(', ')}`,
  );
  for (const { foodName, quantity, unit, nutrients, text } of items)
    console.log(
      `  ${strangers.includes(foodName) ? '!!' : '  '} ${quantity} ${unit} ${foodName} ${Math.round(nutrients.energyKcal)} kcal <- ${text}`,
    );
  if (unknown.length > 0) console.log(`  unknown: ${unknown.join(', ')}`);
}

function showMarks({ row, missed, strangers }: JudgedMarks): void {
  const read = strangers.map(({ foodName, text }) => `${foodName} <- ${text}`);
  console.log(`\n${row.hand} ${row.line}: ${row.text}\n  missed ${missed.join(', ')}; nobody named ${read.join(', ')}`);
}
