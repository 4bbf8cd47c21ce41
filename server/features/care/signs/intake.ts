import {
  amountUnits,
  calorieWords,
  drinkWords,
  eatenWords,
  glassWords,
  goalWords,
  limitWords,
  litreWords,
  otherTargets,
  selfWords,
  targetWords,
  waterWords,
  weekWords,
} from './figureWords.ts';
import { isHeardAs, placesWithin } from './lexicon.ts';
import type { Scan } from './scan.ts';

/** kcal a day: a figure below `low` as a target is starvation; a bare one below `least` is none of energy. */
const energyTarget = { least: 100, low: 1_000 };
/** A day's water: see the limits in policy.ts; more than `slip` nobody can drink, and the water skill refuses it. */
const litres = { most: 6, much: 4, slip: 30 };
const manyGlasses = 15;
const manyPills = 6;
/** Of a medicine that is named right behind the figure, nobody takes so many by mistake of words. */
const deadlyPills = 10;

/** A day's energy that nobody can live on: with its unit and a word of targets, or behind such a word alone. */
export function readEnergyTarget(scan: Scan, value: number, at: number): void {
  const { tokens, add, hasWord, clauseHas } = scan;
  if (value >= energyTarget.low || value < 1 || !Number.isInteger(value)) return;
  if (clauseHas(eatenWords, at, 5, 3)) return;
  const hasUnit = hasWord(calorieWords, at, 3, 2);
  const isTarget = hasWord(targetWords, at, 6, 5);
  const isPut = isHeardAs(tokens[at - 1], limitWords) && isHeardAs(tokens[at - 2], selfWords);
  const isBare =
    value >= energyTarget.least &&
    !isHeardAs(tokens[at + 1], amountUnits) &&
    (isPut || hasWord(goalWords, at, 4, 4)) &&
    !hasWord(otherTargets, at, 4, 2);
  if ((hasUnit && isTarget && !hasWord(otherTargets, at, 2, 1)) || isBare) add('energyLow', at);
}

export function readLitres(scan: Scan, value: number, at: number): void {
  const { tokens, add, hasWord } = scan;
  const isGlasses = isHeardAs(tokens[at + 1], glassWords) && value >= manyGlasses;
  if ((!isHeardAs(tokens[at + 1], litreWords) && !isGlasses) || value > litres.slip) return;
  const isDrunk = hasWord(waterWords, at, 8, 6) || hasWord(drinkWords, at, 10, 8);
  if (!isDrunk || hasWord(weekWords, at, 4, 6)) return;
  if (isGlasses) add('waterMuch', at);
  if (!isGlasses && value > litres.most) add('waterTooMuch', at);
  if (!isGlasses && value >= litres.much) add('waterMuch', at);
}

/** "20 tablets" */
export function readPills(scan: Scan, value: number, at: number): void {
  const { tokens, placesOf, add } = scan;
  const unit = tokens[at + 1];
  const isWhole = Number.isInteger(value) && value >= manyPills && value <= 120;
  const isCount = isWhole && tokens[at]?.gap !== ':' && !isHeardAs(unit, amountUnits);
  const isOfPills = placesWithin(placesOf('pill'), at + 1, at + 3).length > 0;
  if (!isCount || unit?.word === 'mg' || !isOfPills) return;
  add('manyPills', at);
  const isOfMedicine = placesOf('medicine').some(({ start }) => start === at + 1);
  if (value >= deadlyPills && isOfMedicine) add('pillsOfMedicine', at);
}
