import { type FindFoods, isExactFood } from '../names/findFoods.ts';
import { joinerOf } from '../words/joiners.ts';
import { startsNumber } from '../words/number.ts';
import type { Token } from '../words/tokens.ts';
import { COUNTED_UNITS, UNITS_BEFORE_OF, UNITS_BEHIND_NUMBERS } from '../words/units.ts';
import { wordList } from '../words/wordLists.ts';

/** Words behind a number that are units in one sentence and foods in another. */

const THALI = wordList('thali');
const NONE: Pick<Token, 'kind' | 'key'> = { kind: 'mark', key: '' };

/** "Ek bati", "ek thali khayi": units that stand for a food elsewhere, at the end of a phrase. */
export function unitAtEnd(tokens: Token[], at: number): string | undefined {
  const key = tokens[at]?.key ?? '';
  const following = tokens[at + 1];
  const isEnd = !following || following.kind === 'mark' || joinerOf(tokens, at + 1) !== undefined;
  if (!isEnd || isNamedBefore(tokens, at)) return undefined;
  return THALI.has(key) ? 'plate' : UNITS_BEFORE_OF.has(key) ? COUNTED_UNITS.get(key) : undefined;
}

/** "Dal bati churma, 4 bati": what was named as a food is no unit of the next. */
function isNamedBefore(tokens: Token[], at: number): boolean {
  const key = tokens[at]?.key;
  return tokens.slice(0, at - 1).some((token, place) => token.key === key && !startsNumber(tokens[place - 1] ?? NONE));
}

/** "2 boti kebab" counts kebabs, "2 boti gosht" boti. */
export function namesWithUnit(tokens: Token[], at: number, find: FindFoods): boolean {
  const [unit, following] = tokens.slice(at, at + 2);
  if (!unit || following?.kind !== 'word' || !UNITS_BEHIND_NUMBERS.has(unit.key)) return false;
  return isExactFood(find([unit.key, following.key], [])[0]);
}
