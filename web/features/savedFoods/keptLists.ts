import type { Route } from '../../../contract/http.ts';
import { createFood, deleteFood, type FoodAnswer, updateFood } from '../../../contract/nutrition.ts';
import {
  type Favourite,
  favourites,
  listOwnFoods,
  type Memory,
  memories,
  type Recipe,
  recipes,
  type SavedMeal,
  savedMeals,
} from '../../../contract/savedFoods.ts';
import type { PageText } from '../../../texts/locale.ts';
import * as texts from '../../../texts/portal/entries/savedFoods.ts';
import { grams as gramsTold, kcal } from '../../../texts/units.ts';
import { figure } from '../../lib/format.ts';
import { readPageLocale } from '../../lib/pageLocale.ts';
import { typedNumber } from '../../lib/typedNumber.ts';

/** What one types into a form, all of it as text. */
export type Values = Record<string, string>;

export interface Field {
  name: string;
  label: PageText;
  hint?: PageText;
  placeholder?: PageText;
  /** A line per thing. */
  isList?: true;
}

/** One list of the page, with how its rows are told and typed. */
export interface KeptList<Row extends { id: string } = never> {
  title: PageText;
  /** What stands where there is none yet. */
  empty: PageText;
  addLabel: PageText;
  fields: Field[];
  calls: { list: Route; create: Route; update: Route; remove: Route };
  nameOf: (row: Row) => string;
  noteOf: (row: Row) => string;
  toValues: (row: Row) => Values;
  toBody: (values: Values) => object;
}

const linesOf = (text = '') =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** "250 g rajma" as the contract has it; without grams it stays a food that the server asks about. */
function toIngredient(line: string): { food: string; grams: number } {
  const [, grams, food] = line.match(/^(\d[\d.,]*)\s*(?:g|gm|grams?|ml)?\s+(.+)$/i) ?? [];
  return { food: food ?? line, grams: typedNumber(grams) ?? Number.NaN };
}

const recipeList: KeptList<Recipe> = {
  title: texts.recipes.title,
  empty: texts.recipes.empty,
  addLabel: texts.recipes.add,
  fields: [
    { name: 'name', label: texts.name, placeholder: () => 'Rajma' },
    { name: 'servings', label: texts.recipes.servings, placeholder: () => '4' },
    { name: 'yieldG', label: texts.recipes.weight, placeholder: () => '1200', hint: texts.recipes.weightHint },
    {
      ...{ name: 'ingredients', label: texts.recipes.ingredients, isList: true },
      placeholder: texts.recipes.ingredientsExample,
    },
  ],
  calls: recipes,
  nameOf: ({ name }) => name,
  noteOf: ({ servings, perServing }) =>
    texts.recipes.note(
      readPageLocale(),
      figure(servings, 2),
      gramsTold(readPageLocale(), perServing.grams),
      kcal(readPageLocale(), perServing.calories),
      gramsTold(readPageLocale(), perServing.proteinG),
    ),
  toValues: ({ name, servings, yieldG, ingredients }) => ({
    ...{ name, servings: String(servings), yieldG: String(Math.round(yieldG)) },
    ingredients: ingredients.map(({ food, grams }) => `${grams} g ${food}`).join('\n'),
  }),
  toBody: ({ name, servings, yieldG, ingredients }) => ({
    ...{ name, servings: typedNumber(servings), yieldG: typedNumber(yieldG) },
    ingredients: linesOf(ingredients).map(toIngredient),
  }),
};

const foodList: KeptList<FoodAnswer> = {
  title: texts.foods.title,
  empty: texts.foods.empty,
  addLabel: texts.foods.add,
  fields: [
    { name: 'name', label: texts.name, placeholder: () => 'Granola' },
    { name: 'calories', label: texts.foods.calories },
    { name: 'proteinG', label: texts.foods.protein },
    { name: 'carbsG', label: texts.foods.carbs },
    { name: 'fatG', label: texts.foods.fat },
  ],
  calls: { list: listOwnFoods, create: createFood, update: updateFood, remove: deleteFood },
  nameOf: ({ name }) => name,
  noteOf: ({ per100g }) => {
    const locale = readPageLocale();
    return texts.foods.note(locale, kcal(locale, per100g.calories), gramsTold(locale, per100g.proteinG));
  },
  toValues: ({ name, per100g }) => ({
    ...{ name, calories: String(per100g.calories), proteinG: String(per100g.proteinG) },
    ...{ carbsG: String(per100g.carbsG), fatG: String(per100g.fatG) },
  }),
  toBody: ({ name, calories, proteinG, carbsG, fatG }) => ({
    name,
    per100g: {
      ...{ calories: typedNumber(calories), proteinG: typedNumber(proteinG) ?? 0 },
      ...{ carbsG: typedNumber(carbsG) ?? 0, fatG: typedNumber(fatG) ?? 0 },
    },
  }),
};

const mealList: KeptList<SavedMeal> = {
  title: texts.meals.title,
  empty: texts.meals.empty,
  addLabel: texts.meals.add,
  fields: [
    { name: 'name', label: texts.name, placeholder: () => 'usual breakfast' },
    { name: 'items', label: texts.meals.items, isList: true, placeholder: texts.meals.itemsExample },
  ],
  calls: savedMeals,
  nameOf: ({ name }) => name,
  noteOf: ({ items }) => items.join(', '),
  toValues: ({ name, items }) => ({ name, items: items.join('\n') }),
  toBody: ({ name, items }) => ({ name, items: linesOf(items) }),
};

const favouriteList: KeptList<Favourite> = {
  title: texts.favourites.title,
  empty: texts.favourites.empty,
  addLabel: texts.favourites.add,
  fields: [{ name: 'food', label: texts.favourites.food, placeholder: () => '1 masala dosa' }],
  calls: favourites,
  nameOf: ({ food }) => food,
  noteOf: () => '',
  toValues: ({ food }) => ({ food }),
  toBody: ({ food }) => ({ food }),
};

const memoryList: KeptList<Memory> = {
  title: texts.memories.title,
  empty: texts.memories.empty,
  addLabel: texts.memories.add,
  fields: [
    { name: 'phrase', label: texts.memories.phrase, placeholder: () => 'katori' },
    { name: 'meaning', label: texts.memories.meaning, placeholder: () => '200 ml' },
  ],
  calls: memories,
  nameOf: ({ phrase }) => phrase,
  noteOf: ({ meaning }) => meaning,
  toValues: ({ phrase, meaning }) => ({ phrase, meaning }),
  toBody: ({ phrase, meaning }) => ({ phrase, meaning }),
};

export const keptLists = {
  recipes: recipeList,
  foods: foodList,
  meals: mealList,
  favourites: favouriteList,
  memories: memoryList,
} as unknown as Record<ListName, KeptList<KeptRow>>;

export type ListName = 'recipes' | 'foods' | 'meals' | 'favourites' | 'memories';
export type KeptRow = { id: string };
