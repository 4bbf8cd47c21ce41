import { type Act, meaningOfActs } from '../../../../contract/acts/acts.ts';
import type { ReadingOutcome } from '../../../../contract/admin/adminModels.ts';
import { capitalised, figure } from '../../../lib/format.ts';

export const dollars = (amount: number): string => (amount === 0 ? '$0' : `$${amount.toFixed(amount < 1 ? 4 : 2)}`);

/** "380 ms", "2.4 s". */
export const timeTaken = (milliseconds: number): string =>
  milliseconds < 1_000
    ? `${milliseconds < 10 ? milliseconds.toFixed(1) : Math.round(milliseconds)} ms`
    : `${(milliseconds / 1_000).toFixed(1)} s`;

/** "Ate or drank something other than plain water", without the examples behind it. */
export function actInWords(act: Act): string {
  const [meaning = ''] = meaningOfActs[act].split(/: |, now or/);
  return capitalised(act.startsWith('ask.') ? `asks about ${meaning}` : meaning);
}

/** How many messages there are to learn from; without a model, what it takes to have some. */
export const gathered = ({ kept, waiting }: { kept: number; waiting: number }, hasModel: boolean): string =>
  hasModel || kept + waiting > 0
    ? `A message counts once its change stood for a day: ${figure(kept)} kept, ${figure(waiting)} waiting.`
    : 'Nothing is gathered yet: first set up a model, as above.';

export const refusals: Record<Exclude<ReadingOutcome, 'used'>, string> = {
  unanswered: 'It did not answer in time, or not in the form asked for',
  words: 'It wrote other words than the message',
  cut: 'It cut the message within a word',
  invented: 'It filled a part with what nobody said; the rest of the reading counted',
};

/** `daysAgo` is "days ago". */
export const slotInWords = (slot: string): string => slot.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
