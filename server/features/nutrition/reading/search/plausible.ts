import type { Food } from '../../types.ts';
import { choosePortion, isDrink } from '../portions/portion.ts';
import { vesselFor } from '../portions/vessels.ts';
import type { Amount } from '../words/amount.ts';
import { USUAL, VESSELS, VOLUME_OF_UNIT } from '../words/units.ts';
import { charge, type Hypothesis, type Place } from './hypothesis.ts';
import type { Charge } from './rules.ts';

/** From this many usual portions on, or this part of one, an amount becomes unlikely. */
const MANY_PORTIONS = 6;
/** Of a food with so large a usual portion a bare number may count portions. */
const LARGE_PORTION_G = 100;

/** Charges how well an amount is one of this food: a gain where the food comes in it. */
export function withPlausibility(hypothesis: Hypothesis, food: Food, amount: Amount, place: Place): Hypothesis {
  const chosen = choosePortion(food, amount).grams;
  const usual = choosePortion(food, undefined).grams;
  const times = Math.max(chosen, 0.001) / Math.max(usual, 0.001);
  const far = Math.max(0, Math.abs(Math.log(times)) - Math.log(MANY_PORTIONS));
  const plausible = far > 0 ? charge(hypothesis, 'implausible', place, far) : hypothesis;
  const unit = unitFit(food, amount);
  return unit ? charge(plausible, unit.rule, place, unit.times) : plausible;
}

function unitFit(food: Food, { unit, measure, counted, size }: Amount): Charge | undefined {
  if (measure) {
    const isVolume = measure.of === 'ml';
    if (isVolume === isDrink(food)) return { rule: 'fits', times: 1 };
    return isVolume ? { rule: 'misfits', times: 1 } : undefined;
  }
  if (unit === undefined && !counted) return undefined;
  const said = unit === undefined ? 'piece' : vesselFor(food, unit, size);
  if (said === USUAL) return undefined;
  const at = food.portions.findIndex((portion) => portion.unit === said);
  // "2 makhan" counts what comes by the piece, if not usually.
  if (at > 0 && unit === undefined) return undefined;
  if (at !== -1) return { rule: 'fits', times: 1 };
  const isScooped = VOLUME_OF_UNIT.has(said) && food.portions.some((portion) => VESSELS.has(portion.unit));
  if (isScooped) return undefined;
  const isSoft = unit === undefined && (food.portions[0]?.grams ?? 0) >= LARGE_PORTION_G;
  return { rule: 'misfits', times: isSoft ? 0.5 : 1 };
}
