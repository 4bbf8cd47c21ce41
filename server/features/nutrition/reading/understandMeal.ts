import type { FoodTable } from '../table/foodTable.ts';
import type { Food, MealUnderstanding } from '../types.ts';
import { withAmountsAtStarts, withAmountsByThemselves } from './company/amountByItself.ts';
import { withoutRestated } from './company/restated.ts';
import { withoutWholeMeals } from './company/toldTwice.ts';
import { withLikelihoods } from './evidence/likelihood.ts';
import { findFoodsIn } from './names/findFoods.ts';
import { estimateSentence, type SentenceEstimate } from './portions/estimateSentence.ts';
import { foodsIn, readSentence } from './readSentence.ts';
import { type SentenceIntent, takesBack } from './words/intent.ts';
import { withoutListNumbers } from './words/listNumbers.ts';
import { mealStarts, readMealContext } from './words/mealTimes.ts';
import { spellNumbers } from './words/numberSpelling.ts';
import { sentencesOf } from './words/sentences.ts';
import { partRunTogether, spellStructure } from './words/spelling.ts';
import { isTelling } from './words/structureWords.ts';
import { type Token, tokenise } from './words/tokens.ts';

/** From here on nothing better can be expected from an imported table. */
const SETTLED = 0.95;

/**
 * What a text says about food. The same text and foods always give the same answer. A person's own foods (cuisine
 * `personal`) come before the table, other extra foods after it. Of a text that surely tells of a meal, `isTold`, what
 * sounds like a plan, a question or a remark is what was eaten, where nothing else is.
 *
 * A text goes through these steps: words/ (tokens, sentences, amounts, turns of speech), evidence/ (which words likely
 * name a food), annotate.ts (all that each
 * token may be), search.ts (the likeliest of all readings, by the rules of rules.ts), company/ (what the foods say of
 * each other) and portions/ (grams and estimates).
 */
export function understandMeal(
  text: string,
  table: FoodTable,
  extraFoods: Food[] = [],
  isTold = false,
): MealUnderstanding {
  const plain = understandAs(text, table, extraFoods, false);
  const isEaten = plain.intent === 'eaten' && plain.items.length + plain.questions.length > 0;
  return isTold && !isEaten ? understandAs(text, table, extraFoods, true) : plain;
}

function understandAs(text: string, table: FoodTable, extraFoods: Food[], isTold: boolean): MealUnderstanding {
  const tokens = wordsOf(text, table);
  const find = findFoodsIn(table.index, extraFoods);
  const sentences = sentencesOf(tokens);
  const each = sentences.map((sentence) => readSentence(sentence, table.index, find, isTold));
  const counted = withAmountsAtStarts(withAmountsByThemselves(each, sentences), sentences);
  const read = counted.filter((_, at) => !takesBack(sentences[at + 1]));
  const all = read.flatMap(({ foods }) => foods);
  const meant = withoutWholeMeals(withoutRestated(all, mealStarts(tokens), find));
  const estimates = read.map((sentence) => {
    const foods = meant.splice(0, sentence.foods.length).filter((food) => food !== undefined);
    return estimateSentence(text, { ...sentence, foods });
  });
  const intent = overallIntent(estimates);
  const counting = estimates.filter((estimate) => meansTheSame(estimate.intent, intent));
  return {
    intent,
    ...readMealContext(tokens),
    items: counting.flatMap(({ items }) => items),
    questions: counting.flatMap(({ questions }) => questions),
    unknown: [...new Set(counting.flatMap(({ unknown }) => unknown))],
  };
}

/** Phrases that the table leaves in doubt and that are worth looking up in an imported table. */
export function phrasesToLookUp(text: string, table: FoodTable): string[] {
  const find = findFoodsIn(table.index, []);
  const phrases = sentencesOf(wordsOf(text, table))
    .flatMap((sentence) => foodsIn(sentence.tokens, table.index, find))
    .filter(({ words, matches }) => words.some(isTelling) && (matches[0]?.score ?? 0) < SETTLED)
    .map(({ words }) => words.map(({ word }) => word).join(' '));
  return [...new Set(phrases)];
}

/** The tokens of a text, spelt as the table and the lists of words spell them. */
export function wordsOf(text: string, { index }: FoodTable): Token[] {
  return withLikelihoods(
    text,
    partRunTogether(spellStructure(spellNumbers(tokenise(withoutListNumbers(text)), index), index), index),
    index,
  );
}

/** Something eaten outweighs what is planned or was skipped in the same text. */
function overallIntent(estimates: SentenceEstimate[]): MealUnderstanding['intent'] {
  const telling = estimates.filter(
    ({ items, questions, unknown }) => items.length + questions.length + unknown.length > 0,
  );
  const intents = estimates.map(({ intent }) => intent);
  if (telling.some(({ intent }) => intent === 'eaten')) return 'eaten';
  if (intents.includes('planned') || intents.includes('calories') || intents.includes('advice')) return 'planned';
  return intents.includes('skipped') ? 'skipped' : 'eaten';
}

/** A question for calories is answered like a plan: estimated, not logged. */
function meansTheSame(intent: SentenceIntent, overall: MealUnderstanding['intent']): boolean {
  return intent === overall || (intent === 'calories' && overall === 'planned');
}
