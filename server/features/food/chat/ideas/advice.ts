import { type MealType, mealAt } from '../../../../../contract/entries/food.ts';
import { today as todayTitle } from '../../../../../texts/dates.ts';
import { energyOfDay } from '../../../../../texts/day.ts';
import * as texts from '../../../../../texts/food/food.ts';
import { mealTitle } from '../../../../../texts/food/meals.ts';
import type { Locale } from '../../../../../texts/locale.ts';
import { kcal } from '../../../../../texts/units.ts';
import type { Outcome, Turn } from '../../../../assistant/skill.ts';
import { emptyDay, findDay } from '../../../../db/dailyTotals.ts';
import { saysTomorrow } from '../../../../language/comingDays.ts';
import { tokenise } from '../../../../language/tokens.ts';
import { localMinutesOf } from '../../../../lib/dates.ts';
import { diaryDateOf } from '../../../../lib/diaryDates.ts';
import { findGoals } from '../../../profile/data.ts';
import { readWishForIdeas, type WishForIdeas } from './adviceReading.ts';
import { dayNumber, findEating } from './eating.ts';
import { fits, leftOfDay, placeOf, type Wanted, type WeighedIdea, weighedIdeas } from './fitting.ts';
import { type IdeasQuestion, offerIdeas, takeUpIdea } from './ideaChoice.ts';
import type { Idea } from './ideas.ts';
import { asksForOthers } from './others.ts';
import { mealText } from './wording.ts';

/** What one meal should take of the day's energy at most. */
const shareOfDay: Record<Idea['for'], number> = { breakfast: 0.3, main: 0.4, snack: 0.12 };
const shown = 3;
/** As many are shown in turn, day by day. */
const inTurn = 6;

/** "What should I eat?": meals that fit the person and what is left of the day, those with more protein for their energy first. */
export async function answerAdvice(text: string, turn: Turn): Promise<Outcome | undefined> {
  const wish = readWishForIdeas(text);
  return wish && suggest(wish, turn);
}

/** Ideas for a message that surely asks for some, in whatever words. */
export async function guessIdeas(turn: Turn): Promise<Outcome | undefined> {
  const wish = readWishForIdeas(turn.said, true);
  return wish && suggest({ ...wish, isSpecial: false }, turn);
}

/** After ideas: one of them is taken, or others are asked for. */
export async function answerIdeas(question: IdeasQuestion, text: string, turn: Turn): Promise<Outcome | undefined> {
  const taken = await takeUpIdea(question, text, turn);
  if (taken || !asksForOthers(text)) return taken;
  return suggest({ ...question.wish, mealType: question.meal }, turn, [...question.before, ...question.places]);
}

/** The ideas that fit; leftovers needn't all go into one meal. */
function ideasFor(wanted: Wanted): WeighedIdea[] {
  const all = weighedIdeas().filter((idea) => fits(idea, wanted));
  const holdsOne = (idea: WeighedIdea) => wanted.holding.some((food) => fits(idea, { ...wanted, holding: [food] }));
  return all.length > 0 ? all : weighedIdeas().filter(holdsOne);
}

async function suggest(wish: WishForIdeas, turn: Turn, before: number[] = []): Promise<Outcome> {
  const { db, person, now } = turn;
  const { owner, locale } = person;
  const today = diaryDateOf(now, person);
  const isTomorrow = saysTomorrow(tokenise(turn.said));
  const [day, goals, eating] = await Promise.all([
    isTomorrow ? emptyDay : findDay(db, owner, today),
    findGoals(db, owner),
    findEating(db, owner, today, wish.diets),
  ]);
  const mealType = wish.mealType ?? nextMeal(isTomorrow, turn);
  const kind = kindOf(mealType);
  const target = goals.caloriesConsumePerDay;
  const left = leftOfDay(day, goals);
  const share = target > 0 ? target * shareOfDay[kind] : Number.POSITIVE_INFINITY;
  const energyKcal = Math.min(left.energyKcal, wish.mostKcal ?? share);
  const dislikes = [...eating.dislikes, ...wish.without];
  const wanted = { ...eating, dislikes, holding: wish.holding, most: { ...left, energyKcal } };
  const all = ideasFor(wanted);
  const others = all.filter((idea) => idea.for === kind && !before.includes(placeOf(idea)));
  // Once all were shown they come again.
  const fitting = others.length > 0 ? others : all;
  const chosen = chosenOf(fitting, kind, wish.holding.length > 0, today);
  const isFree = wish.mostKcal === undefined && wish.diets.length + wish.holding.length + wish.without.length === 0;
  const offered = chosen.length === 0 && isFree ? lightest({ ...wanted, most: unlimited }) : chosen;
  // A tap would log tomorrow's today.
  const isOfferable = offered.length > 0 && !isTomorrow;
  const meal = mealTitle(locale, mealType);
  const title = wish.without.length > 0 ? texts.mealWithout(locale, meal, wish.without.join(', ')) : meal;
  const head =
    chosen.length === 0
      ? (isFree && offered.length > 0 ? texts.lightIdeas : texts.nothingFits)(locale)
      : Number.isFinite(energyKcal)
        ? texts.ideasFor(locale, title, kcal(locale, energyKcal))
        : `${title}:`;
  const lines = [
    dayLine(locale, isTomorrow, day.energyKcal, target),
    head,
    ...offered.map(
      (idea) => `• ${texts.idea(locale, mealText(locale, idea), idea.nutrients.energyKcal, idea.nutrients.proteinG)}`,
    ),
    ...(wish.isSpecial ? [texts.askDoctor(locale)] : []),
    ...(offered.length > 0 ? [texts.ideasNotLogged(locale)] : []),
  ];
  return {
    text: lines.join('\n'),
    ...(isOfferable && offerIdeas(offered, { meal: mealType, wish, before: others.length > 0 ? before : [] }, locale)),
  };
}

const nextMeal = (isTomorrow: boolean, { now, person }: Turn): MealType =>
  isTomorrow ? 'breakfast' : mealAt(localMinutesOf(now, person.timeZone));

const dayLine = (locale: Locale, isTomorrow: boolean, eatenKcal: number, target: number): string =>
  isTomorrow ? texts.tomorrowWhole(locale, target) : energyOfDay(locale, todayTitle(locale), eatenKcal, target);

const unlimited = {
  netCarbsG: Number.POSITIVE_INFINITY,
  energyKcal: Number.POSITIVE_INFINITY,
  carbohydrateG: Number.POSITIVE_INFINITY,
  fatG: Number.POSITIVE_INFINITY,
};

function kindOf(mealType: MealType): Idea['for'] {
  if (mealType === 'breakfast') return 'breakfast';
  return mealType === 'lunch' || mealType === 'dinner' ? 'main' : 'snack';
}

const proteinShare = ({ nutrients }: WeighedIdea) => nutrients.proteinG / nutrients.energyKcal;

/** Those of the meal, the most protein for their energy first; what is to be made of something may be any meal. */
function chosenOf(fitting: WeighedIdea[], kind: Idea['for'], isAnyMeal: boolean, today: string): WeighedIdea[] {
  const ofMeal = fitting.filter((idea) => idea.for === kind);
  const best = (isAnyMeal && ofMeal.length === 0 ? fitting : ofMeal)
    .sort((one, other) => proteinShare(other) - proteinShare(one))
    .slice(0, inTurn);
  const first = best.length > 0 ? (dayNumber(today) * shown) % best.length : 0;
  return [...best, ...best].slice(first, first + Math.min(shown, best.length));
}

const lightest = (wanted: Wanted): WeighedIdea[] =>
  weighedIdeas()
    .filter((idea) => idea.for === 'snack' && fits(idea, wanted))
    .sort((one, other) => one.nutrients.energyKcal - other.nutrients.energyKcal)
    .slice(0, shown);
