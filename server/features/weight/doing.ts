import type { Slots } from '../../../contract/acts/slots.ts';
import { kgPerPound } from '../../../texts/units.ts';
import { whenFilled } from '../../assistant/filled.ts';
import { momentTold } from '../../assistant/momentTold.ts';
import type { Outcome, Turn } from '../../assistant/skill.ts';
import { logWeight } from './chat/logging.ts';

const poundsPerStone = 14;

/** Saves a weight, or asks about one that is far from the last; undefined without a figure. */
export async function doWeight(slots: Slots<'log.weight'>, turn: Turn): Promise<Outcome | undefined> {
  const { kilograms, pounds, stones } = slots;
  const inPounds = (pounds ?? 0) + (stones ?? 0) * poundsPerStone;
  const weightKg = kilograms ?? inPounds * kgPerPound;
  if (weightKg === 0) return undefined;
  const dated = whenFilled(slots, turn);
  return logWeight(Math.round(weightKg * 100) / 100, momentTold(0, dated), dated);
}
