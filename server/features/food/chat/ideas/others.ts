import { phraseJoiner, readPhraseLists } from '../../../../language/phraseLists.ts';
import { tokenise } from '../../../../language/tokens.ts';

const listed = readPhraseLists(new URL('./others.txt', import.meta.url));
const others = new Set(listed('others'));
const beside = new Set(listed('beside'));
const joined = phraseJoiner([...others, ...beside]);
const mostWords = 6;

/** "Another one", "kuch aur batao": a short message that only asks for other ideas. */
export function asksForOthers(text: string): boolean {
  const words = joined(tokenise(text).filter(({ kind }) => kind !== 'mark')).map(({ word }) => word);
  return (
    words.length <= mostWords &&
    words.some((word) => others.has(word)) &&
    words.every((word) => others.has(word) || beside.has(word))
  );
}
