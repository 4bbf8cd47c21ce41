import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { featuresOf, places } from '../server/features/care/likelihood/features.ts';
import { classes, weightsFile } from '../server/features/care/likelihood/likelihood.ts';
import { actOfDanger } from '../server/features/care/reading.ts';
import { readTold } from '../server/features/care/signs/told.ts';
import { careTables, fittedTo, ordinaryTexts } from '../tests/care/tables.ts';
import { readTurns } from './conversation/rows.ts';
import { otherHands } from './evidence/rows.ts';
import { readOpen } from './intents/rows.ts';
import { fittedShares, fitWeights, type Row, writeWeights } from './likelihood/fit.ts';
import { digestOf, fittedHands, handNamed, type LabelledMessage, textOf } from './wants/hands.ts';
import { kinds, openWordings } from './wordings/score.ts';

/**
 * Fits the weights of the care reading to the open rows of its tables and to the messages of the hands: `npm run fit -- care`.
 * `--hold 5` leaves out every fifth row, writes nothing, and prints what these come out at; `--without=hand-22` leaves out hands, `--to=FILE`
 * writes elsewhere.
 */
const option = (name: string) => process.argv.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);
const left = option('without')?.split(',') ?? [];
const hands = fittedHands().filter((name) => !left.includes(name));
const held = process.argv.includes('--hold') ? Number(process.argv.at(process.argv.indexOf('--hold') + 1)) : 0;
const { dangers, lookalikes } = careTables.open;
const rows = [
  ...dangers.map(({ text, kind }) => ({ features: featuresOf(readTold(text)), target: classes.indexOf(kind) })),
  ...[...lookalikes, ...ordinaryTexts, ...sentences()].map(({ text }) => ({
    features: featuresOf(readTold(text)),
    target: 0,
  })),
];
const orders = 2;
// The hands say what is wanted, and not which danger is told: that is the likeliest of those by the tables alone.
const ofTables = fitWeights(rows, places, classes.length);
const all = [...rows, ...hands.flatMap(handNamed).map(rowOf)];
const learned = all.filter((_, at) => !held || at % held !== 0);

const fitted = fitWeights(learned, places, classes.length, orders);
if (held) report(all.filter((_, at) => at % held === 0));
else {
  const to = option('to');
  writeWeights(to ? pathToFileURL(to) : weightsFile, fitted, fittedTo(digestOf(hands)));
  console.log(`fitted to ${all.length} messages, ${all.filter(({ target }) => target > 0).length} of them dangers`);
}

function rowOf(message: LabelledMessage): Row {
  const features = featuresOf(readTold(textOf(message)));
  const wanted = message.segs.flatMap(([, act]) => (act.startsWith('care.') ? act : []));
  const shares = fittedShares(ofTables, features);
  const target = classes.reduce<number>((best, kind, at) => {
    const isOne = kind !== undefined && wanted.includes(actOfDanger(kind));
    return isOne && (best === 0 || (shares[at] as number) > (shares[best] as number)) ? at : best;
  }, 0);
  return { features, target };
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
