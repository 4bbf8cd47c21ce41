import { figureOf, figurePattern, fractionPattern, fractionSigns, latinDigits } from './figures.ts';

/** What reading a number needs of a token. */
export interface NumberToken {
  readonly kind: 'word' | 'number' | 'mark';
  /** In lower case, without accents and dots below. */
  readonly word: string;
  readonly value: number;
}

export interface Token extends NumberToken {
  /** As the person wrote it. */
  readonly text: string;
  /** Where it stands in the message. */
  readonly start: number;
  readonly end: number;
}

const tokenPattern = new RegExp(
  String.raw`(${figurePattern})|(${fractionPattern})|([ap]\.m(?:\.|\b)|[\p{L}\p{M}\u200c\u200d]+(?:['’\u0060][\p{L}\p{M}]+)*)|([^\s\p{C}])`,
  'giu',
);

/** As most of the word lists and many messages are: nothing but small letters and single spaces. */
const plainWords = /^[a-z]+(?: [a-z]+)*$/;

export function tokenise(text: string): Token[] {
  return plainWords.test(text) ? splitPlain(text) : tokeniseAny(text);
}

function splitPlain(text: string): Token[] {
  let start = 0;
  return text.split(' ').map((word): Token => {
    const end = start + word.length;
    const token: Token = { kind: 'word', word, value: 0, text: word, start, end };
    start = end + 1;
    return token;
  });
}

function tokeniseAny(text: string): Token[] {
  return [...text.matchAll(tokenPattern)].map((match): Token => {
    const [raw, digits, fraction, word] = match;
    const place = { text: raw, start: match.index, end: match.index + raw.length };
    if (digits !== undefined) {
      const latin = latinDigits(digits).replaceAll(',', '');
      return { kind: 'number', word: latin, value: figureOf(latin), ...place };
    }
    if (fraction !== undefined) return { kind: 'number', word: raw, value: fractionSigns.get(raw) ?? 0, ...place };
    if (word === undefined) return { kind: 'mark', word: raw, value: 0, ...place };
    return { kind: 'word', word: foldLetters(word).replace(/['’`.]/g, ''), value: 0, ...place };
  });
}

const plain = /^[a-z]*$/;

function foldLetters(text: string): string {
  const lower = text.toLowerCase();
  if (plain.test(lower)) return lower;
  return lower
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u093c\u200c\u200d]/g, '')
    .replace(/\u0901/g, '\u0902');
}

/** A list of words, written with spaces, in the form that tokens have. */
export const wordSet = (words: string): Set<string> => new Set(foldLetters(words).trim().split(/\s+/));
