import * as texts from '../../../../texts/food.ts';
import { findLatestEffects } from '../../../assistant/data.ts';
import { idsLeft, type Outcome, type Turn } from '../../../assistant/skill.ts';
import type { ChangeOfLast } from '../reading.ts';
import { correctByWords } from './correction.ts';
import { scaleEntries } from './scale.ts';

/** "Actually 4", "double it": about the foods of the last message that logged or changed any. */
export async function changeLast(change: ChangeOfLast, turn: Turn): Promise<Outcome> {
  const effects = await findLatestEffects(turn.db, turn.person.owner);
  const ids = idsLeft(effects, 'foodEntries');
  if (ids.length === 0) return { text: texts.nothingToChange(turn.person.locale) };
  if ('factor' in change) return scaleEntries(ids, change.factor, turn);
  const [entryId] = ids;
  const corrected =
    ids.length === 1 && entryId && (await correctByWords({ kind: 'correction', entryId }, change.amount, turn));
  return corrected || { text: texts.whichOfLast(turn.person.locale) };
}
