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
import { figure } from '../../lib/format.ts';

/** What one types into a form, all of it as text. */
export type Values = Record<string, string>;

export interface Field {
  name: string;
  label: string;
  hint?: string;
  placeholder?: string;
  /** A line per thing. */
  isList?: true;
}

/** One list of the page, with how its rows are told and typed. */
export interface KeptList<Row extends { id: string } = never> {
  title: string;
  /** What stands where there is none yet. */
  empty: string;
  addLabel: string;
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
const numberOf = (text: string | undefined) => (text?.trim() ? Number(text.replace(',', '.')) : undefined);

/** "250 g rajma" as the contract has it; without grams it stays a food that the server asks about. */
function toIngredient(line: string): { food: string; grams: number } {
  const [, grams, food] = line.match(/^(\d+(?:[.,]\d+)?)\s*(?:g|gm|grams?|ml)?\s+(.+)$/i) ?? [];
  return { food: food ?? line, grams: Number(grams?.replace(',', '.') ?? Number.NaN) };
}

const recipeList: KeptList<Recipe> = {
  title: 'Recipes',
  empty: 'No recipes yet. Add what goes into the pot, and a serving of it has its own figures wherever you log it.',
  addLabel: 'Add a recipe',
  fields: [
    { name: 'name', label: 'Name', placeholder: 'Rajma' },
    { name: 'servings', label: 'Servings', placeholder: '4' },
    { name: 'yieldG', label: 'Weight when cooked (g)', placeholder: '1200', hint: 'Leave it empty if you don’t know.' },
    {
      ...{ name: 'ingredients', label: 'Ingredients, one on each line', isList: true },
      placeholder: '250 g rajma\n200 g onion\n28 g oil',
    },
  ],
  calls: recipes,
  nameOf: ({ name }) => name,
  noteOf: ({ servings, perServing }) =>
    `${figure(servings, 2)} servings of ${figure(perServing.grams)} g, ${figure(perServing.calories)} kcal and ${figure(perServing.proteinG)} g protein each`,
  toValues: ({ name, servings, yieldG, ingredients }) => ({
    ...{ name, servings: String(servings), yieldG: String(Math.round(yieldG)) },
    ingredients: ingredients.map(({ food, grams }) => `${grams} g ${food}`).join('\n'),
  }),
  toBody: ({ name, servings, yieldG, ingredients }) => ({
    ...{ name, servings: numberOf(servings), yieldG: numberOf(yieldG) },
    ingredients: linesOf(ingredients).map(toIngredient),
  }),
};

const foodList: KeptList<FoodAnswer> = {
  title: 'Foods',
  empty: 'No foods of your own yet. Add one from its label, and it comes first when you log it.',
  addLabel: 'Add a food',
  fields: [
    { name: 'name', label: 'Name', placeholder: 'Granola' },
    { name: 'calories', label: 'Calories in 100 g (kcal)' },
    { name: 'proteinG', label: 'Protein in 100 g (g)' },
    { name: 'carbsG', label: 'Carbs in 100 g (g)' },
    { name: 'fatG', label: 'Fat in 100 g (g)' },
  ],
  calls: { list: listOwnFoods, create: createFood, update: updateFood, remove: deleteFood },
  nameOf: ({ name }) => name,
  noteOf: ({ per100g }) => `${figure(per100g.calories)} kcal and ${figure(per100g.proteinG)} g protein in 100 g`,
  toValues: ({ name, per100g }) => ({
    ...{ name, calories: String(per100g.calories), proteinG: String(per100g.proteinG) },
    ...{ carbsG: String(per100g.carbsG), fatG: String(per100g.fatG) },
  }),
  toBody: ({ name, calories, proteinG, carbsG, fatG }) => ({
    name,
    per100g: {
      ...{ calories: numberOf(calories), proteinG: numberOf(proteinG) ?? 0 },
      ...{ carbsG: numberOf(carbsG) ?? 0, fatG: numberOf(fatG) ?? 0 },
    },
  }),
};

const mealList: KeptList<SavedMeal> = {
  title: 'Usual meals',
  empty: 'No usual meals yet. Give one a name, and “had my usual breakfast” logs all of it.',
  addLabel: 'Add a meal',
  fields: [
    { name: 'name', label: 'Name', placeholder: 'usual breakfast' },
    { name: 'items', label: 'What is in it, one on each line', isList: true, placeholder: '2 eggs\n2 slices of toast' },
  ],
  calls: savedMeals,
  nameOf: ({ name }) => name,
  noteOf: ({ items }) => items.join(', '),
  toValues: ({ name, items }) => ({ name, items: items.join('\n') }),
  toBody: ({ name, items }) => ({ name, items: linesOf(items) }),
};

const favouriteList: KeptList<Favourite> = {
  title: 'Favourites',
  empty: 'No favourites yet. Add what you eat often, and log it by a tap with “my favourites”.',
  addLabel: 'Add a favourite',
  fields: [{ name: 'food', label: 'Food', placeholder: '1 masala dosa' }],
  calls: favourites,
  nameOf: ({ food }) => food,
  noteOf: () => '',
  toValues: ({ food }) => ({ food }),
  toBody: ({ food }) => ({ food }),
};

const memoryList: KeptList<Memory> = {
  title: 'Memories',
  empty: 'Nothing remembered yet. Tell FitPulse how big your katori is, or that your chai has no sugar.',
  addLabel: 'Add a memory',
  fields: [
    { name: 'phrase', label: 'When I say', placeholder: 'katori' },
    { name: 'meaning', label: 'I mean', placeholder: '200 ml' },
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
