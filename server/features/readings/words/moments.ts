import type { ReadingContext } from '../../../../contract/entries/readings.ts';
import { isSmallTalk } from '../../../language/cutOut.ts';
import { readDuration } from '../../../language/durations.ts';
import type { Message } from '../../../language/message.ts';
import type { Token } from '../../../language/tokens.ts';
import { hasRole, type Span } from '../../../language/words.ts';
import { contextWithin, contextWords } from './contexts.ts';
import { type Figure, figureAt } from './figures.ts';

/** A glucose that names nothing but when it was, with the words that say so. */
export interface Moment extends Span {
  figure: Figure;
  context: ReadingContext;
  daysAgo: number;
}

const leastLikely = 40;
const mostLikely = 500;
/** Nothing of a reading is told in clauses of these. */
const vetoes = new Set(['question', 'advice', 'plan', 'wish', 'other', 'recipe', 'quote', 'prohibition']);

/**
 * "Fasting 112 and 140 after food", "khane se pehle 89 khane ke baad 121": figures that tell only when they were, beside a
 * glucose that was named, or two of them with different moments.
 */
export function readMoments(message: Message, taken: Span[], isGlucoseTold: boolean): Moment[] {
  const moments: Moment[] = [];
  for (let at = 0; at < message.tokens.length; ) {
    const duration = readDuration(message.tokens, at);
    const figure = duration || isWithin(at, taken) ? undefined : figureAt(message.tokens, at);
    const moment = figure && isLikely(figure) ? momentOf(message, figure, [...taken, ...moments]) : undefined;
    if (moment) moments.push(moment);
    at = duration?.next ?? figure?.to ?? at + 1;
  }
  const areApart = new Set(moments.map(({ context }) => context)).size > 1;
  return isGlucoseTold || areApart ? moments : [];
}

const isWithin = (at: number, spans: Span[]): boolean => spans.some(({ from, to }) => at >= from && at < to);

const isLikely = ({ value, unit, isFood }: Figure): boolean =>
  unit === undefined && !isFood && Number.isInteger(value) && value >= leastLikely && value <= mostLikely;

/** The words before a figure tell of it, else those behind it. */
function momentOf(message: Message, figure: Figure, taken: Span[]): Moment | undefined {
  const clause = message.clauses.find(({ from, to }) => figure.from >= from && figure.from < to);
  if (!clause || (clause.veto !== undefined && vetoes.has(clause.veto))) return undefined;
  const isOpen = (at: number) => isMomentWord(message, at) && !isWithin(at, taken);
  let { from, to } = figure;
  while (isOpen(from - 1)) from -= 1;
  while (isOpen(to)) to += 1;
  // Another word beside it tells what it is.
  const isClosed = [from - 1, to].every((at) => isEnd(message.tokens, at) || isWithin(at, taken));
  const before = contextWithin(message, { from, to: figure.from });
  const context = before ?? contextWithin(message, { from: figure.to, to });
  if (context === null || !isClosed) return undefined;
  return { figure, context, daysAgo: clause.daysAgo, from, to: before === null ? to : figure.to };
}

const isEnd = (tokens: Token[], at: number): boolean =>
  tokens[at] === undefined || tokens[at].kind === 'number' || /^[,.;:|]$/.test(tokens[at].word);

function isMomentWord(message: Message, at: number): boolean {
  const token = message.tokens[at];
  if (!token) return false;
  if (isEnd(message.tokens, at)) {
    const isOfDuration = [1, 2, 3].some((back) => (readDuration(message.tokens, at - back)?.next ?? 0) > at);
    return isOfDuration || readDuration(message.tokens, at) !== undefined;
  }
  return contextWords.has(token.word) || isSmallTalk(token) || hasRole(message, at, 'time');
}
