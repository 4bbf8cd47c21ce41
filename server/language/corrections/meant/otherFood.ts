import { type Message, readMessage } from '../../message.ts';
import { hasRole } from '../../words.ts';
import type { Correction } from '../correction.ts';
import { type Element, elementsOf } from '../elements.ts';
import type { NameElement } from '../said.ts';
import { wordsOfList } from '../words.ts';
import type { ToldEntry } from './diary.ts';
import type { Heard } from './heard.ts';
import type { Mention } from './mentions.ts';

const mostWords = 3;
const compared = wordsOfList('compared');

/** The food that is named and not denied, else what is left in words of its own. */
export function otherMeant(heard: Heard, entry: ToldEntry): Correction | undefined {
  const { mentions, numbers, message, isDenied: isWrong, has } = heard;
  const right = mentions.filter((one) => !isWrong(one) && !hasRole(message, one.from - 1, 'notBefore'));
  // "That dal was the Gujarati one" beside a Gujarati shaak makes no dal of the shaak.
  const isWrongHere = mentions.some((one) => one.entries.includes(entry) && isWrong(one));
  const others = right.filter(
    (one) =>
      one.isOther &&
      !one.entries.includes(entry) &&
      !isCompared(message, one) &&
      (one.entries.length === 0 || isWrongHere || !mentions.some(({ entries }) => entries.includes(entry))),
  );
  // "Not curd, raita" is about no tea.
  const isOfNone = mentions.some((one) => one.entries.length === 0 && one.isOther && isWrong(one));
  // "Paranthe vich ghee nahi paya" is about a part of it.
  if (isOfNone && has('inside')) return undefined;
  if (isOfNone && !mentions.some((one) => one.entries.includes(entry))) return undefined;
  const isOfNext = (name: string) =>
    mentions.some(
      ({ text, entries }) => entries.length > 0 && !entries.includes(entry) && name.split(' ').includes(text),
    );
  const left = others.length > 0 ? undefined : kindMeant(heard, entry);
  const kind = left && !isWrongHere && isOfNext(left) ? undefined : left;
  const name = ofItsKind(heard, entry, others.at(-1)?.text ?? kind);
  const [number, another] = numbers;
  if (!name) return undefined;
  // "One of the rotis", "it was the diet one, zero cal".
  const isOneOf = number && (message.tokens[number.span.to]?.word === 'of' || (kind && partsOf(message).length > 1));
  return { kind: 'replace', was: undefined, by: number && !another && !isOneOf ? `${number.text} ${name}` : name };
}

/** "The ice cream was chocolate": chocolate ice cream, where that is a food. */
export function ofItsKind({ mentions, isDenied }: Heard, entry: ToldEntry, kind: string | undefined) {
  const own = mentions.find((one) => one.entries.includes(entry) && !isDenied(one));
  const whole = own && kind && `${kind} ${own.text}`;
  return whole && entry.mayBe(whole) ? whole : kind;
}

/** "Like puri size" tells how large it was. */
const isCompared = ({ tokens }: Message, { from, to }: Mention): boolean =>
  [from - 1, to].some((at) => compared.has(tokens[at]?.word ?? ''));

/** "Coke diet wali thi", "papad was roasted not fried", "jowar nahi bajre ki thi": the words of that part which are neither its name nor denied. */
export function kindMeant({ message, mentions }: Heard, entry: ToldEntry): string | undefined {
  const isOwn = (word: string) =>
    mentions.some((one) => one.entries.includes(entry) && one.text.toLowerCase().split(' ').includes(word));
  const part = partsOf(message).find((one) => saysKind(one));
  const [name, another] = part ? namesLeft(readMessage(part), isOwn) : [];
  const words = name?.toLowerCase().split(' ') ?? [];
  return !another && words.length <= mostWords && !words.some((word) => compared.has(word)) ? name : undefined;
}

const saysKind = (part: string): boolean => {
  const { roles } = readMessage(part);
  return roles.some((known) =>
    (['was', 'negation', 'no', 'mistaken', 'corrected', 'just'] as const).some((role) => known.has(role)),
  );
};

const partsOf = ({ text }: Message): string[] => text.split(/[,;.!(]+\s*/).filter((part) => /\p{L}/u.test(part));

/** The names that are not denied, without the words of the entry. */
function namesLeft(message: Message, isOwn: (word: string) => boolean): string[] {
  const elements = elementsOf(message);
  const isItsName = ({ text }: NameElement) => text.toLowerCase().split(' ').every(isOwn);
  // "Ringan nahi batate ki sabzi" of a sabzi of both.
  const isDenied = elements.some(
    (element, at) => element.kind === 'name' && isDeniedName(elements, at) && isItsName(element),
  );
  return elements.flatMap((element, at) => {
    if (element.kind !== 'name' || isDeniedName(elements, at) || saysNothing(message, element)) return [];
    const words = element.text.split(' ');
    const left = isDenied && !isItsName(element) ? words : words.filter((word) => !isOwn(word.toLowerCase()));
    return left.length > 0 ? [left.join(' ')] : [];
  });
}

/** "Yaar aaj". */
const saysNothing = ({ roles }: Message, { span }: NameElement): boolean =>
  roles.slice(span.from, span.to).every((known) => known.has('occasion'));

/** "Not fried", "jowar nahi". */
function isDeniedName(elements: readonly Element[], at: number): boolean {
  const [before, after] = [elements[at - 1], elements[at + 1]];
  if (before?.kind === 'no' && before.isEnglish) return true;
  return after?.kind === 'no' && !after.isEnglish;
}
