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

/** "0,5" is a half wherever it stands. */
const decimalComma = /^0,(?=\d{1,2}$)/;
const commaPattern = String.raw`(?<![\p{Nd}.,])[0٠۰०০੦૦୦௦౦೦൦],\p{Nd}{1,2}(?![\p{Nd},])`;
const wordPattern = String.raw`[ap]\.m(?:\.|\b)|[\p{L}\p{M}\u200c\u200d]+(?:['’\u0060][\p{L}\p{M}]+)*`;
const patternWith = (marks: string) =>
  new RegExp(`(${commaPattern}|${figurePattern})|(${fractionPattern})|(${wordPattern})|(${marks})`, 'giu');
const tokenPattern = patternWith(String.raw`[^\s\p{C}]`);
const lineTokenPattern = patternWith(String.raw`[^\s\p{C}]|[\n\r]`);

/** As most of the word lists and many messages are: nothing but small letters and single spaces. */
const plainWords = /^[a-z]+(?: [a-z]+)*$/;

export function tokenise(text: string): Token[] {
  return plainWords.test(text) ? splitPlain(text) : tokeniseAny(text, tokenPattern);
}

/** The same with the ends of lines as marks. */
export const tokeniseLines = (text: string): Token[] =>
  plainWords.test(text) ? splitPlain(text) : tokeniseAny(text, lineTokenPattern);

function splitPlain(text: string): Token[] {
  let start = 0;
  return text.split(' ').map((word): Token => {
    const end = start + word.length;
    const token: Token = { kind: 'word', word, value: 0, text: word, start, end };
    start = end + 1;
    return token;
  });
}

function tokeniseAny(text: string, pattern: RegExp): Token[] {
  return [...text.matchAll(pattern)].map((match): Token => {
    const [raw, digits, fraction, word] = match;
    const place = { text: raw, start: match.index, end: match.index + raw.length };
    if (digits !== undefined) {
      const latin = latinDigits(digits).replace(decimalComma, '0.').replaceAll(',', '');
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
