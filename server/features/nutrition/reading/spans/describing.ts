import { readAmount } from '../words/amount.ts';
import { joinerOf } from '../words/joiners.ts';
import { EATING } from '../words/structureWords.ts';
import type { Token } from '../words/tokens.ts';
import { wordList } from '../words/wordLists.ts';

/** "White", "sweet", "tandoori": of whatever stands beside it. */
const DESCRIBING = wordList('describing alone');
const ARTICLES = wordList('article');

export const describesAlone = ({ word }: Token): boolean => DESCRIBING.has(word);

/** "White sausage", "sweet me today" name no food by that word; "two sweets", "a sweet", "sweet khaya" may. */
export function onlyDescribes(tokens: Token[], at: number, length: number): boolean {
  const [before, { word }, following] = [tokens[at - 1], tokens[at] as Token, tokens[at + 1]];
  if (length > 1 || !DESCRIBING.has(word)) return false;
  const isEaten = EATING.has(before?.key ?? '') || EATING.has(following?.key ?? '');
  const isOne = before?.kind === 'number' || ARTICLES.has(before?.key ?? '') || readAmount(tokens, at - 1)?.next === at;
  return !isEaten && (!isOne || (following?.kind === 'word' && joinerOf(tokens, at + 1) === undefined));
}
