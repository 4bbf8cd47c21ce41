import { readMessage } from '../../../language/message.ts';
import { tokenise } from '../../../language/tokens.ts';

/** The number that a message is, with nothing beside it. */
export function readNumberAlone(text: string): number | undefined {
  const [only, ...others] = tokenise(text).filter(({ kind }) => kind !== 'mark');
  return only?.kind === 'number' && others.length === 0 ? only.value : undefined;
}

/** "71.1 kg this morning wtf", "4h 40": whatever is said around it, a figure that was measured is told. */
export function tellsMeasure(text: string): boolean {
  const { tokens, roles } = readMessage(text);
  return tokens.some(
    ({ kind }, at) => kind === 'number' && (roles[at + 1]?.has('measure') || roles[at + 1]?.has('unit')),
  );
}
