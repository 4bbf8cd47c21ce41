/** A local date with an entry of any kind; a sum of 0 was not logged. */
export interface ReviewDay {
  date: string;
  /** Whether it has an entry other than a weight, a reading or a mood. */
  hasEntries: boolean;
  energyKcal: number;
  proteinG: number;
  fiberG: number;
  waterMl: number;
  activeMin: number;
  steps: number;
  sleepHr: number;
  /** How many of breakfast, lunch and dinner have an entry. */
  mainMeals: number;
  /** The day's first and last. */
  firstWeightKg: number | null;
  weightKg: number | null;
  /** The mean of the day's moods, 1 to 5. */
  mood: number | null;
}

/** Over the days that have the figure; undefined where fewer than `least` do. */
export function meanOf(days: ReviewDay[], figure: (day: ReviewDay) => number, least: number): number | undefined {
  const known = days.map(figure).filter((value) => value > 0);
  return known.length < least ? undefined : known.reduce((sum, value) => sum + value, 0) / known.length;
}
