import { wordKey, wordSet } from '../table/nameKey.ts';
import { type Mention, namesSomething } from './mention.ts';
import { readNumber } from './number.ts';
import type { Token } from './tokens.ts';

/** "badam... no sorry, haldi milk", "2, no 3 rotis": what was said before was wrong. */

const CORRECTIONS = [
  'no sorry',
  'sorry no',
  'sorry',
  'oops',
  'i mean',
  'i meant',
  'make that',
  'mera hissa',
  'meri hissa',
  'my share',
  'my portion',
  'nahi nahi',
  'no no',
  'no wait',
  'wait no',
  'actually no',
].map((phrase) => phrase.split(' ').map(wordKey));
/** How far back the other number may stand. */
const FARTHEST = 8;
/** They correct only where a number follows, and "no" only after another one. */
const BEFORE_NUMBERS = wordSet('actually matlab rather wait मतलब');
const BETWEEN_NUMBERS = wordSet('no nahi nahin nai na nope नहीं नही');

/** How many tokens take back what was said before them. */
export function lengthOfCorrection(tokens: Token[], at: number): number {
  if (at === 0) return 0;
  const isSaid = (phrase: string[]) => phrase.every((word, offset) => tokens[at + offset]?.key === word);
  const said = CORRECTIONS.find(isSaid)?.length;
  return said ?? (correctsNumber(tokens, at) ? 1 : 0);
}

/** "4 idli... no 3 idli", but not "1 no 2 roti" and "dosa nahi, 2 idli". */
function correctsNumber(tokens: Token[], at: number): boolean {
  const key = tokens[at]?.key ?? '';
  const isBetween = BETWEEN_NUMBERS.has(key);
  if (!(isBetween || BEFORE_NUMBERS.has(key)) || !readNumber(tokens, at + 1)?.counted) return false;
  if (!isBetween) return true;
  for (let before = at - 1; before >= Math.max(0, at - FARTHEST); before -= 1)
    if (readNumber(tokens, before)?.counted) return true;
  return false;
}

/** What a correction takes back: the food that it names again, or else the last one. */
export function takeBack(mentions: Mention[], corrections: number[]): void {
  for (const at of corrections) {
    const keys = mentions[at]?.words.map(({ key }) => key) ?? [];
    const isSame = ({ words }: Mention) => words.length > 0 && words.every(({ key }) => keys.includes(key));
    const before = mentions.slice(Math.max(0, at - FARTHEST), at).filter(({ joiner }) => joiner !== 'without');
    const meant = before.findLast(isSame) ?? before[before.length - 1];
    const corrected = mentions[at];
    if (meant && corrected && !namesSomething(corrected)) corrected.words = meant.words;
    if (meant) meant.joiner = 'without';
  }
}
