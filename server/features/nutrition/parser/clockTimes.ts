import { wordSet } from '../table/nameKey.ts';
import { joinerOf } from './joiners.ts';
import { startsNumber } from './number.ts';
import { AND_WORDS } from './structureWords.ts';
import type { Token } from './tokens.ts';

interface ClockTime {
  hours: number;
  minutes: number;
  /** Undefined where neither "am" nor "pm" is said. */
  isPm: boolean | undefined;
  /** How many tokens it takes. */
  length: number;
}

const OCLOCK = wordSet('baje oclock बजे');
const HOURS = wordSet('hrs hr hours h');
/** "At 11 one guava", "maybe around 9": an hour where nothing else is counted. */
const BEFORE_HOURS = wordSet('at around by till');

/** A time of day at a token, such as "4 pm", "8:30", "at 9", "9 baje". */
export function clockTimeAt(tokens: Token[], at: number): ClockTime | undefined {
  const hour = tokens[at];
  const written = fourDigits(tokens, at);
  if (written) return written;
  if (hour?.kind !== 'number' || !Number.isInteger(hour.value) || hour.value > 24) return undefined;
  const hasMinutes = tokens[at + 1]?.key === ':' && /^\d\d$/.test(tokens[at + 2]?.key ?? '');
  const minutes = hasMinutes ? (tokens[at + 2]?.value ?? 0) : 0;
  const length = hasMinutes ? 3 : 1;
  const half = halfDayOf(tokens, at + length);
  const isOclock = OCLOCK.has(tokens[at + length]?.key ?? '');
  const isTime = hasMinutes || half.length > 0 || isOclock || isBareHour(tokens, at);
  if (minutes > 59 || !isTime) return undefined;
  return { hours: hour.value % 24, minutes, isPm: half.pm, length: length + half.length + (isOclock ? 1 : 0) };
}

/** "0730", "1330 hrs". */
function fourDigits(tokens: Token[], at: number): ClockTime | undefined {
  const { kind, key } = tokens[at] ?? {};
  const hasHours = HOURS.has(tokens[at + 1]?.key ?? '');
  if (kind !== 'number' || !key || !/^(?:[01]\d|2[0-3])[0-5]\d$/.test(key) || !(hasHours || key.startsWith('0')))
    return undefined;
  return { hours: Number(key.slice(0, 2)), minutes: Number(key.slice(2)), isPm: undefined, length: hasHours ? 2 : 1 };
}

function isBareHour(tokens: Token[], at: number): boolean {
  const next = tokens[at + 1];
  const isFree =
    !next || AND_WORDS.has(next.key) || (next.kind === 'mark' && !/[/%-]/.test(next.key)) || startsNumber(next);
  return isFree && BEFORE_HOURS.has(tokens[at - 1]?.key ?? '') && (tokens[at]?.value ?? 0) <= 12;
}

/** "pm", "p.m.", "am". */
function halfDayOf(tokens: Token[], at: number): { pm: boolean | undefined; length: number } {
  const key = tokens[at]?.key ?? '';
  if (key === 'pm' || key === 'am') return { pm: key === 'pm', length: 1 };
  const dotted = (key === 'p' || key === 'a') && tokens[at + 1]?.key === '.' && tokens[at + 2]?.key === 'm';
  return dotted ? { pm: key === 'p', length: 3 } : { pm: undefined, length: 0 };
}

/** A sentence without its times of day, so that they are not read as amounts; one between two foods parts them. */
export function withoutTimes(tokens: Token[]): Token[] {
  const kept: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const time = clockTimeAt(tokens, at);
    const token = tokens[at] as Token;
    const next = tokens[at + (time?.length ?? 1)];
    if (time && BEFORE_HOURS.has(kept[kept.length - 1]?.key ?? '')) kept.pop();
    if (!time) kept.push(token);
    else if (kept.length > 0 && next && next.kind !== 'mark' && (next.kind === 'number' || !joinerOf([next], 0)))
      kept.push({ ...token, kind: 'mark', key: ',', written: ',', value: 0 });
    at += time?.length ?? 1;
  }
  return kept;
}
