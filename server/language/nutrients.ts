import { type NutrientName, nutrients } from '../../contract/nutrients.ts';
import { readPhraseLists } from './phraseLists.ts';
import type { Token } from './tokens.ts';

/** These are named by words of their own wherever figures are asked for. */
const macronutrients: NutrientName[] = ['energyKcal', 'proteinG', 'carbohydrateG', 'fatG'];

const phrasesOf = readPhraseLists(new URL('./nutrients.txt', import.meta.url));
/** Each name with its nutrient. */
export const nutrientsByName: ReadonlyMap<string, NutrientName> = new Map(
  nutrients
    .filter(({ name }) => !macronutrients.includes(name))
    .flatMap(({ name }) => phrasesOf(name).map((phrase) => [phrase, name] as const)),
);
const mostWords = Math.max(...[...nutrientsByName.keys()].map((phrase) => phrase.split(' ').length));

export interface NamedNutrient {
  nutrient: NutrientName;
  /** Its tokens: from `at` up to `next`. */
  at: number;
  next: number;
}

/** The nutrients that a message names, the longest name at each place. */
export function nutrientsIn(tokens: Token[]): NamedNutrient[] {
  const found: NamedNutrient[] = [];
  for (let at = 0; at < tokens.length; ) {
    const here = nutrientAt(tokens, at);
    if (here) found.push(here);
    at = here?.next ?? at + 1;
  }
  return found;
}

function nutrientAt(tokens: Token[], at: number): NamedNutrient | undefined {
  for (let length = Math.min(mostWords, tokens.length - at); length > 0; length -= 1) {
    const words = tokens.slice(at, at + length).map(({ word }) => word);
    const nutrient = nutrientsByName.get(words.join(' '));
    if (nutrient) return { nutrient, at, next: at + length };
  }
  return undefined;
}
