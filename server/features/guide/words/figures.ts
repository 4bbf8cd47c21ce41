import { readMessage } from '../../../language/message.ts';
import { tokenise } from '../../../language/tokens.ts';

/** Longer are the numbers of phones, packs and papers: they measure nothing. */
const mostDigits = 7;

/** The number that a message is, with nothing beside it. */
export function readNumberAlone(text: string): number | undefined {
  const [only, ...others] = tokenise(text).filter(({ kind }) => kind !== 'mark');
  const isFigure = only?.kind === 'number' && only.word.length <= mostDigits;
  return isFigure && others.length === 0 ? only.value : undefined;
}

/** "71.1 kg this morning wtf", "4h 40": whatever is said around it, a figure that was measured is told. */
export function tellsMeasure(text: string): boolean {
  const { tokens, roles } = readMessage(text);
  return tokens.some(
    ({ kind }, at) => kind === 'number' && (roles[at + 1]?.has('measure') || roles[at + 1]?.has('unit')),
  );
}
