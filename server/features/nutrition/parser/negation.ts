import { wordSet } from '../table/nameKey.ts';
import type { Mention } from './mention.ts';
import type { Token } from './tokens.ts';

const NOT = wordSet('nahi nahin nhi nai nathi नहीं नही');
const WITHOUT = wordSet('bina बिना');
const POSSESSIVES = wordSet('ke k ki के की');

/** "chutney no, …", "cookie declined", "salan left it": said after the food, with nothing that they could take away after them. */
const AT_THE_END = wordSet('no declined refused skipped avoided left');
const GIVEN_UP = wordSet('cancel chodo chhodo chod chhod choda chhoda छोड़ छोड़ो');
const REPLACED = wordSet('jagah jagha badle bajay bajaye bajai जगह बदले बजाय');
const NEAR = 10;
const NEITHER = wordSet('na ना');
const HAD = wordSet('taken eaten had touched liya khaya');

/** "cheeni nahi" and "cheeni ke bina" take back what they follow; "bina cheeni" takes away what comes. */
export function negatesBefore(tokens: Token[], at: number): boolean {
  const key = tokens[at]?.key ?? '';
  if (NOT.has(key) || GIVEN_UP.has(key)) return true;
  if (WITHOUT.has(key) || REPLACED.has(key)) return POSSESSIVES.has(tokens[at - 1]?.key ?? '');
  if (AT_THE_END.has(key)) return endsClause(tokens, at + 1);
  return key === 'not' && HAD.has(tokens[at + 1]?.key ?? '') && endsClause(tokens, at + 2);
}

/** "Tikki aur chai chodo" gives up both. */
export function leaveOut(mentions: Mention[], last: Mention, word: Token): void {
  const before = mentions[mentions.length - 1];
  if (before && last.joiner === 'and' && GIVEN_UP.has(word.key)) before.joiner = 'without';
  last.joiner = 'without';
}

/** "na chai na nashta". */
export function isNeitherNor(tokens: Token[], at: number): boolean {
  const isNa = (token: Token | undefined) => NEITHER.has(token?.key ?? '');
  if (!isNa(tokens[at]) || tokens[at + 1]?.kind !== 'word') return false;
  return tokens.slice(Math.max(0, at - NEAR), at + NEAR).filter(isNa).length > 1;
}

function endsClause(tokens: Token[], at: number): boolean {
  const token = tokens[at];
  return !token || token.kind === 'mark' || /^(?:it|todai|toda|this|again)$/.test(token.key);
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
