import type { Message } from '../message.ts';
import { hasRole } from '../words.ts';
import { wordsOfList } from './words.ts';

const forbids = wordsOfList('forbids');
const forbidsBehind = wordsOfList('forbids behind');
const between = wordsOfList('between forbidding');
const takesBack = wordsOfList('takes back');
/** Longer messages tell of more than that nothing is to go. */
const longest = 8;

/** "No, don't delete it", "mat hatao", "delete mat karo": what is asked is that nothing goes. */
export function forbidsRemoval(message: Message): boolean {
  const { tokens } = message;
  const isRemoval = (at: number) => hasRole(message, at, 'remove') || takesBack.has(tokens[at]?.word ?? '');
  const removals = tokens.flatMap((_, at) => (isRemoval(at) ? [at] : []));
  const [first, last] = [removals[0], removals.at(-1)];
  const isTold = tokens.length > longest || tokens.some(({ kind }) => kind === 'number');
  if (first === undefined || last === undefined || last - first >= removals.length || isTold) return false;
  return isForbiddenBefore(message, first) || isForbiddenBehind(message, last);
}

const beside = ({ tokens }: Message, at: number, step: 1 | -1): number => {
  let place = at + step;
  while (between.has(tokens[place]?.word ?? '')) place += step;
  return place;
};

function isForbiddenBefore(message: Message, removal: number): boolean {
  const at = beside(message, removal, -1);
  const [word = '', before = ''] = [message.tokens[at]?.word, message.tokens[at - 1]?.word];
  return forbids.has(word) || forbids.has(`${before} ${word}`);
}

const isForbiddenBehind = (message: Message, removal: number): boolean =>
  forbidsBehind.has(message.tokens[beside(message, removal, 1)]?.word ?? '');
