/** Smooths what salt and water do to a weight from one day to the next. */
export const movingAverageDays = 7;

/** What a body weight said in a chat may be, in kg; a bare figure is taken for one only inside the narrower bounds. */
export const leastKg = 20;
export const mostKg = 500;
const bareLeastKg = 25;
const bareMostKg = 300;

export const isSaneWeight = (weightKg: number): boolean => weightKg >= leastKg && weightKg <= mostKg;
export const isLikelyWeight = (weightKg: number): boolean => weightKg >= bareLeastKg && weightKg <= bareMostKg;
/** What a weight may differ from the last one where a figure doesn't say what it measures. */
export const nearPart = 0.04;

/** How long the last weight says what the next one likely is. */
export const knownDays = 90;
const usualPart = 0.15;
const leastUsualKg = 25;
const mostUsualKg = 250;

/** Whether a weight is asked about before it is saved: far from the last one, where that is known, else from what people weigh. */
export const isUnusual = (weightKg: number, lastKg: number | undefined): boolean =>
  lastKg === undefined
    ? weightKg < leastUsualKg || weightKg > mostUsualKg
    : Math.abs(weightKg - lastKg) > lastKg * usualPart;
