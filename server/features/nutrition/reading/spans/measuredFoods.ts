import type { FindFoods } from '../names/findFoods.ts';
import { type ReadAmount, readAmount, UNSAID } from '../words/amount.ts';
import type { Token } from '../words/tokens.ts';
import { SPIRIT_MEASURES } from '../words/units.ts';
import { wordList } from '../words/wordLists.ts';
import type { NamedFood } from './span.ts';

/** What comes in measures of its own, by the food that they mean where no other is named. */
const MEASURED_FOODS: [measures: ReadonlySet<string>, key: string][] = [
  [SPIRIT_MEASURES, 'whisky'],
  [wordList('measures of beer'), 'beer'],
  [wordList('measures of bacon'), 'bacon'],
];
/** "One scoop, water", "2 scoops after gym": a powder, where it is told what for. */
const SCOOPS = wordList('scoops');
const SCOOPED_INTO = wordList('scooped into');
const foodMeasuredIn = (unit: Token | undefined, tokens: Token[]): string | undefined => {
  if (unit && SCOOPS.has(unit.key)) return tokens.some(({ key }) => SCOOPED_INTO.has(key)) ? 'whey' : undefined;
  return unit && MEASURED_FOODS.find(([measures]) => measures.has(unit.key))?.[1];
};
/** Less than the food costs that it adds, so that "2 peg rum" stays one drink. */
const VALUE = 0.2;

/** "2 peg with soda", "pints x3", "3 rashers": a measure of one food alone, with how many; "the peg" may be anything. */
export function foodMeasuredAt(
  tokens: Token[],
  at: number,
  read: ReadAmount | undefined,
  find: FindFoods,
): { end: number; food: NamedFood } | undefined {
  const unit = read ? tokens[read.next - 1] : tokens[at];
  const key = foodMeasuredIn(unit, tokens);
  if (!unit || !key) return undefined;
  const counted = read?.amount.counted ? read : numberBehind(tokens, at, read?.next ?? at + 1);
  if (!counted) return undefined;
  const core = [{ ...unit, key }];
  const food: NamedFood = {
    words: [unit],
    core,
    matches: find([key], []),
    value: VALUE,
    reading: 'whole name',
    doubt: 0,
    amount: counted.amount,
  };
  return { end: counted.next, food };
}

/** "Pegs: 3", "pints x3", read as if the number stood in front. */
function numberBehind(tokens: Token[], at: number, end: number): ReadAmount | undefined {
  const unit = tokens[end - 1] as Token;
  const number = readAmount(tokens, end);
  const isNumber = number?.amount.counted && !number.amount.unit && !number.amount.measure;
  if (!number || !isNumber) return undefined;
  const digits = {
    ...unit,
    kind: 'number' as const,
    key: `${number.amount.quantity}`,
    value: number.amount.quantity ?? 1,
  };
  const turned = readAmount([digits, ...tokens.slice(at, end)], 0);
  return turned && { amount: { ...UNSAID, ...turned.amount }, next: number.next };
}
