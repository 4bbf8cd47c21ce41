import type { NameIndex } from '../../table/nameIndex.ts';
import { wordKey } from '../../table/nameKey.ts';
import { WHOLE_NUMBERS } from './number.ts';
import type { Token } from './tokens.ts';
import { COUNTED_UNITS, MEASURED_UNITS, UNITS_BEFORE_OF } from './units.ts';
import { wordList } from './wordLists.ts';

/** Numbers as people draw them out or run them together with what they count: "duuuto", "teennn", "onehundredgrams". */

const DRAWN_OUT = /(\p{L})\1\1/u;
const MANY = /(\p{L})\1{2,}/gu;
const SEVERAL = /(\p{L})\1+/gu;
/** "Ek" and "do" begin too many words. */
const SHORTEST_NUMBER = 3;
const SHORTEST_FOOD = 4;
const SHORTEST_GLUED = 6;
const LONGEST_GLUED = 30;
const SCALES = wordList('scales');
const SURE_NUMBERS = wordList('numbers before glued');

export function spellNumbers(tokens: Token[], index: NameIndex): Token[] {
  return tokens.flatMap((token) => {
    if (token.kind !== 'word' || index.vocabulary.has(token.key) || WHOLE_NUMBERS.has(token.key)) return [token];
    const { word } = token;
    if (DRAWN_OUT.test(word)) return [{ ...token, ...plainOf(word) }];
    return word.length < SHORTEST_GLUED || word.length > LONGEST_GLUED
      ? [token]
      : (gluedParts(token, index) ?? [token]);
  });
}

/** The number word that was drawn out, or nothing. */
function plainOf(word: string): Pick<Token, 'key' | 'word'> | undefined {
  const plain = [word.replace(MANY, '$1$1'), word.replace(MANY, '$1'), word.replace(SEVERAL, '$1')].find((spelt) =>
    WHOLE_NUMBERS.has(wordKey(spelt)),
  );
  return plain === undefined ? undefined : { key: wordKey(plain), word: plain };
}

/** "Onecup", "twohundredgrams", "threerotis": a number, its scale, and the unit or the food that it counts. */
function gluedParts(token: Token, index: NameIndex): Token[] | undefined {
  const { word } = token;
  for (let cut = SHORTEST_NUMBER; cut <= word.length - 2; cut += 1) {
    if (!SURE_NUMBERS.has(wordKey(word.slice(0, cut)))) continue;
    const scale = [...SCALES].find((one) => word.startsWith(one, cut));
    const from = cut + (scale?.length ?? 0);
    const rest = word.slice(from);
    if (!isCounted(rest, index)) continue;
    const cuts = scale === undefined ? [0, cut] : [0, cut, from];
    return cuts.map((start, at) => partOf(token, start, cuts[at + 1] ?? word.length));
  }
  return undefined;
}

function isCounted(word: string, index: NameIndex): boolean {
  const key = wordKey(word);
  if (word === '' || UNITS_BEFORE_OF.has(key)) return false;
  const isUnit = COUNTED_UNITS.has(key) || MEASURED_UNITS.has(key);
  return (isUnit && word.length > 1) || (word.length >= SHORTEST_FOOD && index.vocabulary.has(key));
}

function partOf(token: Token, from: number, to: number): Token {
  const written = token.word.slice(from, to);
  const start = token.start + from;
  return { ...token, key: wordKey(written), word: written, start, end: start + written.length };
}
