import type { Turn } from '../../../assistant/skill.ts';
import { findDay } from '../../../db/dailyTotals.ts';
import type { Db } from '../../../db/open.ts';
import { diaryDateOf } from '../../../lib/diaryDates.ts';
import { findGoals, findProfile } from '../../profile/data.ts';

/** The least that advice about the rest of a day needs: its energy and protein beside their targets, and what the person doesn't eat. */
export async function listFacts(db: Db, { person, now }: Turn): Promise<string> {
  const { owner } = person;
  const [day, goals, { diets, allergies }] = await Promise.all([
    findDay(db, owner, diaryDateOf(now, person)),
    findGoals(db, owner),
    findProfile(db, owner),
  ]);
  const figures = [
    ['Energy', 'kcal', day.energyKcal, goals.caloriesConsumePerDay],
    ['Protein', 'g', day.proteinG, goals.proteinG],
  ] as const;
  const lines = figures.map(([name, unit, eaten, target]) => {
    const left = Math.max(0, Math.round(target - eaten));
    return `${name} today: ${Math.round(eaten)} ${unit}${target > 0 ? `; left: ${left} ${unit}` : ''}.`;
  });
  if (diets.length > 0) lines.push(`Diet: ${diets.join(', ')}.`);
  if (allergies.length > 0) lines.push(`Allergies: ${allergies.join(', ')}.`);
  return lines.join('\n');
}
