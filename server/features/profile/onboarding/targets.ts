import * as texts from '../../../../texts/onboarding.ts';
import type { Outcome, Turn } from '../../../assistant/skill.ts';
import { findTargetPerson } from '../../care/data.ts';
import { applySettings } from '../chat/settings.ts';
import { describeGoals } from '../chat/targets.ts';
import { findGoals, findStoredGoals, hidesDeficits } from '../data.ts';
import { proposeGoals } from '../policy.ts';
import { firstWeightTarget, fitsWish, mayBePregnant, missingParts, type Onboarding } from './policy.ts';

/** Sets the targets that follow from what was told, shows them with their reasons, and asks for the first meal. */
export async function proposeFirstTargets(wish: Onboarding['wish'], turn: Turn): Promise<Outcome> {
  const { db, person, now } = turn;
  const { owner, locale } = person;
  const known = await findTargetPerson(db, owner, now);
  const { gender, heightCm, weightKg, ageYears, lifeStage } = known;
  if (!gender || missingParts(known).length > 0)
    return { text: `${texts.firstMeal(locale)}\n\n${texts.targetsLater(locale)}` };
  const [stored, isHidden] = await Promise.all([findStoredGoals(db, owner), hidesDeficits(db, owner)]);
  const ownTarget = fitsWish(wish, stored.weightTarget, weightKg) ? stored.weightTarget : 0;
  const weightTarget = ownTarget || (wish && firstWeightTarget(wish, known)) || 0;
  const body = { gender, heightCm, weightKg, ageYears, lifeStage, weightTarget, activityLevel: 'light' as const };
  const { goals, reasons } = proposeGoals({ ...body, lossKgPerWeek: stored.lossKgPerWeek }, [], person);
  const set = await applySettings({ goals }, turn);
  const because = [texts.why(locale), ...reasons.map((reason) => `• ${reason}`)].join('\n');
  // Whoever is not to see deficits is told none here either.
  const parts = [describeGoals(person, await findGoals(db, owner)), ...(isHidden ? [] : [because])];
  const stages = [
    { label: texts.pregnant(locale), action: 'onboarding.stage:pregnant' },
    { label: texts.breastfeeding(locale), action: 'onboarding.stage:breastfeeding' },
  ];
  return {
    text: [...parts, texts.firstMeal(locale)].join('\n\n'),
    effects: set?.effects ?? [],
    buttons: () => (mayBePregnant(known) ? [stages] : []),
  };
}
