import type { Clause } from '../../../language/clauses.ts';
import { isSmallTalk } from '../../../language/cutOut.ts';
import type { Message } from '../../../language/message.ts';
import { readWordLists } from '../../../language/phraseLists.ts';
import type { Token } from '../../../language/tokens.ts';
import type { Span } from '../../../language/words.ts';
import { between } from './between.ts';
import type { NameItem } from './names.ts';

const listed = readWordLists(new URL('./activity.txt', import.meta.url));

/** Say that a named activity took place. */
const doneWords = listed('done');
/** Others do it, or it is shown. */
const watching = listed('watching');
/** "ran late" is no run. */
const otherMeaning = listed('other meaning');
const beforeAnother = listed('before another');

/** Somebody else does it, or it is on a screen. */
export const isWatched = (tokens: Token[], { from, to }: Clause) =>
  tokens.slice(from, to).some(({ word }) => watching.has(word));

/** It is part of a phrase of another meaning. */
export const meansOther = (tokens: Token[], { to }: NameItem) => otherMeaning.has(tokens[to]?.word ?? '');

/** Whether something named without an amount took place. */
export function isDone(
  { phrase, from, to }: NameItem,
  { tokens, clauses }: Message,
  clause: Clause,
  isShort: boolean,
): boolean {
  if (phrase.kind === 'withAmount' || beforeAnother.has(tokens[clause.from - 1]?.word ?? '')) return false;
  const [following, second] = [tokens[to]?.word ?? '', tokens[to + 1]?.word ?? ''];
  if (/^(?:baad|pehle|बाद|पहले)$/.test(/^(?:ke|se|k|के|से)$/.test(following) ? second : following)) return false;
  if (beforeAnother.has(tokens[from - 1]?.word ?? '')) return false;
  if (phrase.kind === 'did') return true;
  const linked = (at: number) => between.has(tokens[at]?.word ?? '');
  for (let at = from - 1; at >= clause.from && linked(at); at -= 1)
    if (doneWords.has(tokens[at]?.word ?? '')) return true;
  for (let at = to; at < clause.to && linked(at); at += 1) if (doneWords.has(tokens[at]?.word ?? '')) return true;
  if (!isShort || !clauses.every(({ happened }) => happened)) return false;
  return tokens
    .slice(clause.from, clause.to)
    .every((token, at) => isSmallTalk(token) || isWithin({ from, to }, clause.from + at));
}

export const isWithin = ({ from, to }: Span, at: number): boolean => from <= at && at < to;
