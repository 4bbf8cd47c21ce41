import { oncePer } from '../../lib/oncePer.ts';
import type { Role } from '../lexicon.ts';
import type { Message } from '../message.ts';
import { hasRole, isSaid } from '../words.ts';
import { deviceAt, type Element, elementsOf, type NumberElement, nthIn } from './elements.ts';
import { clocksIn } from './when.ts';

export type NameElement = Extract<Element, { kind: 'name' }>;

/** What a message says that may correct something. */
export interface Said {
  elements: readonly Element[];
  names: NameElement[];
  /** Without "a". */
  numbers: NumberElement[];
  has(role: Role): boolean;
  nth: number | undefined;
  /** It begins with "no", "oops", "i meant", or with what it speaks of ("it was"), or ends with "actually". */
  isMarked: boolean;
  /** It begins or ends with what it speaks of: "it was", "2 egg the usme". */
  isOfThat: boolean;
  /** It tells how it went from what it was to what it is: "3 -> 2". */
  isArrow: boolean;
  message: Message;
}

const arrow = /\d\s*[\p{L}]*\s*(?:-+>|=+>|→|➡️?)\s*\d/u;
/** As one mends a word in a chat: "*idli", "71.2 ***". */
const starred = /^\s*\*+|\*+\s*$/;
const marks: Role[] = ['corrected', 'mistaken'];

/** "In the evening", "one of the vadas": no "the" that is Hindi for "were". */
const isArticle = (message: Message, at: number): boolean =>
  message.tokens[at]?.word === 'the' &&
  (message.tokens[at - 1]?.word === 'of' || (hasRole(message, at - 1, 'within') && hasRole(message, at + 1, 'time')));

/** "I woke at 5.30" beside "6 and a half": a time is no figure of anything where another is told. */
function besideClocks(message: Message, numbers: NumberElement[]): NumberElement[] {
  const clocks = numbers.length > 1 ? clocksIn(message) : [];
  const others = numbers.filter(({ span }) => !clocks.some(({ from, to }) => span.from >= from && span.from < to));
  return others.length > 0 ? others : numbers;
}

const saysWas = oncePer((message: Message): boolean =>
  message.roles.some((roles, at) => roles.has('was') && !isArticle(message, at)),
);

export const saidIn = (message: Message, isMistake: boolean): Said => saidOf(message, elementsOf(message), isMistake);

/** The same of those of its elements that count. */
export function saidOf(message: Message, elements: readonly Element[], isMistake: boolean): Said {
  const is = (at: number, roles: Role[]) => roles.some((role) => hasRole(message, at, role));
  const last = message.tokens.findLastIndex(({ kind }) => kind !== 'mark');
  const startsWithThat = is(0, ['that']) && is(1, ['was', 'should']);
  // "500 ml it was".
  const endsWithThat = is(last - 1, ['that']) && is(last, ['was']);
  const startsWithNot = is(0, ['negation']) && !is(1, ['eat']);
  const isArrow = arrow.test(message.text);
  const counted = elements.filter((element) => element.kind === 'number').filter((number) => number.counted);
  return {
    elements,
    names: elements.filter((element) => element.kind === 'name'),
    numbers: besideClocks(message, counted),
    has: (role) => (role === 'was' ? saysWas(message) : isSaid(message, role)),
    nth: nthIn(message),
    isMarked:
      isMistake ||
      deviceAt(message) !== undefined ||
      isArrow ||
      starred.test(message.text) ||
      is(0, ['no', ...marks]) ||
      is(last, marks) ||
      startsWithThat ||
      endsWithThat ||
      startsWithNot,
    isOfThat: startsWithThat || is(last, ['that']),
    isArrow,
    message,
  };
}

/** "Chappathi 2" where the number stands beside what is right. */
export function withAmount({ elements }: Said, name: string): string {
  const at = elements.findIndex((element) => element.kind === 'name' && element.text === name);
  const beside = [elements[at - 1], elements[at + 1]].find((element) => element?.kind === 'number');
  return beside?.kind === 'number' ? `${beside.text} ${name}` : name;
}

const longestFigure = 6;

/** "2 actually", "na, 1 ta": a figure that names nothing, which answers what was asked. */
export function saysFigureAlone(message: Message): boolean {
  const { names, numbers } = saidIn(message, false);
  return names.length === 0 && numbers.length > 0 && message.tokens.length <= longestFigure;
}
