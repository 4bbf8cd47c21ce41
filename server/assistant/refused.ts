import * as texts from '../../texts/conversation.ts';
import type { Locale } from '../../texts/locale.ts';

const mostCharacters = 2_000;
/** A page of prose that long has some 400; only what is made to take long to read has more. */
const mostWords = 600;
/** No tokens: to make those of thousands of signs holds everybody up for half a second (`npm run bench -- blocked`), for what is not read. */
const wordOrSign = /[\p{L}\p{M}\p{N}]+|[^\s\p{L}\p{M}\p{N}]/gu;

/** Why nothing can be made of a message, whatever it says. */
export function refuse(text: string, locale: Locale): string | undefined {
  if (!/[\p{L}\p{N}]/u.test(text)) return texts.wordsOnly(locale);
  if (text.length > mostCharacters) return texts.tooLong(locale, mostCharacters);
  return (text.match(wordOrSign)?.length ?? 0) > mostWords ? texts.tooManyWords(locale, mostWords) : undefined;
}
