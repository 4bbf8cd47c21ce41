import { isMine, keptPlaces } from '../../../language/definitions.ts';
import { readPhraseLists } from '../../../language/phraseLists.ts';
import type { Token } from '../../../language/tokens.ts';

const names = ['copula', 'light', 'size', 'place', 'no longer', 'makes'] as const;
type Kind = (typeof names)[number] | 'mine' | 'keep';

const phrasesOf = readPhraseLists(new URL('./ownWords.txt', import.meta.url));
const kindsOf = new Map<string, Kind[]>();
for (const name of names)
  for (const phrase of phrasesOf(name)) kindsOf.set(phrase, [...(kindsOf.get(phrase) ?? []), name]);
const longest = Math.max(...[...kindsOf.keys()].map((phrase) => phrase.split(' ').length));

/** What the words of a message are that tell of something of one's own; a word of none of these kinds has none. */
export function ownWordsIn(tokens: Token[]): Kind[][] {
  const kinds: Kind[][] = tokens.map(({ word }) => (isMine(word) ? ['mine'] : []));
  for (let at = 0; at < tokens.length; at += 1)
    for (let length = Math.min(longest, tokens.length - at); length > 0; length -= 1) {
      const phrase = tokens
        .slice(at, at + length)
        .map(({ word }) => word)
        .join(' ');
      for (const kind of kindsOf.get(phrase) ?? [])
        for (const place of kinds.slice(at, at + length)) if (!place.includes(kind)) place.push(kind);
    }
  for (const { from, to } of keptPlaces(tokens)) for (const place of kinds.slice(from, to)) place.push('keep');
  return kinds;
}

/** Whether a kind is said anywhere in it. */
export const says = (kinds: Kind[][], kind: Kind): boolean => kinds.some((place) => place.includes(kind));
