import type { Message } from '../../message.ts';
import { hasRole } from '../../words.ts';
import type { NumberElement } from '../elements.ts';

/** An entry of the diary that a message may speak of. */
export interface ToldEntry {
  id: string;
  daysAgo: number;
  minutesAgo: number;
  /** The latest change logged it or changed it. */
  isLatest: boolean;
  /** How much of it there is, as people tell it: pieces, hours, kilograms. */
  quantity: number;
  /** Whether it is kept as this meal, as any language calls it; undefined of what is no food. */
  isOfMeal?(word: string): boolean;
  /** Whether the words are a name of it. */
  isCalled(words: string): boolean;
  /** Whether there may be so much of it. */
  fits(amount: NumberElement): boolean | Promise<boolean>;
  /** Whether it is kept in the unit of the amount: "2 scoops". */
  isCountedIn(amount: string): boolean;
  /** Whether the words name what it may have been instead. */
  mayBe(words: string): boolean;
}

/** A figure told from memory is the one of the diary where they differ by less. */
const near = 0.006;
export const isSame = (one: number, other: number): boolean => Math.abs(one - other) <= Math.abs(other) * near;

/** Of several numbers the one that is said to be all, "one is for tomorrow, I had only 2". */
export function saidToBeAll(message: Message, numbers: NumberElement[]): NumberElement[] {
  const only = numbers.filter(
    ({ span }) => hasRole(message, span.from - 1, 'just') || hasRole(message, span.to, 'just'),
  );
  return only.length === 1 ? only : numbers;
}
