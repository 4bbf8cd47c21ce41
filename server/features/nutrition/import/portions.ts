import { COUNTED_UNITS, SIZE_WORDS } from '../reading/words/units.ts';
import { nameWords } from '../table/nameKey.ts';
import type { Portion } from '../types.ts';

/** A household measure as published: "1 cup, sliced" weighs 109 g. */
export interface WrittenPortion {
  text: string;
  grams: number;
}

const ML_PER_FLUID_OUNCE = 29.57;
const [LIGHTEST_G, HEAVIEST_G] = [0.3, 1500];
const UNSPECIFIED = /^quantity not specified$/i;
/** Measures that one converts, or that say something else than how much is eaten. */
const NO_PORTION = /\bfl\.? oz|\binch|\byields|^guideline|^\d*\.?\d* ?(?:g|gm|gram|oz|ounce|lb|ml)s?\b/i;
const AMOUNT = /^(\d+(?:\.\d+)?)(?:\s*\/\s*(\d+))?\s*/;

/** Portions as the reading of meals knows them, the usual one first. */
export function toPortions(written: WrittenPortion[]): Portion[] {
  const portions: Portion[] = [];
  for (const { text, grams } of written) {
    const [amountText = '', number = '1', divisor = '1'] = AMOUNT.exec(text) ?? [];
    const gramsEach = (grams * Number(divisor)) / Number(number);
    if (UNSPECIFIED.test(text) || NO_PORTION.test(text) || !isSane(gramsEach)) continue;
    const words = nameWords(text.slice(amountText.length));
    const size = words.map((word) => SIZE_WORDS.get(word)).find((known) => known !== undefined);
    const unit = words.map((word) => COUNTED_UNITS.get(word)).find((known) => known !== undefined) ?? 'piece';
    const portion = portions.find((known) => known.unit === unit);
    if (!portion) portions.push({ unit, grams: gramsEach, sizes: size ? { [size]: gramsEach } : {} });
    else if (size) portion.sizes[size] ??= gramsEach;
  }
  for (const portion of portions) portion.grams = portion.sizes.medium ?? portion.grams;
  const usual = written.find(({ text }) => UNSPECIFIED.test(text));
  if (!usual || !isSane(usual.grams)) return portions;
  return [{ unit: 'serving', grams: usual.grams, sizes: {} }, ...portions.filter(({ unit }) => unit !== 'serving')];
}

const isSane = (grams: number) => grams >= LIGHTEST_G && grams <= HEAVIEST_G;

/** Grams per ml, where the weight of a fluid ounce is published. */
export function densityOf(written: WrittenPortion[]): number {
  const fluid = written.find(({ text }) => /^1 fl oz(?! \(with ice)/.test(text));
  const density = fluid ? Number((fluid.grams / ML_PER_FLUID_OUNCE).toFixed(3)) : 1;
  return density > 0.02 && density < 3 ? density : 1;
}
