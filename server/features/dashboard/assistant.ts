import type { Outcome, Skill, Turn } from '../../assistant/skill.ts';
import { findDay } from '../../db/dailyTotals.ts';
import { listEntries } from '../../db/entries.ts';
import { addDays, localDateOf } from '../../lib/dates.ts';
import { figure } from '../../lib/text.ts';
import { findGoals } from '../profile/data.ts';

const asksForToday =
  /^\/?(?:today|summary|my day|day|status|aaj|आज|what (?:did|have) i (?:eat|eaten|have|had)(?: today| so far)*|how (?:am i doing|was my day)(?: today)?|(?:total|calories|kcal)(?: so far)? ?(?:today)?|how many calories (?:did i eat|have i (?:eaten|had)|so far)(?: today| so far)*|how many calories (?:are )?left(?: today)?|aaj (?:kya|kitna) khaya|आज क्या खाया)[?.! ]*$/i;
const asksForYesterday = /^\/?(?:yesterday|what did i (?:eat|have) yesterday|kal kya khaya|कल क्या खाया)[?.! ]*$/i;
const asksForGoals =
  /^\/?(?:goals?|my goals?|targets?|my targets?|what(?:'s| is| are) my (?:goals?|targets?)|लक्ष्य)[?.! ]*$/i;

/** Where the day and the targets stand. */
export const dashboardSkill: Skill = {
  name: 'dashboard',

  async answer(text, turn) {
    const today = localDateOf(turn.now, turn.person.timeZone);
    if (asksForToday.test(text)) return describeDay('Today', today, turn);
    if (asksForYesterday.test(text)) return describeDay('Yesterday', addDays(today, -1), turn);
    if (asksForGoals.test(text)) return describeGoals(turn);
    return undefined;
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

async function describeGoals({ db, person }: Turn): Promise<Outcome> {
  const goals = await findGoals(db, person.owner);
  const lines = [
    `Eat: ${figure(goals.caloriesConsumePerDay)} kcal`,
    `Water: ${figure(goals.waterLitersPerDay, 2)} L`,
    `Burn: ${figure(goals.calorieBurnPerDay)} kcal`,
    `Sleep: ${figure(goals.sleepHrsTarget, 1)} h`,
    ...(goals.weightTarget > 0 ? [`Weight: ${figure(goals.weightTarget, 1)} kg`] : []),
  ];
  return { text: `Your daily targets\n${lines.join('\n')}` };
}
