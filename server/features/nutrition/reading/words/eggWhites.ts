import { oncePer } from '../../../../lib/oncePer.ts';
import { endsClause } from './negation.ts';
import { readNumber } from './number.ts';
import { AND_WORDS, EATING } from './structureWords.ts';
import type { Token } from './tokens.ts';
import { wordList } from './wordLists.ts';

/** "6 eggs, 2 whole and 4 whites", "4 ande, sirf safedi": which of the eggs that were named were eaten whole. */
export interface EggWhites {
  /** Undefined where it isn't said. */
  whole: number | undefined;
  /** Undefined where all of them are. */
  whites: number | undefined;
  /** They are some of the eggs that were named, and no more. */
  isOnly: boolean;
  length: number;
}

const EGGS = wordList('eggs');
const WHITES = wordList('whites');
const WHOLE = wordList('whole', 'all of it');
const ONLY = wordList('only', 'hi');
const BEFORE_WHITES = new Set([...ONLY, ...wordList('determiner')]);
const FARTHEST_EGGS = 8;

const namesBoth = oncePer(
  (tokens: Token[]): boolean => tokens.some(({ key }) => WHITES.has(key)) && tokens.some(({ key }) => EGGS.has(key)),
);

export function eggWhitesAt(tokens: Token[], at: number): EggWhites | undefined {
  if (!namesBoth(tokens) || !tokens.slice(Math.max(0, at - FARTHEST_EGGS), at).some(({ key }) => EGGS.has(key)))
    return undefined;
  const whole = wholeAt(tokens, at);
  const from = whole ? passOver(tokens, whole.next, AND_WORDS, COMMA) : at;
  const first = passOver(tokens, from, BEFORE_WHITES);
  const number = readNumber(tokens, first);
  const word = passOver(tokens, number?.counted ? number.next : first, BEFORE_WHITES);
  if (!WHITES.has(keyAt(tokens, word))) return undefined;
  const end = passOver(tokens, word + 1, ONLY);
  const isOnly = tokens.slice(from, end).some(({ key }) => ONLY.has(key));
  const isSaid = number?.counted || (isOnly && !whole);
  if (!isSaid || !(endsClause(tokens, end) || EATING.has(keyAt(tokens, end)))) return undefined;
  return { whole: whole?.count, whites: number?.counted ? number.value : undefined, isOnly, length: end - at };
}

const COMMA = new Set([',']);
const keyAt = (tokens: Token[], at: number) => tokens[at]?.key ?? '';

/** "Do poore". */
function wholeAt(tokens: Token[], at: number): { count: number; next: number } | undefined {
  const number = readNumber(tokens, at);
  if (!number?.counted || !WHOLE.has(keyAt(tokens, number.next))) return undefined;
  return { count: number.value, next: number.next + 1 };
}

function passOver(tokens: Token[], from: number, ...passed: ReadonlySet<string>[]): number {
  let at = from;
  while (passed.some((words) => words.has(keyAt(tokens, at)))) at += 1;
  return at;
}
