import { shortDate } from '../../../../texts/dates.ts';
import * as texts from '../../../../texts/entries/weight.ts';
import { bodyWeight } from '../../../../texts/units.ts';
import type { Person } from '../../../assistant/skill.ts';
import type { Db } from '../../../db/open.ts';
import { localDateOf } from '../../../lib/dates.ts';
import { findKnownWeight, type Weighing } from '../data.ts';
import { isUnusual } from '../policy.ts';

type Weigher = Pick<Person, 'owner' | 'locale' | 'timeZone' | 'weightUnit'>;

/** Why a weight of that moment is asked about before it is saved; undefined of one that is as expected. */
export async function whyUnusual(
  db: Db,
  person: Weigher,
  weightKg: number,
  moment: Weighing,
  now: Date,
): Promise<string | undefined> {
  const known = await findKnownWeight(db, person.owner, moment);
  if (!isUnusual(weightKg, known?.weightKg)) return undefined;
  const { locale } = person;
  const told = bodyWeight(person, weightKg);
  if (!known) return texts.fewWeigh(locale, told);
  const date = shortDate(locale, known.localDate, localDateOf(now, person.timeZone));
  return texts.lastWas(locale, told, bodyWeight(person, known.weightKg), date);
}
