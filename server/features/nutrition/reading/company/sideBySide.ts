import { oncePer } from '../../../../lib/oncePer.ts';
import { wordKey } from '../../table/nameKey.ts';
import { soundOf } from '../../table/spelling.ts';
import type { Food } from '../../types.ts';
import { type FindFoods, isExactFood, keysOf } from '../names/findFoods.ts';
import { isTelling, NAMED_SIDE_BY_SIDE } from '../words/structureWords.ts';
import type { Token } from '../words/tokens.ts';
import { wordList } from '../words/wordLists.ts';

const SOUNDS_SIDE_BY_SIDE = new Set([...NAMED_SIDE_BY_SIDE].map(soundOf));

/** What stands before or after them tells more of one food: "bhindi ki sabzi", "paani wali dal". */
export const TIES = wordList('genitive', 'wala');
const MEATS = wordList('meats');
const CURRIES = ['curry', 'करी'];
const DEVANAGARI = /\p{Script=Devanagari}/u;

/** "Machhli bhaat" and "chicken chawal" are the curry with rice. */
export function besideRice(words: Token[], { traits }: Food, find: FindFoods): Token[] {
  const [word] = words;
  const isMeat = word !== undefined && words.length === 1 && MEATS.has(word.key);
  if (!isMeat || !traits.has('rice')) return words;
  const names = CURRIES.map((written): Token[] => [word, { ...word, key: wordKey(written), word: written }]);
  return names.find((name) => isExactFood(find(keysOf(name), [])[0])) ?? words;
}

/** Dishes of one kitchen are named without "and": "upma chutney", "poha jalebi", "varan bhaat". */
export function areIndianDishes(...foods: Food[]): boolean {
  return foods.some(({ cuisine }) => cuisine === 'india') && foods.every(isServedInIndia);
}

function isServedInIndia({ cuisine, state, traits, group }: Food): boolean {
  if (traits.has('beside Indian dishes')) return true;
  return cuisine === 'india' && state !== 'raw' && state !== 'dry' && !group.startsWith('Packaged');
}

export function isNamedSideBySide(left: Token[], right: Token[]): boolean {
  const isOne = (word: Token | undefined) => word !== undefined && isNamedBesideOthers(word);
  return isOne(left.findLast(isTelling)) && (isOne(right.find(isTelling)) || isOne(right.findLast(isTelling)));
}

const isNamedBesideOthers = oncePer(
  ({ key }: Token): boolean => DEVANAGARI.test(key) || SOUNDS_SIDE_BY_SIDE.has(soundOf(key)),
);
