import { rolesOfTokens } from '../lexicon.ts';
import { soundOf } from '../sound.ts';
import { tokenise } from '../tokens.ts';
import { placesOf } from './features.ts';

/** What is counted of a message, as places among so many: its words, and what they do by the lexicon. Figures count by their size. */
export function messageFeatures(text: string, places: number): Set<number> {
  const tokens = tokenise(text);
  const words = tokens.flatMap(({ kind, word, value }) =>
    kind === 'number' ? `#${Math.round(Math.log2(value + 1))}` : kind === 'word' || word === '?' ? soundOf(word) : [],
  );
  const roles = new Set(rolesOfTokens(tokens).flatMap((known) => [...known]));
  return placesOf(
    words,
    [...roles].map((role) => `r${role}`),
    places,
  );
}
