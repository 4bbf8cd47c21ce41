import { wordSet } from '../table/nameKey.ts';
import type { Mention } from './split.ts';
import type { Token } from './tokens.ts';

const NOT = wordSet('nahi nahin nhi नहीं नही');
const WITHOUT = wordSet('bina बिना');
const POSSESSIVES = wordSet('ke k के');

/** "cheeni nahi" and "cheeni ke bina" take back what they follow; "bina cheeni" takes away what comes. */
export function negatesBefore(tokens: Token[], at: number): boolean {
  const key = tokens[at]?.key ?? '';
  return NOT.has(key) || (WITHOUT.has(key) && POSSESSIVES.has(tokens[at - 1]?.key ?? ''));
}

/** "No carrots, broccoli or greens": the "or" shows that the whole list is left out. Marks its members. */
export function negatesList(mentions: Mention[], last: Mention): boolean {
  const start = mentions.findLastIndex(({ joiner }) => joiner === 'without');
  const members = start === -1 ? [] : [...mentions.slice(start + 1), last];
  const isList = members.every(({ joiner, amount }) => (joiner === 'and' || joiner === 'list') && !amount?.counted);
  if (members.length === 0 || !isList) return false;
  for (const member of members) member.joiner = 'without';
  return true;
}
