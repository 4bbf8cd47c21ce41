import type { Goals } from '../../../../../contract/accounts/profile.ts';
import type { DayTotals } from '../../../../db/dailyTotals.ts';
import type { ReferenceIntakes } from '../../../nutrition/table/referenceIntakes.ts';
import type { NutrientDay } from '../../data.ts';

/** What a day lacks, with what was had and what it should be: g, or ml of water. */
export interface Gap {
  of: 'proteinG' | 'fiberG' | 'water';
  had: number;
  target: number;
}

/** Local minutes of the day: by four most of it is told, after ten nobody should start to eat. */
const evening = { from: 16 * 60, to: 22 * 60 };
/** Who logged one main meal has a gap in the telling. */
const leastMainMeals = 2;
/** Below these parts of the target the evening hardly makes up for it. */
const least = { proteinG: 0.5, fiberG: 0.4, water: 0.4 };
/** Of the day's energy; a food with its energy alone may have held anything. */
const leastKnown = 0.9;

export const isEvening = (minutes: number): boolean => minutes >= evening.from && minutes < evening.to;

/** The widest gap of a day that is well told; targets that a person hasn't set are the reference intakes. */
export function gapOf(
  day: Pick<DayTotals, 'mainMeals' | 'waterMl' | 'proteinG' | 'fiberG'>,
  goals: Pick<Goals, 'proteinG' | 'fiberG' | 'waterLitersPerDay'>,
  reference: ReferenceIntakes,
  known: Pick<NutrientDay['knownShares'], 'proteinG' | 'fiberG'>,
): Gap | undefined {
  if (day.mainMeals < leastMainMeals) return undefined;
  const ofFood = (['proteinG', 'fiberG'] as const).flatMap((of): Gap[] =>
    known[of] < leastKnown ? [] : [{ of, had: day[of], target: goals[of] || (reference[of]?.amount ?? 0) }],
  );
  // Who tells of no water drinks some all the same.
  const ofWater: Gap[] =
    day.waterMl > 0 ? [{ of: 'water', had: day.waterMl, target: goals.waterLitersPerDay * 1_000 }] : [];
  return [...ofFood, ...ofWater]
    .filter(({ of, had, target }) => target > 0 && had < target * least[of])
    .sort((one, other) => one.had / one.target - other.had / other.target)[0];
}
