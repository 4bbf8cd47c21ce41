import { isHeardAs, type Place, placesWithin } from './lexicon.ts';
import type { Token } from './tokens.ts';

const near = 6;
const longestPhrase = 6;

/** A message while its figures are read: its tokens, the signs among them, and those that the figures add. */
export type Scan = ReturnType<typeof scanOf>;

export function scanOf(tokens: Token[], places: Place[]) {
  const found: Place[] = [];
  const bySign = Map.groupBy(places, ({ sign }) => sign);
  const placesOf = (sign: string) => bySign.get(sign) ?? [];
  const isAnyHeard = (words: Set<string>, from: number, to: number): boolean => {
    for (let index = Math.max(from, 0); index <= Math.min(to, tokens.length - 1); index++) {
      if (isHeardAs(tokens[index], words)) return true;
    }
    return false;
  };
  return {
    tokens,
    found,
    placesOf,
    add: (sign: string, start: number, end = start + 1) => void found.push({ sign, language: undefined, start, end }),
    /** Whether the sign stands within so many words. */
    isNear: (sign: string, at: number, reach = near) =>
      placesWithin(placesOf(sign), at - reach - longestPhrase, at + reach).some(({ end }) => end > at - reach),
    hasWord: (words: Set<string>, at: number, before: number, after: number) =>
      isAnyHeard(words, at - before, at + after),
    /** As hasWord, but within the part of the sentence. */
    clauseHas(words: Set<string>, at: number, before: number, after: number): boolean {
      let [from, to] = [at, at];
      while (from > Math.max(at - before, 0) && !endsClause(tokens[from])) from--;
      while (to < Math.min(at + after, tokens.length - 1) && !endsClause(tokens[to + 1])) to++;
      return isAnyHeard(words, from, to);
    },
  };
}

const endsClause = (token: Token | undefined) => /[.;!?,\n]/.test(token?.gap ?? '');
