import type { Goals } from '../../../contract/accounts/profile.ts';

interface DayFigures {
  energyKcal: number;
  waterMl: number;
  burnedKcal: number;
  sleepHr: number;
  /** How many of breakfast, lunch and dinner have an entry. */
  mainMeals: number;
}

/** Which of the four daily goals a day has met. */
export const goalsMet = (day: DayFigures, goals: Goals) => ({
  water: day.waterMl >= goals.waterLitersPerDay * 1_000,
  burn: day.burnedKcal >= goals.calorieBurnPerDay,
  meals: day.mainMeals >= 3,
  sleep: day.sleepHr >= goals.sleepHrsTarget,
});
