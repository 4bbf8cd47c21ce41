import { articles } from '../../numbers.ts';
import { hasRole } from '../../words.ts';
import type { Correction } from '../correction.ts';
import { wordsOfList } from '../words.ts';
import { isSame, type ToldEntry } from './diary.ts';
import type { Heard } from './heard.ts';

const before = wordsOfList('taken off before');
const behind = wordsOfList('taken off behind');
const halves = wordsOfList('halves');

interface Part {
  value: number;
  amount: string;
  from: number;
  to: number;
}

/** "Minus 40 min", "take 1 kg off", "10 min of that was standing": so much less of what is no food. */
export function lessMeant(heard: Heard, entry: ToldEntry): Correction | undefined {
  const [part, another] = entry.isOfMeal ? [] : partsIn(heard, entry);
  if (!part || another || !isTakenOff(heard, part)) return undefined;
  return { kind: 'more', of: undefined, quantity: -part.value, amount: part.amount };
}

/** The figures that are not the one of the diary. */
function partsIn({ message, numbers }: Heard, { quantity }: ToldEntry): Part[] {
  const told = numbers
    .filter(({ value, hasUnit }) => hasUnit || !isSame(value, quantity))
    .map(({ value, text, span }) => ({ value, amount: text, ...span }));
  const { tokens } = message;
  const at = tokens.findIndex(({ word }) => halves.has(word));
  if (told.length > 0 || at < 0) return told;
  // "Half a kilo".
  const unit = articles.has(tokens[at + 1]?.word ?? '') ? at + 2 : at + 1;
  return tokens[unit] ? [{ value: 0.5, amount: `0.5 ${tokens[unit].text}`, from: at, to: unit + 1 }] : [];
}

function isTakenOff({ message }: Heard, { from, to }: Part): boolean {
  const { tokens } = message;
  const wordAt = (at: number) => tokens[at]?.word ?? '';
  const isJust = [from - 1, to].some((at) => hasRole(message, at, 'just'));
  const isOfThat = wordAt(to) === 'of' && hasRole(message, to + 1, 'that');
  const isBefore = [from - 1, from - 2].some((at) => before.has(wordAt(at)));
  return !isJust && (isOfThat || isBefore || [to, to + 1].some((at) => behind.has(wordAt(at))));
}
