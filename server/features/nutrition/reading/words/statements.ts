import { readAmount } from './amount.ts';
import type { Token } from './tokens.ts';
import { wordList } from './wordLists.ts';

/** A message of a word or two, or one that starts with an amount, is a list of foods and nothing else. */
export function isBareList(tokens: Token[]): boolean {
  return tokens.length <= 2 || readAmount(tokens, 0)?.amount.counted === true;
}

const ABOUT_IT = wordList('beside blood sugar');
const SUGAR = wordList('blood sugar');
const LEAST_MG = 40;

/** "Sugar 140", "fasting sugar was 110": blood sugar in mg/dl, and nothing eaten; "sugar today" asks for it. */
export function isBloodSugar(tokens: Token[]): boolean {
  const [figure, ...others] = tokens.filter(({ kind }) => kind === 'number');
  const words = tokens.filter(({ kind }) => kind === 'word').map(({ key }) => key);
  const isFigure = figure ? others.length === 0 && figure.value >= LEAST_MG : words.length > 1;
  return (
    isFigure && words.some((word) => SUGAR.has(word)) && words.every((word) => SUGAR.has(word) || ABOUT_IT.has(word))
  );
}
