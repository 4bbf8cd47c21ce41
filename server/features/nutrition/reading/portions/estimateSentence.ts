import type { EstimatedItem, Food, FoodQuestion } from '../../types.ts';
import { amountInEggDishes } from '../company/eggCount.ts';
import { mayBeName } from '../evidence/doubt.ts';
import { isExactFood } from '../names/findFoods.ts';
import type { FoodMatch } from '../names/matchFood.ts';
import type { ReadSentence } from '../readSentence.ts';
import type { Item } from '../search/item.ts';
import { type Amount, UNSAID } from '../words/amount.ts';
import type { SentenceIntent } from '../words/intent.ts';
import { withStatedFigures, withStatedTotal } from '../words/statedFigures.ts';
import { isTelling } from '../words/structureWords.ts';
import { sliceOf } from '../words/tokens.ts';
import { COUNTED_UNITS, type Measure, SIZE_WORDS, USUAL } from '../words/units.ts';
import { wordList } from '../words/wordLists.ts';
import { estimateItem } from './estimate.ts';
import { choosePortion, isCountedInHelpings } from './portion.ts';
import { toldName } from './toldName.ts';

/** What one sentence says about food. */
export interface SentenceEstimate {
  intent: SentenceIntent;
  items: EstimatedItem[];
  questions: FoodQuestion[];
  unknown: string[];
}

/** "Trail mix, whole bag". */
const ALL_OF_IT = wordList('whole', 'all of it');
const MOST_CHOICES = 3;
const LEAST_GRAMS = 0.1;
const MOST_GRAMS = 5000;
/** From here on the words name the food; below, one asks, or doesn't know. */
const GOOD_MATCH = 0.6;
const QUESTION_MATCH = 0.45;

const ML_OF_CUP = new Map([
  ['tall', 354],
  ['grande', 473],
  ['venti', 591],
]);

/** Estimates what the sentence names; what is not sure enough becomes a question, what nobody knows is named. */
export function estimateSentence(text: string, { intent, energyKcal, foods }: ReadSentence): SentenceEstimate {
  const reading: SentenceEstimate = { intent, items: [], questions: [], unknown: [] };
  const isAboutFood = foods.some((food) => isExactAmount(food) && !food.matches[0]?.isGuessed);
  let afterFood = false;
  for (const mention of foods) {
    if (isStyle(mention) && reading.items.length > 0) continue;
    const found = reading.items.length;
    const goesOn = afterFood && (mention.joiner === 'and' || mention.joiner === 'plus');
    readMention(text, goesOn ? { ...mention, expected: true } : mention, isAboutFood, reading);
    afterFood = reading.items.length > found;
    const last = reading.items[found - 1];
    // "paneer roll, the app says 410 kcal": the figure is of what was named before.
    if (!afterFood && last && mention.stated.energyKcal)
      reading.items[found - 1] = withStatedFigures(last, mention.stated);
  }
  if (energyKcal) reading.items = withStatedTotal(reading.items, energyKcal);
  if (intent === 'skipped' && reading.items.some(({ nutrients }) => nutrients.energyKcal > 0)) reading.intent = 'eaten';
  if (reading.intent === 'skipped') reading.unknown = [];
  return reading;
}

export function isExactAmount({ amount, matches }: Item): boolean {
  return amount !== undefined && isExactFood(matches[0]);
}

/** "A tall latte": the cups of coffee shops. */
function cupOfChain({ words }: Item, { portions }: Food): Measure | undefined {
  const ml = words.flatMap(({ key }) => ML_OF_CUP.get(key) ?? [])[0];
  return ml && portions.some(({ unit }) => unit === 'cup') ? { of: 'ml', amount: ml } : undefined;
}

/** "1 chicken roll, kolkata style" names no second food. */
function isStyle({ amount, words }: Item): boolean {
  return !amount && words[words.length - 1]?.key === 'style';
}

function readMention(text: string, mention: Item, isAboutFood: boolean, reading: SentenceEstimate): void {
  const [best] = mention.matches;
  const said = sliceOf(text, mention.words);
  if (best && best.score >= GOOD_MATCH && (mention.expected || isAboutFood || !best.isGuessed)) {
    const portion = choosePortion(best.food, amountOf(mention, best));
    // "0 rotis" says the same as "no rotis".
    if (portion.quantity === 0) return;
    if (portion.grams >= LEAST_GRAMS && portion.grams <= MOST_GRAMS) {
      const item = estimateItem(best.food, portion, said, best.score);
      const named = { ...item, toldName: toldName(text, mention, best) };
      reading.items.push(withStatedFigures(named, mention.stated));
      return;
    }
  }
  const telling = mention.words.filter((word) => isTelling(word) && word.key.length > 1 && mayBeName(word));
  if (telling.length === 0 || !mention.expected) return;
  if (best && best.score >= QUESTION_MATCH) {
    const choices = mention.matches
      .slice(0, MOST_CHOICES)
      .map(({ food, score }) => estimateItem(food, choosePortion(food, mention.amount), said, score));
    reading.questions.push({ text: said, choices });
  } else {
    reading.unknown.push(sliceOf(text, telling));
  }
}

/** The amount with the unit or the size that was said among the food's words: "one bread slice", "one large fries". */
function amountOf(mention: Item, { food, matched }: FoodMatch): Amount | undefined {
  const amount = amountInEggDishes(mention, food);
  const last = mention.core.findLast((word) => COUNTED_UNITS.has(word.key));
  const unit = last && !matched.has(last.key) ? COUNTED_UNITS.get(last.key) : undefined;
  const isHelping = isCountedInHelpings(food);
  const sizeWord = mention.words.findLast(({ key }) => SIZE_WORDS.has(key) && (isHelping || !matched.has(key)));
  const size = SIZE_WORDS.get(sizeWord?.key ?? '');
  const cup = cupOfChain(mention, food);
  if (cup && !amount?.unit && !amount?.measure) return { ...(amount ?? UNSAID), measure: cup };
  if (!amount && unit && mention.words.some(({ key }) => ALL_OF_IT.has(key))) return { ...UNSAID, quantity: 1, unit };
  if (!amount) return size ? { ...UNSAID, size } : undefined;
  // "1 french fries" is a helping of them.
  const areMany = mention.core.findLast(isTelling)?.word.endsWith('s');
  if (isHelping && areMany && amount.quantity === 1 && !amount.unit && !amount.measure)
    return { ...amount, unit: USUAL, size: amount.size ?? size };
  return { ...amount, unit: amount.unit ?? unit, size: amount.size ?? size };
}
