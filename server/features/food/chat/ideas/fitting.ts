import { baseDiets, type Diet, type Goals } from '../../../../../contract/accounts/profile.ts';
import type { DayTotals } from '../../../../db/dailyTotals.ts';
import { totalOf } from '../../../nutrition/reading/portions/estimate.ts';
import { understandMeal } from '../../../nutrition/reading/understandMeal.ts';
import { loadFoodTable } from '../../../nutrition/table/foodTable.ts';
import { harms, holds, leftOut, type Traits, traitsOf } from '../../../nutrition/table/traits.ts';
import type { EstimatedItem, Nutrients } from '../../../nutrition/types.ts';
import { type Idea, ideas } from './ideas.ts';

/** An idea with what is in it. */
export interface WeighedIdea extends Idea {
  items: EstimatedItem[];
  nutrients: Nutrients;
  traits: Traits[];
}

/** What an idea has to fit: how the person eats, and what is left. */
export interface Wanted {
  diets: Diet[];
  allergies: string[];
  /** What is left out, this time or always. */
  dislikes: string[];
  /** Foods that have to be in it. */
  holding: string[];
  most: { energyKcal: number; carbohydrateG: number; netCarbsG: number; fatG: number };
}

/** Net carbohydrate of a meal and of a snack on a ketogenic diet of 20-50 g a day (StatPearls, Ketogenic Diet, 2023). */
const mostNetCarbsG = { breakfast: 12, main: 15, snack: 6 };
/** 25-30 g a meal build muscle best (ISSN 2017); no snack has that much. */
const leastProteinG = { breakfast: 14, main: 18, snack: 6 };
/** ADA: carbohydrate of a meal is often kept at 45 g; free sugar is what counts first. */
const mostCarbsOfMeal = { breakfast: 50, main: 60, snack: 25 };
const mostSugarG = 20;

let weighed: WeighedIdea[] | undefined;

export function weighedIdeas(): WeighedIdea[] {
  weighed ??= ideas.map(weigh);
  return weighed;
}

function weigh(idea: Idea): WeighedIdea {
  const table = loadFoodTable();
  const { items } = understandMeal(idea.told, table);
  const traits = items.flatMap(({ foodId }) => {
    const food = table.byId.get(foodId);
    return food ? [traitsOf(food, table)] : [];
  });
  return { ...idea, items, nutrients: totalOf(items).nutrients, traits };
}

/** Where an idea stands in the list, which is how buttons name it. */
export const placeOf = ({ told, for: meal }: WeighedIdea): number =>
  ideas.findIndex((idea) => idea.told === told && idea.for === meal);

/** An idea in a larger helping. */
export function inHelping(idea: WeighedIdea, helping: number): WeighedIdea {
  if (helping === 1) return idea;
  const times = <Amounts extends object>(amounts: Amounts) =>
    Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [name, amount * helping])) as Amounts;
  const items = idea.items.map((item) => ({
    ...item,
    ...times({ quantity: item.quantity, grams: item.grams }),
    ...times({ energyLowKcal: item.energyLowKcal, energyHighKcal: item.energyHighKcal }),
    nutrients: times(item.nutrients),
  }));
  return { ...idea, items, nutrients: times(idea.nutrients) };
}

/** Whether an idea keeps to a person's diet, allergies and dislikes, and to what is left. */
export function fits(idea: WeighedIdea, wanted: Wanted): boolean {
  const { traits, nutrients } = idea;
  const isOf = (words: string) => traits.some((trait) => holds(trait, words));
  // What might hold more than is known is nothing for somebody with an allergy.
  if (wanted.allergies.length > 0 && (traits.length < idea.items.length || traits.some(({ isKnown }) => !isKnown)))
    return false;
  if (wanted.allergies.some((words) => traits.some((trait) => harms(trait, words)))) return false;
  if (wanted.dislikes.some(isOf)) return false;
  if (!wanted.holding.every(isOf)) return false;
  if (!wanted.diets.every((diet) => keepsTo(diet, idea))) return false;
  const { energyKcal, carbohydrateG, netCarbsG, fatG } = wanted.most;
  return (
    nutrients.energyKcal <= energyKcal &&
    nutrients.carbohydrateG <= carbohydrateG &&
    netCarbsOf(nutrients) <= netCarbsG &&
    nutrients.fatG <= fatG
  );
}

const netCarbsOf = ({ carbohydrateG, fiberG }: Nutrients) => Math.max(carbohydrateG - fiberG, 0);

function keepsTo(diet: Diet, { for: meal, traits, nutrients }: WeighedIdea): boolean {
  const { proteinG, carbohydrateG, sugarG } = nutrients;
  if (leftOut[diet].some((content) => traits.some((trait) => trait.contents.has(content)))) return false;
  if (diet === 'keto') return netCarbsOf(nutrients) <= mostNetCarbsG[meal];
  if (diet === 'highProtein') return proteinG >= leastProteinG[meal];
  if (diet === 'diabeticFriendly') return carbohydrateG <= mostCarbsOfMeal[meal] && sugarG <= mostSugarG;
  return true;
}

/** What of the day is left of the targets that are a most; nothing is left where the day is full. */
export function leftOfDay(
  day: Pick<DayTotals, 'energyKcal' | 'carbohydrateG' | 'netCarbsG' | 'fatG'>,
  goals: Pick<Goals, 'caloriesConsumePerDay' | 'carbsG' | 'netCarbsG' | 'fatG'>,
): Wanted['most'] {
  const left = (target: number, had: number) => (target === 0 ? Number.POSITIVE_INFINITY : Math.max(target - had, 0));
  return {
    energyKcal: left(goals.caloriesConsumePerDay, day.energyKcal),
    carbohydrateG: left(goals.carbsG, day.carbohydrateG),
    netCarbsG: left(goals.netCarbsG, day.netCarbsG),
    fatG: left(goals.fatG, day.fatG),
  };
}

/** Who has said nothing of it is offered eggs and meat when they eat them. */
export function usualDiet(own: Diet[], wished: Diet[], eats: { egg: boolean; meat: boolean }): Diet[] {
  if ([...own, ...wished].some((diet) => baseDiets.includes(diet)) || eats.meat) return [];
  return [eats.egg ? 'eggetarian' : 'vegetarian'];
}
