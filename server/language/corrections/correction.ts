import type { Role } from '../lexicon.ts';
import type { Message } from '../message.ts';
import { hasRole, isSaid } from '../words.ts';
import { readAdded } from './added.ts';
import type { Element, NumberElement } from './elements.ts';
import { readGiven } from './given.ts';
import { amountOf, less, more, readOne, sizeIn } from './ofOne.ts';
import { beforeReasons } from './reason.ts';
import { type NameElement, type Said, saidIn, withAmount } from './said.ts';
import { type Moved, readMoved } from './when.ts';
import { wordsOfList } from './words.ts';

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
      /** "Yesterday's weight was 71". */
      daysAgo?: number;
      /** It is the whole message: "300 ml". */
      isAlone: boolean;
      /** Nothing but a name and an amount, "samosa 2": a correction only of what was told a moment ago. */
      isRestated?: boolean;
      /** "It was 2 eggs": of what was told last, and no news where the diary has none. */
      isOfThat?: boolean;
      /** "Only 2": less than was told a moment ago, else it is news. */
      isOnly?: boolean;
      /** What was denied before it, "bhat nahi, bhakri ek": where the diary has no `of`, it becomes that. */
      insteadOf?: string;
    }
  /** "Not curd, raita", "it was brown rice not dal". */
  /** `isSoft`: it may be news as well, unless it is about what was logged a moment ago. */
  | { kind: 'replace'; was: string | undefined; by: string; isSoft?: boolean }
  /** "There was no ghee on it", "not the coffee"; `isOfLast`: it speaks of the last message alone. */
  | { kind: 'without'; of: string | undefined; what: string; isPart: boolean; isOfLast: boolean }
  /** "Double the roti", "just half of it", "thoda kam karo". */
  | { kind: 'scale'; of: string | undefined; factor: number; isThat?: boolean }
  /** "The second one was small". */
  /** `within`: of what it is a part, "sabzi me tel kam tha". */
  | { kind: 'size'; of: string | undefined; nth: number | undefined; size: 'small' | 'large'; within?: string }
  /** "One more"; below 0 for "one less" and "left half a paratha". `amount` with its unit: "another 250 ml". */
  | { kind: 'more'; quantity: number; amount?: string; of?: string | undefined }
  | Moved
  /** "Wrong, remove it", "remove the second one". */
  | { kind: 'remove'; nth?: number }
  /** "Not mine": nothing of it was had. */
  | { kind: 'notHad' }
  /** "Add ghee to that", "toast mein butter bhi tha". */
  /** `isBeside`: it is an entry of its own, "and ghee was on top too". */
  | { kind: 'added'; of: string | undefined; what: string; isBeside?: boolean }
  /** "Logged twice", "double entry of coffee". */
  | { kind: 'twice'; of: string | undefined }
  /** "Wrong", "kadhi galat hai": something is to be corrected, and not said how it was. */
  | { kind: 'unsaid'; of?: string }
  /** "The wrapper says 220 kcal", "9 g protein, not 12": what is in it, as the words tell. */
  | { kind: 'figures'; words: string }
  /** "Scrap that", "put it back". */
  | { kind: 'undo' }
  | { kind: 'redo' };

/** "Wo khana nahi khaya". */
const longestTakenBack = 5;
/** "Inkoti", "one more please". */
const longestMore = 3;

/** "What did I eat, I forgot" tells of no mistake. */
const askingWhatWas = wordsOfList('asks what was');
const asksWhatWas = ({ tokens }: Message): boolean => {
  const words = tokens.filter(({ kind }) => kind !== 'mark').map(({ word }) => word);
  return [3, 4].some((length) => askingWhatWas.has(words.slice(0, length).join(' ')));
};

/** "Tell me what I ate yesterday", "kal ka khana dikhao". */
const asksToBeTold = (message: Message): boolean =>
  hasRole(message, 0, 'tellMe') || hasRole(message, message.tokens.length - 1, 'tellMe');

/** What a message corrects in the diary; undefined when it is news. `daysAgo` is the day that was taken out of it, "on Monday". */
export function readCorrection(message: Message, daysAgo = 0): Correction | undefined {
  if (asksWhatWas(message) || asksToBeTold(message)) return undefined;
  const twice = readTwice(message);
  if (twice) return twice;
  if (message.text.includes('?') || message.clauses.some(({ veto }) => veto === 'question' || veto === 'plan'))
    return undefined;
  // "Isko lunch mein daal do" logs nothing, and "add ghee to that" no ghee alone.
  if (isSaid(message, 'log')) {
    const said = saidIn(message, false);
    return readMoved(said, daysAgo) ?? readAdded(said);
  }
  return readAll(message, daysAgo, false) ?? readWithReason(message, daysAgo);
}

/** Longer messages tell of more than that something stands there twice. */
const longestTwice = 14;

function readTwice(message: Message): Correction | undefined {
  if (!isSaid(message, 'twice') || message.tokens.length > longestTwice) return undefined;
  const [name, , third] = saidIn(message, false).names;
  // "Why is it there twice?"
  const isAsked = hasRole(message, 0, 'questionStart');
  return third ? undefined : { kind: 'twice', of: isAsked ? undefined : name?.text };
}

/** What a part of a message corrects that says elsewhere that something was wrong. */
export const readMistake = (message: Message, daysAgo: number): Correction | undefined =>
  readAll(message, daysAgo, true);

function readWithReason(message: Message, daysAgo: number): Correction | undefined {
  for (const { message: before, isMistake } of beforeReasons(message)) {
    const correction = readAll(before, daysAgo, isMistake);
    if (correction && correction.kind !== 'unsaid') return correction;
  }
  return undefined;
}

const readAll = (message: Message, daysAgo: number, isMistake: boolean): Correction | undefined =>
  readSaid(saidIn(message, isMistake), daysAgo);

/** What is corrected by what a message says. */
export function readSaid(said: Said, daysAgo: number): Correction | undefined {
  const { names, numbers } = said;
  const unsweetened = readUnsweetened(said);
  if (unsweetened) return unsweetened;
  const timely = readMoved(said, daysAgo) ?? readAdded(said);
  if (timely) return timely;
  if (said.has('remove') && said.nth !== undefined && names.length === 0) return { kind: 'remove', nth: said.nth };
  const given = readGiven(said);
  if (given) return given;
  if (names.length > 2 || numbers.length > 2) return undefined;
  if (names.length === 0 && numbers.length === 0) return readWithoutNames(said);
  const amongTwo =
    readInstead(said) ?? readRemovedPart(said) ?? readDenied(said) ?? readPartOfSize(said) ?? readOther(said);
  return amongTwo ?? (numbers.length > 1 ? undefined : readOne(said));
}

/** "Sabzi me tel kam tha", "it was homemade so less oil": how much of a part there was. */
function readPartOfSize({ names, numbers, has, elements, message }: Said): Correction | undefined {
  const [one, other, third] = names;
  const size = sizeIn(has);
  const isDenied = elements.some(({ kind }) => kind === 'no' || kind === 'without');
  if (!one || !other || third || !size || numbers.length > 0 || isDenied || has('eaten') || has('meal'))
    return undefined;
  const isBeside = ({ span }: NameElement) =>
    [span.from - 1, span.to].some((at) => hasRole(message, at, 'smaller') || hasRole(message, at, 'larger'));
  const isSetting = ({ span }: NameElement) =>
    message.roles.slice(span.from, span.to).every((roles) => roles.has('occasion'));
  const part = isBeside(other) ? other : isBeside(one) ? one : undefined;
  const whole = part === other ? one : other;
  if (!part || !(whole.isWhole || isSetting(whole)) || !has('was')) return undefined;
  return { kind: 'size', of: part.text, nth: undefined, size, ...(whole.isWhole && { within: whole.text }) };
}

/** "Half", "thoda kam karo", "the second one was small", "that was yesterday", "wrong". */
function readWithoutNames(said: Said): Correction | undefined {
  const { elements, has, nth, message } = said;
  const taken = readTakenBack(said);
  if (taken) return taken;
  const size = sizeIn(has);
  if (size && nth !== undefined) return { kind: 'size', of: undefined, nth, size };
  if (has('halve') || has('double')) return { kind: 'scale', of: undefined, factor: has('halve') ? 0.5 : 2 };
  if (size) return { kind: 'scale', of: undefined, factor: size === 'small' ? less : more };
  if (has('more') && message.tokens.length <= longestMore) return { kind: 'more', quantity: 1 };
  const isOnlyThat = elements.every(({ kind }) => kind === 'no' || kind === 'comma');
  return has('mistaken') && isOnlyThat ? { kind: 'unsaid' } : undefined;
}

/** "That morning one" is another than what was told last. */
const partsOfDay: Role[] = ['morning', 'noon', 'evening', 'night'];

/** "Wrong, remove it", "not mine", "didn't have it". */
function readTakenBack({ has, isMarked, message }: Said): Correction | undefined {
  const isOfPart = partsOfDay.some(has);
  const isAboutThat = (has('that') || has('latest')) && !has('meal') && !isOfPart;
  if (has('remove') && (isAboutThat || (isMarked && !has('meal') && !isOfPart))) return { kind: 'remove' };
  // "Wo khana nahi khaya", and not "i didn't eat lunch today, that is why".
  const isShort = has('that') && message.tokens.length <= longestTakenBack;
  return has('notMine') || (has('notEaten') && (isAboutThat || isShort)) ? { kind: 'notHad' } : undefined;
}

const sweet = wordsOfList('sweet');
const longestOfSweet = 6;

/** "Meethi nahi thi", "it wasn't sweet": without sugar. */
function readUnsweetened({ message: { tokens }, has, numbers, names, elements }: Said): Correction | undefined {
  const isSaid = tokens.some(({ word }) => sweet.has(word)) && (has('negation') || has('none'));
  const [name, ...others] = names.filter(({ text }) => !sweet.has(text));
  const isMore = numbers.length > 0 || others.length > 0 || elements.some(({ kind }) => kind === 'comma');
  if (!isSaid || !has('was') || isMore || tokens.length > longestOfSweet) return undefined;
  return { kind: 'without', of: name?.text, what: 'sugar', isPart: true, isOfLast: true };
}

/** "Remove sugar from the chai", "chai me se cheeni hatao". */
function readRemovedPart({ names: [one, other], numbers, has, message: { tokens } }: Said): Correction | undefined {
  if (!one || !other || !has('remove') || numbers.length > 0) return undefined;
  const between = tokens.slice(one.span.to, other.span.from).map(({ word }) => word);
  const isPart = { kind: 'without', isPart: true, isOfLast: false } as const;
  if (between.some((word) => beforeWhole.has(word))) return { ...isPart, of: other.text, what: one.text };
  return between.some((word) => behindWhole.has(word)) ? { ...isPart, of: one.text, what: other.text } : undefined;
}
const beforeWhole = wordsOfList('before the whole');
const behindWhole = wordsOfList('behind the whole');

/** "Chutney instead of sambar", "dahi ki jagah raita", "without sugar". */
function readInstead(said: Said): Correction | undefined {
  const { elements, names, numbers, has } = said;
  const [one, other] = names;
  const is = (kind: Element['kind']) => elements.some((element) => element.kind === kind);
  if (one && other && is('instead')) return { kind: 'replace', was: other.text, by: one.text };
  if (one && other && is('inPlace')) return { kind: 'replace', was: one.text, by: withAmount(said, other.text) };
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
  const isChanged = said.isArrow || isFromTo(said);
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
const fromTo = wordsOfList('from and to');

/** "It was 25, wrote 15 by mistake", "25 tha galat likha 15": how it was comes first, and the mistake with the second. */
function isFirstMeant({ message: { roles } }: Said, first: NumberElement, second: NumberElement): boolean {
  const isSaid = (role: Role, from: number, to?: number) => roles.slice(from, to).some((known) => known.has(role));
  return isSaid('was', 0, second.span.from) && !isSaid('was', second.span.to) && isSaid('mistaken', first.span.to);
}

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
