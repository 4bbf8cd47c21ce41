import { isDenied, isFigureAlone, isWord, nameIn, tells, trimmed } from './dayStretches.ts';
import type { Message } from './message.ts';
import type { Day } from './namedDay.ts';
import type { ToldOfDay } from './severalDays.ts';
import type { Token } from './tokens.ts';
import { hasRole, type Span } from './words.ts';

/** What stands between two commas or ends of sentences, with the day that it names. */
interface Chunk extends Span {
  day: Day | undefined;
}

const cuts = /^[,;.!\n।]$/;

/** "Weight 66 kg monday, today 65.6", "sugar 140, yesterday it was 152": each day told between commas; undefined where it isn't so. */
export function readChunks(message: Message, days: Day[]): ToldOfDay[] | undefined {
  const chunks = cutChunks(message, days);
  if (!chunks || chunks.length < 2 || new Set(chunks.map(agoOf)).size < 2) return undefined;
  if (!chunks.every((chunk) => isTold(message, chunk))) return undefined;
  const [first, ...others] = chunks as [Chunk, ...Chunk[]];
  // What names no day is of today only where the others go on with the same.
  const goesOn = (chunk: Chunk) => isFigureAlone(message, chunk, chunk.day);
  if (!first.day && (isDenied(message, first) || !others.every(goesOn))) return undefined;
  const heading = nameIn(message, first, first.day);
  return chunks.map((chunk) => {
    const isLeftOut = isDenied(message, chunk);
    const isOfFirst = chunk !== first && heading !== '' && (isLeftOut || goesOn(chunk));
    const told = withoutDay(message, chunk);
    const text = isOfFirst ? `${heading} ${told}` : told;
    const day = chunk.day ? `${trimmed(message, chunk.day)} ` : '';
    return { daysAgo: agoOf(chunk), text, said: `${day}${text}`, isDenied: isLeftOut };
  });
}

/** "Kal bhi aur aaj bhi goli nahi li": of two days the same is told. */
export function readBoth(message: Message, [first, second, ...others]: Day[]): ToldOfDay[] | undefined {
  if (!first || !second || others.length > 0 || first.daysAgo === second.daysAgo) return undefined;
  const { tokens } = message;
  const isAlso = (at: number) => hasRole(message, at, 'also');
  const isLink = (at: number) => isAlso(at) || hasRole(message, at, 'joiner');
  const between = tokens.flatMap((_, at) => (at >= first.to && at < second.from ? at : []));
  if (!between.some(isAlso) || !between.every(isLink)) return undefined;
  const to = isAlso(second.to) ? second.to + 1 : second.to;
  const parts = [
    { from: 0, to: first.from },
    { from: to, to: tokens.length },
  ].filter((part) => tells(message, part));
  const text = parts.map((part) => trimmed(message, part)).join(' ');
  const isLeftOut = parts.some((part) => isDenied(message, part));
  if (text === '') return undefined;
  return [first, second].map((day) => ({
    ...{ daysAgo: day.daysAgo, text, said: `${trimmed(message, day)} ${text}`, isDenied: isLeftOut },
  }));
}

const agoOf = ({ day }: Chunk): number => day?.daysAgo ?? 0;

/** Undefined where one has several days, or none and is not the first. */
function cutChunks({ tokens }: Message, days: Day[]): Chunk[] | undefined {
  const chunks: Chunk[] = [];
  let from = 0;
  for (let at = 0; at <= tokens.length; at += 1) {
    const isCut = at === tokens.length || cuts.test(tokens[at]?.word ?? '');
    if (!isCut) continue;
    const [start, to] = [from, at];
    const isLead = chunks.length === 0 && sentenceEnds.test(tokens[at]?.word ?? '') && isPlain(tokens, days, start, to);
    if (isLead) continue;
    from = at + 1;
    if (!tokens.slice(start, to).some(({ kind }) => kind !== 'mark')) continue;
    const [day, other] = days.filter((one) => one.from >= start && one.from < to);
    if (other || (!day && chunks.length > 0)) return undefined;
    chunks.push({ from: start, to, day });
  }
  return chunks;
}

const sentenceEnds = /^[.!\n।]$/;
/** A sentence with neither a day nor a figure leads to what follows. */
const isPlain = (tokens: Token[], days: Day[], start: number, to: number): boolean =>
  !days.some(({ from }) => from >= start && from < to) &&
  !tokens.slice(start, to).some(({ kind }) => kind === 'number');

/** A figure or a word beside the day, and more than that something is not. */
function isTold(message: Message, chunk: Chunk): boolean {
  const parts = aroundDay(chunk);
  if (!isDenied(message, chunk)) return parts.some((part) => tells(message, part));
  const isSaid = (at: number) =>
    isWord(message, at) && !hasRole(message, at, 'negation') && !hasRole(message, at, 'no');
  return parts.some((part) => message.tokens.slice(part.from, part.to).some((_, index) => isSaid(part.from + index)));
}

function withoutDay(message: Message, chunk: Chunk): string {
  return aroundDay(chunk)
    .flatMap((part) => (part.from < part.to ? [trimmed(message, part)] : []))
    .join(' ')
    .trim();
}

function aroundDay({ from, to, day }: Chunk): Span[] {
  if (!day) return [{ from, to }];
  return [
    { from, to: day.from },
    { from: day.to, to },
  ];
}
