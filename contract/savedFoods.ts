import { z } from 'zod';
import { entryParams, id, isPrintable, measure, nothing, route } from './http.ts';
import { food } from './nutrition.ts';

/** Most recipes, meals, favourites and memories of each kind that a person keeps. */
export const mostKept = 500;

const words = (what: string, most: number) =>
  z
    .string(`Enter ${what}.`)
    .trim()
    .min(1, `Enter ${what}.`)
    .max(most, `At most ${most} characters.`)
    .refine(isPrintable, 'No control characters.');
const named = z.object({ userId: id.optional() });

export const listOwnFoods = route({
  method: 'get',
  path: '/me/foods',
  access: 'session',
  tag: 'My foods',
  summary: 'Foods of one’s own, recipes left out, the latest first',
  query: named,
  status: 200,
  answer: z.array(food),
});

/** The calls of a list that a person keeps: everything of it, one more, change one, delete one. */
function callsOf<Fields extends z.ZodRawShape, Answer extends z.ZodType>(
  path: string,
  { what, fields, answer, cost }: { what: string; fields: z.ZodObject<Fields>; answer: Answer; cost: number },
) {
  const common = { access: 'session', tag: 'My foods' } as const;
  const one = { ...common, path: `${path}/{id}`, params: entryParams };
  return {
    list: route({
      ...common,
      ...{ method: 'get', path, summary: `Your ${what}, the latest first`, query: named },
      ...{ status: 200, answer: z.array(answer) },
    }),
    create: route({
      ...common,
      ...{ method: 'post', path, cost, summary: `Add to your ${what}`, body: fields.extend(named.shape) },
      ...{ idempotent: true, status: 201, answer },
    }),
    update: route({
      ...one,
      ...{ method: 'patch', cost, summary: `Change one of your ${what}; what was logged with it stays` },
      ...{ body: fields.partial(), status: 200, answer },
    }),
    remove: route({
      ...one,
      ...{ method: 'delete', summary: `Delete one of your ${what}; what was logged with it stays` },
      ...{ status: 204, answer: nothing },
    }),
  };
}

const ingredient = z.object({ food: words('a food', 120), grams: measure(0.1, 20_000, 'The weight') });
const recipeFields = z.object({
  name: words('a name', 120),
  servings: measure(0.25, 200, 'Servings'),
  yieldG: measure(1, 100_000, 'The weight of the finished dish').optional().meta({
    description: 'g of the finished dish; without it what went into the pot',
  }),
  ingredients: z.array(ingredient).min(1, 'Enter what is in it.').max(60),
});
export const recipe = recipeFields
  .required()
  .extend({ id, perServing: food.shape.per100g.extend({ grams: z.number() }) })
  .meta({ id: 'Recipe' });
export type Recipe = z.infer<typeof recipe>;
/** Figures come from the ingredients, each a food of the table or of one's own. */
export const recipes = callsOf('/me/recipes', { what: 'recipes', fields: recipeFields, answer: recipe, cost: 10 });

const mealFields = z.object({
  name: words('a name', 80),
  items: z
    .array(words('a food', 120))
    .min(1, 'Enter what is in it.')
    .max(20)
    .meta({ description: 'Each as one says it: "2 eggs"' }),
});
export const savedMeal = mealFields.extend({ id }).meta({ id: 'SavedMeal' });
export type SavedMeal = z.infer<typeof savedMeal>;
export const savedMeals = callsOf('/me/meals', { what: 'usual meals', fields: mealFields, answer: savedMeal, cost: 5 });

const favouriteFields = z.object({
  food: words('a food', 120).meta({ description: 'As one says it: "1 masala dosa"' }),
});
export const favourite = favouriteFields.extend({ id }).meta({ id: 'Favourite' });
export type Favourite = z.infer<typeof favourite>;
export const favourites = callsOf('/me/favourites', {
  ...{ what: 'favourites', fields: favouriteFields, answer: favourite, cost: 5 },
});

const memoryFields = z.object({
  phrase: words('a word', 80).meta({ description: 'A vessel or a food: "katori", "chai"' }),
  meaning: words('what it means', 120).meta({
    description: 'How much it is ("200 ml"), or the food that is meant ("black coffee")',
  }),
});
export const memory = memoryFields.extend({ id }).meta({ id: 'Memory' });
export type Memory = z.infer<typeof memory>;
export const memories = callsOf('/me/memories', { what: 'memories', fields: memoryFields, answer: memory, cost: 5 });
