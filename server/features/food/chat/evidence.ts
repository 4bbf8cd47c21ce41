import { isNumberWord, type Role } from '../../../language/lexicon.ts';
import type { Message } from '../../../language/message.ts';
import { hasRole, type Span } from '../../../language/words.ts';
import { isPlausible, plainWater } from '../../nutrition/policy.ts';
import type { FoodTable } from '../../nutrition/table/foodTable.ts';
import { nameWords, wordKey } from '../../nutrition/table/nameKey.ts';
import { weightInSentence } from '../../nutrition/table/wordWeight.ts';
import type { EstimatedItem, MealUnderstanding } from '../../nutrition/types.ts';

/**
 * What speaks for a food having been eaten: a verb of eating, the name of the meal, or a message that holds nothing
 * but foods and how much of them. A spelling that is only near a food's name needs the verb or the meal beside it.
 */
export interface Weighed {
  /** What was told; `items`, `questions` and `unknown` without those that nothing speaks for. */
  meal: MealUnderstanding;
  /** Foods by their own names of which the message may say something else than that they were eaten. */
  doubtful: EstimatedItem[];
  /** Some of them only for their amount. */
  isTooMuch: boolean;
}

/** What these roles say is no part of what was eaten, and no reason to doubt that it was. */
const besideFoods: Role[] = [
  ...(['filler', 'joiner', 'connective', 'contrast', 'unit', 'meal', 'time', 'clock', 'today', 'yesterday'] as const),
  ...([
    'dayBefore',
    'night',
    'praise',
    'thanks',
    'greeting',
    'also',
    'just',
    'more',
    'self',
    'eaten',
    'took',
    'eat',
  ] as const),
  ...([
    'done',
    'ki',
    'none',
    'smaller',
    'larger',
    'double',
    'halve',
    'share',
    'left',
    'that',
    'by',
    'cooking',
  ] as const),
  ...([
    'skipped',
    'notEaten',
    'negation',
    'recipient',
    'gave',
    'no',
    'occasion',
    'other',
    'relative',
    'exercise',
    'wish',
  ] as const),
];
/** Words of a message that are these are no names of foods, however near they come to one. */
const noFoods: Role[] = [
  'filler',
  'self',
  'recipient',
  'greeting',
  'thanks',
  'eaten',
  'eat',
  'question',
  'relative',
  'other',
];

/** The message without the clauses that tell of nothing the writer ate; blanks keep the places of the rest. */
export function textToldIn({ text, tokens, clauses, roles }: Message): string {
  if (clauses.every(({ veto }) => veto !== undefined)) return '';
  let told = text;
  for (const { from, to, veto } of clauses) {
    // What was left out or left over is told by the amounts around it.
    const isAboutRest = roles.slice(from, to).some((role) => role.has('left') || role.has('gave') || role.has('share'));
    // "Mom made halwa, I ate a bowl".
    const isEatenLater =
      veto === 'other' && clauses.some((later) => later.from >= to && later.veto === undefined && later.eaten);
    const isMade = isEatenLater && roles.slice(from, to).some((role) => role.has('cooking'));
    if (veto === undefined || veto === 'denial' || isAboutRest || isMade) continue;
    const [start, end] = [tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0];
    told = told.slice(0, start) + ' '.repeat(end - start) + told.slice(end);
  }
  return told;
}

export function weigh(meal: MealUnderstanding, message: Message, table: FoodTable): Weighed {
  const strangers = strangersIn(message, meal.items, table).length;
  const named = meal.items.filter(({ text }) => !isNoFood(message, spanOf(text, message)));
  const isList =
    strangers <= (saysAmount(message) ? mostStrangers : 0) && named.some((item) => isSpelledOut(item, table));
  const isCounted = strangers === 0 && saysAmount(message);
  const isPlausibleHere = (item: EstimatedItem) =>
    item.foodId === plainWater || isPlausible(item, table.byId.get(item.foodId));
  const isSure = (item: EstimatedItem) =>
    (isList || isCounted || isTellingOf(message, spanOf(item.text, message))) &&
    !saysLessThanNone(message) &&
    isPlausibleHere(item);
  const supported = named.filter(isSure);
  const doubtful = named.filter((item) => !isSure(item));
  const isSupported = (words: string) => isTellingOf(message, spanOf(words, message));
  return {
    meal: {
      ...meal,
      items: supported,
      questions: meal.questions.filter(({ text }) => isSupported(text)),
      unknown: meal.unknown.filter((words) => supported.length > 0 || isSupported(words)),
    },
    doubtful,
    isTooMuch: doubtful.some((item) => !isPlausibleHere(item)),
  };
}

/** Beside an amount one word may be no food: "2 rotis, Jodhpur". */
const mostStrangers = 1;

const saysAmount = (message: Message): boolean =>
  message.tokens.some(
    ({ kind, word }, at) =>
      !isVetoed(message, at) && (kind === 'number' || isNumberWord(word) || hasRole(message, at, 'unit')),
  );

/** "-2 rotis". */
const saysLessThanNone = ({ text }: Message): boolean => /(?:^|\s)[-–−]\d+(?:\.\d+)? ?\p{L}/u.test(text);

/** Where the words stand in the message; all of it when they are not found. */
function spanOf(words: string, { text, tokens }: Message): Span {
  const start = text.replace(/\s/g, ' ').indexOf(words);
  const from = tokens.findIndex((token) => token.start >= start);
  if (words === '' || start === -1 || from === -1) return { from: 0, to: tokens.length };
  const after = tokens.findIndex((token) => token.start >= start + words.length);
  return { from, to: after === -1 ? tokens.length : after };
}

/** Whether a clause that says that something was eaten, or which meal it was, holds part of the span. */
const isTellingOf = (message: Message, { from, to }: Span): boolean =>
  message.clauses.some((clause) => clause.eaten && clause.from < to && clause.to > from);

const isNoFood = (message: Message, { from, to }: Span): boolean =>
  message.roles.slice(from, to).every((roles) => noFoods.some((role) => roles.has(role)));

/** Whether its words are names of foods as they are spelt; those of a person's own foods always are. */
function isSpelledOut({ text, source }: EstimatedItem, { index }: FoodTable): boolean {
  return (
    source === 'personal' || nameWords(text).every((word) => index.vocabulary.has(word) || weightInSentence(word) < 1)
  );
}

/** Words that are neither food nor amount nor said beside them. */
function strangersIn(message: Message, items: EstimatedItem[], { index }: FoodTable): string[] {
  const foods = new Set(items.flatMap(({ text }) => nameWords(text)));
  return message.tokens.flatMap(({ kind, word }, at) => {
    if (kind !== 'word' || word.length < 2 || isNumberWord(word) || isVetoed(message, at)) return [];
    const key = wordKey(word);
    if (foods.has(key) || index.vocabulary.has(key) || weightInSentence(key) < 1) return [];
    return besideFoods.some((role) => hasRole(message, at, role)) ? [] : [word];
  });
}

const isVetoed = ({ clauses }: Message, at: number): boolean =>
  clauses.some(({ veto, from, to }) => veto !== undefined && from <= at && at < to);
