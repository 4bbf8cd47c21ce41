import type { ReadingContext } from '../../../../contract/entries/readings.ts';
import type { Units } from '../../../../texts/units.ts';
import type { Clause } from '../../../language/clauses.ts';
import type { Message } from '../../../language/message.ts';
import { readWordLists } from '../../../language/phraseLists.ts';
import { hasRole } from '../../../language/words.ts';
import { figureAt } from './figures.ts';
import { nameAt, names } from './names.ts';
import { isLength } from './units.ts';

const listed = readWordLists(new URL('./readings.txt', import.meta.url));

/** A clause, with when its sentence says that a glucose was measured: worked out once, however many names it holds. */
export interface Said {
  message: Message;
  clause: Clause;
  context: ReadingContext | null;
  /** In which the person is told glucose. */
  glucoseUnit: Units['glucoseUnit'];
  tape: Tape | undefined;
  /** Readings surely are told, and one of them stood before. */
  isAmongOthers?: boolean;
}

/** On which side of its name each figure stands where several lengths of a body are told. */
export type Tape = 'namesFirst' | 'figuresFirst';

/** The figure is none that was measured on the writer. */
const notMeasured = listed('not measured');
/** It was measured on somebody else, or is not told as measured. */
const vetoes = new Set(['question', 'advice', 'plan', 'wish', 'other', 'recipe', 'quote', 'prohibition']);

const measuring = listed('measuring');

/** "BP uncle check kiya 134 by 86": somebody else measured it, on the writer. */
function isMeasuredBy(message: Message, clause: Clause): boolean {
  for (let at = clause.from; at < clause.to; at += 1)
    if (
      (hasRole(message, at, 'relative') || hasRole(message, at, 'other')) &&
      measuring.has(message.tokens[at + 1]?.word ?? '')
    )
      return true;
  return false;
}

export function isTold(message: Message, clause: Clause): boolean {
  const { tokens } = message;
  const isVetoed = clause.veto !== undefined && vetoes.has(clause.veto);
  if (isVetoed && !(clause.veto === 'other' && isMeasuredBy(message, clause))) return false;
  return !tokens.slice(clause.from, clause.to).some(({ word }) => notMeasured.has(word));
}

/** "Chest 36 waist 29 hips 38" or "36 chest 29 waist"; undefined where there are not several. */
export function tapeOf({ tokens }: Message, { from, to }: Clause): Tape | undefined {
  const places: { at: number; next: number }[] = [];
  for (let at = from; at < to; at += 1) {
    const named = nameAt(tokens, at, names);
    if (named && isLength(named.name)) places.push({ at, next: named.next });
  }
  const [first, second] = places;
  if (!first || !second) return undefined;
  const isFigure = (at: number) => at >= from && at < to && tokens[at]?.kind === 'number';
  const isLed = isFigure(first.at - 1) || (isFigure(first.at - 2) && figureAt(tokens, first.at - 2)?.to === first.at);
  const isFollowed = isFigure(places.at(-1)?.next ?? to);
  return isLed && !(isFollowed && !isFigure(from)) ? 'figuresFirst' : 'namesFirst';
}
