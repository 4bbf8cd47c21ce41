import type { FoodTable } from '../table/foodTable.ts';
import type { Food, MealUnderstanding } from '../types.ts';
import { findFoodsIn } from './findFoods.ts';
import { type SentenceIntent, takesBack } from './intent.ts';
import { mealStarts, readMealContext } from './mealContext.ts';
import { spellStructure } from './misspelt.ts';
import { readSentence, type SentenceReading, settleSentence, settleTokens } from './readSentence.ts';
import { withoutRestated } from './restated.ts';
import { partRunTogether } from './runTogether.ts';
import { sentencesOf } from './sentences.ts';
import { isTelling } from './telling.ts';
import { type Token, tokenise } from './tokens.ts';

/** From here on nothing better can be expected from an imported table. */
const SETTLED = 0.95;

/**
 * What a text says about food. The same text and foods always give the same answer. A person's own foods (cuisine
 * `personal`) come before the table, other extra foods after it.
 *
 * A text goes through these steps: tokens.ts, sentences.ts, split.ts (mentions of food; amount.ts, asides.ts),
 * looseAmounts.ts and trailingAmounts.ts (amounts said after the food), settle.ts (absorb.ts joins mentions, sideBySide.ts
 * parts them, mixedDish.ts shares a cup, matchFood.ts finds foods), restated.ts, portion.ts (grams) and estimate.ts.
 */
export function understandMeal(text: string, table: FoodTable, extraFoods: Food[] = []): MealUnderstanding {
  const tokens = wordsOf(text, table);
  const find = findFoodsIn(table.index, extraFoods);
  const sentences = sentencesOf(tokens);
  const settled = sentences
    .map((sentence) => settleSentence(sentence, table.index, find))
    .filter((_, at) => !takesBack(sentences[at + 1]));
  const all = settled.flatMap(({ mentions }) => mentions);
  const meant = withoutRestated(all, mealStarts(tokens), find);
  const readings = settled.map((sentence) => {
    const mentions = meant.splice(0, sentence.mentions.length).filter((mention) => mention !== undefined);
    return readSentence(text, { ...sentence, mentions });
  });
  const intent = overallIntent(readings);
  const counting = readings.filter((reading) => meansTheSame(reading.intent, intent));
  return {
    intent,
    ...readMealContext(tokens),
    items: counting.flatMap((reading) => reading.items),
    questions: counting.flatMap((reading) => reading.questions),
    unknown: [...new Set(counting.flatMap((reading) => reading.unknown))],
  };
}

/** Phrases that the table leaves in doubt and that are worth looking up in an imported table. */
export function phrasesToLookUp(text: string, table: FoodTable): string[] {
  const find = findFoodsIn(table.index, []);
  const phrases = sentencesOf(wordsOf(text, table))
    .flatMap((sentence) => settleTokens(sentence.tokens, table.index, find))
    .filter(({ words, matches }) => words.some(isTelling) && (matches[0]?.score ?? 0) < SETTLED)
    .map(({ words }) => words.map((word) => word.written).join(' '));
  return [...new Set(phrases)];
}

function wordsOf(text: string, { index }: FoodTable): Token[] {
  return partRunTogether(spellStructure(tokenise(text), index), index);
}

/** Something eaten outweighs what is planned or was skipped in the same text. */
function overallIntent(readings: SentenceReading[]): MealUnderstanding['intent'] {
  const telling = readings.filter(
    ({ items, questions, unknown }) => items.length + questions.length + unknown.length > 0,
  );
  const intents = readings.map(({ intent }) => intent);
  if (telling.some(({ intent }) => intent === 'eaten')) return 'eaten';
  if (intents.includes('planned') || intents.includes('calories') || intents.includes('advice')) return 'planned';
  return intents.includes('skipped') ? 'skipped' : 'eaten';
}

/** A question for calories is answered like a plan: estimated, not logged. */
function meansTheSame(intent: SentenceIntent, overall: MealUnderstanding['intent']): boolean {
  return intent === overall || (intent === 'calories' && overall === 'planned');
}
