import { figure } from '../../../texts/numbers.ts';
import type { Outcome, Skill, Turn } from '../../assistant/skill.ts';
import { findDay } from '../../db/dailyTotals.ts';
import { listEntries } from '../../db/entries.ts';
import { addDays, localDateOf, shortDate } from '../../lib/dates.ts';
import { findGoals } from '../profile/data.ts';
import { findLatestWeight } from '../weight/data.ts';
import { describeChange } from '../weight/policy.ts';
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
        return describeDay(turn.daysAgo === 0 ? 'Today' : shortDate(said, today), said, turn);
      case 'yesterday':
        return describeDay('Yesterday', addDays(today, -1), turn);
      case 'week':
        return describeWeek(today, turn);
      case 'weight':
        return describeWeight(today, turn);
      default:
        return undefined;
    }
  },
};

async function describeDay(name: string, date: string, { db, person }: Turn): Promise<Outcome> {
  const day = await findDay(db, person.owner, date);
  const goals = await findGoals(db, person.owner);
  const foods = await listEntries(db, 'foodEntries', person.owner, date);
  const left = Math.round(goals.caloriesConsumePerDay - day.energyKcal);
  const energy = `Energy: ${figure(day.energyKcal)} of ${figure(goals.caloriesConsumePerDay)} kcal, ${figure(Math.abs(left))} ${left >= 0 ? 'left' : 'over'}`;
  const lines = [
    energy,
    `Protein ${figure(day.proteinG)} g, carbs ${figure(day.carbohydrateG)} g, fat ${figure(day.fatG)} g`,
    `Water: ${figure(day.waterMl / 1_000, 2)} of ${figure(goals.waterLitersPerDay, 2)} L`,
    `Activity: ${figure(day.activeMin)} min, ${figure(day.burnedKcal)} of ${figure(goals.calorieBurnPerDay)} kcal burned`,
    `Sleep: ${figure(day.sleepHr, 1)} of ${figure(goals.sleepHrsTarget, 1)} h`,
  ];
  if (foods.length === 0) lines.push('', 'No food yet. Tell me what you ate.');
  else lines.push('', ...foods.map((food) => `• ${food.foodName}: ${figure(food.energyKcal)} kcal`));
  return { text: `${name}\n${lines.join('\n')}` };
}

async function describeWeek(today: string, { db, person }: Turn): Promise<Outcome> {
  const week = (await findRangeTotals(db, person.owner, today)).find(({ range }) => range === 'week');
  if (!week) return { text: 'Nothing was logged in the last 7 days.' };
  const lines = [
    'The last 7 days, in all',
    `Energy: ${figure(week.energyKcal)} kcal, protein ${figure(week.proteinG)} g`,
    `Water: ${figure(week.waterMl / 1_000, 2)} L`,
    `Activity: ${figure(week.activeMin)} min, ${figure(week.distanceKm, 1)} km, ${figure(week.burnedKcal)} kcal burned`,
    `Weight: ${describeChange(week.weightChangeKg)}`,
    `Days with all goals met: ${week.goalDaysMet}`,
  ];
  return { text: lines.join('\n') };
}

async function describeWeight(today: string, { db, person, now }: Turn): Promise<Outcome> {
  const latest = await findLatestWeight(db, person.owner, now);
  if (!latest) return { text: 'No weight yet. Write, say, weight 72.4.' };
  const span = { from: addDays(today, -29), to: today, window: movingAverageDays };
  const { changeKg, weightTarget } = await findWeightTrend(db, person.owner, span);
  const toGo = Math.abs(latest.weightKg - weightTarget);
  const lines = [
    `Weight: ${figure(latest.weightKg, 1)} kg on ${shortDate(latest.localDate, today)}`,
    `Last 30 days: ${describeChange(changeKg)}`,
    ...(weightTarget > 0 ? [`Target: ${figure(weightTarget, 1)} kg, ${figure(toGo, 1)} kg to go`] : []),
  ];
  return { text: lines.join('\n') };
}
