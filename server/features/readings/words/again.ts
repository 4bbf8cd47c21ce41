import { isSmallTalk } from '../../../language/cutOut.ts';
import type { Role } from '../../../language/lexicon.ts';
import type { Message } from '../../../language/message.ts';
import { readWordLists } from '../../../language/phraseLists.ts';
import { hasRole, type Span } from '../../../language/words.ts';
import { type Figure, figureAt } from './figures.ts';

const listed = readWordLists(new URL('./readings.txt', import.meta.url));
const between = listed('between');
const nows = listed('now');
const thens = listed('then');
const moments: Role[] = ['time', 'today', 'yesterday', 'dayBefore'];
const vetoes = new Set(['question', 'advice', 'plan', 'wish', 'other', 'recipe', 'quote', 'prohibition']);
/** No kind changes further within a day or two, and what does is something else. */
const mostTimes = 2.5;

/** A further figure of the kind before it, with the words that say when it was. */
export interface Again extends Span {
  figure: Figure;
  daysAgo: number;
}

/** "Temperature 102 last night, 99 now", "spo2 96 subah, shaam ko 98": figures that tell nothing but when they were. */
export function readAgainLater(message: Message, taken: Span[], last: { value: number; daysAgo: number }): Again[] {
  const after = Math.max(0, ...taken.map(({ to }) => to));
  const found: Again[] = [];
  for (let at = after; at < message.tokens.length; ) {
    const figure = figureAt(message.tokens, at);
    const again = figure && isNear(figure, last.value) ? toldAgain(message, figure, after, last.daysAgo) : undefined;
    if (again) found.push(again);
    at = again?.to ?? figure?.to ?? at + 1;
  }
  return found;
}

const isNear = ({ value, isFood }: Figure, last: number): boolean =>
  !isFood && value * mostTimes > last && value < last * mostTimes;

function toldAgain(message: Message, figure: Figure, least: number, lastDay: number): Again | undefined {
  const clause = message.clauses.find(({ from, to }) => figure.from >= from && figure.from < to);
  if (!clause || (clause.veto !== undefined && vetoes.has(clause.veto))) return undefined;
  let { from, to } = figure;
  while (from > least && isMoment(message, from - 1)) from -= 1;
  while (to < message.tokens.length && isMoment(message, to)) to += 1;
  const isClosed = (from <= least || isEnd(message, from - 1)) && isEnd(message, to);
  const words = message.tokens.slice(from, to).map(({ word }) => word);
  const says = (...roles: Role[]) =>
    roles.some((role) => words.some((_, index) => hasRole(message, from + index, role)));
  const isNow = words.some((word) => nows.has(word)) || says('today');
  if (!isClosed || !(isNow || says(...moments) || words.some((word) => thens.has(word)))) return undefined;
  const daysAgo = isNow ? 0 : says('yesterday', 'dayBefore') ? clause.daysAgo : lastDay;
  return { figure, daysAgo, from, to };
}

function isMoment(message: Message, at: number): boolean {
  const token = message.tokens[at];
  if (!token || token.kind === 'number' || isEnd(message, at)) return false;
  const isWhen = nows.has(token.word) || thens.has(token.word) || moments.some((role) => hasRole(message, at, role));
  return isWhen || between.has(token.word) || isSmallTalk(token);
}

const isEnd = ({ tokens }: Message, at: number): boolean =>
  tokens[at] === undefined || /^[,.;:|]$/.test(tokens[at].word);
