import * as texts from '../../../../texts/settings.ts';
import { bodyHeight, bodyWeight } from '../../../../texts/units.ts';
import type { Turn } from '../../../assistant/skill.ts';
import { findTargetPerson } from '../../care/data.ts';
import { findGoals, findProfile } from '../data.ts';
import { describeGoals } from './targets.ts';

/** What a person told of themselves, and their targets. */
export async function describeSelf({ db, person, now }: Turn): Promise<string> {
  const { locale, owner } = person;
  const [profile, body, goals] = await Promise.all([
    findProfile(db, owner),
    findTargetPerson(db, owner, now),
    findGoals(db, owner),
  ]);
  const { firstName, lastName, diets, allergies, dislikes } = profile;
  const name = [firstName, lastName].filter(Boolean).join(' ');
  const lines = [
    name && texts.firstName(locale, name),
    body.gender && texts.sexes[body.gender](locale),
    body.ageYears > 0 && texts.age(locale, body.ageYears),
    body.heightCm > 0 && texts.height(locale, bodyHeight(person, body.heightCm)),
    body.weightKg > 0 && texts.weight(locale, bodyWeight(person, body.weightKg)),
    diets.length > 0 && texts.diet(locale, diets.map((diet) => texts.diets[diet](locale)).join(', ')),
    allergies.length > 0 && texts.allergies(locale, allergies.join(', ')),
    dislikes.length > 0 && texts.dislikes(locale, dislikes.join(', ')),
  ].filter(Boolean);
  const told = lines.length > 0 ? [texts.aboutYou(locale), ...lines] : [texts.nothingAboutYou(locale)];
  return [...told, '', describeGoals(person, goals)].join('\n');
}
