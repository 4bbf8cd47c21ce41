import type { Slots } from '../../../contract/acts/slots.ts';
import { isItSoMuch } from '../../../texts/food/foodEvidence.ts';
import type { Outcome, Turn } from '../../assistant/skill.ts';
import { minutesOf } from '../../lib/recurrence.ts';
import { isPlausible, plainWater } from '../nutrition/policy.ts';
import { understandMealOf } from '../nutrition/reading.ts';
import { loadFoodTable } from '../nutrition/table/foodTable.ts';
import type { EstimatedItem, MealUnderstanding } from '../nutrition/types.ts';
import { answerMeals } from './chat/meal.ts';
import { askWhetherEaten } from './chat/offer.ts';
import { logStated } from './chat/stated.ts';

type Food = Slots<'log.food'>['foods'][number];

/**
 * Logs foods as they are named, each weighed by itself; of what no table knows it asks, of more than anybody eats too. Undefined
 * where nothing of it is known.
 */
export async function doFood(
  { foods, meal: mealType, daysAgo, time }: Slots<'log.food'>,
  turn: Turn,
): Promise<Outcome | undefined> {
  const meal = await mealTold({ meal: mealType, daysAgo, time }, turn);
  const outcomes: Outcome[] = [];
  const tooMuch: EstimatedItem[] = [];
  for (const food of foods) {
    const stated = statedOf(food);
    if (stated) outcomes.push(await logStated(stated, meal, turn));
    else await weigh(food, meal, tooMuch, turn);
  }
  if (meal.items.length + meal.questions.length > 0) outcomes.unshift(await answerMeals([meal], turn));
  if (tooMuch.length > 0) outcomes.push(askWhetherEaten(tooMuch, meal, isItSoMuch(turn.person.locale), turn));
  return outcomes.length === 0 ? undefined : together(outcomes);
}

/** The meal as it is filled; where that says nothing of when it was, its words may: "savare" is a breakfast. */
async function mealTold(
  { meal, daysAgo, time }: Pick<Slots<'log.food'>, 'meal' | 'daysAgo' | 'time'>,
  turn: Turn,
): Promise<MealUnderstanding> {
  const said = await understandMealOf(turn.db, turn.person.owner, turn.said, turn.own, true);
  return {
    intent: 'eaten',
    mealType: meal ?? said.mealType,
    daysAgo: daysAgo ?? said.daysAgo,
    ...(time === null
      ? { timeOfDayMin: said.timeOfDayMin, ...(said.isHalfOpen && { isHalfOpen: true }) }
      : { timeOfDayMin: minutesOf(time) }),
    ...{ items: [], questions: [], unknown: [] },
  };
}

async function weigh(
  { name, amount, unit }: Food,
  meal: MealUnderstanding,
  tooMuch: EstimatedItem[],
  turn: Turn,
): Promise<void> {
  const line = [amount, unit, name].filter((part) => part !== null).join(' ');
  const read = await understandMealOf(turn.db, turn.person.owner, line, turn.own, true);
  const isKnown = read.items.length > 0 && read.unknown.length + read.questions.length === 0;
  const isPlausibleHere = (item: EstimatedItem) =>
    item.foodId === plainWater || isPlausible(item, loadFoodTable().byId.get(item.foodId));
  if (isKnown) for (const item of read.items) (isPlausibleHere(item) ? meal.items : tooMuch).push(item);
  else if (read.items.length === 0 && read.questions.length === 1) meal.questions.push(...read.questions);
  else meal.unknown.push(name);
}

/** What its writer gives the energy of needs no table. */
function statedOf({ name, energyKcal, proteinG, carbohydrateG, fatG }: Food) {
  if (energyKcal === null) return undefined;
  const others = { proteinG: proteinG ?? 0, carbohydrateG: carbohydrateG ?? 0, fatG: fatG ?? 0 };
  return { name: name.charAt(0).toUpperCase() + name.slice(1), figures: { energyKcal, ...others } };
}

/** One question at a time: the first that is asked. */
const together = (outcomes: Outcome[]): Outcome => ({
  text: outcomes.map(({ text }) => text).join('\n\n'),
  effects: outcomes.flatMap(({ effects }) => effects ?? []),
  question: outcomes.find(({ question }) => question)?.question,
  buttons: (changeId) => outcomes.flatMap(({ buttons }) => buttons?.(changeId) ?? []),
});
