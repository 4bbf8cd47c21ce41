import { wordSet } from '../table/nameKey.ts';
import { EGGS } from './eggCount.ts';
import { type FindFoods, isExactFood, keysOf } from './findFoods.ts';
import type { Mention } from './mention.ts';
import { LEFT_OUT } from './structureWords.ts';
import { isTelling } from './telling.ts';
import type { Token } from './tokens.ts';

/** "cheeni wali chai", "egg curry 2 ande wali": what stands before "wala" describes a food. */

export const WALA = wordSet('wala wali wale waala waali waale वाला वाली वाले');
export const ENDS_OF_DESCRIPTIONS = new Set([...WALA, ...wordSet('ki ka ke की का के')]);
const GENITIVES = wordSet('ka ke ki nu ni chi da का के की');
const BRANDS = wordSet(
  'kfc mcdonald mcdonalds mcd domino dominos subway haldiram amul britannia starbucks ccd burger king pizza hut',
);
/** From here on the words with their description name another food. */
const KIND_MATCH = 0.75;
const SPOONS = new Set(['spoon', 'tablespoon', 'teaspoon', 'pinch', 'cube']);

/** "2 chammach cheeni wali chai" is tea with two spoons of sugar: the amount is that of what describes it. */
export function partDescribed(mention: Mention): Mention[] {
  const { amount, words, joiner } = mention;
  const at = words.findIndex(({ key }) => WALA.has(key));
  const inside = words.slice(0, Math.max(0, at));
  const isIngredient = inside.length > 0 && inside.every(({ key }) => LEFT_OUT.has(key));
  if (!amount || !isIngredient || !(amount.measure || SPOONS.has(amount.unit ?? ''))) return [mention];
  const described = words.slice(at + 1);
  const added: Mention = { ...mention, joiner: 'with', words: inside, stated: {} };
  if (described.length === 0) return joiner === 'next' ? [added] : [mention];
  return [{ ...mention, amount: undefined, words: described }, added];
}

/** "chai adrak wali" is "adrak chai", "sabzi bhindi ki" "bhindi sabzi": what describes the food goes before it. */
export function describedFood(words: Token[], find: FindFoods): Token[] {
  const at = words.findLastIndex(({ key }) => ENDS_OF_DESCRIPTIONS.has(key));
  if (at < 2 || words.slice(at + 1).some(isTelling)) return words;
  const before = words.slice(0, at);
  for (let cut = at - 1; cut > 0; cut -= 1) {
    const food = before.slice(0, cut);
    if (!isExactFood(find(keysOf(food), [])[0])) continue;
    const said = before.slice(cut);
    if (isKindOf(food, said, find)) return [...said, ...food];
    return said.filter(isTelling).length <= 1 ? food : words;
  }
  return words;
}

/** "Chicken tikka roll rumali wala" and "aloo sabzi mathura wali" are no other food for that. */
function isKindOf(food: Token[], said: Token[], find: FindFoods): boolean {
  const [best] = find(keysOf([...said, ...food]), []);
  if (!best || best.score < KIND_MATCH) return false;
  const holds = ({ key }: Token) => best.matched.has(key);
  return food.filter(isTelling).every(holds) && said.some(holds);
}

/** "egg curry, 2 ande wali", "chai 1 cup adrak wali": tells more of the food before. */
export function isDescription(
  before: Mention,
  { joiner, afterEating, amount, words, endsWithCompanion }: Mention,
): boolean {
  const last = words[words.length - 1]?.key ?? '';
  if (words.length < 2 || endsWithCompanion || !ENDS_OF_DESCRIPTIONS.has(last)) return false;
  const goesOn = joiner === 'next' || (WALA.has(last) && ((joiner === 'list' && !amount) || afterEating));
  return goesOn || (joiner === 'list' && isEgg(words[0]) && isOfEggs(before));
}

/** "bajre ki do roti", "KFC 2 pc chicken": the number stands inside the name. */
export function isNameOver(before: Mention | undefined, { joiner, amount }: Mention): boolean {
  if (!before || before.amount || before.words.length === 0 || joiner !== 'next' || !amount?.counted) return false;
  return (
    GENITIVES.has(before.words[before.words.length - 1]?.key ?? '') || before.words.every(({ key }) => BRANDS.has(key))
  );
}

export function isOfEggs({ words }: Mention): boolean {
  return words.some(isEgg);
}

function isEgg(word: Token | undefined): boolean {
  return EGGS.has(word?.key ?? '');
}
