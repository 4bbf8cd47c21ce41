import type { NameIndex } from '../table/nameIndex.ts';
import { withDetails } from './company/details.ts';
import { withMixedDishes } from './company/mixedDish.ts';
import { withNeighbours } from './company/neighbours.ts';
import { refine } from './company/refine.ts';
import { withoutNamedThali } from './company/thali.ts';
import { withoutGeneral } from './company/toldTwice.ts';
import type { FindFoods } from './names/findFoods.ts';
import { isExactAmount } from './portions/estimateSentence.ts';
import { type Hypothesis, itemsOf, START } from './search/hypothesis.ts';
import type { Item } from './search/item.ts';
import { searchReadings } from './search/search.ts';
import { annotate } from './spans/annotate.ts';
import { intentOf, isStatement, type SentenceIntent } from './words/intent.ts';
import { takeLeavings } from './words/leavings.ts';
import { withoutTimes } from './words/mealTimes.ts';
import type { Sentence } from './words/sentences.ts';
import { sharingIn, withParts } from './words/sharing.ts';
import { takeStatedTotal } from './words/statedFigures.ts';
import { isBareList, isBloodSugar } from './words/statements.ts';
import type { Token } from './words/tokens.ts';

/** What a sentence is about, and the foods that it names. */
export interface ReadSentence {
  intent: SentenceIntent;
  /** Said of everything in the sentence. */
  energyKcal: number | undefined;
  foods: Item[];
}

/** Which foods a sentence says were eaten; a question, advice or a reading of blood sugar names none. */
export function readSentence(
  { tokens, asks }: Sentence,
  index: NameIndex,
  find: FindFoods,
  isTold: boolean,
): ReadSentence {
  const sounds = intentOf(tokens, asks);
  const intent = isTold && sounds !== 'skipped' ? 'eaten' : sounds;
  const isOfFood = intent !== 'question' && intent !== 'advice' && !isBloodSugar(tokens);
  if (!isOfFood) return { intent, energyKcal: undefined, foods: [] };
  const { energyKcal, rest } = takeStatedTotal(tokens);
  const named = takeLeavings(foodsIn(rest, index, find)).filter(({ joiner }) => joiner !== 'without');
  const foods = withParts(named, sharingIn(rest));
  const saysNothingEaten = !isTold && isStatement(tokens) && !foods.some(isExactAmount);
  return { intent, energyKcal, foods: saysNothingEaten ? [] : foods };
}

/** The foods that the tokens of a sentence name, with those that are left out marked so. */
export function foodsIn(written: Token[], index: NameIndex, find: FindFoods): Item[] {
  const { best } = readingsOf(written, index, find);
  const meant = itemsOf(best).filter(({ joiner }) => joiner !== 'instead');
  return withoutNamedThali(
    refine(withMixedDishes(withDetails(withoutGeneral(withNeighbours(meant, find), find), find), find), find),
  );
}

/** The readings of a sentence, the one that costs least first, and its tokens without times of day. */
export function readingsOf(
  written: Token[],
  index: NameIndex,
  find: FindFoods,
): { tokens: Token[]; best: Hypothesis; others: Hypothesis[] } {
  const tokens = withoutTimes(written);
  const [best = START, ...others] = searchReadings(tokens, annotate(tokens, index, find), isBareList(tokens), find);
  return { tokens, best, others };
}
