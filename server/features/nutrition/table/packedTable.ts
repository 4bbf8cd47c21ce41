import type { Food, Nutrients, Portion, Trait } from '../types.ts';
import type { FoodTable } from './foodTable.ts';
import type { Lists } from './nameIndex.ts';

/** A food without its figures; what many foods share is a number in a list. */
type PackedFood = [
  id: string,
  name: string,
  names: string[],
  group: number,
  cuisine: number,
  state: number,
  traits: number,
  per100g: number,
  further: number,
  portions: number[],
  defaultQuantity: number,
  densityGPerMl: number,
  source: string,
  madeOf: [foodId: string, share: number][] | null,
];

/** What JSON can say of the table. */
interface Told {
  texts: string[];
  states: string[];
  traits: Trait[][];
  nutrients: string[];
  portions: Portion[];
  foods: PackedFood[];
  words: string[];
  weights: number[];
  wins: [food: number, names: string[]][];
  meant: [word: string, foods: [food: number, beside: Trait][]][];
}

/** A food table that is quick to read: a text of JSON, which is the fastest way to make strings, and figures. */
export interface PackedTable {
  told: string;
  /** Some lack a figure (NaN), which JSON can't say. */
  per100g: ArrayBuffer;
  further: ArrayBuffer;
  widthOfFurther: number;
  lists: ArrayBuffer[];
}

export function packTable({ foods, index }: FoodTable): PackedTable {
  const numberOf = new Map(foods.map((food, number) => [food, number]));
  const [texts, states, traits] = [numbering<string>(), numbering<string>(), numbering<Food['traits']>()];
  const [per100g, further] = [numbering<Nutrients>(), numbering<NonNullable<Food['furtherPer100g']>>()];
  const portions = numbering<Portion>();
  const packed = foods.map(
    (food): PackedFood => [
      food.id,
      food.name,
      food.names,
      texts.of(food.group),
      texts.of(food.cuisine),
      food.state === undefined ? -1 : states.of(food.state),
      traits.of(food.traits),
      per100g.of(food.per100g),
      food.furtherPer100g === undefined ? -1 : further.of(food.furtherPer100g),
      food.portions.map(portions.of),
      food.defaultQuantity,
      food.densityGPerMl,
      food.source,
      food.madeOf?.map(({ foodId, share }) => [foodId, share]) ?? null,
    ],
  );
  const nutrients = Object.keys(foods[0]?.per100g ?? {});
  const told: Told = {
    ...{ texts: texts.all, states: states.all, traits: traits.all.map((all) => [...all]), nutrients },
    ...{ portions: portions.all, foods: packed, words: index.words, weights: index.weights },
    wins: Array.from(index.wins, ([food, names]) => [numberOf.get(food) as number, names]),
    meant: Array.from(index.meant, ([word, all]) => [
      word,
      all.map(({ food, beside }) => [numberOf.get(food) as number, beside]),
    ]),
  };
  const { wordsOfName, namesOfWord } = index;
  return {
    told: JSON.stringify(told),
    per100g: new Float64Array(per100g.all.flatMap((one) => nutrients.map((name) => one[name as keyof Nutrients])))
      .buffer,
    further: new Float32Array(further.all.flatMap((figures) => [...figures])).buffer,
    widthOfFurther: further.all[0]?.length ?? 0,
    lists: [wordsOfName, namesOfWord]
      .flatMap(({ starts, members }) => [starts, members])
      .map((list) => list.slice().buffer),
  };
}

/** Numbers things by their identity, in the order in which they come. */
function numbering<T>() {
  const numbers = new Map<T, number>();
  const of = (thing: T): number => {
    const known = numbers.get(thing);
    if (known !== undefined) return known;
    numbers.set(thing, numbers.size);
    return numbers.size - 1;
  };
  return {
    of,
    get all() {
      return [...numbers.keys()];
    },
  };
}

export function unpackTable(packed: PackedTable): FoodTable {
  const told: Told = JSON.parse(packed.told);
  const traits = told.traits.map((all) => new Set(all));
  const per100g = readNutrients(told.nutrients, new Float64Array(packed.per100g));
  const further = new Float32Array(packed.further);
  const width = packed.widthOfFurther;
  const foods = told.foods.map((one): Food => {
    const [id, name, names, group, cuisine, state, ofTraits, figures, ofFurther, portions, quantity, density, source] =
      one;
    const food: Food = {
      id,
      name,
      names,
      group: told.texts[group] as string,
      cuisine: told.texts[cuisine] as string,
      state: told.states[state] as Food['state'],
      traits: traits[ofTraits] as Food['traits'],
      per100g: per100g[figures] as Nutrients,
      furtherPer100g: ofFurther === -1 ? undefined : further.subarray(ofFurther * width, (ofFurther + 1) * width),
      portions: portions.map((portion) => told.portions[portion] as Portion),
      defaultQuantity: quantity,
      densityGPerMl: density,
      source,
    };
    const madeOf = one[13];
    if (madeOf) food.madeOf = madeOf.map(([foodId, share]) => ({ foodId, share }));
    return food;
  });
  const foodAt = (number: number) => foods[number] as Food;
  const lists = packed.lists.map((list) => new Uint32Array(list));
  return {
    foods,
    byId: new Map(foods.map((food) => [food.id, food])),
    index: {
      vocabulary: new Map(told.words.map((word, number) => [word, number])),
      words: told.words,
      weights: told.weights,
      foods: foods.flatMap((food) => [food, ...food.names.map(() => food)]),
      written: foods.flatMap(({ name, names }) => [name, ...names]),
      wordsOfName: { starts: lists[0], members: lists[1] } as Lists,
      namesOfWord: { starts: lists[2], members: lists[3] } as Lists,
      wins: new Map(told.wins.map(([food, names]) => [foodAt(food), names])),
      meant: new Map(
        told.meant.map(([word, all]) => [word, all.map(([food, beside]) => ({ food: foodAt(food), beside }))]),
      ),
      made: [],
      madeOfWord: [],
    },
  };
}

function readNutrients(names: string[], figures: Float64Array): Nutrients[] {
  const all: Nutrients[] = [];
  for (let start = 0; start < figures.length; start += names.length) {
    const one = {} as Nutrients;
    names.forEach((name, at) => {
      one[name as keyof Nutrients] = figures[start + at] as number;
    });
    all.push(one);
  }
  return all;
}
