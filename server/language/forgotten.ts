import { rolesOfTokens } from './lexicon.ts';
import { phraseJoiner, readPhraseLists } from './phraseLists.ts';
import { type Token, tokenise } from './tokens.ts';

const phrasesOf = readPhraseLists(new URL('./forgotten.txt', import.meta.url));
const forgotten = new Set(phrasesOf('forgotten'));
const telling = new Set(phrasesOf('telling'));
const beside = new Set(phrasesOf('beside'));
const joinPhrases = phraseJoiner([...forgotten, ...telling]);
/** Between what was forgotten and that it was. */
const mostBetween = 2;
/** As the lexicon has it: it asks that what is told is logged. */
const meant = 'forgot to log';

/**
 * The text with what people say of having told nothing earlier in the one form that the readers know: "sry forgot.. lemon
 * rice last night", "likhna reh gaya", "missed entry: 2 idli". A meal that was forgotten itself stays as it is written.
 */
export function withForgetting(text: string): string {
  const tokens = joinPhrases(tokenise(text));
  const at = tokens.findIndex(({ word }) => forgotten.has(word));
  const span =
    at === -1
      ? undefined
      : (toldAround(tokens, at) ?? (standsAlone(tokens, at) || isToLog(tokens, at) ? { from: at, to: at } : undefined));
  const [first, last] = span ? [tokens[span.from], tokens[span.to]] : [];
  return first && last ? text.slice(0, first.start) + meant + text.slice(last.end) : text;
}

/** "Forgot to add", "add karna bhool gayi thi". */
function toldAround(tokens: Token[], at: number): { from: number; to: number } | undefined {
  for (const step of [1, -1]) {
    let place = at + step;
    while (Math.abs(place - at) <= mostBetween && beside.has(tokens[place]?.word ?? '')) place += step;
    if (telling.has(tokens[place]?.word ?? '')) return { from: Math.min(at, place), to: Math.max(at, place) };
  }
  return undefined;
}

const isEnd = (token: Token | undefined): boolean => token?.kind === 'mark' && /^[.,:;!–-]$/.test(token.word);

/** "Kal raat ka bhul gayi.. 2 roti": there is nothing in front of it that was forgotten, and a meal behind it. */
const standsAlone = (tokens: Token[], at: number): boolean =>
  isEnd(tokens[at + 1]) &&
  tokens.slice(0, at).every(({ kind, word }) => kind === 'mark' || beside.has(word)) &&
  tokens.slice(at + 1).some(({ kind }) => kind !== 'mark');

/** "I forgot 1 banana, add it". */
function isToLog(tokens: Token[], at: number): boolean {
  const roles = rolesOfTokens(tokens.slice(at + 1));
  const log = roles.findLastIndex((known) => known.has('log'));
  return (
    tokens[at + 1]?.word !== 'to' &&
    log > 0 &&
    tokens.slice(at + 2 + log).every((_, index) => roles[log + 1 + index]?.size)
  );
}
