import { pathToFileURL } from 'node:url';
import { places } from '../server/features/nutrition/reading/evidence/features.ts';
import { weightsFile } from '../server/features/nutrition/reading/evidence/weightsFile.ts';
import { readOwnRows } from './food/rows.ts';
import { writeWeights } from './likelihood/fit.ts';
import { type Example, markedExamples, mealExamples, toldExamples, weakExamples } from './names/examples.ts';
import { fitWords, type Labelled, likelihoodOf } from './names/fit.ts';
import { openHands } from './names/hands.ts';
import { namedHands, namedRows } from './names/labels.ts';
import { toldRows } from './told/rows.ts';
import { digestOf, fittedHands, handNamed, keptApart } from './wants/hands.ts';

/**
 * Fits which words name a food where they stand, to the same bytes each time: to the open hands of bench/told, to words of
 * parts that are about no food, and to the words of parts about food of which a first fit is sure. `--without=hand-41`
 * leaves a hand out and prints how well its words are told apart, `--to=FILE` writes elsewhere.
 */
const mealSets = ['own', 'fresh', 'third', 'fourth', 'fifth'].map(
  (name) => new URL(`food/${name}-set.jsonl`, import.meta.url).pathname,
);
const weightOfTold = 3;
const weightOfOthers = 0.5;
const weightOfGuessed = 0.5;
const sure = 0.9;
/** Each so many of the words that are about no food. */
const everyOther = 3;

const began = Date.now();
const option = (name: string) => process.argv.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);
const left = [...keptApart, ...(option('without')?.split(',') ?? [])];
const names = fittedHands().filter((name) => !left.includes(name));

const told = openHands.filter((name) => !left.includes(name)).flatMap((name) => toldRows(name).flatMap(toldExamples));
const marked = namedHands()
  .filter((name) => !left.includes(name))
  .flatMap((name) => namedRows(name).flatMap(markedExamples));
const meals = mealSets
  .flatMap(readOwnRows)
  .filter(({ half }) => half === 'open')
  .flatMap(mealExamples);
const weak = names.flatMap(handNamed).map(weakExamples);
const others = weak.flatMap(({ ofOthers }) => ofOthers).filter((_, at) => at % everyOther === 0);
const sureRows = [
  ...labelled(told, weightOfTold),
  ...labelled(marked, weightOfTold),
  ...labelled(meals, 1),
  ...labelled(others, weightOfOthers),
];
const first = fitWords(sureRows, places);
const guessed = weak
  .flatMap(({ ofFood }) => ofFood)
  .flatMap((example): Labelled[] => {
    const likely = likelihoodOf(first, example);
    const isSure = likely >= sure || likely <= 1 - sure;
    return isSure ? [{ ...example, isName: likely >= sure, weight: weightOfGuessed }] : [];
  });
const fitted = fitWords([...sureRows, ...guessed], places);

const largest = fitted.weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
const file = option('to') ? pathToFileURL(option('to') as string) : weightsFile;
writeWeights(file, { weights: fitted.weights, biases: Float64Array.of(fitted.bias) }, digestOf(names), largest);
console.log(
  `${told.length} words told, ${meals.length} of meals, ${others.length} of other talk, ${guessed.length} guessed; ${Math.round((Date.now() - began) / 1000)} s`,
);
for (const name of (option('without')?.split(',') ?? []).filter((hand) => openHands.includes(hand)))
  report(name, toldRows(name).flatMap(toldExamples));

function labelled(examples: Example[], weight: number): Labelled[] {
  return examples.flatMap(({ places: told, isName }) =>
    isName === undefined ? [] : [{ places: told, isName, weight }],
  );
}

function report(name: string, examples: Example[]): void {
  const known = labelled(examples, 1);
  for (const least of [0.1, 0.2, 0.3, 0.5, 0.7]) {
    const taken = known.filter((example) => likelihoodOf(fitted, example) >= least);
    const right = taken.filter(({ isName }) => isName).length;
    const wanted = known.filter(({ isName }) => isName).length;
    console.log(
      `${name} from ${least}: ${right} of ${wanted} names, ${taken.length - right} of ${known.length - wanted} other words`,
    );
  }
}
