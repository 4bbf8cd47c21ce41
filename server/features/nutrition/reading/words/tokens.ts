import { type Token as AnyToken, tokeniseLines } from '../../../../language/tokens.ts';
import { compoundAt, wordKey } from '../../table/nameKey.ts';

export interface Token extends AnyToken {
  /** Comparable form: see nameKey.ts. Numbers carry their digits, marks the character. */
  key: string;
  /** How likely it is a food's name or part of one where it stands, 0 to 1; undefined where that was not read. */
  isName?: number;
}

const WORD_OF_SIGN = new Map([
  ['&', 'and'],
  ['₹', 'rs'],
]);
/** Other marks say nothing of a meal. */
const MARKS = new Set('.,;:!?\n\r()[]{}/+×*%|•।"-');

/** Step 1: the text as words, numbers and marks; what a dish is called in two words becomes one. */
export const tokenise = (text: string): Token[] => joinCompoundTokens(tokeniseLines(text).flatMap(tokenOfMeal));

function tokenOfMeal(token: AnyToken): Token[] {
  const { kind, word } = token;
  if (kind === 'number') return [{ ...token, key: word }];
  if (kind === 'word') return word === '' ? [] : [{ ...token, key: wordKey(word) }];
  const written = WORD_OF_SIGN.get(word);
  if (written !== undefined) return [{ ...token, kind: 'word', key: written, word: written }];
  return MARKS.has(word) ? [{ ...token, key: word }] : [];
}

function joinCompoundTokens(tokens: Token[]): Token[] {
  const joined: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as Token;
    const near = tokens.slice(at, at + 5).filter(({ key }) => key !== '-');
    const compound =
      token.kind === 'word'
        ? compoundAt(
            near.map(({ key }) => key),
            0,
          )
        : undefined;
    const last = compound ? near[compound.length - 1] : undefined;
    if (!compound || !last) {
      joined.push(token);
      continue;
    }
    joined.push({ ...token, key: compound.word, word: compound.word, end: last.end });
    at = tokens.indexOf(last, at);
  }
  return joined;
}

/** The words of the text from one token to another, as the person wrote them. */
export function sliceOf(text: string, tokens: Token[]): string {
  const first = tokens[0];
  const last = tokens[tokens.length - 1];
  return first && last ? text.slice(first.start, last.end).replace(/\s+/g, ' ').trim() : '';
}

export function isMark(token: Token | undefined, mark: string): boolean {
  return token?.kind === 'mark' && token.key === mark;
}

export function isWord(token: Token | undefined, words: Set<string>): boolean {
  return token?.kind === 'word' && words.has(token.key);
}
