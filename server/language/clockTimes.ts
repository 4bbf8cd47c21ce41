import { type Among, type ReadClock, readClockFigures } from './clockFigures.ts';
import { readDuration } from './durations.ts';
import { wordsOf } from './lexicon.ts';
import { readWordLists } from './phraseLists.ts';
import type { Token } from './tokens.ts';

const listed = readWordLists(new URL('./times.txt', import.meta.url));

/** The part of a day that words name: it tells which of two hours a clock time means. */
export type PartOfDay = 'morning' | 'noon' | 'evening' | 'night';

const noons = wordsOf('midday', 'weakToo');
const midnights = wordsOf('midnight', 'weakToo');
/** Words of a part of a day, without those of a single time of it. */
const parts = (['morning', 'noon', 'evening', 'night'] as const).map((part): [PartOfDay, Set<string>] => [
  part,
  new Set([...wordsOf(part, 'weakToo')].filter((word) => !noons.has(word) && !midnights.has(word))),
]);
const before = wordsOf('am');
const after = wordsOf('pm');
const dosed = listed('dosed');
const links = listed('before clocks');
const behindHours = listed('behind hours');
const gluedBehind = listed('glued behind hours');

const wordAt = (tokens: Token[], at: number) => tokens[at]?.word ?? '';

/** The part of the day that the words at a token name. */
export function readPartOfDay(tokens: Token[], at: number): { part: PartOfDay; next: number } | undefined {
  const found = parts.find(([, words]) => words.has(wordAt(tokens, at)));
  return found && { part: found[0], next: at + 1 };
}

/** "8:30 pm", "subah 8 baje", "saade aath baje", "half past 7", "8 in the morning", "20:30", and "9" as a bare number. */
export function readClock(tokens: Token[], at: number, among: Among = 'anything'): ReadClock | undefined {
  const leading = readPartOfDay(tokens, at);
  const from = leading ? skipLinks(tokens, leading.next) : at;
  const clock = readAlone(tokens, from, among, leading !== undefined);
  if (!clock || (leading && clock.isSure && !clock.isMarked)) return undefined;
  const half = clock.isSure ? undefined : readHalf(tokens, clock);
  if (half) return { ...half, isSure: true, isMarked: true };
  if (among === 'counts' && !clock.isMarked) return leading ? undefined : clock;
  const trailing = leading ? undefined : readPartBehind(tokens, clock.next, among);
  const part = leading?.part ?? (clock.isSure ? undefined : trailing?.part);
  if (clock.isSure || !part) return { ...clock, isMarked: clock.isMarked || leading !== undefined };
  return { minutes: inPart(clock.minutes, part), isSure: true, isMarked: true, next: trailing?.next ?? clock.next };
}

/** A time without the half of the day beside it. */
function readAlone(tokens: Token[], at: number, among: Among, isLed: boolean): ReadClock | undefined {
  // "Noon chai" is a tea.
  const noon = among === 'counts' ? undefined : readNoon(tokens, at);
  const bare = noon ?? readClockFigures(tokens, at, among);
  const clock = bare && withSuffix(tokens, bare, isLed);
  if (!clock || bare.isMarked) return clock;
  // "Subah ek goli" tells how much.
  return isDosed(tokens, at, clock.next) || isLasting(tokens, at, bare) ? undefined : clock;
}

/** "7nu", "9.30kk", "sokal 10ta", "podduna 7 ki", "at 7 sharp": what a language hangs on an hour. */
function withSuffix(tokens: Token[], clock: ReadClock, isLed: boolean): ReadClock {
  const { word, start } = tokens[clock.next] ?? { word: '', start: -1 };
  if (!behindHours.has(word)) return clock;
  const isGlued = gluedBehind.has(word) && tokens[clock.next - 1]?.end === start;
  return isGlued || isLed || clock.isMarked
    ? { ...clock, isMarked: clock.isMarked || isGlued, next: clock.next + 1 }
    : clock;
}

/** "Ek goli", "ek ek goli". */
function isDosed(tokens: Token[], at: number, next: number): boolean {
  const end = wordAt(tokens, next) === wordAt(tokens, at) ? next + 1 : next;
  return dosed.has(wordAt(tokens, end));
}

/** "Shaam ko sava ghanta" tells how long. */
const isLasting = (tokens: Token[], from: number, { minutes }: ReadClock): boolean =>
  minutes % 60 !== 0 && readDuration(tokens, from) !== undefined;

/** "8 in the morning"; the part in "laga do subah 7 baje" is of the time after it. */
function readPartBehind(tokens: Token[], at: number, among: Among): ReturnType<typeof readPartOfDay> {
  const part = readPartOfDay(tokens, skipLinks(tokens, at));
  const next = part && readClockFigures(tokens, skipLinks(tokens, part.next), among);
  return next && (next.isMarked || among === 'times') ? undefined : part;
}

const skipLinks = (tokens: Token[], at: number): number => {
  let next = at;
  while (next < at + 2 && links.has(wordAt(tokens, next))) next += 1;
  return next;
};

function readNoon(tokens: Token[], at: number): ReadClock | undefined {
  const word = wordAt(tokens, at);
  const next = at + 1;
  if (noons.has(word)) return { minutes: 720, isSure: true, isMarked: true, next };
  return midnights.has(word) ? { minutes: 0, isSure: true, isMarked: true, next } : undefined;
}

/** "9 am", "9 pm", "12 noon". */
function readHalf(tokens: Token[], { minutes, next }: ReadClock): Pick<ReadClock, 'minutes' | 'next'> | undefined {
  const word = wordAt(tokens, next);
  // "a.m." is one word with its dots away.
  if (before.has(word)) return { minutes: minutes % 720, next: next + 1 };
  if (after.has(word)) return { minutes: (minutes % 720) + 720, next: next + 1 };
  return minutes === 720 ? readNoon(tokens, next) : undefined;
}

/** The minutes of a clock of 12 hours in a part of the day: 12 at night is midnight, 2 at night after it. */
export function inPart(minutes: number, part: PartOfDay): number {
  const ofHalf = minutes % 720;
  if (part === 'morning') return minutes >= 720 && minutes < 780 ? minutes : ofHalf;
  if (part === 'night') return ofHalf < 5 * 60 ? ofHalf : ofHalf + 720;
  return ofHalf + 720;
}
