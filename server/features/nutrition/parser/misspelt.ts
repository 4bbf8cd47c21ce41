import type { NameIndex } from '../table/nameIndex.ts';
import { wordSet } from '../table/nameKey.ts';
import { isOneTypoApart } from '../table/spelling.ts';
import { weightInSentence } from '../table/wordWeight.ts';
import { BREAKS, EATING } from './structureWords.ts';
import type { Token } from './tokens.ts';
import { COUNTED_UNITS } from './units.ts';

const SHORTEST = 5;
/** Words of every food diary; more of them would swallow words that merely look alike. */
const OFTEN_MISSPELT = `
  breakfast lunch dinner supper evening morning afternoon yesterday without
  subah dopahar shaam khaya khayi khaye nashta
`;
const byInitial = Map.groupBy(
  [...wordSet(OFTEN_MISSPELT), ...COUNTED_UNITS.keys()].filter((word) => word.length >= SHORTEST),
  (word) => word[0],
);

/** The tokens with "breakfst", "subhah" and "katorii" spelled right; words that foods are called by stay as they are. */
export function spellStructure(tokens: Token[], index: NameIndex): Token[] {
  return tokens.map((token) => {
    const isStructure = BREAKS.has(token.key) || EATING.has(token.key);
    const isKnown = isStructure || index.vocabulary.has(token.key) || weightInSentence(token.key) < 1;
    if (token.kind !== 'word' || token.key.length < SHORTEST || isKnown) return token;
    const known = byInitial.get(token.key[0]) ?? [];
    if (known.includes(token.key)) return token;
    const meant = known.find((word) => isOneTypoApart(word, token.key));
    return meant ? { ...token, key: meant, written: meant } : token;
  });
}
