import type { Diet } from '../../contract/accounts/profile.ts';
import { fits, leftOfDay, type WeighedIdea, weighedIdeas } from '../../server/features/food/chat/ideas/fitting.ts';
import { ideaOf, servingsOf } from '../../server/features/food/chat/ideas/planning.ts';
import fc from '../properties.ts';

/** What every cook knows to be in a food that is suggested; written down here, not read from the table. */
const kitchen: [RegExp, string][] = [
  [/chilla/, 'legume'],
  [/curd|chaas|paneer|porridge/, 'milk'],
  [/idli/, 'grain legume'],
  [/sambar|dal\b|rajma|chole|chana|sprouts|khichdi/, 'legume'],
  [/sambar|rajma|chole|kachumber|palak paneer|curry|bhurji|upma|poha/, 'onion'],
  [/poha|upma|rice|khichdi|idli|oats|bread|roti|paratha/, 'grain'],
  [/poha/, 'peanut'],
  [/upma|bread|roti|paratha/, 'wheat'],
  [/egg/, 'egg'],
  [/tofu|soya/, 'soy'],
  [/chicken/, 'meat'],
  [/fish/, 'fish'],
  [/almonds|walnuts/, 'nut'],
];
const contentsOf = (told: string): Set<string> =>
  new Set(kitchen.flatMap(([food, contents]) => (food.test(told) ? contents.split(' ') : [])));

const broken: Record<Diet, string[]> = {
  vegetarian: ['meat', 'fish', 'egg'],
  eggetarian: ['meat', 'fish'],
  vegan: ['meat', 'fish', 'egg', 'milk'],
  jain: ['meat', 'fish', 'egg', 'onion'],
  navratri: ['meat', 'fish', 'egg', 'onion', 'grain', 'legume', 'wheat'],
  ...{ ramzan: [], keto: [], highProtein: [], diabeticFriendly: [] },
};
/** As people write them, in any script, with what is then in no food for them. */
const allergies: [string, string][] = [
  ...(['peanuts', 'moongfali', 'मूंगफली', 'groundnut'] as const).map((words): [string, string] => [words, 'peanut']),
  ...(['milk', 'dairy', 'lactose', 'doodh', 'दूध', 'paneer', 'dahi'] as const).map((words): [string, string] => [
    words,
    'milk',
  ]),
  ...(['eggs', 'egg', 'anda', 'अंडा', 'ande'] as const).map((words): [string, string] => [words, 'egg']),
  ...(['gluten', 'wheat', 'gehu', 'gehun', 'गेहूं', 'maida'] as const).map((words): [string, string] => [words, 'wheat']),
  ...(['soy', 'soya', 'tofu', 'सोया'] as const).map((words): [string, string] => [words, 'soy']),
  ...(['nuts', 'tree nuts', 'badam', 'walnuts', 'dry fruits'] as const).map((words): [string, string] => [
    words,
    'nut',
  ]),
  ...(['fish', 'machli', 'मछली', 'seafood'] as const).map((words): [string, string] => [words, 'fish']),
];
/** Foods that are left out, with those whose name tells that they are that or hold it. */
const dislikes: [string, RegExp][] = [
  ['paneer', /paneer/],
  ['dahi', /curd|chaas/],
  ['onion', /kachumber|rajma|chole|curry/],
  ['pyaz', /kachumber|rajma|chole|curry/],
  ['rice', /rice|idli|poha/],
  ['chawal', /\brice\b/],
  ['cucumber', /cucumber|kachumber/],
  ['egg', /egg/],
  ['banana', /banana/],
  ['kela', /banana/],
  ['palak', /palak/],
  ['meat', /chicken|fish/],
  ['non veg', /chicken|fish/],
];

/** No target is set more often than one. */
const unsetOr = (min: number, max: number) =>
  fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, fc.integer({ min, max }));

export const person = fc.record({
  diets: fc.uniqueArray(fc.constantFrom(...(Object.keys(broken) as Diet[])), { maxLength: 3 }),
  allergies: fc.uniqueArray(fc.constantFrom(...allergies), { maxLength: 2 }),
  dislikes: fc.uniqueArray(fc.constantFrom(...dislikes), { maxLength: 2 }),
  day: fc.record({
    ...{ energyKcal: fc.integer({ min: 0, max: 1_800 }), carbohydrateG: fc.integer({ min: 0, max: 200 }) },
    ...{ fatG: fc.integer({ min: 0, max: 60 }), netCarbsG: fc.integer({ min: 0, max: 40 }) },
  }),
  goals: fc.record({
    caloriesConsumePerDay: unsetOr(1_200, 2_600),
    carbsG: unsetOr(120, 320),
    netCarbsG: unsetOr(20, 50),
    fatG: unsetOr(40, 100),
  }),
  number: fc.nat(400),
});
type Somebody = typeof person extends fc.Arbitrary<infer One> ? One : never;

/** Everything that could be suggested to somebody now, and in a plan of their day. */
export function suggestedTo({ diets, allergies: allergic, dislikes: disliked, day, goals, number }: Somebody) {
  const words = { allergies: allergic.map(([said]) => said), dislikes: disliked.map(([said]) => said) };
  const wanted = { diets, ...words, holding: [] };
  const most = leftOfDay(day, goals);
  const now = weighedIdeas().filter((idea) => fits(idea, { ...wanted, most }));
  const nothingHad = leftOfDay({ energyKcal: 0, carbohydrateG: 0, netCarbsG: 0, fatG: 0 }, goals);
  const target = goals.caloriesConsumePerDay || 2_000;
  const planned = servingsOf({ wanted: { ...wanted, most: nothingHad }, target }, number);
  return { now, planned: planned.flatMap((serving) => (serving ? [ideaOf(serving)] : [])) };
}

/** What a suggestion breaks, in words; nothing where it keeps to all of it. */
export function brokenBy(somebody: Somebody): string[] {
  const { now, planned } = suggestedTo(somebody);
  const { day, goals } = somebody;
  return [
    ...[...now, ...planned].flatMap(({ told }) => brokenByFood(told, somebody)),
    ...now.flatMap((idea) => tooMuch([idea], day, goals)),
    ...tooMuch(planned, { energyKcal: 0, carbohydrateG: 0, netCarbsG: 0, fatG: 0 }, goals),
  ];
}

function brokenByFood(told: string, { diets, allergies: allergic, dislikes: disliked }: Somebody): string[] {
  const contents = contentsOf(told);
  return [
    ...diets.filter((diet) => broken[diet].some((content) => contents.has(content))),
    ...allergic.flatMap(([said, content]) => (contents.has(content) ? [`allergy to ${said}`] : [])),
    ...disliked.flatMap(([said, foods]) => (foods.test(told) ? [`dislike of ${said}`] : [])),
  ].map((rule) => `${told}: ${rule}`);
}

function tooMuch(eaten: WeighedIdea[], day: Somebody['day'], goals: Somebody['goals']): string[] {
  const sum = (of: (idea: WeighedIdea) => number) => eaten.reduce((total, idea) => total + of(idea), 0);
  const netCarbs = ({ nutrients }: WeighedIdea) => Math.max(nutrients.carbohydrateG - nutrients.fiberG, 0);
  const amounts: [string, target: number, had: number, more: number][] = [
    ['energy', goals.caloriesConsumePerDay, day.energyKcal, sum(({ nutrients }) => nutrients.energyKcal)],
    ['carbs', goals.carbsG, day.carbohydrateG, sum(({ nutrients }) => nutrients.carbohydrateG)],
    ['net carbs', goals.netCarbsG, day.netCarbsG, sum(netCarbs)],
    ['fat', goals.fatG, day.fatG, sum(({ nutrients }) => nutrients.fatG)],
  ];
  return amounts.flatMap(([name, target, had, more]) =>
    target > 0 && eaten.length > 0 && more > Math.max(target - had, 0) + 0.001
      ? [`${eaten.map(({ told }) => told).join(' + ')}: ${name}`]
      : [],
  );
}
