import type { Place } from '../signs/lexicon.ts';
import type { Token } from '../signs/tokens.ts';
import type { Told } from '../signs/told.ts';

/** Features share so many places; a power of two. */
export const places = 2 ** 15;
const longestRead = 400;
const pieceLengths = [3, 4, 5];

/**
 * What is counted of a message, each feature as its place: words as they sound, neighbours, pieces of words, signs and
 * pairs of signs, signs that don't hold. Figures count by their size.
 */
export function featuresOf({ tokens, signs, figures, all }: Told): Set<number> {
  const found = new Set<number>();
  const add = (feature: string) => void found.add(placeOf(feature));
  const words = tokens.slice(0, longestRead).map(wordOf);
  words.forEach((word, at) => {
    add(`w${word}`);
    if (at > 0) add(`b${words[at - 1]} ${word}`);
    if (at > 1) add(`s${words[at - 2]} ${word}`);
    if (!word.startsWith('#')) for (const piece of piecesOf(`<${word}>`)) add(`c${piece}`);
  });
  const holding = namesOf([...signs, ...figures]);
  holding.forEach((sign, at) => {
    add(`g${sign}`);
    for (const other of holding.slice(at + 1)) add(`G${sign}+${other}`);
  });
  const held = new Set(signs.map(({ sign }) => sign));
  for (const sign of namesOf(all)) if (!held.has(sign)) add(`n${sign}`);
  return found;
}

const wordOf = ({ word, sound, value }: Token): string =>
  value !== undefined && /^\d/.test(word) ? `#${Math.round(Math.log2(value + 1) * 2)}` : sound;

const piecesOf = (word: string): string[] =>
  pieceLengths.flatMap((length) =>
    Array.from({ length: Math.max(word.length - length + 1, 0) }, (_, at) => word.slice(at, at + length)),
  );

const namesOf = (found: Place[]): string[] =>
  [...new Set(found.map(({ sign }) => sign))].filter((sign) => sign !== 'marker').sort();

/** FNV-1a. */
function placeOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < feature.length; index++) {
    hash = Math.imul(hash ^ feature.charCodeAt(index), 0x01000193);
  }
  return (hash ^ (hash >>> 15)) & (places - 1);
}
