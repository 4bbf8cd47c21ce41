import { buildNameIndex, type NameIndex } from '../table/nameIndex.ts';
import { soundAlikes } from '../table/spelling.ts';
import type { Food } from '../types.ts';
import { type FoodMatch, matchFood } from './matchFood.ts';
import type { Token } from './tokens.ts';

export interface FindFoods {
  /** Foods for the words of a phrase and for what it comes with, best first. */
  (core: string[], components: string[]): FoodMatch[];
  /** Whether some food is called by the word, however it is spelt. */
  knows(word: string): boolean;
}

type Search = (core: string[], components: string[]) => FoodMatch[];

const CHOICES = 4;
/** From here on the words are the food's name, give or take a filler. */
export const EXACT_MATCH = 0.9;
/** The advantage of a person's own foods, and the handicap of foods looked up elsewhere. */
const OWN_ADVANTAGE = 0.1;
const IMPORTED_HANDICAP = 0.06;

/** A person's own foods come before the table, imported ones after it. Phrases that come again are not searched again. */
export function findFoodsIn(index: NameIndex, extraFoods: Food[]): FindFoods {
  const indexes = extraFoods.length > 0 ? [index, buildNameIndex(extraFoods)] : [index];
  const search = searchAnew(index, extraFoods);
  const found = new Map<string, FoodMatch[]>();
  const find = (core: string[], components: string[]) => {
    const key = `${core.join(' ')}|${components.join(' ')}`;
    const known = found.get(key);
    if (known) return known;
    const matches = search(core, components);
    found.set(key, matches);
    return matches;
  };
  const knows = (word: string) =>
    indexes.some((names) => names.vocabulary.has(word) || soundAlikes(names, word).length > 0);
  return Object.assign(find, { knows });
}

function searchAnew(index: NameIndex, extraFoods: Food[]): Search {
  const search = (target: NameIndex, advantage: number) => (core: string[], components: string[]) =>
    matchFood(target, core, components, CHOICES).map((match) => ({ match, rank: match.score + advantage }));
  const inTable = search(index, 0);
  if (extraFoods.length === 0) return (core, components) => inTable(core, components).map(({ match }) => match);

  const isOwn = (food: Food) => food.cuisine === 'personal';
  const inOwn = search(buildNameIndex(extraFoods.filter(isOwn)), OWN_ADVANTAGE);
  const inImported = search(buildNameIndex(extraFoods.filter((food) => !isOwn(food))), -IMPORTED_HANDICAP);
  return (core, components) =>
    [...inOwn(core, components), ...inTable(core, components), ...inImported(core, components)]
      .sort((a, b) => b.rank - a.rank)
      .map(({ match }) => match);
}

export function isExactFood(match: FoodMatch | undefined): match is FoodMatch {
  return match !== undefined && match.score >= EXACT_MATCH;
}

export function keysOf(words: Token[]): string[] {
  return words.map((word) => word.key);
}
