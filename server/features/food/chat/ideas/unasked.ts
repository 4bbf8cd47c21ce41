import { type MealType, mealAt } from '../../../../../contract/entries/food.ts';
import * as texts from '../../../../../texts/food/suggestions.ts';
import { dayFigure, dayVolume, kcal } from '../../../../../texts/units.ts';
import type { Outcome, Turn } from '../../../../assistant/skill.ts';
import { findDay } from '../../../../db/dailyTotals.ts';
import { localMinutesOf } from '../../../../lib/dates.ts';
import { diaryDateOf } from '../../../../lib/diaryDates.ts';
import { findTargetPerson } from '../../../care/data.ts';
import { referenceIntakes } from '../../../nutrition/table/referenceIntakes.ts';
import { findGoals } from '../../../profile/data.ts';
import { listNutrientDays, maySuggest } from '../../data.ts';
import { takeSuggestion } from '../../mutations.ts';
import { dayNumber, findEating } from './eating.ts';
import { fits, leftOfDay, placeOf, type Wanted, type WeighedIdea, weighedIdeas } from './fitting.ts';
import { type Gap, gapOf, isEvening } from './gap.ts';
import { mealText } from './wording.ts';

/** A food that brings less is no help. */
const leastBrought = { proteinG: 6, fiberG: 3 };
/** As many are suggested in turn, day by day. */
const inTurn = 3;

/** What is said at the end of an evening's log about a real gap of that day, as often at most as the person wants it. */
export async function suggestUnasked(
  dates: string[],
  turn: Turn,
): Promise<Pick<Outcome, 'text' | 'buttons'> | undefined> {
  const { db, person, now, handledAt } = turn;
  const { owner, locale, timeZone } = person;
  const today = diaryDateOf(handledAt, person);
  const isNow = dates.includes(today) && turn.replaced === undefined;
  if (!isNow || !isEvening(localMinutesOf(handledAt, timeZone))) return undefined;
  const occasion = { today, now: handledAt };
  if (!(await maySuggest(db, owner, occasion))) return undefined;
  const day = await findDay(db, owner, today);
  const [goals, [nutrients], body] = await Promise.all([
    findGoals(db, owner),
    listNutrientDays(db, owner, today, today),
    findTargetPerson(db, owner, now),
  ]);
  const reference = referenceIntakes(body, goals.caloriesConsumePerDay);
  const gap = nutrients && gapOf(day, goals, reference, nutrients.knownShares);
  if (!gap) return undefined;
  const said = gap.of === 'water' ? waterText(gap, turn) : await foodText(gap.of, gap, leftOfDay(day, goals), turn);
  if (!said || !(await takeSuggestion(db, owner, occasion))) return undefined;
  const fewer = { label: texts.fewer(locale), action: 'profile.fewer' };
  const log = said.place === undefined ? [] : [{ label: texts.logIt(locale), action: logOf(said.place, turn) }];
  return { text: said.text, buttons: () => [[...log, fewer]] };
}

const mealNow = ({ handledAt, person }: Turn): MealType => mealAt(localMinutesOf(handledAt, person.timeZone));
const logOf = (place: number, turn: Turn) => `food.idea:${place}x0:${mealNow(turn)}`;

function waterText({ had, target }: Gap, { person }: Turn): { text: string; place?: number } {
  return { text: texts.waterGap(person.locale, dayFigure(person, had), dayVolume(person, target)) };
}

async function foodText(
  of: 'proteinG' | 'fiberG',
  { had, target }: Gap,
  most: Wanted['most'],
  { db, person, handledAt }: Turn,
): Promise<{ text: string; place: number } | undefined> {
  const { owner, locale } = person;
  const today = diaryDateOf(handledAt, person);
  const wanted = { ...(await findEating(db, owner, today)), holding: [], most };
  const helpful = helpfulIdeas(
    of,
    weighedIdeas().filter((idea) => idea.for === 'snack' && fits(idea, wanted)),
  );
  const idea = helpful[dayNumber(today) % Math.max(helpful.length, 1)];
  if (!idea) return undefined;
  const { energyKcal, [of]: brought } = idea.nutrients;
  const text = texts.gaps[of](locale, had, target, mealText(locale, idea), brought, kcal(locale, energyKcal));
  return { text, place: placeOf(idea) };
}

const helpfulIdeas = (of: 'proteinG' | 'fiberG', ideas: WeighedIdea[]): WeighedIdea[] =>
  ideas
    .filter(({ nutrients }) => nutrients[of] >= leastBrought[of])
    .sort((one, other) => other.nutrients[of] - one.nutrients[of])
    .slice(0, inTurn);
