import { weightInSentence } from '../../table/wordWeight.ts';
import { BEYOND_DOUBT, doubtOf } from '../evidence/doubt.ts';
import { EXACT_MATCH, type FindFoods, isExactFood, keysOf } from '../names/findFoods.ts';
import { kindNamedAfter } from '../names/kinds.ts';
import type { FoodMatch } from '../names/matchFood.ts';
import { RULES } from '../search/rules.ts';
import { isTelling } from '../words/structureWords.ts';
import type { Token } from '../words/tokens.ts';
import { COUNTED_UNITS } from '../words/units.ts';
import { wordList } from '../words/wordLists.ts';
import type { NamedFood } from './span.ts';

export const GENITIVES = wordList('genitive');
export const BRANDS = wordList('brand');
export const GENERAL_DISHES = wordList('sabzi', 'bhaji', 'gravy dish');
const WALA = wordList('wala');
const PREPARED = wordList('prepared');

/** A name that holds words of structure is worth so much at least. */
const LEAST_OF_NAME = 0.6;
const LEAST_SCORE = 0.45;
/** A dish of a food beside a general word is likely, and not sure. */
const GENERAL_SCORE = 0.8;
/** Units and sizes at the end of a phrase are seldom its name. */
const WEIGHT_OF_UNIT = 0.5;

/** The food that words name, if any; `core` are those words in the order in which it is looked up. */
export function named(
  words: Token[],
  core: Token[],
  find: FindFoods,
  reading: NamedFood['reading'],
): NamedFood | undefined {
  const found = find(keysOf(core), []);
  const isFiller = reading !== 'whole name' && words.length < 2 && !words.some(isTelling);
  if (isFiller && (found[0]?.score ?? 0) < 1) return undefined;
  const matches = asGeneralDish(core, found, find);
  const [best] = matches;
  if (!best || best.score < LEAST_SCORE) return areStrangers(core, find) ? stranger(words, core, matches) : undefined;
  const held = core.filter(({ key }) => best.matched.has(key));
  const namesUnits = best.score < 1 && held.every(({ key }) => COUNTED_UNITS.has(key));
  if (namesUnits || core.every(({ key }) => BRANDS.has(key))) return undefined;
  const explained = core.reduce((sum, word) => sum + weightOf(word), 0) * goodness(best.score);
  const least = reading === 'whole name' ? LEAST_OF_NAME : -1;
  const doubt = doubtOf(core, best, find);
  if (doubt >= BEYOND_DOUBT) return undefined;
  return { words, core, matches, value: Math.max(explained, least), reading, doubt, amount: undefined };
}

/** One or two words that no food is called by may still be one that nobody knows. */
function areStrangers(core: Token[], find: FindFoods): boolean {
  const isStranger = (word: Token) =>
    isTelling(word) && word.key.length > 1 && !COUNTED_UNITS.has(word.key) && !find.knows(word.key);
  return core.length <= 2 && core.every(isStranger);
}

function stranger(words: Token[], core: Token[], matches: FoodMatch[]): NamedFood {
  const value = -RULES.stranger.cost * core.length;
  return { words, core, matches, value, reading: 'stranger', doubt: 0, amount: undefined };
}

function weightOf(word: Token): number {
  const weight = weightInSentence(word.key);
  return weight === 1 && (COUNTED_UNITS.has(word.key) || !isTelling(word)) ? WEIGHT_OF_UNIT : weight;
}

/** What a telling word is worth in a match of this score. */
function goodness(score: number): number {
  if (score >= EXACT_MATCH) return 1;
  const share = Math.max(0, (score - 0.5) / (EXACT_MATCH - 0.5));
  return 0.85 * share ** 2 - (score < 0.5 ? 0.3 : 0);
}

/** "Rajma ki sabzi" is rajma, where no food is called so. */
function asGeneralDish(words: Token[], matches: FoodMatch[], find: FindFoods): FoodMatch[] {
  const isNamed = (matches[0]?.score ?? 0) >= GENERAL_SCORE;
  if (isNamed || words.length < 2 || words.some(({ key }) => WALA.has(key))) return matches;
  const rest = words.filter(({ key }) => !GENERAL_DISHES.has(key) && !PREPARED.has(key) && !GENITIVES.has(key));
  if (rest.length === words.length || !rest.some(isTelling)) return matches;
  const [found] = find(keysOf(rest), []);
  if (!isExactFood(found) || found.isGuessed || found.food.state === 'raw') return matches;
  return [{ ...found, score: GENERAL_SCORE }, ...matches.filter(({ food }) => food !== found.food)];
}

/** "Momos chicken steamed" are chicken momos, and "sabzi aloo gobi" is one dish. */
export function kindAfter(words: Token[], find: FindFoods): NamedFood | undefined {
  if (words.length < 2 || words.length > 6) return undefined;
  for (let cut = 1; cut < Math.min(words.length, 4); cut += 1) {
    const food = words.slice(0, cut);
    const kind = words.slice(cut);
    const turned = [...kind, ...food];
    const isGeneral = food.every(({ key }) => GENERAL_DISHES.has(key));
    const isKind = isGeneral
      ? isExactFood(find(keysOf(turned), [])[0])
      : kindNamedAfter(food, kind, find) !== undefined;
    if (!isKind) continue;
    return named(words, turned, find, 'kind after');
  }
  return undefined;
}
