import type { MealType } from '../../../contract/entries/food.ts';

/** When a meal that was named without a time was probably eaten, in minutes after local midnight. */
export const usualMinutesOf: Record<MealType, number> = {
  breakfast: 9 * 60,
  lunch: 13 * 60,
  asnack: 16 * 60 + 30,
  esnack: 18 * 60,
  dinner: 20 * 60 + 30,
  snack: 16 * 60,
};

/**
 * The first amount below nothing, such as "-2 rotis": a minus right before a figure where no name stands before it, as
 * in "rice -1 plate". Lines that all begin with one are a list.
 */
export function amountBelowNothing(text: string): string | undefined {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (lines.length > 1 && lines.every((line) => /^\s*[-−–]/.test(line))) return undefined;
  return text.match(/(?:^|[\n,;:+&]|\b(?:had|ate|and|aur)\b)\s*(?<amount>(?:[-−–]|minus )\d[^\n,;]{0,40})/i)?.groups
    ?.amount;
}
