import { type FastPlan, fastPlans } from '../../../contract/entries/fasts.ts';
import type { ReadClock } from '../../language/clockFigures.ts';
import { readClock } from '../../language/clockTimes.ts';
import { readDeniedClock } from '../../language/deniedClock.ts';
import { readDuration } from '../../language/durations.ts';
import { type Role, rolesOfTokens } from '../../language/lexicon.ts';
import { readWordLists } from '../../language/phraseLists.ts';
import { type Token, tokenise } from '../../language/tokens.ts';
import { findCity } from '../../lib/cities.ts';

const listed = readWordLists(new URL('./words/fasts.txt', import.meta.url));

export interface FastWish {
  wish: 'start' | 'end' | 'status';
  plan: FastPlan | null;
  /** A city that is named; '' where none is. */
  city: string;
  clock: ReadClock | undefined;
  /** Its beginning is told as well as its end. */
  isWhole?: true;
}

const fasts = listed('fasts');
const sunFasts: [FastPlan, Set<string>][] = [
  ['ramzan', listed('ramzan')],
  ['ekadashi', listed('ekadashi')],
  ['navratri', listed('navratri')],
];
const mealADay = listed('a meal a day');
const starts = listed('starts');
/** These of them tell of nothing but that it began. */
const begins = listed('begins');
const ends = listed('ends');
/** "Vrat hai aaj", "fast today". */
const goesOn = listed('goes on');
const asks = listed('asks');
/** Beside an end these ask for it: "when does my fast end". */
const asksAnEnd = listed('asks an end');
/** Who tells of what comes has not begun: "should I start fasting". */
const ofWhatComes = listed('of what comes');
const fillers = listed('fillers');
const overWords = listed('over');
const untilWords = listed('until');
const brokeWith =
  /^(?:(?:i|we|maine|just) )*(?:broke|ended|opened|breaking|open(?:ing)?) (?:my |the |our )?(?:fast|roza|vrat|upvas) (?:with|by eating|by having|on)\s+/iu;

/** "Broke my fast with 2 dates": the fast ends, and what follows was eaten. */
export function readBreakfast(text: string): string | undefined {
  const match = brokeWith.exec(text);
  return match ? `had ${text.slice(match[0].length)}` : undefined;
}

/** What a message wants of a fast; undefined where it is about something else, which a word left over tells. */
export function readFastWish(text: string): FastWish | undefined {
  // "9 last night" is the 9 of a night, and the latest that is past.
  const found = findPlan(text.toLowerCase().replace(/\blast night\b/, 'at night'));
  const tokens = tokenise(found.rest).filter(({ kind, word }) => kind !== 'mark' || word === ':');
  const sun = sunFasts.find(([, words]) => tokens.some(({ word }) => words.has(word)))?.[0];
  const isOneMeal = tokens.some(({ word }) => mealADay.has(word));
  const plan = found.plan ?? sun ?? (isOneMeal ? 'omad' : null);
  const isNamed = tokens.some(({ word }) => fasts.has(word)) || sun !== undefined || isOneMeal || found.plan !== null;
  if (!isNamed) return undefined;
  const span = spanIn(tokens);
  const apart = withoutClock(tokens);
  const isOver = span !== undefined && tokens.some(({ word }) => overWords.has(word) || ends.has(word));
  const clock = (isOver ? span.end : span?.from) ?? apart.clock;
  const { city, words } = withoutCity(span?.left ?? apart.left);
  const plain = [fasts, mealADay, starts, ends, asks, asksAnEnd, ofWhatComes, fillers];
  const known = [...plain, ...sunFasts.map(([, list]) => list)];
  if (words.some((word) => !known.some((list) => list.has(word)))) return undefined;
  const has = (list: Set<string>) => words.some((word) => list.has(word));
  if (has(asks) && (!has(ends) || has(asksAnEnd))) return { wish: 'status', plan, city, clock };
  if (has(ofWhatComes)) return undefined;
  if (isOver) return { wish: 'end', plan, city, clock, isWhole: true };
  if (has(ends)) return { wish: 'end', plan, city, clock };
  if (!has(starts) && !has(goesOn) && plan === null) return undefined;
  return { wish: 'start', plan, city, clock };
}

/** "Fasted 16 hours", "16 ghante ka fast kiya", "fasted from 8 pm to noon": how long it was, where nothing is asked. */
export function readPastFast(text: string): number | undefined {
  const tokens = tokenise(findPlan(text.toLowerCase()).rest);
  const span = spanIn(tokens);
  if (span && tokens.some(({ word }) => overWords.has(word) || ends.has(word))) return span.hours;
  const lengthAt = tokens.findIndex((_, at) => (readDuration(tokens, at)?.minutes ?? 0) >= leastHoursOfFast * 60);
  const length = lengthAt < 0 ? undefined : readDuration(tokens, lengthAt);
  const others = length && [...tokens.slice(0, lengthAt), ...tokens.slice(length.next)];
  const isElse =
    !others || others.some(({ word }) => word === '?' || [asks, starts, ofWhatComes].some((list) => list.has(word)));
  return isElse ? undefined : length.minutes / 60;
}

/** "From 8 pm to noon", "began at 8 pm yesterday, ended at noon": how long that is, when it ended, and the words without it. */
function spanIn(tokens: Token[]): { hours: number; from: ReadClock; end: ReadClock; left: Token[] } | undefined {
  for (let at = 0; at < tokens.length; at += 1) {
    const from = readClock(tokens, at);
    const linked = from?.isSure ? endOf(tokens, from.next) : undefined;
    if (!from || !linked) continue;
    const { end, between } = linked;
    const hours = ((end.minutes - from.minutes + minutesOfDay) % minutesOfDay) / 60;
    const left = [...tokens.slice(0, at), ...between, ...tokens.slice(end.next)];
    if (hours >= leastHoursOfFast) return { hours, from, end, left };
  }
  return undefined;
}

/** The time that a span goes to, with the words in front of it but for the one that leads to it. */
function endOf(tokens: Token[], start: number): { end: ReadClock; between: Token[] } | undefined {
  for (let at = start; at <= start + mostBetween; at += 1) {
    const end = readClock(tokens, at);
    if (!end?.isSure) continue;
    const words = tokens.slice(start, at);
    const isTo = words.length === 1 && untilWords.has(words[0]?.word ?? '');
    const told = [...words, ...tokens.slice(end.next, end.next + 2)];
    if (isTo || told.some(({ word }) => ends.has(word))) return { end, between: isTo ? [] : words };
    return undefined;
  }
  return undefined;
}
const mostBetween = 6;
const minutesOfDay = 1_440;

export interface EndOfFast {
  end: 'start' | 'end';
  clock: ReadClock;
  /** It says that something was otherwise: "no", "tha". */
  isDenying: boolean;
}

/** "Ended at 11 am", "8 baje shuru kiya tha": which end of a fast is told anew, in words that say nothing else. */
export function readEndOfFast(text: string): EndOfFast | undefined {
  const all = tokenise(text.toLowerCase());
  const told = readDeniedClock(all);
  const { clock = told?.meant, left } = withoutClock(all);
  const { left: plain } = withoutClock(left);
  const roles = rolesOfTokens(plain);
  const isSaid = (list: Set<string>) => plain.some(({ word }) => list.has(word));
  const isKnown = ({ kind, word }: Token, at: number) =>
    (kind === 'mark' && word !== '?') ||
    [fasts, ends, begins, fillers, clockWords].some((list) => list.has(word)) ||
    ofMistakes.some((role) => roles[at]?.has(role));
  const isStart = isSaid(begins);
  if (!clock || isStart === isSaid(ends) || !plain.every(isKnown)) return undefined;
  const isDenying = roles.some((known) => denials.some((role) => known.has(role)));
  return { end: isStart ? 'start' : 'end', clock: told?.meant ?? clock, isDenying };
}
const denials: Role[] = ['no', 'negation', 'corrected', 'mistaken', 'was'];
const ofMistakes: Role[] = [...denials, 'filler', 'yesterday', 'today'];

export interface OwnFast {
  event: 'start' | 'end' | 'done';
  /** How long it was, where that is told. */
  hours: number | undefined;
  plan: FastPlan | null;
  clock: ReadClock | undefined;
  /** When it was over, where its beginning is told too. */
  ended: ReadClock | undefined;
}

/** What somebody tells of a fast who surely tells of one. */
export function readOwnFast(text: string): OwnFast {
  const found = findPlan(text.toLowerCase());
  const tokens = tokenise(found.rest);
  const sun = sunFasts.find(([, words]) => tokens.some(({ word }) => words.has(word)))?.[0];
  const lengths = tokens.flatMap((_, at) => readDuration(tokens, at)?.minutes ?? []);
  const isEnd = tokens.some(({ word }) => ends.has(word));
  const span = isEnd ? spanIn(tokens) : undefined;
  const hours = span?.hours ?? (lengths.length > 0 ? Math.max(...lengths) / 60 : undefined);
  const { clock } = withoutClock(tokens);
  const event = hours !== undefined && hours >= leastHoursOfFast ? 'done' : isEnd ? 'end' : 'start';
  return { event, hours, plan: found.plan ?? sun ?? null, clock, ended: span?.end };
}
/** Less is told of no fast. */
export const leastHoursOfFast = 6;

/** "16:8", "16/8", "18-6": the hours of fasting and eating. */
function findPlan(text: string): { plan: FastPlan | null; rest: string } {
  const match = /\b(1[2468])\s*[:/\-–]\s*(12|10|8|6)\b(?!\s*(?:am|pm))/.exec(text);
  const plan = fastPlans.find((each) => each === `${match?.[1]}:${match?.[2]}`);
  return match && plan ? { plan, rest: text.replace(match[0], ' ') } : { plan: null, rest: text };
}

/** Before a bare number these make it a time. */
const clockWords = listed('clock');

function withoutClock(tokens: Token[]): { clock: ReadClock | undefined; left: Token[] } {
  for (let at = 0; at < tokens.length; at += 1) {
    const clock = readClock(tokens, at);
    const isTold = clock?.isMarked || clock?.isSure || clockWords.has(tokens[at - 1]?.word ?? '');
    if (clock && isTold) return { clock, left: [...tokens.slice(0, at), ...tokens.slice(clock.next)] };
  }
  return { clock: undefined, left: tokens };
}

const cityWords = listed('city');

/** "Roza in Hyderabad", "Hyderabad mein roza". */
function withoutCity(tokens: Token[]): { city: string; words: string[] } {
  const words = tokens.map(({ word }) => word);
  for (let at = 0; at < words.length; at += 1) {
    for (const length of [2, 1]) {
      const name = words.slice(at, at + length).join(' ');
      const isLed = cityWords.has(words[at - 1] ?? '') || cityWords.has(words[at + length] ?? '');
      const city = isLed && name.length > 2 && !fasts.has(name) ? findCity(name) : undefined;
      if (city) return { city: city.city, words: [...words.slice(0, at), ...words.slice(at + length)] };
    }
  }
  return { city: '', words };
}
