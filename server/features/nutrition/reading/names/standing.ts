import { countNamesWith, findWholeName, type NameIndex } from '../../table/nameIndex.ts';
import { weightInSentence } from '../../table/wordWeight.ts';
import { meaningsOf, OTHER_FOOD_QUALITY, SAME_THING_QUALITY, SOUND_QUALITY, VOWELS_QUALITY } from './phraseWords.ts';

/** How the food table has a word: from a food's whole name to a misspelling of some word of a name, or not at all. */
export type Standing = 'name' | 'often' | 'word' | 'describing' | 'same' | 'sound' | 'vowels' | 'spelling' | 'none';

const manyNames = 4;

export function standingOf(index: NameIndex, key: string): Standing {
  const weight = weightInSentence(key);
  const itself = index.vocabulary.get(key);
  if (itself !== undefined && findWholeName(index, [key])) return 'name';
  if (weight < 1) return itself !== undefined || weight > 0 ? 'describing' : 'none';
  if (itself !== undefined) return countNamesWith(index, itself) >= manyNames ? 'often' : 'word';
  const [surest] = [...meaningsOf(index, key).values()].sort((one, other) => other - one);
  if (surest === undefined) return 'none';
  if (surest === SAME_THING_QUALITY) return 'same';
  if (surest === VOWELS_QUALITY) return 'vowels';
  return surest === SOUND_QUALITY || surest === OTHER_FOOD_QUALITY ? 'sound' : 'spelling';
}
