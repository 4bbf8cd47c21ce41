import { readFileSync } from 'node:fs';
import { featuresOf, places } from '../server/features/care/likelihood/features.ts';
import { classes, weightsFile } from '../server/features/care/likelihood/likelihood.ts';
import { readTold } from '../server/features/care/signs/told.ts';
import { careTables, fittedTo, ordinaryTexts } from '../tests/care/tables.ts';
import { readTurns } from './conversation/rows.ts';
import { otherHands } from './evidence/rows.ts';
import { readOpen } from './intents/rows.ts';
import { fittedShares, fitWeights, type Row, writeWeights } from './likelihood/fit.ts';
import { kinds, openWordings } from './wordings/score.ts';

/**
 * Fits the weights of the care reading to the open rows of its tables: `npm run fit -- care`. `--hold 5` leaves out
 * every fifth row, writes nothing, and prints what these come out at.
 */
const held = process.argv.includes('--hold') ? Number(process.argv.at(process.argv.indexOf('--hold') + 1)) : 0;
const { dangers, lookalikes } = careTables.open;
const rows = [
  ...dangers.map(({ text, kind }) => ({ features: featuresOf(readTold(text)), target: classes.indexOf(kind) })),
  ...[...lookalikes, ...ordinaryTexts, ...sentences()].map(({ text }) => ({
    features: featuresOf(readTold(text)),
    target: 0,
  })),
];
const orders = 4;
const learned = rows.filter((_, at) => !held || at % held !== 0);

const fitted = fitWeights(learned, places, classes.length, orders);
if (held) report(rows.filter((_, at) => at % held === 0));
else {
  writeWeights(weightsFile, fitted, fittedTo());
  console.log(`fitted to ${dangers.length} dangers and ${lookalikes.length} harmless messages`);
}

/** Open rows of the other sets, but for those in which people may tell of a danger. */
function sentences(): { text: string }[] {
  const mealSets = ['own', 'third', 'fourth', 'fifth', 'fresh'].map((set) => `food/${set}-set.jsonl`);
  const sets = [...mealSets, 'evidence/noMeal-open.jsonl', 'answers/paraphrases.jsonl'].flatMap((file) =>
    readFileSync(new URL(file, import.meta.url), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { text: string; half?: string })
      .filter(({ half }) => half !== 'sealed'),
  );
  const talk = readOpen().filter(({ intent }) => !['symptom', 'mood', 'weightAdvice'].includes(intent));
  const turns = ['own', 'others', 'third', 'fourth', 'fifth', 'sixth', 'regional']
    .flatMap((hand) => readTurns(new URL(`conversation/${hand}-open.jsonl`, import.meta.url).pathname))
    .filter(({ category }) => !['danger', 'MED', 'ADV'].includes(category));
  const meals = otherHands.flatMap(({ meals }) => meals.open()).map((text) => ({ text }));
  const wordings = kinds.filter((kind) => !['readings', 'medicines'].includes(kind)).flatMap(openWordings);
  return [...sets, ...meals, ...talk, ...turns, ...wordings];
}

function report(unseen: Row[]): void {
  for (const alarm of [0.3, 0.4, 0.5, 0.6, 0.7, 0.8]) {
    const alarming = unseen.filter(({ features }) => 1 - (fittedShares(fitted, features)[0] as number) >= alarm);
    const found = alarming.filter(({ target }) => target > 0).length;
    const wanted = unseen.filter(({ target }) => target > 0).length;
    console.log(
      `from ${alarm}: ${found} of ${wanted} dangers, ${alarming.length - found} of ${unseen.length - wanted} harmless messages`,
    );
  }
}
