import { isNumberWord, numberWords, type Role } from '../../../language/lexicon.ts';
import type { Message } from '../../../language/message.ts';
import { readNumber } from '../../../language/numbers.ts';
import { hasRole } from '../../../language/words.ts';

/** What a message makes of foods that are in the diary; `of` is undefined for those of the last message. */
export type Correction =
  /** "Make that 3 idlis", "do nahi teen", "it was 150 ml". */
  | {
      kind: 'amount';
      of: string | undefined;
      was: number | undefined;
      amount: string;
      quantity: number;
      hasUnit: boolean;
    }
  /** "Not curd, raita", "it was brown rice not dal". */
  | { kind: 'replace'; was: string | undefined; by: string }
  /** "There was no ghee on it", "not the coffee", "the lassi had no sugar". */
  | { kind: 'without'; of: string | undefined; what: string; isPart: boolean }
  /** "Double the roti", "just half of it", "thoda kam karo". */
  | { kind: 'scale'; of: string | undefined; factor: number }
  /** "The second one was small". */
  | { kind: 'size'; of: string | undefined; nth: number | undefined; size: 'small' | 'large' }
  /** "One more". */
  | { kind: 'more'; quantity: number }
  /** "Wrong": something is to be corrected, and not said what. */
  | { kind: 'unsaid' };

type Element =
  | { kind: 'number'; value: number; text: string; hasUnit: boolean; counted: boolean }
  /** `isWhole`: something is in it or on it. */
  | { kind: 'food'; text: string; isWhole: boolean }
  /** `is` as English puts it: what is right comes first. */
  | { kind: 'no'; isNone: boolean; isEnglish: boolean }
  | { kind: 'comma' };

/** Words that are no part of a food's name in a correction. */
const around: Role[] = [
  ...([
    'filler',
    'change',
    'just',
    'that',
    'double',
    'halve',
    'smaller',
    'larger',
    'more',
    'also',
    'eaten',
    'took',
    'eat',
  ] as const),
  ...([
    'done',
    'ki',
    'self',
    'recipient',
    'time',
    'today',
    'joiner',
    'contrast',
    'connective',
    'mistaken',
    'left',
    'meal',
  ] as const),
];
const less = 0.75;
const more = 1.25;
const ordinals = new Map(numberWords('ordinal').map(([value, word]) => [word, value]));

export function readCorrection(message: Message): Correction | undefined {
  if (message.text.includes('?') || message.clauses.some(({ veto }) => veto === 'question' || veto === 'plan'))
    return undefined;
  if (message.roles.some((roles) => roles.has('log'))) return undefined;
  const elements = elementsOf(message);
  const said = saidIn(message);
  const [foods, numbers] = [elements.filter(isFood), elements.filter(isNumber)];
  if (foods.length > 2 || numbers.length > 2) return undefined;
  if (foods.length === 0 && numbers.length === 0) return readWithoutNames(elements, said);
  return (
    readInsteadOf(elements, said) ??
    (numbers.length > 1 ? undefined : readOne(elements, foods, numbers[0], said, message))
  );
}

const isFood = (element: Element): element is Extract<Element, { kind: 'food' }> => element.kind === 'food';
const isNumber = (element: Element): element is Extract<Element, { kind: 'number' }> => element.kind === 'number';

interface Said {
  has(role: Role): boolean;
  nth: number | undefined;
  /** It begins with "no", "oops", "i meant", or with what it speaks of: "it was". */
  isMarked: boolean;
}

function saidIn(message: Message): Said {
  const has = (role: Role) => message.roles.some((roles) => roles.has(role));
  const isMarked =
    (['no', 'mistaken'] as const).some((role) => hasRole(message, 0, role)) ||
    (hasRole(message, 0, 'that') &&
      (hasRole(message, 1, 'done') || /^(?:is|should)$/.test(message.tokens[1]?.word ?? ''))) ||
    startsWithNot(message);
  return { has, isMarked, nth: message.tokens.map(({ word }) => ordinals.get(word)).find(Boolean) };
}

const startsWithNot = (message: Message): boolean => hasRole(message, 0, 'negation') && !hasRole(message, 1, 'eat');

/** "Half", "thoda kam karo", "the second one was small", "wrong". */
function readWithoutNames(elements: Element[], { has, nth, isMarked }: Said): Correction | undefined {
  const size = has('smaller') ? 'small' : has('larger') ? 'large' : undefined;
  if (size && (nth !== undefined || (isMarked && !has('change')))) return { kind: 'size', of: undefined, nth, size };
  if (has('halve') || has('double')) return { kind: 'scale', of: undefined, factor: has('halve') ? 0.5 : 2 };
  if (size && has('change')) return { kind: 'scale', of: undefined, factor: size === 'small' ? less : more };
  return has('mistaken') && elements.every(({ kind }) => kind === 'no') ? { kind: 'unsaid' } : undefined;
}

/** Two of a kind, one of them denied: "3 not 2", "do nahi teen", "not curd, raita", "dahi nahi raita tha". */
function readInsteadOf(elements: Element[], { has }: Said): Correction | undefined {
  const at = elements.findLastIndex(({ kind }) => kind === 'no');
  const no = elements[at];
  if (no?.kind !== 'no') return undefined;
  const [first, second, third] = elements.filter((element) => isNumber(element) && element.counted).filter(isNumber);
  if (third || elements.filter(isFood).length > 2) return undefined;
  if (first && second && elements.indexOf(first) < at && at < elements.indexOf(second)) {
    const [right, wrong] = no.isEnglish ? [first, second] : [second, first];
    const { text: amount, value: quantity, hasUnit } = right;
    return { kind: 'amount', of: elements.find(isFood)?.text, was: wrong.value, amount, quantity, hasUnit };
  }
  const foods = elements.filter(isFood);
  const [one, other] = foods;
  if (!one || !other || elements.filter(isNumber).some(({ counted }) => counted)) return undefined;
  const isApart = elements.slice(0, elements.indexOf(other)).some(({ kind }) => kind === 'comma');
  // "Sugar nahi thi chai mein", "no sugar in the chai".
  if (other.isWhole) return { kind: 'without', of: other.text, what: one.text, isPart: true };
  if (one.isWhole) return { kind: 'without', of: one.text, what: other.text, isPart: true };
  if (elements.indexOf(one) > at)
    return isApart || has('no') ? { kind: 'replace', was: one.text, by: other.text } : undefined;
  if (no.isNone) return isApart ? undefined : { kind: 'without', of: one.text, what: other.text, isPart: true };
  return no.isEnglish
    ? { kind: 'replace', was: other.text, by: one.text }
    : { kind: 'replace', was: one.text, by: other.text };
}

/** At most one food and one number. */
function readOne(
  elements: Element[],
  foods: Extract<Element, { kind: 'food' }>[],
  number: Extract<Element, { kind: 'number' }> | undefined,
  { has, isMarked, nth }: Said,
  message: Message,
): Correction | undefined {
  const of = foods[0]?.text;
  if (foods.length > 1) return undefined;
  if (number?.counted) {
    const isMore = of === undefined && (has('more') || endsWithJoiner(message));
    if (isMore && !isMarked) return { kind: 'more', quantity: number.value };
    const isBare = of === undefined && elements.length === 1 && number.hasUnit && message.tokens.length <= 3;
    // "Biryani was half plate".
    const isStated = of !== undefined && isFood(elements[0] as Element) && has('done') && !has('self') && !has('eaten');
    const isSaid = isMarked || has('change') || (has('just') && !has('self'));
    if (!isSaid && !isStated && !isBare) return undefined;
    return { kind: 'amount', of, was: undefined, amount: number.text, quantity: number.value, hasUnit: number.hasUnit };
  }
  if (of === undefined) return undefined;
  if (
    elements.some(({ kind }) => kind === 'no') &&
    !elements.some(({ kind }) => kind === 'comma') &&
    !has('self') &&
    !startsWithEating(message)
  )
    return { kind: 'without', of: undefined, what: of, isPart: has('that') };
  const size = has('smaller') ? 'small' : has('larger') ? 'large' : undefined;
  if (size && (nth !== undefined || (has('done') && !has('self') && !has('eaten'))))
    return { kind: 'size', of, nth, size };
  if (size && has('change')) return { kind: 'scale', of, factor: size === 'small' ? less : more };
  if (has('double')) return { kind: 'scale', of, factor: 2 };
  if (has('halve') && (has('just') || has('change') || isMarked)) return { kind: 'scale', of, factor: 0.5 };
  return isMarked ? { kind: 'replace', was: undefined, by: of } : undefined;
}

/** "Ek aur". */
const endsWithJoiner = (message: Message): boolean => hasRole(message, message.tokens.length - 1, 'joiner');
const startsWithEating = (message: Message): boolean => hasRole(message, 0, 'eaten') || hasRole(message, 0, 'skipped');

function elementsOf(message: Message): Element[] {
  const { text, tokens } = message;
  const elements: Element[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at];
    if (!token) break;
    const number = token.kind === 'mark' || isMeantAsChange(message, at) ? undefined : readNumber(tokens, at);
    if (number) {
      const hasUnit = hasRole(message, number.next, 'unit');
      const to = hasUnit ? number.next + 1 : number.next;
      const written = text.slice(token.start, tokens[to - 1]?.end);
      if (number.counted || hasUnit)
        elements.push({
          kind: 'number',
          value: number.value,
          text: written,
          hasUnit,
          counted: number.counted || hasUnit,
        });
      at = to;
      continue;
    }
    const to = endOfName(message, at);
    if (to > at) {
      const isWhole = isIn(message, at - 1) || isIn(message, at - 2) || hindiIn.test(tokens[to]?.word ?? '');
      elements.push({ kind: 'food', text: text.slice(token.start, tokens[to - 1]?.end), isWhole });
    } else if (isDenial(message, at))
      elements.push({ kind: 'no', isNone: hasRole(message, at, 'none'), isEnglish: /^(?:not|no)$/.test(token.word) });
    else if (token.kind === 'mark') elements.push({ kind: 'comma' });
    at = Math.max(to, at + 1);
  }
  return elements;
}

/** "Half of it" is no number of a thing. */
const isMeantAsChange = (message: Message, at: number): boolean => {
  const isNth = (place: number) => ordinals.has(message.tokens[place]?.word ?? '');
  if (isNth(at) || isNth(at - 1) || hasRole(message, at, 'change')) return true;
  const isFactor = hasRole(message, at, 'halve') || hasRole(message, at, 'double');
  return isFactor && !hasRole(message, at + 1, 'unit');
};

const isDenial = (message: Message, at: number): boolean =>
  (['negation', 'none', 'no'] as const).some((role) => hasRole(message, at, role));

const hindiIn = /^(?:mein|me|में|pe|par|पर)$/;
const isIn = ({ tokens }: Message, at: number): boolean => /^(?:in|on)$/.test(tokens[at]?.word ?? '');

function endOfName(message: Message, from: number): number {
  let to = from;
  for (; to < message.tokens.length; to += 1) {
    const token = message.tokens[to];
    const isName =
      token?.kind === 'word' &&
      !isDenial(message, to) &&
      !around.some((role) => hasRole(message, to, role)) &&
      !(hasRole(message, to, 'unit') && to === from) &&
      !isNumberWord(token.word) &&
      !ordinals.has(token.word) &&
      !/^(?:was|were|there|on|one|meant)$/.test(token.word);
    if (!isName) break;
  }
  return to;
}
