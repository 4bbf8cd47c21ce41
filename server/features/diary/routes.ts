import { copyDiary, getDiary, mostCopied, type OtherKind, otherKinds } from '../../../contract/diary.ts';
import { tooManyCopied } from '../../../texts/refusals/entries.ts';
import { findDay } from '../../db/dailyTotals.ts';
import type { EntryLists } from '../../http/entryRoutes.ts';
import { eventTime } from '../../http/eventTime.ts';
import { type Kit, mount } from '../../http/mount.ts';
import { HttpProblem } from '../../http/problem.ts';
import { addDays } from '../../lib/dates.ts';
import { diaryDateOf } from '../../lib/diaryDates.ts';
import type { OwnerId } from '../../lib/owner.ts';
import { toPortions } from '../nutrition/policy.ts';
import { findFoods } from '../nutrition/reading.ts';
import { findGoals, hidesDeficits } from '../profile/data.ts';
import { copyFoods } from './mutations.ts';
import { leftOf, toMeals } from './policy.ts';

/** The day in one call; each kind of entry comes through the list that its own route answers with. */
export function diaryRoutes(kit: Kit, lists: EntryLists): void {
  const { db, clock } = kit.context;

  mount(kit, getDiary, async ({ query, owner, dayClock }) => {
    const today = diaryDateOf(clock.now(), dayClock);
    const date = query.date ?? today;
    const [food, others, day, targets, isHidden, before] = await Promise.all([
      lists.food(owner, date),
      listOthers(lists, owner, date),
      findDay(db, owner, date),
      findGoals(db, owner),
      hidesDeficits(db, owner),
      lists.food(owner, addDays(date, -1)),
    ]);
    const {
      energyKcal,
      carbohydrateG,
      netCarbsG,
      proteinG,
      fatG,
      fiberG,
      waterMl,
      burnedKcal,
      activeMin,
      distanceKm,
      steps,
      sleepHr,
    } = day;
    const foods = await findFoods(db, owner, [...new Set(food.flatMap(({ foodId }) => foodId ?? []))]);
    return {
      date,
      today,
      meals: toMeals(food),
      totals: {
        ...{ calories: energyKcal, proteinG, carbsG: carbohydrateG, netCarbsG, fatG, fiberG },
        ...{ waterMl, burnedKcal, activeMin, distanceKm, steps, sleepHr },
      },
      targets,
      left: leftOf(energyKcal, targets, isHidden),
      areDeficitsHidden: isHidden,
      mealsBefore: toMeals(before).map(({ mealType }) => mealType),
      portions: Object.fromEntries(foods.map((known) => [known.id, toPortions(known)])),
      ...others,
    };
  });

  mount(kit, copyDiary, async ({ body, owner, dayClock, idempotencyKey }) => {
    const { from, to, mealType } = body;
    // The day that is copied to is bounded as that of any entry is.
    eventTime(to, dayClock, clock);
    const copy = { from, to, mealType, dayClock, idempotencyKey };
    const ids = await copyFoods(db, owner, copy, { most: mostCopied, now: clock.now() });
    if (ids === 'too many') {
      throw new HttpProblem(422, 'validation_failed', (locale) => tooManyCopied(locale, mostCopied));
    }
    return { ids };
  });
}

async function listOthers(lists: EntryLists, owner: OwnerId, date: string) {
  const listed = await Promise.all(otherKinds.map(async (kind) => [kind, await lists[kind](owner, date)]));
  return Object.fromEntries(listed) as { [K in OtherKind]: Awaited<ReturnType<EntryLists[K]>> };
}
