import { counted, isCounted, isRhythm, oneRhythm } from '../../contract/reminders.ts';
import { invalid } from './problem.ts';

type Told = Parameters<typeof isRhythm>[0] & Parameters<typeof isCounted>[0];

/** The change, where what is stored and what is changed of it make one rhythm. */
export function wholeRhythm<Change extends Told>(before: Told, change: Change): Change {
  const after = { ...before, ...change };
  if (!isRhythm(after)) throw invalid('days', oneRhythm);
  if (!isCounted(after)) throw invalid('startDate', counted);
  return change;
}
