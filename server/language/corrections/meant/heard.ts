import type { Role } from '../../lexicon.ts';
import type { Message } from '../../message.ts';
import { hasRole, type Span } from '../../words.ts';
import type { NumberElement } from '../elements.ts';
import { type Said, saidIn } from '../said.ts';
import { clocksIn, dayIn, type ToldTime } from '../when.ts';
import { wordsOfList } from '../words.ts';
import type { ToldEntry } from './diary.ts';
import { type Mention, mentionsIn } from './mentions.ts';

/** What a message says of the diary: the names, the amounts and the times in it, and what it denies. */
export interface Heard {
  message: Message;
  said: Said;
  numbers: NumberElement[];
  mentions: Mention[];
  /** How many days ago the day is that it names. */
  daysAgo: number | undefined;
  clock: (Span & ToldTime) | undefined;
  meals: string[];
  deniedMeals: string[];
  /** The words that say nothing known. */
  strangers: Span[];
  /** It asks to have something again: "same", "wahi". */
  isAgain: boolean;
  has(...roles: Role[]): boolean;
  isDenied(span: Span): boolean;
}

/** "Ghee bilkul nahi", "not the curd". */
const mostBetween = 2;
const again = wordsOfList('again');
const verbsBefore = wordsOfList('verbs before do');

export function hear(message: Message, entries: ToldEntry[], namedDaysAgo: number): Heard {
  const said = saidIn(message, false);
  const [clock] = clocksIn(message);
  // "Laga do" is no two.
  const isGiven = ({ text, span }: NumberElement) =>
    text === 'do' && verbsBefore.has(message.tokens[span.from - 1]?.word ?? '');
  const numbers = answered(joined(said.numbers, message), message).filter(
    (number) => (!clock || number.span.from >= clock.to || number.span.to <= clock.from) && !isGiven(number),
  );
  const taken = [...numbers.map(({ span }) => span), ...(clock ? [clock] : [])];
  const named = mentionsIn(message, entries, taken);
  const mentions = saysWhich(message, namedDaysAgo) || clock ? named : named.map(ofLast);
  const claimed = new Set(
    [...mentions, ...taken].flatMap(({ from, to }) => Array.from({ length: to - from }, (_, offset) => from + offset)),
  );
  const isClaimed = (at: number) => claimed.has(at) || message.tokens[at]?.kind !== 'word';
  const isDenied = (span: Span) => isDeniedIn(message, span, isClaimed);
  const meals = message.tokens.flatMap(({ word }, at) =>
    hasRole(message, at, 'meal') ? [{ word, span: { from: at, to: at + 1 } }] : [],
  );
  return {
    ...{ message, said, numbers, mentions, clock },
    daysAgo: namedDaysAgo > 0 ? namedDaysAgo : dayIn(message),
    meals: meals.flatMap(({ span, word }) => (isDenied(span) ? [] : [word])),
    deniedMeals: meals.flatMap(({ span, word }) => (isDenied(span) ? [word] : [])),
    strangers: message.tokens.flatMap((_, at) =>
      message.roles[at]?.size === 0 && !isClaimed(at) ? [{ from: at, to: at + 1 }] : [],
    ),
    isAgain: message.tokens.some(({ word }) => again.has(word)),
    has: (...roles) => roles.some((role) => (role === 'was' ? saysWas(message) : said.has(role))),
    isDenied,
  };
}

const whichRoles: Role[] = ['meal', 'morning', 'noon', 'evening', 'night', 'today', 'yesterday', 'dayBefore', 'all'];

/** "The morning tea", "yesterday's vada": which of several of a name is meant. */
const saysWhich = (message: Message, namedDaysAgo: number): boolean =>
  namedDaysAgo > 0 || whichRoles.some((role) => message.roles.some((roles) => roles.has(role)));

/** Of several of a name those that were told last are meant, else those of the last day that has any. */
function ofLast(mention: Mention): Mention {
  const latest = mention.entries.filter(({ isLatest }) => isLatest);
  const last = Math.min(...mention.entries.map(({ daysAgo }) => daysAgo));
  return {
    ...mention,
    entries: latest.length > 0 ? latest : mention.entries.filter(({ daysAgo }) => daysAgo === last),
  };
}

/** "Was it 1 or 2? It was 3": what is asked is no figure of how it was. */
function answered(numbers: NumberElement[], { tokens }: Message): NumberElement[] {
  const asked = tokens.findLastIndex(({ word }) => word === '?');
  const told = numbers.filter(({ span }) => span.from > asked);
  return told.length > 0 ? told : numbers;
}

/** Before these "the" is Hindi for "were": "3 the bhai", and not "the rice". */
const behindWere: Role[] = [
  'filler',
  'just',
  'that',
  'negation',
  'corrected',
  'joiner',
  'mistaken',
  'reason',
  'vocative',
];

const saysWas = ({ tokens, roles }: Message): boolean =>
  roles.some((known, at) => {
    const [token, next] = [tokens[at], tokens[at + 1]];
    const isWere =
      token?.word !== 'the' || next?.kind !== 'word' || behindWere.some((role) => roles[at + 1]?.has(role));
    return known.has('was') && isWere;
  });

/** "Three quarters of a cup" is one amount. */
const joined = (numbers: NumberElement[], { tokens }: Message): NumberElement[] =>
  numbers.flatMap((number, at) => {
    const isPartOf = (one: NumberElement | undefined, other: NumberElement | undefined): boolean =>
      one !== undefined &&
      other?.hasUnit === true &&
      !one.hasUnit &&
      other.value === 1 &&
      tokens[one.span.to]?.word === 'of' &&
      other.span.from === one.span.to + 1;
    const whole = numbers[at + 1];
    if (isPartOf(numbers[at - 1], number)) return [];
    if (!whole || !isPartOf(number, whole)) return [number];
    const text = `${number.value} ${tokens[whole.span.to - 1]?.text}`;
    return [{ ...number, text, hasUnit: true, span: { from: number.span.from, to: whole.span.to } }];
  });

function isDeniedIn(message: Message, { from, to }: Span, isClaimed: (at: number) => boolean): boolean {
  const is = (at: number, ...roles: Role[]) => roles.some((role) => hasRole(message, at, role));
  for (let at = from - 1; at >= Math.max(0, from - 1 - mostBetween) && !isClaimed(at); at -= 1) {
    if (is(at, 'without', 'notBefore', 'remove')) return true;
    if (is(at, 'notEaten', 'none') && (at > 0 || is(at, 'notEaten') || from === 1)) return true;
  }
  for (let at = to; at <= to + mostBetween && !isClaimed(at); at += 1) {
    if (is(at, 'joiner', 'corrected')) return false;
    if (is(at, 'notEaten', 'skipped', 'notMine', 'remove')) return true;
    if (is(at, 'negation') && !is(at, 'notBefore')) return true;
    if (message.roles[at]?.size === 0) return false;
  }
  return false;
}
