import type { ReadClock } from './clockFigures.ts';
import { phraseFinder, readPhraseLists } from './phraseLists.ts';
import type { Draft } from './schedules.ts';
import type { Token } from './tokens.ts';

const listed = readPhraseLists(new URL('./rhythms/rhythms.txt', import.meta.url));
const takesBack = phraseFinder(listed('takes back'));
const besides = phraseFinder(listed('beside what takes back'));

/** "At 6, sorry, 5:30 am", "subah 7, nahi 7:30": of two times with a taking back between them the second one holds. */
export function takeBack(tokens: Token[], read: Draft): void {
  const clocks = read.places.filter(({ kind }) => kind === 'clock');
  const [first, second] = clocks;
  const [gone, meant] = read.clocks;
  if (!first || !second || !gone || !meant || clocks.length !== 2 || read.clocks.length !== 2) return;
  // Where how often is open too, it is asked.
  if (!read.repeats || !isTakenBack(tokens, first.next, second.at)) return;
  read.taken.fill(1, first.next, second.at);
  read.places.splice(read.places.indexOf(first), 1);
  read.clocks = [inSameHalf(meant, gone)];
}

/** Whether nothing else is said there than that. */
function isTakenBack(tokens: Token[], from: number, to: number): boolean {
  let isBack = false;
  for (let at = from; at < to; ) {
    const back = takesBack(tokens, at);
    const length = back || besides(tokens, at) || (tokens[at]?.kind === 'mark' ? 1 : 0);
    if (length === 0) return false;
    isBack ||= back > 0;
    at += length;
  }
  return isBack;
}

/** "8 am, no, 8:30". */
function inSameHalf(meant: ReadClock, gone: ReadClock): ReadClock {
  if (meant.isSure || !gone.isSure) return meant;
  const half = gone.minutes >= 720 ? 720 : 0;
  return { ...meant, minutes: (meant.minutes % 720) + half, isSure: true };
}
