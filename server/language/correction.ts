import { deviceAt, type Element, elementsOf, nthIn } from './correctionElements.ts';
import { beforeReasons } from './correctionReason.ts';
import type { Role } from './lexicon.ts';
import type { Message } from './message.ts';
import { wordSet } from './tokens.ts';
import { hasRole } from './words.ts';

/** What a message makes of what is in the diary; `of` is undefined for what the last message logged. */
export type Correction =
  /** "Make that 3 idlis", "do nahi teen", "it was 150 ml", "68.4 not 64.8". */
  | {
      kind: 'amount';
      of: string | undefined;
      was: number | undefined;
      amount: string;
      quantity: number;
      hasUnit: boolean;
      /** It is the whole message: "300 ml". */
      isAlone: boolean;
    }
  /** "Not curd, raita", "it was brown rice not dal". */
  /** `isSoft`: it may be news as well, unless it is about what was logged a moment ago. */
  | { kind: 'replace'; was: string | undefined; by: string; isSoft?: boolean }
  /** "There was no ghee on it", "not the coffee"; `isOfLast`: it speaks of the last message alone. */
  | { kind: 'without'; of: string | undefined; what: string; isPart: boolean; isOfLast: boolean }
  /** "Double the roti", "just half of it", "thoda kam karo". */
  | { kind: 'scale'; of: string | undefined; factor: number; isThat?: boolean }
  /** "The second one was small". */
  | { kind: 'size'; of: string | undefined; nth: number | undefined; size: 'small' | 'large' }
  /** "One more"; below 0 for "one less" and "left half a paratha". `amount` with its unit: "another 250 ml". */
  | { kind: 'more'; quantity: number; amount?: string; of?: string | undefined }
  /** "That was yesterday", "kal ka dinner tha". */
  | { kind: 'moved'; daysAgo: number; meal: string | undefined }
  /** "Wrong, remove it". */
  | { kind: 'remove' }
  /** "Wrong": something is to be corrected, and not said what. */
  | { kind: 'unsaid' };

type NumberElement = Extract<Element, { kind: 'number' }>;
type NameElement = Extract<Element, { kind: 'name' }>;

interface Said {
  elements: Element[];
  names: NameElement[];
  /** Without "a". */
  numbers: NumberElement[];
  has(role: Role): boolean;
  nth: number | undefined;
  /** It begins with "no", "oops", "i meant", or with what it speaks of ("it was"), or ends with "actually". */
  isMarked: boolean;
  message: Message;
}

/** As one mends a word in a chat: "*idli", "71.2 ***". */
/** "3 -> 2": from what it was to what it is. */
const isArrow = /\d\s*[\p{L}]*\s*(?:-+>|=+>|→|➡️?)\s*\d/u;
const isStarred = /^\s*\*+|\*+\s*$/;
const less = 0.75;
const more = 1.25;
/** In words. */
const longestName = 3;
/** "Inkoti", "one more please". */
const longestMore = 3;

/** In the corrections of a diary; undefined when the message is news. */
export function readCorrection(message: Message): Correction | undefined {
  if (message.text.includes('?') || message.clauses.some(({ veto }) => veto === 'question' || veto === 'plan'))
    return undefined;
  if (message.roles.some((roles) => roles.has('log'))) return undefined;
  return readAll(message, false) ?? readWithReason(message);
}

function readWithReason(message: Message): Correction | undefined {
  for (const { message: before, isMistake } of beforeReasons(message)) {
    const correction = readAll(before, isMistake);
    if (correction && correction.kind !== 'unsaid') return correction;
  }
  return undefined;
}

function readAll(message: Message, isMistake: boolean): Correction | undefined {
  const said = saidIn(message, isMistake);
  const { names, numbers } = said;
  if (names.length > 2 || numbers.length > 2) return undefined;
  if (names.length === 0 && numbers.length === 0) return readWithoutNames(said);
  return readInstead(said) ?? readDenied(said) ?? readOther(said) ?? (numbers.length > 1 ? undefined : readOne(said));
}

function saidIn(message: Message, isMistake: boolean): Said {
  const elements = elementsOf(message);
  const is = (at: number, roles: Role[]) => roles.some((role) => hasRole(message, at, role));
  const startsWithThat = is(0, ['that']) && is(1, ['was', 'should']);
  const startsWithNot = is(0, ['negation']) && !is(1, ['eat']);
  const marks: Role[] = ['corrected', 'mistaken'];
  return {
    elements,
    names: elements.filter((element) => element.kind === 'name'),
    numbers: elements.filter((element) => element.kind === 'number').filter(({ counted }) => counted),
    has: (role) => message.roles.some((roles) => roles.has(role)),
    nth: nthIn(message),
    isMarked:
      isMistake ||
      deviceAt(message) !== undefined ||
      isArrow.test(message.text) ||
      isStarred.test(message.text) ||
      is(0, ['no', ...marks]) ||
      is(
        message.tokens.findLastIndex(({ kind }) => kind !== 'mark'),
        marks,
      ) ||
      startsWithThat ||
      startsWithNot,
    message,
  };
}

/** "Half", "thoda kam karo", "the second one was small", "that was yesterday", "wrong". */
function readWithoutNames({ elements, has, nth, isMarked, message }: Said): Correction | undefined {
  if (has('remove') && (isMarked || has('that')) && !has('meal')) return { kind: 'remove' };
  const moved = readMoved(message, has, isMarked);
  if (moved) return moved;
  const size = has('smaller') ? 'small' : has('larger') ? 'large' : undefined;
  if (size && nth !== undefined) return { kind: 'size', of: undefined, nth, size };
  if (has('halve') || has('double')) return { kind: 'scale', of: undefined, factor: has('halve') ? 0.5 : 2 };
  if (size) return { kind: 'scale', of: undefined, factor: size === 'small' ? less : more };
  if (has('more') && message.tokens.length <= longestMore) return { kind: 'more', quantity: 1 };
  const isOnlyThat = elements.every(({ kind }) => kind === 'no' || kind === 'comma');
  return has('mistaken') && isOnlyThat ? { kind: 'unsaid' } : undefined;
}

function readMoved({ tokens, roles }: Message, has: Said['has'], isMarked: boolean): Correction | undefined {
  const daysAgo = has('dayBefore') ? 2 : has('yesterday') ? 1 : 0;
  const isAbout = isMarked || has('was');
  if (daysAgo === 0 || !isAbout || has('eaten') || has('took') || has('eat')) return undefined;
  return { kind: 'moved', daysAgo, meal: tokens.find((_, at) => roles[at]?.has('meal'))?.word };
}

/** "Chutney instead of sambar", "dahi ki jagah raita", "without sugar". */
function readInstead({ elements, names, numbers, has }: Said): Correction | undefined {
  const [one, other] = names;
  const is = (kind: Element['kind']) => elements.some((element) => element.kind === kind);
  if (one && other && is('instead')) return { kind: 'replace', was: other.text, by: one.text };
  if (one && other && is('inPlace')) return { kind: 'replace', was: one.text, by: other.text };
  const isAlone = one && !other && numbers.length === 0 && !has('eaten') && !has('took');
  if (isAlone && is('without')) return { kind: 'without', of: undefined, what: one.text, isPart: true, isOfLast: true };
  return undefined;
}

/** Two of a kind, one of them denied: "3 not 2", "do nahi teen", "not curd, raita", "dahi nahi raita tha". */
function readDenied(said: Said): Correction | undefined {
  const { elements, names, numbers, has } = said;
  const at = elements.findLastIndex(({ kind }) => kind === 'no');
  const no = elements[at];
  const [first, second] = numbers;
  const isChanged = isArrow.test(said.message.text) || isFromTo(said);
  const isWrong = no?.kind === 'no' || has('mistaken') || has('corrected') || isChanged;
  if (first && second && isWrong && names.length < 2) {
    const isFirstRight =
      (no?.kind === 'no' && no.isEnglish && elements.indexOf(first) < at) ||
      // "35 tha, 25 nahi".
      (no?.kind === 'no' && !no.isEnglish && elements.indexOf(second) < at) ||
      isFirstMeant(said, first, second);
    return amountOf(isFirstRight ? first : second, names[0]?.text, (isFirstRight ? second : first).value);
  }
  if (no?.kind !== 'no' || numbers.length > 1) return undefined;
  const denied = readNamesDenied(said, at, no);
  return denied?.kind === 'replace' ? { ...denied, by: withAmount(said, denied.by) } : first ? undefined : denied;
}

/** "3 se 2 kar do", "change it from 3 to 2". */
function isFromTo({ numbers: [first, second], has, message: { tokens } }: Said): boolean {
  const isJoined = first && second && second.span.from === first.span.to + 1;
  return Boolean(isJoined && has('change') && fromTo.has(tokens[first.span.to]?.word ?? ''));
}
const fromTo = wordSet('to se से');

/** "Chappathi 2" where the number stands beside what is right. */
function withAmount({ elements }: Said, name: string): string {
  const at = elements.findIndex((element) => element.kind === 'name' && element.text === name);
  const beside = [elements[at - 1], elements[at + 1]].find((element) => element?.kind === 'number');
  return beside?.kind === 'number' ? `${beside.text} ${name}` : name;
}

/** "It was 25, wrote 15 by mistake", "25 tha galat likha 15": how it was comes first, and the mistake with the second. */
function isFirstMeant({ message: { roles } }: Said, first: NumberElement, second: NumberElement): boolean {
  const isSaid = (role: Role, from: number, to?: number) => roles.slice(from, to).some((known) => known.has(role));
  return isSaid('was', 0, second.span.from) && !isSaid('was', second.span.to) && isSaid('mistaken', first.span.to);
}

const amountOf = (
  { text, value, hasUnit }: NumberElement,
  of: string | undefined,
  was?: number,
): Extract<Correction, { kind: 'amount' }> => ({
  ...{ kind: 'amount', of, was, amount: text, quantity: value, hasUnit, isAlone: false },
});

function readNamesDenied(
  { elements, names, has }: Said,
  at: number,
  no: Extract<Element, { kind: 'no' }>,
): Correction | undefined {
  const [one, other] = names;
  if (!one || !other) return undefined;
  const isApart = elements.slice(0, elements.indexOf(other)).some(({ kind }) => kind === 'comma');
  const part = { kind: 'without', isPart: true, isOfLast: false } as const;
  // "Sugar nahi thi chai mein", "no sugar in the chai".
  if (other.isWhole) return { ...part, of: other.text, what: one.text };
  if (one.isWhole) return { ...part, of: one.text, what: other.text };
  if (elements.indexOf(one) > at)
    return isApart || has('no') || has('corrected') ? { kind: 'replace', was: one.text, by: other.text } : undefined;
  // "Raita tha, dahi nahi": the denial stands behind what is wrong.
  if (elements.indexOf(other) < at && !no.isNone) return { kind: 'replace', was: other.text, by: one.text };
  if (no.isNone) return isApart ? undefined : { ...part, of: one.text, what: other.text };
  return no.isEnglish
    ? { kind: 'replace', was: other.text, by: one.text }
    : { kind: 'replace', was: one.text, by: other.text };
}

/** "Coke was diet coke": which one it was. */
function readOther({ names, numbers, has, message }: Said): Correction | undefined {
  const [one, other] = names;
  const isNews = has('self') || has('eaten') || has('took') || has('meal') || has('joiner');
  if (!one || !other || numbers.length > 0 || isNews) return undefined;
  const [before, after] = message.text.split(/ (?:was|were) /i);
  const isBetween = before?.includes(one.text) && after?.includes(other.text);
  return isBetween ? { kind: 'replace', was: one.text, by: other.text, isSoft: true } : undefined;
}

/** At most one name and one number. */
function readOne(said: Said): Correction | undefined {
  const { names, numbers } = said;
  const [name, other] = names;
  const [number] = numbers;
  if (other) return undefined;
  if (number && name && said.has('left') && !said.has('eaten')) return { ...moreOf(number, -1), of: name.text };
  return number ? readNumberOf(number, name, said) : name && readName(name, said);
}

function readNumberOf(
  number: NumberElement,
  name: NameElement | undefined,
  { elements, has, isMarked, message }: Said,
): Correction | undefined {
  if (!name && !isMarked) {
    if (has('smaller')) return moreOf(number, -1);
    const isJoined = [number.span.from - 1, number.span.to].some((at) => hasRole(message, at, 'joiner'));
    if (has('more') || isJoined) return moreOf(number, 1);
  }
  if (!name && number.value < 1 && !number.hasUnit && (has('that') || has('just')))
    return { kind: 'scale', of: undefined, factor: number.value };
  // "Slept 7 hours" is news.
  const isAlone = message.roles.every((roles, at) => isWithin(at, number.span) || roles.has('filler'));
  const isBare = !name && elements.length === 1 && number.hasUnit && isAlone && message.tokens.length <= 3;
  // "Biryani was half plate", "teen roti thi".
  const isStated = name && has('was') && !has('self') && !has('eaten') && !has('meal');
  const isSaid = isMarked || has('change') || (has('just') && !has('self'));
  if (isSaid || isStated) return amountOf(number, name?.text);
  return isBare ? { ...amountOf(number, undefined), isAlone: true } : undefined;
}

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
  const size = has('smaller') ? 'small' : has('larger') ? 'large' : undefined;
  const isOfSize = nth !== undefined || (has('was') && !has('self') && !has('eaten'));
  if (size && isOfSize) return { kind: 'size', of, nth, size };
  if (size && has('change')) return { kind: 'scale', of, factor: size === 'small' ? less : more };
  if (has('double')) return { kind: 'scale', of, factor: 2 };
  if (has('halve') && (has('just') || has('change') || isMarked))
    return { kind: 'scale', of, factor: 0.5, isThat: has('that') };
  return isMarked ? { kind: 'replace', was: undefined, by: of } : undefined;
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
  const isDenied = is('no') && !is('comma') && (isNone || !has('corrected'));
  return isDenied && !has('self') && !startsWithEating
    ? { ...without, isPart: has('that'), isOfLast: false }
    : undefined;
}
