import { isSmallTalk } from '../../../language/cutOut.ts';
import { readNumber } from '../../../language/numbers.ts';
import { type Token, tokenise } from '../../../language/tokens.ts';
import { afterStem, bedWords, sleepWords, soya, stem, toBed } from './lists.ts';

/** Whether the words name sleep. */
export const saysSleep = (text: string): boolean => tokenise(text).some(({ word }) => sleepWords.has(word));

/** "soya" alone is a food: as sleep it stands at the end, or in front of a number or small talk. */
export function isSleep(tokens: Token[], at: number): boolean {
  const token = tokens[at];
  const after = tokens[at + 1];
  if (stem.has(token?.word ?? '')) return afterStem.has(after?.word ?? '');
  if (bedWords.has(token?.word ?? ''))
    return at === 0 || [1, 2].some((back) => toBed.has(tokens[at - back]?.word ?? ''));
  if (!token || !sleepWords.has(token.word)) return false;
  return (
    !soya.has(token.word) ||
    !after ||
    after.kind === 'number' ||
    isSmallTalk(after) ||
    readNumber(tokens, at + 1) !== undefined
  );
}
