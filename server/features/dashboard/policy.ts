import type { Goals } from '../../../contract/accounts/profile.ts';
import { type GoalName, goalNames } from '../../../contract/dashboard.ts';

interface DayFigures {
  energyKcal: number;
  waterMl: number;
  burnedKcal: number;
  sleepHr: number;
  /** How many of breakfast, lunch and dinner have an entry. */
  mainMeals: number;
}

/** The daily goals that ask for something. */
export const goalsSet = (goals: Goals): GoalName[] =>
  goalNames.filter((name) => {
    if (name === 'water') return goals.waterLitersPerDay > 0;
    if (name === 'activity') return goals.calorieBurnPerDay > 0;
    return name === 'meals' || goals.sleepHrsTarget > 0;
  });

/** Which of the four daily goals a day has met. */
export const goalsMet = (day: DayFigures, goals: Goals): Record<GoalName, boolean> => ({
  water: day.waterMl >= goals.waterLitersPerDay * 1_000,
  activity: day.burnedKcal >= goals.calorieBurnPerDay,
  meals: day.mainMeals >= 3,
  sleep: day.sleepHr >= goals.sleepHrsTarget,
});
