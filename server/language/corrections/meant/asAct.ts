import type { Act } from '../../../../contract/acts/acts.ts';
import type { Role } from '../../lexicon.ts';
import { hasRole, type Span } from '../../words.ts';
import type { Correction } from '../correction.ts';
import type { NumberElement } from '../elements.ts';
import { amountOf, less, more } from '../ofOne.ts';
import { clocksIn, daysIn } from '../when.ts';
import { wordsOfList } from '../words.ts';
import { isSame, saidToBeAll, type ToldEntry } from './diary.ts';
import { figuresTogether } from './figures.ts';
import type { Heard } from './heard.ts';
import { lessMeant } from './less.ts';
import { otherMeant } from './otherFood.ts';
import { shareMeant } from './shares.ts';

type Reader = (heard: Heard, entry: ToldEntry) => Promise<Correction | undefined> | Correction | undefined;

/** What of an entry the words change where it is sure which kind of change they want; undefined where they don't say how. */
export const readAs = async (act: Act, heard: Heard, entry: ToldEntry): Promise<Correction | undefined> =>
  (takingOff.has(act) ? lessMeant(heard, entry) : undefined) ?? readers[act]?.(heard, entry);

const takingOff = new Set<Act>(['fix.amount', 'fix.figure', 'fix.share', 'fix.more', 'fix.remove']);

const readers: Partial<Record<Act, Reader>> = {
  'fix.amount': async (heard, entry) => (await figureMeant(heard, entry)) ?? sizeMeant(heard),
  'fix.figure': async (heard, entry) => nutrientsMeant(heard, entry) ?? (await figureMeant(heard, entry)),
  'fix.share': shareMeant,
  'fix.more': moreMeant,
  'fix.remove': () => ({ kind: 'remove' }),
  'fix.without': partMeant,
  'fix.food': otherMeant,
  'fix.when': whenMeant,
  'fix.with': addedMeant,
};

const nutrientWords = wordsOfList('nutrients');

const isNutrient = ({ word }: { word: string }): boolean => nutrientWords.has(word);

/** "Wrapper says 220 kcal": of a food, the words that tell what is in it. */
const nutrientsMeant = ({ message, numbers }: Heard, { isOfMeal }: ToldEntry): Correction | undefined =>
  isOfMeal && numbers.length > 0 && message.tokens.some(isNutrient)
    ? { kind: 'figures', words: message.text }
    : undefined;

/** "The pudding is 150 kcal", where the diary has none. */
export const tellsNutrientsOfOther = ({ message: { tokens }, mentions }: Heard): boolean =>
  tokens.some(isNutrient) &&
  mentions.length > 0 &&
  mentions.every(({ entries, from, to }) => entries.length === 0 && !tokens.slice(from, to).some(isNutrient));

/** Of several figures the one that is neither denied nor what it is already, and may be how much of it there was. */
async function figureMeant({ numbers, message }: Heard, entry: ToldEntry): Promise<Correction | undefined> {
  const isTold = ({ value, hasUnit }: NumberElement) => !hasUnit && isSame(value, entry.quantity);
  const others = numbers.filter((number) => !isTold(number) && !isDenied(message, number.span));
  const fitting: NumberElement[] = [];
  for (const number of others.length > 0 ? others : numbers) if (await entry.fits(number)) fitting.push(number);
  const [only, ...further] = saidToBeAll(message, fitting);
  if (!only) return undefined;
  const both = await figuresTogether(fitting, entry);
  if (both) return amountOf(both, undefined);
  const meant = further.length === 0 ? only : nearestTo(entry.quantity, fitting);
  return meant && amountOf(meant, undefined);
}

/** "18.2 would be nice, it was 80.2" after 81.2: a figure with decimals, or one of several that is far nearer. */
function nearestTo(quantity: number, numbers: NumberElement[]): NumberElement | undefined {
  const apart = ({ value }: NumberElement) => Math.abs(Math.log(value / quantity));
  const [first, second] = numbers.toSorted((one, other) => apart(one) - apart(other));
  return first && second && quantity >= leastTelling && apart(first) * 2 < apart(second) ? first : undefined;
}
/** Pieces are as likely one as the other. */
const leastTelling = 20;

/** "3 nahi 4", "4 not 3". */
const isDenied = (message: Heard['message'], { from, to }: Span): boolean =>
  hasRole(message, from - 1, 'notBefore') ||
  (hasRole(message, to, 'negation') && !hasRole(message, to, 'notBefore')) ||
  hasRole(message, to, 'mistaken');

function sizeMeant({ has }: Heard): Correction | undefined {
  const scaled = (factor: number) => ({ kind: 'scale', of: undefined, factor }) as const;
  if (has('halve')) return scaled(0.5);
  if (has('double')) return scaled(2);
  if (has('smaller')) return scaled(less);
  return has('larger') ? scaled(more) : undefined;
}

/** "Went back for another", "ek biju piece": where no other food is named it is more of the same. */
function moreMeant({ numbers, mentions, has }: Heard, entry: ToldEntry): Correction | undefined {
  const isOfOther = mentions.some((one) => one.isOther && !one.entries.includes(entry));
  const [number, another] = numbers;
  const isFood = entry.isOfMeal !== undefined;
  // "I also had a glass of milk": what is named so stands for itself.
  const isBesides = mentions.length > 0 && has('also') && has('eaten', 'took') && !has('more');
  if (isBesides || isOfOther || another || (isFood && number && number.value > mostMore && !number.hasUnit))
    return undefined;
  if (!isFood && number) return { kind: 'more', of: undefined, quantity: number.value, amount: number.text };
  const isCounted = number && !number.hasUnit;
  return {
    ...{ kind: 'more', of: undefined, quantity: isCounted ? number.value : 1 },
    ...(number?.hasUnit && { amount: number.text }),
  };
}
const mostMore = 10;

/** "Usme cheeni kahan daali thi": the food that is named and is none of the diary. */
function partMeant({ mentions }: Heard, entry: ToldEntry): Correction | undefined {
  const [part, another] = mentions.filter((one) => one.isOther && !one.entries.includes(entry));
  if (!part || another) return undefined;
  return { kind: 'without', of: undefined, what: part.text, isPart: true, isOfLast: true };
}

/** "Butter on top": the food that is named and is none of the diary, with how much of it. */
function addedMeant({ mentions, numbers }: Heard, entry: ToldEntry): Correction | undefined {
  const [part, another] = mentions.filter((one) => one.isOther && !one.entries.includes(entry));
  const [number, further] = numbers;
  if (!part || another || further) return undefined;
  return { kind: 'added', of: undefined, what: number ? `${number.text} ${part.text}` : part.text };
}

function whenMeant(heard: Heard, entry: ToldEntry): Correction | undefined {
  const { message } = heard;
  const { isOfMeal } = entry;
  if (isOfMeal && tellsFurther(heard, entry)) return undefined;
  const isLastNight = message.tokens.some(
    (_, at) => hasRole(message, at - 1, 'latest') && hasRole(message, at, 'night'),
  );
  // "Yesterday's papad was roasted" says which papad it was.
  const days = isLastNight ? [1] : daysIn(message).concat(heard.daysAgo ?? []);
  const day = days.findLast((one) => one !== entry.daysAgo);
  // "Kal raat 1 roti".
  const clock = clocksIn(message).findLast(({ to }) => !heard.mentions.some(({ from }) => from === to));
  const told = isOfMeal && ((clock ? undefined : partOfDay(heard)) ?? heard.meals[0]);
  const meal = told && day === undefined && isOfMeal(told) ? undefined : told;
  if (day === undefined && !clock && !meal) return undefined;
  const time = clock && { minutes: clock.minutes, isSure: clock.isSure };
  return { kind: 'moved', of: undefined, daysAgo: day, time, meal };
}

/** "2 din pehle ek vati sheera khaya tha": so much that was eaten besides. */
function tellsFurther({ has, numbers, mentions }: Heard, entry: ToldEntry): boolean {
  const isNamed = mentions.some((one) => one.entries.includes(entry));
  const isOther = mentions.some((one) => one.isOther && one.entries.length === 0);
  const isFurther = (!isNamed && (numbers.length > 0 || isOther)) || has('also');
  return has('eaten', 'took') && !has('corrected', 'mistaken', 'no') && isFurther;
}

const partsOfDay: Role[] = ['morning', 'noon', 'evening', 'night'];

/** "Raat ka nahi, dopahar ka": a meal by its time of day. */
const partOfDay = ({ message, isDenied: isWrong }: Heard): string | undefined =>
  message.tokens.find(
    (_, at) => partsOfDay.some((role) => hasRole(message, at, role)) && !isWrong({ from: at, to: at + 1 }),
  )?.word;

/** Roles of words that say nothing of a mistake beside a food that was had. */
const beside: Role[] = ['filler', 'none', 'joiner', 'also', 'eaten', 'self', 'log'];
const mistakes: Role[] = ['was', 'no', 'negation', 'corrected', 'mistaken', 'that', 'just'];

/** Nothing but foods and how much of them, "1 apple": further ones, whatever was told before. */
export function isPlainlyTold({ message, mentions, numbers }: Heard): boolean {
  const spans = [...mentions, ...numbers.map(({ span }) => span)];
  const isSome = (at: number, roles: Role[]) => roles.some((role) => hasRole(message, at, role));
  // "No sugar tea" is one that was had.
  const isFirst = (at: number) => at === 0 && isSome(at, ['none']) && message.tokens.length > 2;
  return (
    mentions.length > 0 &&
    message.tokens.every(
      ({ kind }, at) =>
        kind === 'mark' ||
        isFirst(at) ||
        spans.some(({ from, to }) => from <= at && at < to) ||
        (isSome(at, beside) && !isSome(at, mistakes)),
    )
  );
}
