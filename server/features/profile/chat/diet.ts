import { baseDiets, type Diet, type Profile } from '../../../../contract/accounts/profile.ts';
import type { Locale } from '../../../../texts/locale.ts';
import * as texts from '../../../../texts/settings.ts';
import { loadFoodTable } from '../../nutrition/table/foodTable.ts';
import { searchFoods } from '../../nutrition/table/searchFoods.ts';
import type { DietSaid } from './dietReading.ts';

export type DietColumns = Partial<Pick<Profile, 'diets' | 'allergies' | 'dislikes'>>;

const mostWords = 50;

/** What of the profile changes with what was said; undefined where nothing does. */
export function changeDiet(
  said: DietSaid,
  known: Pick<Profile, 'diets' | 'allergies' | 'dislikes'>,
): DietColumns | undefined {
  const columns: DietColumns = {};
  if (said.diets.length > 0 || said.noDiets.length > 0) columns.diets = changeDiets(said, known.diets);
  if (said.allergies.length + said.noAllergies.length > 0)
    columns.allergies = changeWords(known.allergies, said.allergies, said.noAllergies);
  // "I don't like this app": only what the table knows is a food that one can dislike.
  const dislikes = said.dislikes.flatMap(foodsOf);
  const liked = said.noDislikes.filter((food) => known.dislikes.includes(food));
  if (dislikes.length + liked.length > 0) columns.dislikes = changeWords(known.dislikes, dislikes, liked);
  for (const column of said.cleared ?? []) columns[column] = [];
  return Object.keys(columns).length > 0 ? columns : undefined;
}

function changeDiets({ diets, noDiets }: DietSaid, known: Diet[]): Diet[] {
  const base = diets.find((diet) => baseDiets.includes(diet));
  const isGone = (diet: Diet) =>
    baseDiets.includes(diet)
      ? base !== undefined || noDiets === 'all' || noDiets.includes(diet)
      : noDiets !== 'all' && noDiets.includes(diet);
  const added = diets.filter((diet) => diet === base || !baseDiets.includes(diet));
  return [...new Set([...known.filter((diet) => !isGone(diet)), ...added])];
}

const changeWords = (known: string[], added: string[], gone: string[]): string[] =>
  [...new Set([...known.filter((word) => !gone.includes(word)), ...added])].slice(0, mostWords);

const isFood = (words: string) => searchFoods(loadFoodTable(), words, 1).length > 0;

/** "Onion garlic" are two. */
function foodsOf(said: string): string[] {
  if (isFood(said)) return [said];
  const words = said.split(' ');
  const isCalledSo = (word: string) =>
    searchFoods(loadFoodTable(), word, 1)[0]?.name.toLowerCase().split(/\P{L}/u)[0] === word;
  return words.length > 1 && words.every(isCalledSo) ? words : [];
}

export function dietLines(
  changed: DietColumns,
  known: Pick<Profile, 'diets' | 'allergies' | 'dislikes'>,
  locale: Locale,
): string[] {
  const dietNames = (diets: Diet[]) => diets.map((diet) => texts.diets[diet](locale)).join(', ');
  const was = (before: string) => (before ? texts.was(locale, before) : '');
  const words = (list: string[]) => list.join(', ') || texts.nothingNamed(locale);
  return [
    ...(changed.diets
      ? [`${texts.diet(locale, dietNames(changed.diets) || texts.anything(locale))}${was(dietNames(known.diets))}`]
      : []),
    ...(changed.allergies
      ? [`${texts.allergies(locale, words(changed.allergies))}${was(known.allergies.join(', '))}`]
      : []),
    ...(changed.dislikes
      ? [`${texts.dislikes(locale, words(changed.dislikes))}${was(known.dislikes.join(', '))}`]
      : []),
  ];
}
