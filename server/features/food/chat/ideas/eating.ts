import type { Diet } from '../../../../../contract/accounts/profile.ts';
import type { Db } from '../../../../db/open.ts';
import { addDays } from '../../../../lib/dates.ts';
import type { OwnerId } from '../../../../lib/owner.ts';
import { findProfile } from '../../../profile/data.ts';
import { eatsAnimals } from '../../data.ts';
import { usualDiet, type Wanted } from './fitting.ts';

const daysOfDiet = 30;

/** How somebody eats, by what they told and had lately, with the diets `wished` for this time. */
export async function findEating(
  db: Db,
  owner: OwnerId,
  today: string,
  wished: Diet[] = [],
): Promise<Pick<Wanted, 'diets' | 'allergies' | 'dislikes'>> {
  const [{ diets, allergies, dislikes }, eats] = await Promise.all([
    findProfile(db, owner),
    eatsAnimals(db, owner, addDays(today, -daysOfDiet)),
  ]);
  return { diets: [...new Set([...diets, ...wished, ...usualDiet(diets, wished, eats)])], allergies, dislikes };
}

/** Counts days, so that what is suggested in turn changes with each. */
export const dayNumber = (date: string): number => Math.floor(Date.parse(date) / 86_400_000);
