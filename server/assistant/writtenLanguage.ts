import type { Locale } from '../../texts/locale.ts';
import { readWordLists } from '../language/phraseLists.ts';
import { tokenise } from '../language/tokens.ts';

const listed = readWordLists(new URL('./writtenLanguage.txt', import.meta.url));

/** Words that hold a sentence together, none of which the other language has; names of foods and numbers say nothing. */
const hindiWords = listed('hindi');
const englishWords = listed('english');

/** The language that a message is written in; undefined when it is too short to say, such as "2 roti" or "ok". */
export function readWrittenLanguage(text: string): Locale | undefined {
  const words = tokenise(text).flatMap(({ kind, word }) => (kind === 'word' ? word : []));
  const devanagari = words.filter((word) => /\p{Script=Devanagari}/u.test(word)).length;
  if (devanagari > 0 && devanagari * 2 >= words.length) return 'hi';
  const hindi = words.filter((word) => hindiWords.has(word)).length;
  const english = words.filter((word) => englishWords.has(word)).length;
  if (hindi > 0 && hindi >= english) return 'hi-Latn';
  return english > 0 ? 'en' : undefined;
}

/** The language to answer in: that of the message, else the one in use, in the script of the message. */
export function languageFor(text: string, inUse: Locale): Locale {
  const written = readWrittenLanguage(text);
  const isLatin = /\p{Script=Latin}/u.test(text) && !/\p{Script=Devanagari}/u.test(text);
  return written ?? (inUse === 'hi' && isLatin ? 'hi-Latn' : inUse);
}
