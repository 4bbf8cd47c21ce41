import type { Slots } from '../../../contract/acts/slots.ts';
import { kgPerPound } from '../../../texts/units.ts';
import { whenFilled } from '../../assistant/filled.ts';
import { momentTold } from '../../assistant/momentTold.ts';
import type { Outcome, Turn } from '../../assistant/skill.ts';
import { logWeight } from './chat/logging.ts';

const kgPer = { kg: 1, lb: kgPerPound, st: 14 * kgPerPound };

/** Saves a weight, or asks about one that is far from the last; without a unit it is in the person's. */
export async function doWeight(slots: Slots<'log.weight'>, turn: Turn): Promise<Outcome> {
  const { amount, unit, pounds } = slots;
  const weightKg = amount * kgPer[unit ?? turn.person.weightUnit] + (pounds ?? 0) * kgPerPound;
  const dated = whenFilled(slots, turn);
  return logWeight(Math.round(weightKg * 100) / 100, momentTold(0, dated), dated);
}
