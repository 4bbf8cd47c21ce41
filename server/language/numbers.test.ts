import { describe, expect, it } from 'vitest';
import { readNumber } from './numbers.ts';
import { tokenise } from './tokens.ts';

const figureIn = (text: string) => readNumber(tokenise(text), 0)?.value;

describe('a number of several words', () => {
  it.each([
    ['ten thousand nine hundred and four steps', 10_904],
    ['saat hazaar paanch sau kadam', 7_500],
    ['7 hazaar 500 kadam', 7_500],
    ['do lakh pachas hazaar', 250_000],
    ['two hundred and six', 206],
    ['ek sau pachas', 150],
    ['dhai sau', 250],
  ])('is all of it in “%s”', (text, value) => expect(figureIn(text)).toBe(value));

  it.each([
    ['two hundred 2 eggs', 200],
    ['one thousand 45 minutes', 1_000],
    ['five thousand and 200 ml', 5_000],
  ])('ends where another figure begins in “%s”', (text, value) => expect(figureIn(text)).toBe(value));
});
