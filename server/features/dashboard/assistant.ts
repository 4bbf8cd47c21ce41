import { dayTitle, shortDate } from '../../../texts/dates.ts';
import * as texts from '../../../texts/day.ts';
import { kcal, kilograms } from '../../../texts/units.ts';
import * as weightTexts from '../../../texts/weight.ts';
import type { Outcome, Skill, Turn } from '../../assistant/skill.ts';
import { findDay } from '../../db/dailyTotals.ts';
import { listEntries } from '../../db/entries.ts';
import { addDays, localDateOf } from '../../lib/dates.ts';
import { findGoals } from '../profile/data.ts';
import { findLatestWeight } from '../weight/data.ts';
import { findRangeTotals, findWeightTrend } from './data.ts';
import { movingAverageDays } from './policy.ts';
import { readQuestion } from './reading.ts';

/** Where the day, the week and the weight stand. */
export const dashboardSkill: Skill = {
  name: 'dashboard',

  async answer(text, turn) {
    const today = localDateOf(turn.now, turn.person.timeZone);
    const said = addDays(today, -turn.daysAgo);
    switch (readQuestion(text)) {
      case 'today':
        return describeDay(said, today, turn);
      case 'yesterday':
        return describeDay(addDays(today, -1), today, turn);
      case 'week':
        return describeWeek(today, turn);
      case 'weight':
        return describeWeight(today, turn);
      default:
        return undefined;
    }
  },
};

async function describeDay(date: string, today: string, { db, person }: Turn): Promise<Outcome> {
  const { owner, locale } = person;
  const day = await findDay(db, owner, date);
  const goals = await findGoals(db, owner);
  const foods = await listEntries(db, 'foodEntries', owner, date);
  const lines = [
    dayTitle(locale, date, today),
    texts.energy(locale, day.energyKcal, goals.caloriesConsumePerDay),
    texts.macronutrients(locale, day.proteinG, day.carbohydrateG, day.fatG),
    texts.water(locale, day.waterMl / 1_000, goals.waterLitersPerDay),
    texts.activity(locale, day.activeMin, day.burnedKcal, goals.calorieBurnPerDay),
    texts.sleep(locale, day.sleepHr, goals.sleepHrsTarget),
    '',
    ...foods.map((food) => `• ${food.foodName}: ${kcal(locale, food.energyKcal)}`),
  ];
  if (foods.length === 0) lines.push(texts.noFood(locale));
  return { text: lines.join('\n') };
}

async function describeWeek(today: string, { db, person }: Turn): Promise<Outcome> {
  const { owner, locale } = person;
  const week = (await findRangeTotals(db, owner, today)).find(({ range }) => range === 'week');
  if (!week) return { text: texts.emptyWeek(locale) };
  const lines = [
    texts.week(locale),
    texts.weekEnergy(locale, week.energyKcal, week.proteinG),
    texts.weekWater(locale, week.waterMl / 1_000),
    texts.weekActivity(locale, week.activeMin, week.distanceKm, week.burnedKcal),
    texts.weekWeight(locale, weightTexts.change(locale, week.weightChangeKg)),
    texts.goalDays(locale, week.goalDaysMet),
  ];
  return { text: lines.join('\n') };
}

async function describeWeight(today: string, { db, person, now }: Turn): Promise<Outcome> {
  const { owner, locale } = person;
  const latest = await findLatestWeight(db, owner, now);
  if (!latest) return { text: weightTexts.none(locale) };
  const span = { from: addDays(today, -29), to: today, window: movingAverageDays };
  const { changeKg, weightTarget } = await findWeightTrend(db, owner, span);
  const toGo = Math.abs(latest.weightKg - weightTarget);
  const lines = [
    weightTexts.latest(locale, kilograms(locale, latest.weightKg), shortDate(locale, latest.localDate, today)),
    weightTexts.lastThirtyDays(locale, weightTexts.change(locale, changeKg)),
    ...(weightTarget > 0 ? [weightTexts.target(locale, kilograms(locale, weightTarget), kilograms(locale, toGo))] : []),
  ];
  return { text: lines.join('\n') };
}
