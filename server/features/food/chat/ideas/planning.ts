import type { MealType } from '../../../../../contract/entries/food.ts';
import { fits, inHelping, type Wanted, type WeighedIdea, weighedIdeas } from './fitting.ts';
import { helpings, type Serving } from './ideaChoice.ts';
import type { Idea } from './ideas.ts';

/** The meals of a day with their part of its energy at most. */
export const meals: { meal: MealType; kind: Idea['for']; share: number }[] = [
  { meal: 'breakfast', kind: 'breakfast', share: 0.27 },
  { meal: 'lunch', kind: 'main', share: 0.35 },
  { meal: 'snack', kind: 'snack', share: 0.1 },
  { meal: 'dinner', kind: 'main', share: 0.28 },
];
/** As many are taken in turn, the fullest that fit. */
const inTurn = 5;
/** Of the target. */
const leastPart = 0.8;

/** Whom a plan is for, and their kcal a day. */
export interface Planned {
  wanted: Wanted;
  target: number;
}

/** The ideas for one meal in the largest helping that fits its part of the day, the fullest first. */
export function candidates({ wanted, target }: Planned, at: number): Serving[] {
  const { kind, share } = meals[at] as (typeof meals)[number];
  const { carbohydrateG, netCarbsG, fatG } = wanted.most;
  const most = {
    ...{ energyKcal: target * share, fatG: fatG * share },
    ...{ carbohydrateG: carbohydrateG * share, netCarbsG: netCarbsG * share },
  };
  const fitting = weighedIdeas().flatMap((idea, place): Serving[] => {
    if (idea.for !== kind) return [];
    const helping = helpings.findLast((times) => fits(inHelping(idea, times), { ...wanted, most }));
    return helping === undefined ? [] : [{ place, helping }];
  });
  return fitting.sort((one, other) => energyOf(other) - energyOf(one)).slice(0, inTurn);
}

/** A serving for each meal, undefined where nothing fits; dinner isn't lunch again. */
export function servingsOf(planned: Planned, day: number): (Serving | undefined)[] {
  const servings: (Serving | undefined)[] = [];
  for (const at of meals.keys()) {
    const fitting = candidates(planned, at).filter(({ place }) => !servings.some((had) => had?.place === place));
    servings.push(fitting[day % Math.max(fitting.length, 1)]);
  }
  return servings;
}

/** A plan that leaves a good part of the day's energy out is none. */
export const isEnough = (servings: (Serving | undefined)[], { target }: Planned): boolean =>
  sum(servings, 'energyKcal') >= target * leastPart;

export function ideaOf({ place, helping }: Serving): WeighedIdea {
  return inHelping(weighedIdeas()[place] as WeighedIdea, helping);
}
const energyOf = (serving: Serving) => ideaOf(serving).nutrients.energyKcal;
export const sum = (servings: (Serving | undefined)[], name: 'energyKcal' | 'proteinG') =>
  servings.reduce((total, serving) => total + (serving ? ideaOf(serving).nutrients[name] : 0), 0);
