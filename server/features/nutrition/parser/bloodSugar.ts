import { wordSet } from '../table/nameKey.ts';
import type { Token } from './tokens.ts';

const ABOUT_IT = wordSet(
  'my blood fasting random pp post meal level is was came today morning aaj subah hai tha h the reading',
);
const SUGAR = wordSet('sugar fbs ppbs rbs glucose');
const LEAST_MG = 40;

/** "Sugar 140", "fasting sugar was 110": blood sugar in mg/dl, and nothing eaten. */
export function isBloodSugar(tokens: Token[]): boolean {
  const [figure, ...others] = tokens.filter(({ kind }) => kind === 'number');
  const words = tokens.filter(({ kind }) => kind === 'word').map(({ key }) => key);
  const isFigure = figure !== undefined && others.length === 0 && figure.value >= LEAST_MG;
  return (
    isFigure && words.some((word) => SUGAR.has(word)) && words.every((word) => SUGAR.has(word) || ABOUT_IT.has(word))
  );
}
