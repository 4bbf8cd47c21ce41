import type { Message } from '../../../language/message.ts';
import { inOwnWords } from '../../../language/ownWords.ts';
import { readWordLists } from '../../../language/phraseLists.ts';
import type { Token } from '../../../language/tokens.ts';
import type { Span } from '../../../language/words.ts';

const listed = readWordLists(new URL('./workouts.txt', import.meta.url));

/** What no list of exercises has is kept by the words of whoever did it. */
export interface OwnExercise extends Span {
  id: string;
}

const sets = listed('sets');
const reps = listed('reps');
const loads = listed('loads');
const lengths = listed('lengths');
const noNames = listed('no names');
const longest = 4;

/** The exercises in a clause that are called by other words than the known ones: "planche lean 4x15", "sled push 20 kg 3x20". */
export function ownExercises(message: Message, { from, to }: Span, known: Span[]): OwnExercise[] {
  const { tokens } = message;
  const found: OwnExercise[] = [];
  for (let at = from; at < to; at += 1) {
    if (!startsScheme(tokens, at, to) || startsScheme(tokens, at - 1, to)) continue;
    const end = beforeLoad(tokens, at, from);
    const start = startOfName(tokens, end, from, [...known, ...found]);
    const id = isOfKnown(tokens, start, known) ? '' : named(message, start, end);
    if (id) found.push({ id, from: start, to: end });
  }
  return found;
}

/** "Calves till it burnt 4x20": with no figure between them the sets are those of the name before. */
function isOfKnown(tokens: Token[], start: number, known: Span[]): boolean {
  const before = known.findLast(({ to }) => to <= start);
  return before !== undefined && !tokens.slice(before.to, start).some(isNumber);
}

/** "5x200 pull": what stands behind the only scheme of a clause without any name in front. */
export function ownExerciseBehind(message: Message, { from, to }: Span): OwnExercise | undefined {
  const at = message.tokens.findIndex(
    (_, place) => place >= from && place < to && startsScheme(message.tokens, place, to),
  );
  if (at < 0) return undefined;
  const start = endOfFigures(message.tokens, at, to);
  let end = start;
  while (end < to && end - start < longest && isOfName(message.tokens[end])) end += 1;
  const id = named(message, start, end);
  return id ? { id, from: start, to: end } : undefined;
}

const named = (message: Message, start: number, end: number): string =>
  end > start
    ? inOwnWords(message, [
        { from: 0, to: start },
        { from: end, to: message.tokens.length },
      ])
    : '';

const isNumber = (token: Token | undefined): boolean => token?.kind === 'number';
const isTimes = (token: Token | undefined): boolean => /^[x×*]$/.test(token?.word ?? '');

/** "4x15", "3 sets", "6 6 5". */
function startsScheme(tokens: Token[], at: number, to: number): boolean {
  if (!isNumber(tokens[at]) || at >= to) return false;
  const [next, second] = [tokens[at + 1], tokens[at + 2]];
  return (
    (isTimes(next) && isNumber(second)) ||
    (next !== undefined && sets.has(next.word)) ||
    (isNumber(next) && isNumber(second))
  );
}

/** In front of "20 kg 3x20" is the name. */
function beforeLoad(tokens: Token[], at: number, from: number): number {
  const isMark = (place: number) => place > from && /^[:–-]$/.test(tokens[place - 1]?.word ?? '');
  let end = isMark(at) ? at - 1 : at;
  if (end - 2 >= from && loads.has(tokens[end - 1]?.word ?? '') && isNumber(tokens[end - 2])) end -= 2;
  else if (end - 1 > from && isNumber(tokens[end - 1])) end -= 1;
  return isMark(end) ? end - 1 : end;
}

function startOfName(tokens: Token[], end: number, from: number, taken: Span[]): number {
  let start = end;
  const isFree = (at: number) => !taken.some((span) => span.from <= at && at < span.to);
  while (start > from && end - start < longest && isOfName(tokens[start - 1]) && isFree(start - 1)) start -= 1;
  return start;
}

const isOfName = (token: Token | undefined): boolean =>
  token?.kind === 'word' &&
  !isTimes(token) &&
  ![sets, reps, loads, lengths, noNames].some((words) => words.has(token.word));

function endOfFigures(tokens: Token[], at: number, to: number): number {
  let end = at;
  while (end < to && (isNumber(tokens[end]) || isTimes(tokens[end]) || sets.has(tokens[end]?.word ?? ''))) end += 1;
  return end;
}
