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
    ['paune do sau', 175],
    ['sava chaubees', 24.25],
    ['ek lakh bees hazaar', 120_000],
    ['one hundred and four point two', 104.2],
    ['point eight', undefined],
  ])('is all of it in “%s”', (text, value) => expect(figureIn(text)).toBe(value));

  it.each([
    ['two hundred 2 eggs', 200],
    ['one thousand 45 minutes', 1_000],
    ['five thousand and 200 ml', 5_000],
  ])('ends where another figure begins in “%s”', (text, value) => expect(figureIn(text)).toBe(value));

  it.each([
    ['sade saat hajar', 7_500],
    ['don hajar pachshe', 2_500],
    ['panchyannav', 95],
    ['shottor', 70],
    ['dersho', 150],
    ['eksho ponchash', 150],
    ['nooththi irubathu', 120],
    ['irunoothi aimbathu', 250],
    ['iruvathi anju', 25],
    ['nuta iravai aidu', 125],
    ['yabhai rendu', 52],
    ['noora ippattu', 120],
    ['embattaidu', 85],
    ['ondu', 1],
    ['ondu vare', 1.5],
    ['noottirupathu', 120],
    ['irupathiyanchu', 25],
    ['dodhso', 150],
    ['panchoter', 75],
  ])('is told in regional languages: “%s”', (text, value) => expect(figureIn(text)).toBe(value));
});
