import { readdirSync, readFileSync } from 'node:fs';
import { handNamed } from '../wants/hands.ts';
import { foodTold } from './read.ts';

/** What a message tells of food, with the stretches of it that name what was had, as somebody marked them. */
export interface NamedRow {
  hand: string;
  line: number;
  text: string;
  /** Each as it stands in the text; what it is in English, where that helps. */
  names: [name: string, english?: string][];
  /** Foods that are named and were not eaten. */
  notEaten: string[];
}

const folder = new URL('./labels/', import.meta.url);

export const namedHands = (): string[] =>
  readdirSync(folder)
    .map((name) => name.replace('.jsonl', ''))
    .sort();

export function namedRows(hand: string): NamedRow[] {
  const messages = handNamed(hand);
  return readFileSync(new URL(`${hand}.jsonl`, folder), 'utf8')
    .trim()
    .split('\n')
    .flatMap((stored) => {
      const { line, names, notEaten = [] } = JSON.parse(stored) as Omit<NamedRow, 'hand' | 'text'>;
      const message = messages[line - 1];
      return message ? [{ hand, line, text: foodTold(message), names, notEaten }] : [];
    });
}
