import type { Amount } from '../words/amount.ts';
import type { Token } from '../words/tokens.ts';
import { wordList } from '../words/wordLists.ts';

/** Spirits are measured alone, in pegs or ml, and named with what they are mixed with. */

const MIXERS = wordList('mixers');
/** Longer drinks are mixed in the measure that is said, shorter ones are the spirit alone. */
const MOST_OF_SPIRITS_ML = 190;
const ML_OF_PEG = 60;
const MIXER_ML_PER_PEG = 150;

export function isMixer(word: Token): boolean {
  return MIXERS.has(word.key);
}

export function isSpiritMeasure(amount: Amount | undefined): boolean {
  const ml = mlOf(amount);
  return ml > 0 && ml < MOST_OF_SPIRITS_ML;
}

/** What is poured on so much of a spirit where nobody says how much. */
export function mixerAmount(spirit: Amount): Amount {
  const pegs = Math.max(1, Math.floor(mlOf(spirit) / ML_OF_PEG));
  return {
    ...spirit,
    quantity: pegs,
    measure: { of: 'ml', amount: MIXER_ML_PER_PEG },
    size: undefined,
    counted: false,
  };
}

function mlOf(amount: Amount | undefined): number {
  return amount?.measure?.of === 'ml' ? amount.measure.amount * (amount.quantity ?? 1) : 0;
}
