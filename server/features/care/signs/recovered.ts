import { phraseJoiner, readPhraseLists } from '../../../language/phraseLists.ts';
import { tokenise } from '../../../language/tokens.ts';

const listed = readPhraseLists(new URL('./recovered.txt', import.meta.url));
const lists = ['better', 'better of oneself', 'self', 'beside'] as const;
const known = new Map(lists.toReversed().flatMap((list) => listed(list).map((phrase) => [phrase, list] as const)));
const joined = phraseJoiner(known.keys());
const mostWords = 8;

/** Whether a message says nothing but that its writer is well again, "ab theek hoon", "better now"; `self` where it says "I". */
export function readRecovered(text: string): 'self' | 'alone' | undefined {
  const words = joined(tokenise(text).filter(({ kind }) => kind !== 'mark')).map(({ word }) => known.get(word));
  if (words.length > mostWords || words.includes(undefined)) return undefined;
  const isOfSelf = words.includes('self');
  if (isOfSelf && (words.includes('better') || words.includes('better of oneself'))) return 'self';
  return words.includes('better') ? 'alone' : undefined;
}
