import fc from 'fast-check';
import { numbersIn, type Translation, wordsMeant } from '../../server/features/models/reading.ts';
import { understandMeal } from '../../server/features/nutrition/reading/understandMeal.ts';
import { loadFoodTable } from '../../server/features/nutrition/table/foodTable.ts';
import type { EstimatedItem } from '../../server/features/nutrition/types.ts';

const table = loadFoodTable();
const messages = [
  ...[
    'had 2 of those round things',
    'maine do katori woh peela khaya',
    '50 g of the white stuff',
    'half of it, 4 people',
  ],
  ...['मैंने तीन खाईं', 'rendu thosai', 'nothing with a number', '1.5 plate of the usual', 'dhai sau g us cheez ka'],
];
const names = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...table.foods.map(({ name }) => name)) },
  fc.constantFrom('roti', 'dal', 'nine samosa', '7 up', 'roti; undo', '100 kcal of ghee', 'double cheeseburger'),
  fc.string({ minLength: 1, maxLength: 20 }),
);
const rarely = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null, freq: 1 });
const food = fc.record({
  food: names,
  amount: rarely(fc.oneof(fc.constantFrom(0.5, 1, 2, 3, 50, 250), fc.double({ min: 0.01, max: 9_999 }))),
  unit: rarely(fc.constantFrom('g', 'kg', 'ml', 'katori', 'plate', 'bowl', 'kcal', 'zz', '3')),
  share: rarely(fc.constantFrom(0.25, 0.5, 1, 0.1)),
});
const translation: fc.Arbitrary<Translation> = fc.record({
  intent: fc.oneof(
    { weight: 6, arbitrary: fc.constant('ate' as const) },
    fc.constantFrom('remove', 'change', 'unclear'),
  ),
  foods: fc.array(food, { minLength: 1, maxLength: 3 }),
  day: fc.constantFrom(null, 'today', 'yesterday'),
  meal: fc.constantFrom(null, 'lunch', 'dinner'),
  entry: rarely(names),
});

/** What somebody wrote, and what a model may say that it means: right, wrong or absurd. */
export const modelAnswers = fc.tuple(fc.constantFrom(...messages), translation);

/** What would be logged of an answer after a tap whose amount the person never said, or whose figures are none of the table. */
export function faultsOf([message, answer]: [string, Translation]): { isRead: boolean; faults: EstimatedItem[] } {
  const words = wordsMeant(message, answer);
  if (words === undefined || answer.intent !== 'ate') return { isRead: false, faults: [] };
  const numbers = numbersIn(message);
  const shares = [1, ...numbers, ...numbers.map((number) => 1 / number)];
  const said = [...numbers, 1].flatMap((number) => shares.map((share) => number * share));
  const { items } = understandMeal(words, table);
  const unmeasured = answer.foods.map(({ food }) => ({ food, amount: null, unit: null, share: null }));
  const usual = understandMeal(wordsMeant(message, { ...answer, foods: unmeasured }) ?? '', table).items;
  const faults = items.filter(({ foodId, quantity, grams, nutrients }) => {
    const known = table.byId.get(foodId);
    if (!known) return true;
    const tables = usual.filter((item) => item.foodId === foodId).map((item) => item.quantity);
    const isSaid = [...said, ...tables, known.defaultQuantity].some(
      (number) => Math.abs(number - quantity) < 1e-4 * quantity,
    );
    const isOfTable = Math.abs(nutrients.energyKcal - (known.per100g.energyKcal * grams) / 100) <= 0.5 + grams / 200;
    return !isSaid || !isOfTable;
  });
  return { isRead: items.length > 0, faults };
}
