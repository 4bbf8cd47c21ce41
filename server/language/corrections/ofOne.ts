import type { Role } from '../lexicon.ts';
import type { Message } from '../message.ts';
import { hasRole } from '../words.ts';
import type { Correction } from './correction.ts';
import type { Element, NumberElement } from './elements.ts';
import { peopleIn } from './people.ts';
import type { NameElement, Said } from './said.ts';
import { wordsOfList } from './words.ts';

export const less = 0.75;
export const more = 1.25;
const zero = 'zero';
/** In words. */
const longestName = 3;
const longestOnly = 3;
const longestAlone = 3;
const longestLess = 3;
const fewWords = wordsOfList('less');

export const sizeIn = (has: Said['has']): 'small' | 'large' | undefined =>
  has('smaller') ? 'small' : has('larger') ? 'large' : undefined;

export const amountOf = (
  { text, value, hasUnit }: NumberElement,
  of: string | undefined,
  was?: number,
): Extract<Correction, { kind: 'amount' }> => ({
  ...{ kind: 'amount', of, was, amount: text, quantity: value, hasUnit, isAlone: false },
});

/** At most one name and one number. */
export function readOne(said: Said): Correction | undefined {
  const { names, numbers } = said;
  const [name, other] = names;
  const [number] = numbers;
  if (other) return undefined;
  if (number && name && isTakenOff(number, said)) return { ...moreOf(number, -1), of: name.text };
  return number ? readNumberOf(number, name, said) : name && readName(name, said);
}

const notHad: Role[] = ['left', 'gave', 'fed', 'spoilt', 'theyAte'];

/** "One of the dosas I gave to the dog", "roti 1 kam karo"; "only 2, gave the others away" tells what is left. */
function isTakenOff({ span, hasUnit }: NumberElement, { has, message }: Said): boolean {
  const isBeside = (role: Role) => [span.from - 1, span.to].some((at) => hasRole(message, at, role));
  if (isBeside('just') || has('share')) return false;
  return (notHad.some(has) && !has('eaten')) || (!hasUnit && has('change') && hasRole(message, span.to, 'smaller'));
}

function readNumberOf(
  number: NumberElement,
  name: NameElement | undefined,
  { elements, has, isMarked, isOfThat, message }: Said,
): Correction | undefined {
  // "Thoda sa tha, aadhi plate", and not "ek katori kam tha".
  const isOneLess = hasRole(message, number.span.to, 'smaller');
  const isHelping = !name && number.hasUnit && has('was') && !isOneLess && !has('more') && !has('remove');
  if (isHelping && !has('self') && !has('eaten')) return amountOf(number, undefined);
  const further = name ? undefined : readFurther(number, { has, isMarked, message });
  if (further) return further;
  if (!name && number.value < 1 && !number.hasUnit && (has('that') || has('just')))
    return { kind: 'scale', of: undefined, factor: number.value };
  // "Coke was zero" is a name.
  if (name && number.text === zero && has('was'))
    return { kind: 'replace', was: name.text, by: `${name.text} ${zero}`, isSoft: true };
  // "Kulfi was shared in 2".
  const people = has('share') ? peopleIn(message, number) : undefined;
  if (people) return { kind: 'scale', of: name?.text, factor: 1 / people };
  // "Biryani was half plate", "teen roti thi".
  const isStated = name && has('was') && !has('self') && !has('eaten') && !has('meal');
  const isSaid = isMarked || has('change') || (has('just') && !has('self'));
  if (isSaid || isStated) return { ...amountOf(number, name?.text), ...(isOfThat && { isOfThat }) };
  const isBare = !name && elements.length === 1 && number.hasUnit && isAlone(number, message);
  return isBare ? { ...amountOf(number, undefined), isAlone: true } : undefined;
}

/** "Cancel 1", "one slice less", "2 more". */
function readFurther(number: NumberElement, { has, isMarked, message }: Pick<Said, 'has' | 'isMarked' | 'message'>) {
  if (has('remove')) return moreOf(number, -1);
  if (isMarked) return undefined;
  const isBeside = (role: Role) => [number.span.from - 1, number.span.to].some((at) => hasRole(message, at, role));
  if (isBeside('smaller')) return moreOf(number, -1);
  const isJoined = isBeside('joiner');
  return has('more') || isJoined ? moreOf(number, 1) : undefined;
}

/** "Slept 7 hours" is news. */
const isAlone = ({ span }: NumberElement, { roles, tokens }: Message): boolean =>
  tokens.length <= longestAlone && roles.every((said, at) => isWithin(at, span) || said.has('filler'));

const moreOf = ({ value, text, hasUnit }: NumberElement, sign: 1 | -1): Extract<Correction, { kind: 'more' }> => ({
  kind: 'more',
  quantity: sign * value,
  ...(hasUnit && { amount: text }),
});

const isWithin = (at: number, { from, to }: NumberElement['span']): boolean => at >= from && at < to;

function readName(name: NameElement, said: Said): Correction | undefined {
  const of = name.text;
  const { has, nth, isMarked } = said;
  const without = readNameDenied(of, said);
  if (without) return without;
  const size = sizeIn(has);
  const isOfSize = nth !== undefined || (has('was') && !has('self') && !has('eaten')) || isLess(said);
  if (size && isOfSize) return { kind: 'size', of, nth, size };
  if (size && has('change')) return { kind: 'scale', of, factor: size === 'small' ? less : more };
  if (has('double')) return { kind: 'scale', of, factor: 2 };
  if (has('halve') && (has('change') || isMarked || notAllHad.some(has)))
    return { kind: 'scale', of, factor: 0.5, isThat: has('that') };
  if (isMarked && isWrong(said)) return { kind: 'unsaid', of };
  if (isMarked) return { kind: 'replace', was: undefined, by: of };
  return tellsKind(said) ? { kind: 'replace', was: undefined, by: of, isSoft: true } : undefined;
}

const notAllHad: Role[] = ['just', 'left', 'gave', 'share', 'spoilt'];

/** "Less sugar", "tel kam": nothing but how little of it there was. */
const isLess = ({ message: { tokens }, names: [name] }: Said): boolean =>
  tokens.length <= longestLess &&
  tokens.some(({ word }, at) => fewWords.has(word) && (at + 1 === name?.span.from || at === name?.span.to));

/** "Kadhi galat hai", "the rice is wrong": that it is so, and not how it was. */
const isWrong = ({ has, message }: Said): boolean =>
  hasRole(message, message.tokens.length - 1, 'mistaken') && !has('corrected') && !has('was') && !has('no');

/** "Whites only" after eggs, "paratha gobi ka tha". */
function tellsKind({ has, message }: Said): boolean {
  const isNews = has('self') || has('eaten') || has('took') || has('meal');
  const isOnly = has('just') && message.tokens.length <= longestOnly;
  return !isNews && (isOnly || hasRole(message, message.tokens.length - 1, 'was'));
}

/** "Not the coffee", "remove the coffee", "coffee nahi pi". */
function readNameDenied(what: string, { elements, has, message }: Said): Correction | undefined {
  const is = (kind: Element['kind']) => elements.some((element) => element.kind === kind);
  const without = { kind: 'without', of: undefined, what } as const;
  if (has('remove') && !has('meal')) return { ...without, isPart: false, isOfLast: false };
  if (what.split(' ').length > longestName) return undefined;
  if (is('notEaten')) return { ...without, isPart: false, isOfLast: true };
  const isNone = elements.some((element) => element.kind === 'no' && element.isNone);
  const startsWithEating = hasRole(message, 0, 'eaten') || hasRole(message, 0, 'skipped');
  // "Nahi nahi wo coffee thi" tells what it was.
  const isTold = !isNone && elements.at(-1)?.kind === 'name' && hasRole(message, message.tokens.length - 1, 'was');
  const isDenied = is('no') && !is('comma') && !(isTold && has('that')) && (isNone || !has('corrected'));
  return isDenied && !has('self') && !startsWithEating
    ? { ...without, isPart: has('that'), isOfLast: false }
    : undefined;
}
