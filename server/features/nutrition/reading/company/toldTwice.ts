import { EXACT_MATCH, type FindFoods, isExactFood, keysOf } from '../names/findFoods.ts';
import type { Item } from '../search/item.ts';
import { phrasesOf } from '../words/phrases.ts';
import { isTelling } from '../words/structureWords.ts';
import { wordList } from '../words/wordLists.ts';
import { isKindOf } from './restated.ts';

/** "Sweets, 5 pedas", "3 beer (kingfisher strong)", "cake, lemon drizzle": told in general, and then which. */

/** Words for any food of a group of the table. */
const ANY_OF = new Map(
  ['Soups', 'Indian sweets', 'Candy and chocolate', 'Breakfast cereals and bars', 'Alcoholic drinks'].map((group) => [
    group,
    wordList(`any of ${group}`),
  ]),
);

/** The mentions of a sentence with those left out that the next one tells more exactly. */
export function withoutGeneral(items: Item[], find: FindFoods): Item[] {
  const kept: Item[] = [];
  for (const item of items) {
    const general = kept[kept.length - 1];
    if (general && tellsWhich(general, item, find)) kept[kept.length - 1] = together(general, item);
    else kept.push(item);
  }
  return kept;
}

function together(general: Item, kind: Item): Item {
  const amount = kind.amount?.counted || !general.amount ? kind.amount : general.amount;
  const words = [...general.words, ...kind.words];
  return { ...kind, joiner: general.joiner, isDetail: general.isDetail, amount, words, expected: true };
}

function tellsWhich(general: Item, kind: Item, find: FindFoods): boolean {
  const goesOn = kind.isDetail || kind.joiner === 'list' || kind.joiner === 'next';
  const areBothCounted = general.amount?.counted && kind.amount?.counted;
  const [word, ...others] = general.core.filter(isTelling);
  const [food, which] = [general.matches[0], kind.matches[0]];
  if (!goesOn || areBothCounted || general.joiner === 'without' || kind.joiner === 'without') return false;
  if (!word || others.length > 0 || !isExactFood(food) || !isExactFood(which) || general.components.length > 0)
    return false;
  if (food.food.id === which.food.id || kind.core.some(({ key }) => key === word.key)) return false;
  if (ANY_OF.get(which.food.group)?.has(word.key)) return true;
  if (isKindOf(which.food, food.food) && !food.food.traits.has('any of its group')) return true;
  if (kind.joiner === 'list' || food.food.group !== which.food.group) return false;
  const [named] = find([word.key, ...keysOf(kind.core)], []);
  return isNamed(named, which.food.id, word.key);
}

function isNamed(match: ReturnType<FindFoods>[number] | undefined, id: string, word: string): boolean {
  return match !== undefined && match.score >= EXACT_MATCH && match.food.id === id && match.matched.has(word);
}

/** "Full english: 2 eggs, bacon, beans": a meal of several dishes that are told as well. */
const WHOLE_MEALS = new Set(phrasesOf('whole meals'));
const LEAST_DISHES = 3;

export function withoutWholeMeals(mentions: (Item | undefined)[]): (Item | undefined)[] {
  return mentions.map((mention, at) => {
    const isMeal = WHOLE_MEALS.has(mention?.matches[0]?.food.name.toLowerCase() ?? '');
    const isCounted = (mention?.amount?.quantity ?? 1) > 1;
    if (!isMeal || isCounted) return mention;
    const dishes = mentions
      .slice(at + 1)
      .filter((dish) => dish && dish.joiner !== 'plus' && isExactFood(dish.matches[0]));
    return dishes.length >= LEAST_DISHES ? undefined : mention;
  });
}
