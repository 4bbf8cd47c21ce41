import { wordSet } from '../table/nameKey.ts';
import type { Token } from './tokens.ts';

export interface Sentence {
  tokens: Token[];
  /** It ends with a question mark. */
  asks: boolean;
}

const END = /[.!?;\n\r।]/;
/** "Wanted pizza but ate salad" tells two things. */
const BUT = wordSet('but lekin magar लेकिन मगर');

export function sentencesOf(tokens: Token[]): Sentence[] {
  const sentences: Sentence[] = [];
  let current: Token[] = [];
  const close = (asks: boolean) => {
    if (current.length > 0) sentences.push({ tokens: current, asks });
    current = [];
  };
  for (const token of tokens) {
    if (token.kind === 'mark' && END.test(token.key)) close(token.key === '?');
    else if (BUT.has(token.key)) close(false);
    else current.push(token);
  }
  close(false);
  return sentences;
}
