import { type MealType, mealAt } from '../../../../contract/food.ts';
import { today as todayTitle } from '../../../../texts/dates.ts';
import { energyOfDay } from '../../../../texts/day.ts';
import * as texts from '../../../../texts/food.ts';
import type { Locale } from '../../../../texts/locale.ts';
import { mealTitle } from '../../../../texts/meals.ts';
import { portion } from '../../../../texts/portions.ts';
import { kcal } from '../../../../texts/units.ts';
import type { Outcome, Turn } from '../../../assistant/skill.ts';
import { findDay } from '../../../db/dailyTotals.ts';
import { addDays, localDateOf, localMinutesOf } from '../../../lib/dates.ts';
import { totalOf } from '../../nutrition/parser/estimate.ts';
import { understandMeal } from '../../nutrition/parser/understandMeal.ts';
import { loadFoodTable } from '../../nutrition/table/foodTable.ts';
import { findGoals } from '../../profile/data.ts';
import { eatsAnimals } from '../data.ts';
import { readWishForIdeas } from './adviceReading.ts';
import { type Idea, ideas } from './ideas.ts';
import { nameOfFood } from './wording.ts';

/** What one meal should take of the day's energy at most. */
const shareOfDay: Record<Idea['for'], number> = { breakfast: 0.3, main: 0.4, snack: 0.12 };
const shown = 3;
/** As many are shown in turn, day by day. */
const inTurn = 6;
const daysOfDiet = 30;

/** "What should I eat?": meals that fit into what is left of the day, those with more protein for their energy first. */
export async function answerAdvice(text: string, turn: Turn): Promise<Outcome | undefined> {
  const wish = readWishForIdeas(text);
  if (!wish) return undefined;
  const { db, person, now } = turn;
  const today = localDateOf(now, person.timeZone);
  const [{ energyKcal }, { caloriesConsumePerDay: target }, eats] = await Promise.all([
    findDay(db, person.owner, today),
    findGoals(db, person.owner),
    eatsAnimals(db, person.owner, addDays(today, -daysOfDiet)),
  ]);
  const mealType = wish.mealType ?? mealAt(localMinutesOf(now, person.timeZone));
  const kind = kindOf(mealType);
  const limit = Math.min(target * shareOfDay[kind], Math.max(target - energyKcal, 0));
  const eaten = ideas.filter((idea) => idea.diet === 'vegetarian' || (idea.diet === 'egg' ? eats.egg : eats.meat));
  const fitting = within(limit, kind, eaten);
  const chosen = fitting.length > 0 ? inTurnOf(fitting, today) : lightest(eaten);
  const { locale } = person;
  const head =
    fitting.length > 0
      ? texts.ideasFor(locale, mealTitle(locale, mealType), kcal(locale, limit))
      : texts.lightIdeas(locale);
  const lines = [
    energyOfDay(locale, todayTitle(locale), energyKcal, target),
    head,
    ...chosen.map((idea) => `• ${texts.idea(locale, mealText(locale, idea), idea.energy, idea.protein)}`),
    ...(wish.isSpecial ? [texts.askDoctor(locale)] : []),
    texts.ideasNotLogged(locale),
  ];
  return { text: lines.join('\n') };
}

function kindOf(mealType: MealType): Idea['for'] {
  if (mealType === 'breakfast') return 'breakfast';
  return mealType === 'lunch' || mealType === 'dinner' ? 'main' : 'snack';
}

const weighed = (idea: Idea) => {
  const { items } = understandMeal(idea.told, loadFoodTable());
  const { energyKcal, proteinG } = totalOf(items).nutrients;
  return { told: idea.told, items, energy: energyKcal, protein: proteinG };
};
type Weighed = ReturnType<typeof weighed>;

/** In English as it is told; else its foods one by one: "2 पीस रोटी और 1 कटोरी दाल". */
function mealText(locale: Locale, { told, items }: Weighed): string {
  if (locale === 'en') return told;
  const foods = items.map((item) => `${portion(locale, item.quantity, item.unit)} ${nameOfFood(locale, item)}`);
  return foods.reduce((one, other) => texts.and(locale, one, other));
}

function within(limit: number, kind: Idea['for'], eaten: Idea[]): Weighed[] {
  const fitting = eaten.filter((idea) => idea.for === kind).map(weighed);
  return fitting
    .filter(({ energy }) => energy <= limit)
    .sort((one, other) => other.protein / other.energy - one.protein / one.energy);
}

function inTurnOf(fitting: Weighed[], today: string): Weighed[] {
  const best = fitting.slice(0, inTurn);
  const day = Math.floor(Date.parse(today) / 86_400_000);
  const first = (day * shown) % best.length;
  return [...best, ...best].slice(first, first + Math.min(shown, best.length));
}

const lightest = (eaten: Idea[]): Weighed[] =>
  eaten
    .filter((idea) => idea.for === 'snack')
    .map(weighed)
    .sort((one, other) => one.energy - other.energy)
    .slice(0, shown);
