import type { ReadClock } from '../../../language/clockFigures.ts';
import { inPart, type PartOfDay, readClock, readPartOfDay } from '../../../language/clockTimes.ts';
import { readDuration } from '../../../language/durations.ts';
import { type Role, rolesOfTokens } from '../../../language/lexicon.ts';
import { readWordLists } from '../../../language/phraseLists.ts';
import { type Token, tokenise } from '../../../language/tokens.ts';

const listed = readWordLists(new URL('./reminders.txt', import.meta.url));
const denying: Role[] = ['negation', 'no', 'none'];
const tooMuch = listed('too much');
const instead = listed('instead of');
const deniesNext = listed('denied next');
/** It says that the value before it is the new one. */
const setting = new Set([...listed('setting'), ...listed('setting behind')]);
const mostBeside = 2;

interface Found<T> {
  value: T;
  from: number;
  next: number;
}

/** The one time that is told and not denied: "8 nahi saade aath kar dijiye, dinner is late". */
export function readMeantTime(text: string): ReadClock | undefined {
  const tokens = tokenise(text);
  const clock = meant(tokens, (at) => (readDuration(tokens, at) ? undefined : valueAt(tokens, at)));
  if (!clock || clock.isSure) return clock;
  const parts = partsOf(tokens);
  const [part] = parts;
  return part && parts.length === 1 ? { ...clock, minutes: inPart(clock.minutes, part), isSure: true } : clock;
}

/** The one distance between two times: "3 ghante kar de", "har ghante to zyada ho gaya, do ghante theek hai". */
export function readMeantInterval(text: string): number | undefined {
  const tokens = tokenise(text);
  const found = meant(tokens, (at) => {
    const duration = readDuration(tokens, at);
    return duration && { ...duration, value: Math.round(duration.minutes) };
  });
  return found?.value;
}

/** A clock of which a number that counts something else is none. */
function valueAt(tokens: Token[], at: number): ReadClock | undefined {
  const clock = readClock(tokens, at);
  if (!clock) return undefined;
  const isCount = tokens[clock.next]?.kind === 'word' && counted.has(tokens[clock.next]?.word ?? '');
  return isCount || isVerb(tokens, at) ? undefined : clock;
}
const counted = listed('counted');

/** The "do" of "kar do" is no 2. */
const isVerb = (tokens: Token[], at: number): boolean =>
  /^(?:do|दो)$/.test(tokens[at]?.word ?? '') && setting.has(tokens[at - 1]?.word ?? '');

function meant<T extends { next: number }>(tokens: Token[], readAt: (at: number) => T | undefined): T | undefined {
  const roles = rolesOfTokens(tokens);
  const is = (at: number) => denying.some((role) => roles[at]?.has(role)) || tooMuch.has(tokens[at]?.word ?? '');
  const found: Found<T>[] = [];
  for (let at = 0; at < tokens.length; ) {
    const value = readAt(at);
    if (value) found.push({ value, from: at, next: value.next });
    at = value?.next ?? at + 1;
  }
  const isDenied = ({ from, next }: Found<T>) =>
    deniesNext.has(tokens[from - 1]?.word ?? '') ||
    is(next) ||
    (is(next + 1) && tokens[next]?.kind === 'word') ||
    instead.has(tokens[next]?.word ?? '');
  const held = found.filter((one) => !isDenied(one));
  const isSet = ({ next }: Found<T>) => tokens.slice(next, next + mostBeside).some(({ word }) => setting.has(word));
  const [one, ...others] = held.length > 1 ? held.filter(isSet) : held;
  return others.length === 0 ? one?.value : undefined;
}

function partsOf(tokens: Token[]): PartOfDay[] {
  const roles = rolesOfTokens(tokens);
  const isDenied = (at: number) =>
    [at + 1, at + 2].some(
      (place) => denying.some((role) => roles[place]?.has(role)) && tokens[place - 1]?.kind !== 'mark',
    );
  return [...new Set(tokens.flatMap((_, at) => (isDenied(at) ? [] : (readPartOfDay(tokens, at)?.part ?? []))))];
}
