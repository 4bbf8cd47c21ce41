import { readPhraseLists } from '../../../language/phraseLists.ts';
import { symptomTags } from '../policy.ts';

interface Feeling {
  mood?: number;
  /** The tag that is kept, in English; texts/entries/moods.ts names those that are known. */
  tag?: string;
  /** Means a feeling only beside "feel", "mood" and the like: "good", "cold". */
  needsFeel?: true;
  /** Nothing that it could belong to follows: "a cold", no "a cold drink". */
  endsThere?: true;
  /** Tells of something that isn't: "could not sleep". */
  isDenial?: true;
}
export interface Phrase {
  feeling: Feeling;
  length: number;
}

const phrasesOf = readPhraseLists(new URL('./feelings.txt', import.meta.url));

const feelings: [Feeling, list: string][] = [
  [{ tag: 'cold', endsThere: true }, 'cold at the end'],
  [{ mood: 5 }, 'very good'],
  [{ mood: 5, needsFeel: true }, 'very good beside feel'],
  [{ mood: 4 }, 'good'],
  [{ mood: 4, needsFeel: true }, 'good beside feel'],
  [{ mood: 3, needsFeel: true }, 'neither beside feel'],
  [{ mood: 2 }, 'low'],
  [{ mood: 2, needsFeel: true }, 'low beside feel'],
  [{ mood: 2, tag: 'stress' }, 'stress'],
  [{ mood: 2, tag: 'anxiety' }, 'anxiety'],
  [{ mood: 2, tag: 'irritability' }, 'irritability'],
  [{ mood: 1 }, 'very low'],
  [{ mood: 1, needsFeel: true }, 'very low beside feel'],
  [{ tag: 'poor sleep', isDenial: true }, 'poor sleep that was not'],
  [{ tag: 'poor sleep' }, 'poor sleep'],
];

const known = new Map<string, Feeling>([
  ...symptomTags.flatMap((tag) => phrasesOf(tag).map((phrase) => [phrase, { tag }] as const)),
  ...feelings.flatMap(([feeling, list]) => phrasesOf(list).map((phrase) => [phrase, feeling] as const)),
]);
const longest = Math.max(...[...known.keys()].map((phrase) => phrase.split(' ').length));

/** The longest phrase of a feeling at a word. */
export function feelingAt(words: string[], at: number): Phrase | undefined {
  for (let length = Math.min(longest, words.length - at); length > 0; length -= 1) {
    const feeling = known.get(words.slice(at, at + length).join(' '));
    if (feeling) return { feeling, length };
  }
  return undefined;
}
