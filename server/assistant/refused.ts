import * as texts from '../../texts/conversation.ts';
import type { Locale } from '../../texts/locale.ts';
import { tokenise } from '../language/tokens.ts';

const mostCharacters = 2_000;
/** A page of prose that long has some 400; only what is made to take long to read has more. */
const mostWords = 600;

/** Why nothing can be made of a message, whatever it says. */
export function refuse(text: string, locale: Locale): string | undefined {
  if (!/[\p{L}\p{N}]/u.test(text)) return texts.wordsOnly(locale);
  if (text.length > mostCharacters) return texts.tooLong(locale, mostCharacters);
  return tokenise(text).length > mostWords ? texts.tooManyWords(locale, mostWords) : undefined;
}
