import { figureOf, figurePattern, fractionPattern, fractionSigns, latinDigits } from '../../../../language/figures.ts';
import type { NumberToken } from '../../../../language/tokens.ts';
import { compoundAt, foldLetters, wordKey } from '../../table/nameKey.ts';

export interface Token extends NumberToken {
  /** Comparable form: see nameKey.ts. Numbers carry their digits, marks the character. */
  key: string;
  /** Where it stands in the text. */
  start: number;
  end: number;
  /** How likely it is a food's name or part of one where it stands, 0 to 1; undefined where that was not read. */
  isName?: number;
}

const WORD_OF_SIGN = new Map([
  ['&', 'and'],
  ['₹', 'rs'],
]);
/** "0,5" is a half wherever it stands. */
const DECIMAL_COMMA = /^0,(?=\d{1,2}$)/;
const TOKEN = new RegExp(
  String.raw`((?<![\p{Nd}.,])[0٠۰०০੦૦୦௦౦೦൦],\p{Nd}{1,2}(?![\p{Nd},])|${figurePattern})|(${fractionPattern})|([\p{L}\p{M}\u200c\u200d]+(?:['’\u0060][\p{L}\p{M}]+)*)|([.,;:!?\n\r()[\]{}/+&×*%|•।"₹-])`,
  'gu',
);

/** Step 1: the text as words, numbers and marks; letters that are written in several ways become one. */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(TOKEN)) {
    const [raw, digits, fraction, word] = match;
    const start = match.index;
    const end = start + raw.length;
    if (digits !== undefined) {
      const latin = latinDigits(digits).replace(DECIMAL_COMMA, '0.').replaceAll(',', '');
      tokens.push({ kind: 'number', key: latin, word: latin, value: figureOf(latin), start, end });
    } else if (fraction !== undefined) {
      tokens.push({ kind: 'number', key: raw, word: raw, value: fractionSigns.get(raw) ?? 0, start, end });
    } else if (word !== undefined) {
      const written = foldLetters(word).replace(/['`]/g, '');
      if (written !== '') tokens.push({ kind: 'word', key: wordKey(written), word: written, value: 0, start, end });
    } else if (WORD_OF_SIGN.has(raw)) {
      const written = WORD_OF_SIGN.get(raw) ?? raw;
      tokens.push({ kind: 'word', key: written, word: written, value: 0, start, end });
    } else {
      tokens.push({ kind: 'mark', key: raw, word: raw, value: 0, start, end });
    }
  }
  return joinCompoundTokens(tokens);
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
