import { placesOf } from '../../../language/likelihood/features.ts';
import type { Place } from '../signs/lexicon.ts';
import type { Token } from '../signs/tokens.ts';
import type { Told } from '../signs/told.ts';

/** Features share so many places; a power of two. */
export const places = 2 ** 17;

/**
 * What is counted of a message, each feature as its place: its words, signs and pairs of signs, signs that don't hold.
 * Figures count by their size.
 */
export function featuresOf({ tokens, signs, figures, all }: Told): Set<number> {
  const holding = namesOf([...signs, ...figures]);
  const pairs = holding.flatMap((sign, at) => holding.slice(at + 1).map((other) => `G${sign}+${other}`));
  const held = new Set(signs.map(({ sign }) => sign));
  const lost = namesOf(all).filter((sign) => !held.has(sign));
  return placesOf(
    tokens.map(wordOf),
    [...holding.map((sign) => `g${sign}`), ...pairs, ...lost.map((sign) => `n${sign}`)],
    places,
  );
}

const wordOf = ({ word, sound, value }: Token): string =>
  value !== undefined && /^\d/.test(word) ? `#${Math.round(Math.log2(value + 1) * 2)}` : sound;

const namesOf = (found: Place[]): string[] =>
  [...new Set(found.map(({ sign }) => sign))].filter((sign) => sign !== 'marker').sort();
