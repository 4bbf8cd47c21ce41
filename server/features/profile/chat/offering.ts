import type { Goals } from '../../../../contract/accounts/profile.ts';
import * as texts from '../../../../texts/settings.ts';
import { findQuestion } from '../../../assistant/data.ts';
import type { Outcome, Turn } from '../../../assistant/skill.ts';
import { readAgreement } from '../../../language/agreement.ts';
import { findStoredGoals } from '../data.ts';
import type { Settings } from '../reading.ts';
import { readLooseDiets } from './dietReading.ts';
import { applySettings } from './settings.ts';
import { targetLine } from './targets.ts';
import { bounded, inGrams, readLooseTargets } from './targetsReading.ts';

interface Offered {
  offered: Settings;
}

/** Asks whether to set what a message likely wants set; undefined where it names no figure and no diet. */
export async function offerSettings({ db, said, person }: Turn): Promise<Outcome | undefined> {
  const { locale, owner } = person;
  const targets = readLooseTargets(said);
  const stored = await findStoredGoals(db, owner);
  const goals = targets ? bounded(inGrams(targets, stored.caloriesConsumePerDay)).within : {};
  const diets = readLooseDiets(said);
  const lines = [
    ...Object.entries(goals).map(([name, value]) => targetLine(person, name as keyof Goals, value)),
    ...(diets.length > 0 ? [texts.diet(locale, diets.map((diet) => texts.diets[diet](locale)).join(', '))] : []),
  ];
  if (lines.length === 0) return undefined;
  const diet = { diets, noDiets: [], allergies: [], noAllergies: [], dislikes: [], noDislikes: [] };
  const data: Offered = { offered: { goals, ...(diets.length > 0 && { diet }) } };
  const buttons = [
    { label: texts.setIt(locale), action: 'profile.agree' },
    { label: texts.leaveIt(locale), action: 'profile.decline' },
  ];
  return {
    text: texts.shallISet(locale, lines.join('\n')),
    buttons: () => [buttons],
    question: { skill: 'profile', data },
  };
}

export async function takeUpOffer(data: unknown, text: string, turn: Turn): Promise<Outcome | undefined> {
  const agreement = readAgreement(text);
  if (agreement === 'no') return { text: texts.nothingSet(turn.person.locale) };
  return agreement === 'yes' ? applySettings((data as Offered).offered, turn) : undefined;
}

export async function agreeByButton(turn: Turn): Promise<Outcome | undefined> {
  const question = await findQuestion(turn.db, turn.person.owner, turn.now);
  const data = question?.skill === 'profile' ? (question.data as Offered | undefined) : undefined;
  return data && applySettings(data.offered, turn);
}
