import { EXACT_MATCH } from '../names/findFoods.ts';
import { readAmount } from '../words/amount.ts';
import { joinerOf } from '../words/joiners.ts';
import { EATING } from '../words/structureWords.ts';
import type { Token } from '../words/tokens.ts';
import { wordList } from '../words/wordLists.ts';
import type { NamedFood } from './span.ts';

/** "White", "sweet", "tandoori": of whatever stands beside it. */
const DESCRIBING = wordList('describing alone');
/** "Corona": a food only where it is counted or eaten. */
const COUNTED_ALONE = wordList('counted alone');
const PLURAL_DISHES = wordList('dishes in the plural');
const NE = wordList('ne');
const ARTICLES = wordList('article');

export const describesAlone = ({ word }: Pick<Token, 'word'>): boolean => DESCRIBING.has(word);

/** "Double shift": of words that a name only holds in part, those that it holds describe. */
export function describesInPart({ core, matches: [best] }: NamedFood): boolean {
  if (core.length < 2 || !best || best.score >= EXACT_MATCH) return false;
  const held = core.filter(({ key }) => best.matched.has(key));
  return held.length > 0 && held.every(({ word }) => describesAlone({ word }) || COUNTED_ALONE.has(word));
}

/** "White sausage", "sweet me today" name no food by that word; "two sweets", "a sweet", "sweet khaya" may. */
export function onlyDescribes(tokens: Token[], at: number, length: number): boolean {
  const [before, { word }, following] = [tokens[at - 1], tokens[at] as Token, tokens[at + 1]];
  // "Director ne coffee pilayi": somebody did it; "3 thepla ne chai" is Gujarati for "and".
  // "That one meal" names no dish; "meals" of the south are one.
  if (length === 1 && PLURAL_DISHES.has(word)) return true;
  if (length === 1 && NE.has(following?.key ?? '')) return !isCounted(tokens, at);
  if (length > 1 || !(DESCRIBING.has(word) || COUNTED_ALONE.has(word))) return false;
  const isEaten = EATING.has(before?.key ?? '') || EATING.has(following?.key ?? '');
  const isOne = before?.kind === 'number' || ARTICLES.has(before?.key ?? '') || readAmount(tokens, at - 1)?.next === at;
  return !isEaten && (!isOne || (following?.kind === 'word' && joinerOf(tokens, at + 1) === undefined));
}

const isCounted = (tokens: Token[], at: number): boolean => {
  const before = readAmount(tokens, at - 1);
  return before?.next === at && before.amount.counted;
};
