import type { Goals } from '../../../../contract/accounts/profile.ts';
import { addDays } from '../../../lib/dates.ts';
import type { ReviewDay } from './days.ts';

export type HabitName = 'active' | 'slept' | 'threeMeals' | 'drank';
export type OutcomeName = 'goodMood' | 'goodSleep' | 'energyNear' | 'enoughProtein' | 'enoughWater';

/** How often an outcome came on days with a habit, and on the others. */
export interface Helped {
  habit: HabitName;
  outcome: OutcomeName;
  days: number;
  ofDays: number;
  otherDays: number;
  ofOtherDays: number;
}

/** Undefined where a day doesn't tell. */
type Sign = (day: ReviewDay, goals: Goals) => boolean | undefined;

/** WHO 2020: 150 minutes a week, on five days. */
const activeMin = 30;
/** Below seven hours adults sleep too little (AASM and SRS consensus, 2015). */
export const enoughSleepHr = 7;
const goodMood = 4;
/** Part of the target. */
const nearEnergy = 0.1;
/** A day with fewer main meals was hardly logged whole. */
const mealsOfWholeDay = 2;
/** A group of fewer days shows nothing. */
const leastDays = 4;
/** The shares of days must differ by this, or it is hardly worth telling. */
const leastDifference = 0.3;

const habits: Record<HabitName, Sign> = {
  active: (day) => day.activeMin >= activeMin,
  slept: ({ sleepHr }) => (sleepHr > 0 ? sleepHr >= enoughSleepHr : undefined),
  threeMeals: ({ energyKcal, mainMeals }) => (energyKcal > 0 ? mainMeals >= 3 : undefined),
  drank: ({ waterMl }, { waterLitersPerDay: target }) =>
    waterMl > 0 && target > 0 ? waterMl >= target * 1_000 : undefined,
};

const outcomes: Record<OutcomeName, { came: Sign; habits: HabitName[] }> = {
  goodMood: {
    came: ({ mood }) => (mood === null ? undefined : mood >= goodMood),
    habits: ['slept', 'active', 'drank', 'threeMeals'],
  },
  goodSleep: { came: habits.slept, habits: ['active'] },
  energyNear: {
    came: ({ energyKcal, mainMeals }, { caloriesConsumePerDay: target }) =>
      target > 0 && mainMeals >= mealsOfWholeDay ? Math.abs(energyKcal - target) <= target * nearEnergy : undefined,
    habits: ['slept', 'active', 'threeMeals'],
  },
  enoughProtein: {
    came: ({ energyKcal, proteinG }, { proteinG: target }) =>
      target > 0 && energyKcal > 0 ? proteinG >= target : undefined,
    habits: ['threeMeals', 'active'],
  },
  enoughWater: { came: habits.drank, habits: ['active', 'threeMeals'] },
};

/** Told to people whose deficits are hidden: moving more, and eating to a figure, are not praised to them. */
const sparing: Partial<Record<OutcomeName, HabitName[]>> = { goodMood: ['slept', 'threeMeals'] };

/** On how many of these days a habit was there. */
export const countHabit = (habit: HabitName, days: ReviewDay[], goals: Goals): number =>
  days.filter((day) => habits[habit](day, goals)).length;

/** What went along with good days, the clearest first, each habit once; causes are no part of it. */
export function findHelped(days: ReviewDay[], goals: Goals, areDeficitsHidden: boolean): Helped[] {
  const names = Object.keys(outcomes) as OutcomeName[];
  const found = names
    .flatMap((outcome) => {
      const asked = areDeficitsHidden ? (sparing[outcome] ?? []) : outcomes[outcome].habits;
      return asked.map((habit) => count(habit, outcome, days, goals));
    })
    .filter(isWorthTelling)
    .sort((one, other) => differenceOf(other) - differenceOf(one));
  return found.filter(({ habit }, index) => found.findIndex((other) => other.habit === habit) === index);
}

function count(habit: HabitName, outcome: OutcomeName, days: ReviewDay[], goals: Goals): Helped {
  const byDate = new Map(days.map((day) => [day.date, day]));
  const counted: Helped = { habit, outcome, days: 0, ofDays: 0, otherDays: 0, ofOtherDays: 0 };
  for (const day of days) {
    // The night after a day is logged on the next one.
    const shown = outcome === 'goodSleep' ? byDate.get(addDays(day.date, 1)) : day;
    const [had, came] = [habits[habit](day, goals), shown && outcomes[outcome].came(shown, goals)];
    if (had === undefined || came === undefined) continue;
    counted[had ? 'ofDays' : 'ofOtherDays'] += 1;
    if (came) counted[had ? 'days' : 'otherDays'] += 1;
  }
  return counted;
}

const differenceOf = ({ days, ofDays, otherDays, ofOtherDays }: Helped) => days / ofDays - otherDays / ofOtherDays;

const isWorthTelling = (helped: Helped) =>
  helped.ofDays >= leastDays && helped.ofOtherDays >= leastDays && differenceOf(helped) >= leastDifference;
