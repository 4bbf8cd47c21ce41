import type { Selectable } from 'kysely';
import { validate as isUuid } from 'uuid';
import type { Db } from '../../db/open.ts';
import type { PersonalFoods } from '../../db/schema.ts';
import type { OwnerId } from '../../lib/owner.ts';
import { type Food, noTraits, type Portion } from './types.ts';

const MOST_PERSONAL_FOODS = 1_000;

/** Without a portion of its own a food is eaten by 100 g. */
export const WHOLE_PORTION: Portion = { unit: 'serving', grams: 100, sizes: {} };

export type PersonalFoodRow = Selectable<PersonalFoods>;

/** The foods that a person has entered, the latest first. */
export async function listPersonalFoods(db: Db, owner: OwnerId): Promise<PersonalFoodRow[]> {
  return db
    .selectFrom('personalFoods')
    .selectAll()
    .where('userId', '=', owner)
    .where('deletedAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_PERSONAL_FOODS)
    .execute();
}

export async function findPersonalFood(db: Db, owner: OwnerId, id: string): Promise<PersonalFoodRow | undefined> {
  return db
    .selectFrom('personalFoods')
    .selectAll()
    .where('userId', '=', owner)
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
}

/** Those of the foods with these ids that the person has; what is no id of a food of one's own is none. */
export async function findPersonalFoods(db: Db, owner: OwnerId, ids: string[]): Promise<PersonalFoodRow[]> {
  const known = ids.filter((id) => isUuid(id));
  if (known.length === 0) return [];
  return db
    .selectFrom('personalFoods')
    .selectAll()
    .where('userId', '=', owner)
    .where('id', 'in', known)
    .where('deletedAt', 'is', null)
    .execute();
}

/** The food of this name, in whatever case it is written. */
export async function findPersonalFoodNamed(
  db: Db,
  owner: OwnerId,
  name: string,
): Promise<PersonalFoodRow | undefined> {
  return db
    .selectFrom('personalFoods')
    .selectAll()
    .where('userId', '=', owner)
    .where(
      ({ fn }) => fn<string>('lower', ['name']),
      '=',
      ({ fn, val }) => fn<string>('lower', [val(name)]),
    )
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
}

/** The food as the reading of meals knows foods. */
export function toPersonalFood(row: PersonalFoodRow): Food {
  const { id, name, otherNames, energyKcal, proteinG, carbohydrateG, fatG, fiberG, sugarG } = row;
  const { sodiumMg, cholesterolMg } = row;
  const portions = row.portions as unknown as Portion[];
  return {
    id,
    name,
    names: otherNames,
    group: 'My foods',
    cuisine: 'personal',
    state: undefined,
    traits: noTraits,
    per100g: { energyKcal, proteinG, carbohydrateG, fatG, fiberG, sugarG, sodiumMg, cholesterolMg },
    portions: portions.length > 0 ? portions : [WHOLE_PORTION],
    defaultQuantity: 1,
    densityGPerMl: 1,
    source: 'own food',
  };
}
