import type { MealType } from '../../../../../contract/entries/food.ts';
import { readMealContext, readNamedDay } from './mealTimes.ts';
import { type Token, tokenise } from './tokens.ts';
import { wordList } from './wordLists.ts';

interface Part {
  /** Where it starts in the text. */
  start: number;
  meal: MealType | undefined;
  /** Days ago, where it names one: "yesterday 2 idli, today poha". */
  day: number | undefined;
  /** "Poha for breakfast": the meal comes after its foods, so what follows belongs to another. */
  isClosed: boolean;
}

const ENDS = new Set([',', '.', ';', '\n', '\r', '।']);
const JOINERS = wordList('between meals');

/** The text cut where another meal of the day begins; in one piece when it names no two. */
export function mealTexts(text: string): string[] {
  const parts: Part[] = [];
  for (const tokens of segmentsOf(tokenise(text))) {
    const start = tokens[0]?.start ?? 0;
    const meal = readMealContext(tokens).mealType;
    const last = parts[parts.length - 1];
    const day = readNamedDay(tokens);
    const isOtherDay = day !== undefined && parts.some((part) => part.day !== undefined && part.day !== day);
    if (!last || isOtherDay) parts.push({ start, meal, day, isClosed: closes(tokens, meal) });
    else if (!last.meal || (!last.isClosed && (!meal || meal === last.meal))) {
      last.meal ??= meal;
      if (meal) last.isClosed = closes(tokens, meal);
      last.day ??= day;
    } else parts.push({ start, meal, day, isClosed: closes(tokens, meal) });
  }
  const [first, ...others] = parts.filter(({ meal, day }, at) => meal !== undefined || day !== undefined || at === 0);
  const starts = [0, ...others.map(({ start }) => start)];
  const told = new Set([first, ...others].map((part) => `${part?.meal} ${part?.day}`));
  if (told.size < 2) return [text];
  return starts.map((start, at) => text.slice(start, starts[at + 1]).trim());
}

/** Whether the segment names the meal, and not at its beginning. */
function closes(tokens: Token[], meal: MealType | undefined): boolean {
  return meal !== undefined && readMealContext(tokens.slice(0, 2)).mealType !== meal;
}

function segmentsOf(tokens: Token[]): Token[][] {
  const segments: Token[][] = [];
  let current: Token[] = [];
  for (const token of tokens) {
    const isEnd = ENDS.has(token.key) || JOINERS.has(token.key);
    if (isEnd && current.length > 0) segments.push(current);
    if (isEnd) current = [];
    else current.push(token);
  }
  return current.length > 0 ? [...segments, current] : segments;
}
