import { findWholeName, type NameIndex } from '../../table/nameIndex.ts';
import { wordKey, wordSet } from '../../table/nameKey.ts';
import { isOneTypoApart, soundAlikes } from '../../table/spelling.ts';
import { weightInSentence } from '../../table/wordWeight.ts';
import { BREAKS, EATING, NAMED_SIDE_BY_SIDE } from './structureWords.ts';
import type { Token } from './tokens.ts';
import { COUNTED_UNITS } from './units.ts';
import { wordList } from './wordLists.ts';

const SHORTEST_MISSPELT = 5;
/** Words of every food diary; more of them would swallow words that merely look alike. */
const OFTEN_MISSPELT = `
  breakfast lunch dinner supper evening morning afternoon yesterday without
  subah dopahar shaam khaya khayi khaye nashta
`;
/** "No shame" shares nothing. */
const NO_UNITS = wordList('no misspelt units');
const byInitial = Map.groupBy(
  [...wordSet(OFTEN_MISSPELT), ...COUNTED_UNITS.keys()].filter((word) => word.length >= SHORTEST_MISSPELT),
  (word) => word[0],
);

/** The tokens with "breakfst", "subhah" and "katorii" spelled right; words that foods are called by stay as they are. */
export function spellStructure(tokens: Token[], index: NameIndex): Token[] {
  return tokens.map((token) => {
    const isStructure = BREAKS.has(token.key) || EATING.has(token.key);
    const isKnown = isStructure || index.vocabulary.has(token.key) || weightInSentence(token.key) < 1;
    if (token.kind !== 'word' || token.key.length < SHORTEST_MISSPELT || isKnown || NO_UNITS.has(token.key))
      return token;
    const known = byInitial.get(token.key[0]) ?? [];
    if (known.includes(token.key)) return token;
    const meant = known.find((word) => isOneTypoApart(word, token.key));
    return meant ? { ...token, key: meant, word: meant } : token;
  });
}

/** "masaladosa", "dalchawal", "वडापाव": two words typed as one, which together name a food or two that belong together. */

const SHORTEST = 7;
const SHORTEST_OF_DEVANAGARI = 5;
const SHORTEST_PART = 3;
const SHORTEST_PART_OF_DEVANAGARI = 2;
const LONGEST = 24;
const DEVANAGARI = /^\p{Script=Devanagari}/u;
const VOWEL_SIGN = /^\p{M}/u;

export function partRunTogether(tokens: Token[], index: NameIndex): Token[] {
  return tokens.flatMap((token) => partsOf(token, index) ?? [token]);
}

function partsOf(token: Token, index: NameIndex): Token[] | undefined {
  const { kind, key, word: written } = token;
  const isDevanagari = DEVANAGARI.test(written);
  const shortest = isDevanagari ? SHORTEST_OF_DEVANAGARI : SHORTEST;
  if (kind !== 'word' || written.length < shortest || written.length > LONGEST) return undefined;
  const isKnown = index.vocabulary.has(key) || BREAKS.has(key) || EATING.has(key) || weightInSentence(key) < 1;
  if (isKnown || soundAlikes(index, key).length > 0) return undefined;
  const least = isDevanagari ? SHORTEST_PART_OF_DEVANAGARI : SHORTEST_PART;
  for (let cut = least; cut <= written.length - least; cut += 1) {
    const [first, second] = [written.slice(0, cut), written.slice(cut)];
    if (!VOWEL_SIGN.test(second) && namesFood(wordKey(first), wordKey(second), index))
      return [partOf(token, first, 0), partOf(token, second, cut)];
  }
  return undefined;
}

function namesFood(first: string, second: string, index: NameIndex): boolean {
  if (!index.vocabulary.has(first) || !index.vocabulary.has(second)) return false;
  if (NAMED_SIDE_BY_SIDE.has(first) && NAMED_SIDE_BY_SIDE.has(second)) return true;
  return findWholeName(index, [first, second]) !== undefined;
}

function partOf(token: Token, written: string, from: number): Token {
  const start = token.start + from;
  return { ...token, key: wordKey(written), word: written, start, end: start + written.length };
}
