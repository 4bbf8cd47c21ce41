import type { Goals } from '../../../../contract/accounts/profile.ts';
import { noReachWeight } from '../../../../texts/entries/body.ts';
import * as texts from '../../../../texts/settings.ts';
import { bodyWeight } from '../../../../texts/units.ts';
import type { Person, Turn } from '../../../assistant/skill.ts';
import { addDays } from '../../../lib/dates.ts';
import { diaryDateOf } from '../../../lib/diaryDates.ts';
import type { TargetPerson } from '../../care/policy.ts';
import { hidesDeficits, listBalanceDays } from '../data.ts';
import { balanceDays, proposeEnergy } from '../policy.ts';
import type { Settings } from '../reading.ts';

/** kg a week that is safe and that most people keep up (NHLBI). */
const safePace = 0.5;
const daysPerWeek = 7;

/** kg a week that bring somebody to a weight by the date that they named; undefined where that is no loss. */
export function paceUntil(
  { dueDate, weightKg }: Settings,
  weightTarget: number | undefined,
  known: TargetPerson,
  today: string,
): number | undefined {
  const from = weightKg ?? known.weightKg;
  if (dueDate === undefined || !weightTarget || !from || weightTarget >= from) return undefined;
  const weeks = (Date.parse(dueDate) - Date.parse(today)) / 86_400_000 / daysPerWeek;
  return Math.round(((from - weightTarget) / weeks) * 100) / 100;
}

/** The energy target that a pace asks for, with its reason; undefined where the body isn't known, or deficits are hidden. */
export async function energyForPace(
  goals: Goals,
  { gender, heightCm, weightKg, ageYears, lifeStage }: TargetPerson,
  { db, person, now }: Turn,
): Promise<{ kcal: number; reason: string } | undefined> {
  if (!gender || !heightCm || !weightKg || !ageYears || goals.weightTarget >= weightKg) return undefined;
  if (goals.weightTarget === 0 || goals.lossKgPerWeek === 0 || (await hidesDeficits(db, person.owner)))
    return undefined;
  const today = diaryDateOf(now, person);
  const days = await listBalanceDays(db, person.owner, addDays(today, -balanceDays), addDays(today, -1));
  const { weightTarget, lossKgPerWeek } = goals;
  const body = { gender, heightCm, weightKg, ageYears, lifeStage, weightTarget, lossKgPerWeek };
  const { kcal, reasons } = proposeEnergy({ ...body, activityLevel: 'light' }, days, person);
  return { kcal, reason: reasons.join(' ') };
}

/** How long a change takes at the pace that is set, or else at a safe one. */
export function paceLines(
  { loseKg, dueDate }: Settings,
  goals: Goals,
  weightTarget: number | undefined,
  known: TargetPerson,
  person: Person,
): string[] {
  if (weightTarget === undefined || (loseKg === undefined && dueDate === undefined)) return [];
  if (loseKg === undefined && known.weightKg === 0) return [noReachWeight(person.locale)];
  const toLose = loseKg ?? known.weightKg - weightTarget;
  const pace = (toLose > 0 && goals.lossKgPerWeek) || safePace;
  const weeks = Math.ceil(Math.abs(toLose) / pace);
  return [texts.pace(person.locale, bodyWeight(person, weightTarget), weeks, bodyWeight(person, pace, 2))];
}
