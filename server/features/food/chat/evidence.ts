import type { Clause } from '../../../language/clauses.ts';
import type { Role } from '../../../language/lexicon.ts';
import type { Message } from '../../../language/message.ts';
import type { Veto } from '../../../language/stance.ts';
import type { Span } from '../../../language/words.ts';
import type { WantedAct } from '../../../understanding/wants/wants.ts';
import { isPlausible, plainWater } from '../../nutrition/policy.ts';
import type { FoodTable } from '../../nutrition/table/foodTable.ts';
import type { EstimatedItem, FoodQuestion, MealUnderstanding } from '../../nutrition/types.ts';
import { saysHowMuch } from '../reading.ts';
import { type Account, accountOf, isToldElsewhere } from './accounting.ts';
import { type Part, partsOf } from './parts.ts';

/**
 * What speaks for a food having been eaten: a verb of eating, the name of the meal, or a message that holds nothing
 * but foods and how much of them. A spelling that is only near a food's name needs the verb or the meal beside it.
 */
export interface Weighed {
  /** What was told; `items`, `questions` and `unknown` without those that nothing speaks for. */
  meal: MealUnderstanding;
  /** Foods by their own names of which the message may say something else than that they were eaten. */
  doubtful: EstimatedItem[];
  /** Foods by their own names that were hardly eaten by the writer. */
  others: EstimatedItem[];
  /** Some of them only for their amount. */
  isTooMuch: boolean;
}

/** How likely a part of a message tells of what its writer ate, by what it wants. */
export const likelihoodOfMeal = (acts: readonly WantedAct[]): number =>
  acts.reduce((sum, { act, share }) => sum + (actsOfMeals.test(act) ? share : 0), 0);
const actsOfMeals = /^(?:log\.(?:food|repeat)|fix\.more|answer\.\w+)$/;

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
  'everyday',
  'also',
  'today',
  'yesterday',
  'measure',
];

/** The message without the clauses that tell of nothing the writer ate; blanks keep the places of the rest. */
export function textToldIn({ text, tokens, clauses, roles }: Message, likely: number): string {
  const isVetoed = (clause: Clause) =>
    clause.veto !== undefined && (likely < overruling || !isOverruled(clause.veto, asksAt(tokens, clause)));
  // Who surely ate is not heard to have told of nothing.
  if (clauses.every(isVetoed)) return likely < surely ? '' : text;
  let told = text;
  for (const clause of clauses) {
    const { from, to, veto } = clause;
    // What was left out or left over is told by the amounts around it.
    const isAboutRest = roles.slice(from, to).some((role) => role.has('left') || role.has('gave') || role.has('share'));
    // "Mom made halwa, I ate a bowl".
    const isEatenLater =
      veto === 'other' && clauses.some((later) => later.from >= to && later.veto === undefined && later.eaten);
    const isMade = isEatenLater && roles.slice(from, to).some((role) => role.has('cooking'));
    const isAlone = !clauses.some((other) => other !== clause && other.sentence === clause.sentence);
    const isOfOwn =
      veto === 'denial' && isAlone && likely < overruling && roles.slice(from, to).some((role) => role.has('notEaten'));
    const isDenied = !clause.isSure && isDeniedNext(clause, { tokens, clauses, roles });
    if (!isDenied && (!isVetoed(clause) || (veto === 'denial' && !isOfOwn) || isAboutRest || isMade)) continue;
    const [start, end] = [tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0];
    told = told.slice(0, start) + ' '.repeat(end - start) + told.slice(end);
  }
  return withoutRemarks(told, tokens, roles);
}

/** "Kanji in the mess. Didn't eat": a sentence that only denies is about the one before. */
function isDeniedNext({ from, to }: Span, { tokens, clauses, roles }: Omit<Message, 'text'>): boolean {
  const next = clauses.find((clause) => clause.from >= to);
  const isCounted = tokens.slice(from, to).some(({ kind }) => kind === 'number');
  if (next?.veto !== 'denial' || next.joined || isCounted) return false;
  const said = roles.slice(next.from, next.to);
  return said.some((known) => known.has('notEaten')) && said.every((known) => denying.some((role) => known.has(role)));
}
const denying: Role[] = ['notEaten', 'filler', 'self', 'also', 'just'];

/** "Missed it earlier, "likhna bhul gayi": phrases that say why it is told now, and deny nothing. */
function withoutRemarks(text: string, tokens: Message['tokens'], roles: Message['roles']): string {
  const isOf = (at: number) => roles[at]?.has('also') ?? false;
  let left = text;
  for (const [at, { start, end }] of tokens.entries())
    if (isOf(at) && (isOf(at - 1) || isOf(at + 1)))
      left = left.slice(0, start) + ' '.repeat(end - start) + left.slice(end);
  return left;
}

/** Of each meal of a message, what was told and what is in doubt. */
export function weigh(meals: MealUnderstanding[], message: Message, table: FoodTable, likely: number): Weighed[] {
  const parts = partsOf(message, meals, table);
  const isTold = isToldElsewhere(message, parts);
  const lists = new Map<number | undefined, boolean>();
  const isListIn = (sentence: number | undefined) => {
    const known = lists.get(sentence) ?? isList(accountOf(message, parts, sentence));
    lists.set(sentence, known);
    return known;
  };
  return meals.map((meal) => weighMeal(meal, { message, parts, isTold, likely, table, isListIn }));
}

interface Reading {
  message: Message;
  parts: Part[];
  isTold: boolean;
  /** That the message tells of something its writer had, 0 to 1. */
  likely: number;
  table: FoodTable;
  isListIn(sentence: number | undefined): boolean;
}

function weighMeal(meal: MealUnderstanding, { message, parts, isTold, likely, table, isListIn }: Reading): Weighed {
  const spans = new Map([...meal.items, ...meal.questions].map((one) => [one, spanOf(one.text, message)]));
  const spanAt = (one: EstimatedItem | FoodQuestion) => spans.get(one) ?? { from: 0, to: parts.length };
  const named = meal.items.filter((item) => !isNoFood(message, parts, spanAt(item)));
  const isPlausibleHere = (item: EstimatedItem) =>
    item.foodId === plainWater || isPlausible(item, table.byId.get(item.foodId));
  const isSupported = (span: Span) => isTold || isTellingOf(message, span) || isListIn(sentenceOf(message, span));
  const isLess = saysLessThanNone(message);
  const isSound = (item: EstimatedItem) =>
    parts.slice(spanAt(item).from, spanAt(item).to).includes('food') &&
    !isLess &&
    isPlausibleHere(item) &&
    (isTold || isTellingOf(message, spanAt(item)) || !isForHousehold(item, table));
  const isRuled = (item: EstimatedItem) => isSound(item) && isSupported(spanAt(item));
  const isSure = (item: EstimatedItem) =>
    isSound(item) && (likely >= sureTelling || (likely >= hardlyTelling && isSupported(spanAt(item))));
  const supported = named.filter(isSure);
  const isAsked = (item: EstimatedItem) =>
    likely >= (isRuled(item) ? hardlyLikely : likelyAsked) || !isPlausibleHere(item);
  const doubtful = named.filter((item) => !isSure(item) && isAsked(item));
  const others = named.filter((item) => !isSure(item) && !isAsked(item) && isSound(item));
  const isTellingIn = (words: string) => likely >= sureTelling || isTellingOf(message, spanOf(words, message));
  return {
    meal: {
      ...meal,
      items: supported,
      questions: meal.questions.filter(({ text }) => isTellingIn(text)),
      unknown: meal.unknown.filter(
        (words) =>
          !isAside(words, message) && !isStructure(words, message) && (supported.length > 0 || isTellingIn(words)),
      ),
    },
    doubtful,
    others,
    isTooMuch: doubtful.some((item) => !isPlausibleHere(item)),
  };
}

/**
 * From the first on a part tells of what was eaten, and no word around a food speaks against it; from the second on
 * where a verb of eating or a plain list says so too. What is less likely is asked about, down to the third, or to the last
 * where a verb or a list says so.
 */
export const sureTelling = 0.6;
const hardlyTelling = 0.42;
const likelyAsked = 0.25;
const hardlyLikely = 0.12;

/** From here on what sounds like a plan, a habit, a recipe or advice says how it was eaten, and not that it is to come. */
const overruling = 0.9;
/** From here on the words are read for foods even where every clause seems to tell of something else. */
const surely = 0.97;
const overruled = new Set<Veto>(['plan', 'habit', 'recipe', 'advice', 'prohibition']);
/** A question that is asked stays one. */
const isOverruled = (veto: Veto, isAsked: boolean): boolean => overruled.has(veto) || (veto === 'question' && !isAsked);

/** A question mark ends the sentence of the clause. */
function asksAt(tokens: Message['tokens'], { to }: Clause): boolean {
  const end = tokens.slice(to).find(({ kind, word }) => kind === 'mark' && /[?？.!।]/.test(word));
  return end?.word.includes('?') ?? false;
}

/** As one buys it: nobody says that it was eaten. */
const householdG = 1_000;
const isForHousehold = ({ foodId, grams }: EstimatedItem, { byId }: FoodTable): boolean =>
  grams >= householdG && !byId.get(foodId)?.traits.has('drink');

/** Of these a meal may be told all the same: "whole game with 2 samosas", "1 tsp isabgol as the doctor said". */
const mayBeMeals = new Set<Veto>(['topic', 'quote', 'habit']);

/** Whether to ask about a message of which no clause tells of a meal of the writer. */
export const mayBeMeal = (veto: Veto | undefined, meals: MealUnderstanding[], text: string, likely: number): boolean =>
  veto !== undefined &&
  mayBeMeals.has(veto) &&
  likely >= hardlyLikely &&
  meals[0]?.intent === 'eaten' &&
  meals.some(({ items }) => items.length > 0) &&
  saysHowMuch(text);

/** Nothing but foods and amounts; beside several amounts one word may be something else: "2 rotis, 1 dal, Jodhpur". */
const isList = ({ named, counted, strangers }: Account): boolean => named > 0 && strangers <= (counted > 1 ? 1 : 0);

/** The sentence that holds the span; undefined when it reaches over several. */
function sentenceOf({ clauses }: Message, { from, to }: Span): number | undefined {
  const touched = new Set(
    clauses.filter((clause) => clause.from < to && clause.to > from).map(({ sentence }) => sentence),
  );
  const [only, ...others] = touched;
  return others.length === 0 ? only : undefined;
}

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
  message.clauses.some((clause) => clause.isSure && clause.from < to && clause.to > from);

/** "No coke (proud)": a remark in brackets. */
const isAside = (words: string, { text }: Message): boolean => text.includes(`(${words})`);

/** "Pidho", "forgot": each word plays its part in the sentence, in whichever language. */
function isStructure(words: string, message: Message): boolean {
  const { from, to } = spanOf(words, message);
  return from < to && message.roles.slice(from, to).every((known) => known.size > 0 && !known.has('food'));
}

/** "Hello, I'm Olive, "call me Peach". */
const isIntroduced = (tokens: Message['tokens'], from: number): boolean =>
  /(?:^| )(?:im|i am|call me|myself|name is)$/.test(
    tokens
      .slice(Math.max(0, from - 2), from)
      .map(({ word }) => word)
      .join(' '),
  );

/** None of its words is a food's name or near one, or all of them are known for something else. */
const isNoFood = ({ roles, tokens }: Message, parts: Part[], { from, to }: Span): boolean =>
  isIntroduced(tokens, from) ||
  !parts.slice(from, to).some((part) => part === 'food' || part === 'guess' || part === 'known') ||
  roles.slice(from, to).every((known) => noFoods.some((role) => known.has(role)));
