import { type FindFoods, isExactFood, keysOf } from '../names/findFoods.ts';
import type { Item } from '../search/item.ts';
import { GENERAL_DISHES } from '../spans/namedFood.ts';
import { HEADINGS } from '../words/headings.ts';
import { HOLDS_ITS_INGREDIENTS, isTelling, LONGEST_PHRASE } from '../words/structureWords.ts';
import { VESSELS } from '../words/units.ts';
import { wordList } from '../words/wordLists.ts';
import { EGGS, isMadeOfEggs, withEggsOf } from './eggCount.ts';
import { isKindOf } from './restated.ts';

/** "Salad (cucumber, tomato)", "sabzi - lauki", "momos (8 pcs, chicken)": what is told of the food before. */

const MIXTURES = wordList('mixtures');
const WHITES = wordList('whites');

/** The mentions of a sentence with the details of each food taken into it. */
export function withDetails(mentions: Item[], find: FindFoods): Item[] {
  const kept: Item[] = [];
  for (let at = 0; at < mentions.length; ) {
    const head = mentions[at] as Item;
    const food = head.matches[0]?.food;
    const withEggs = food && withEggsOf(head, food, mentions[at + 1]);
    if (withEggs && !mentions[at + 2]?.isDetail) {
      kept.push(withEggs);
      at += 2;
      continue;
    }
    const end = head.isDetail ? at + 1 : endOfDetails(mentions, at + 1);
    const told = mentions.slice(at + 1, end);
    const details = told.filter((detail) => tellsMore(head, detail));
    const weighed = head.amount
      ? undefined
      : told.find((detail) => !details.includes(detail) && detail.amount?.measure);
    kept.push(...takenTogether(weighed ? { ...head, amount: weighed.amount } : head, details, find));
    at = end;
  }
  return kept;
}

function endOfDetails(mentions: Item[], from: number): number {
  let end = from;
  while (mentions[end]?.isDetail && mentions[end]?.joiner !== 'without') end += 1;
  return end;
}

/** "Egg roll 1 (single egg)" and "paneer bhurji (100 g paneer)" name nothing new. */
function tellsMore({ amount, core }: Item, { words, amount: detailAmount }: Item): boolean {
  const telling = words.filter(isTelling).map(({ key }) => key);
  const isPart =
    (amount?.counted || detailAmount?.measure) && telling.every((said) => core.some(({ key }) => key === said));
  return telling.length > 0 && !isPart;
}

function takenTogether(head: Item, details: Item[], find: FindFoods): Item[] {
  const [first] = details;
  if (!first || !isExactFood(head.matches[0]) || head.joiner === 'without') return [head, ...details];
  const parts = details.map((detail) => partOfDish(head, detail, find));
  if (details.length > 1 && parts.every((part) => part !== undefined)) return parts;
  if (isMealOfDishes(head) && !head.amount?.counted && details.some(({ matches }) => isExactFood(matches[0])))
    return details;
  const variant = details.length === 1 ? variantOf(head, first, find) : undefined;
  if (variant) return [{ ...variant, amount: first.amount?.counted ? first.amount : head.amount }];
  if (!isMixture(head)) return [head, ...details];
  const counted = details.filter(({ amount }) => amount?.counted);
  const [last] = counted;
  if (!last) return [head];
  // "Salad - cucumber, tomato, onion 1 bowl": the bowl holds all of it.
  const holdsAll = counted.length === 1 && last.amountIsAfter && VESSELS.has(last.amount?.unit ?? '');
  return holdsAll ? [{ ...head, amount: last.amount }] : details;
}

/** A thali or a tiffin: what it holds is eaten, and told. */
function isMealOfDishes({ core }: Item): boolean {
  return HEADINGS.has(core.findLast(isTelling)?.key ?? core[core.length - 1]?.key ?? '');
}

/** "Bread omelette: 2 bread, 2 eggs": its parts, each with its number. */
function partOfDish({ core, amount }: Item, detail: Item, find: FindFoods): Item | undefined {
  if (amount?.counted || !detail.amount?.counted || !isExactFood(detail.matches[0])) return undefined;
  const eggs = core.find(isMadeOfEggs);
  if (eggs && detail.core.every(({ key }) => EGGS.has(key))) {
    const words = [...detail.core, eggs];
    return { ...detail, core: words, words, matches: find(keysOf(words), []) };
  }
  return detail.core.every(({ key }) => core.some((word) => word.key === key)) ? detail : undefined;
}

function isMixture({ core }: Item): boolean {
  return core.some(({ key }) => MIXTURES.has(key) || HOLDS_ITS_INGREDIENTS.has(key));
}

/** The kind of the food that the detail names. */
function variantOf(head: Item, detail: Item, find: FindFoods): Item | undefined {
  const telling = detail.core.filter(isTelling);
  if (head.core.some(({ key }) => EGGS.has(key)) && telling.every(({ key }) => WHITES.has(key)))
    return { ...head, matches: find(['egg', 'white'], []) };
  if (detail.core.length + head.core.length > LONGEST_PHRASE) return undefined;
  const together = find([...keysOf(detail.core), ...keysOf(head.core)], []);
  const isNew = isExactFood(together[0]) && telling.some(({ key }) => together[0]?.matched.has(key));
  if (isNew) return { ...head, matches: together };
  const [alone] = detail.matches;
  if (!detail.amount && isExactFood(alone) && head.matches[0] && isKindOf(alone.food, head.matches[0].food))
    return { ...head, matches: detail.matches };
  const isGeneral = head.core.filter(isTelling).every(({ key }) => GENERAL_DISHES.has(key));
  return isGeneral && isExactFood(alone) && alone.food.traits.has('curry')
    ? { ...head, matches: detail.matches }
    : undefined;
}
