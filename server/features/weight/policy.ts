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
