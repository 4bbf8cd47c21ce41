import { buildNameIndex } from '../../table/buildNameIndex.ts';
import type { NameIndex } from '../../table/nameIndex.ts';
import { soundAlikes } from '../../table/spelling.ts';
import type { Food } from '../../types.ts';
import type { Token } from '../words/tokens.ts';
import { type FoodMatch, matchFood } from './matchFood.ts';

export interface FindFoods {
  /** Foods for the words of a phrase and for what it comes with, best first. */
  (core: string[], components: string[]): FoodMatch[];
  /** Whether some food is called by the word, however it is spelt. */
  knows(word: string): boolean;
  /** Whether some food is called by the word as it is spelt. */
  has(word: string): boolean;
  /** What a word means beside some of these foods, where the table says so: "chana" beside bread is chole. */
  meantBeside(word: string, company: Food[]): FoodMatch[] | undefined;
  /** The names of the person's own foods. */
  own: NameIndex;
}

type Search = (core: string[], components: string[]) => FoodMatch[];

const CHOICES = 4;
const MOST_REMEMBERED = 8000;
const rememberedOfIndex = new WeakMap<NameIndex, Map<string, FoodMatch[]>>();
/** From here on the words are the food's name, give or take a filler. */
export const EXACT_MATCH = 0.9;
/** The advantage of a person's own foods, and the handicap of foods looked up elsewhere. */
const OWN_ADVANTAGE = 0.1;
const IMPORTED_HANDICAP = 0.06;

/** A person's own foods come before the table, imported ones after it. Phrases that come again are not searched again. */
export function findFoodsIn(index: NameIndex, extraFoods: Food[]): FindFoods {
  const own = buildNameIndex(extraFoods.filter(isOwn));
  const imported = buildNameIndex(extraFoods.filter((food) => !isOwn(food)));
  const search = searchAnew(index, own, imported);
  const found = extraFoods.length === 0 ? rememberedOf(index) : new Map<string, FoodMatch[]>();
  const find = (core: string[], components: string[]) => {
    const key = `${core.join(' ')}|${components.join(' ')}`;
    const known = found.get(key);
    if (known) return known;
    const matches = search(core, components);
    found.set(key, matches);
    return matches;
  };
  const knows = (word: string) =>
    [index, own, imported].some((names) => names.vocabulary.has(word) || soundAlikes(names, word).length > 0);
  const has = (word: string) => [index, own, imported].some(({ vocabulary }) => vocabulary.has(word));
  const meantBeside = (word: string, company: Food[]): FoodMatch[] | undefined => {
    const meant = index.meant.get(word)?.find(({ beside }) => company.some(({ traits }) => traits.has(beside)));
    return meant && [{ food: meant.food, score: 1, matched: new Set([word]), isGuessed: false, quality: 1 }];
  };
  return Object.assign(find, { knows, has, meantBeside, own });
}

/** What was found in the table alone holds for every text; past so many phrases they are looked up anew. */
function rememberedOf(index: NameIndex): Map<string, FoodMatch[]> {
  const known = rememberedOfIndex.get(index);
  if (known && known.size < MOST_REMEMBERED) return known;
  const remembered = new Map<string, FoodMatch[]>();
  rememberedOfIndex.set(index, remembered);
  return remembered;
}

function isOwn({ cuisine }: Food): boolean {
  return cuisine === 'personal';
}

function searchAnew(index: NameIndex, own: NameIndex, imported: NameIndex): Search {
  const search = (target: NameIndex, advantage: number) => (core: string[], components: string[]) =>
    matchFood(target, core, components, CHOICES).map((match) => ({ match, rank: match.score + advantage }));
  const inTable = search(index, 0);
  const isTableAlone = own.words.length + imported.words.length === 0;
  if (isTableAlone) return (core, components) => inTable(core, components).map(({ match }) => match);

  const inOwn = search(own, OWN_ADVANTAGE);
  const inImported = search(imported, -IMPORTED_HANDICAP);
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
