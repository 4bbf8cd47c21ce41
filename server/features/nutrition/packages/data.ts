import type { Db } from '../../../db/open.ts';
import type { OwnerId } from '../../../lib/owner.ts';
import type { PersonalFoodRow } from '../data.ts';
import type { ImportedFood } from '../import/importedFood.ts';

/** The latest food of the person's own that was read from the pack with this barcode. */
export async function findOwnPackage(db: Db, owner: OwnerId, barcode: string): Promise<PersonalFoodRow | undefined> {
  return db
    .selectFrom('personalFoods')
    .selectAll()
    .where('userId', '=', owner)
    .where('barcode', '=', barcode)
    .where('deletedAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .executeTakeFirst();
}

export interface Lookup {
  product: ImportedFood | null;
  lookedUpAt: Date;
}

/** undefined where that barcode was never looked up. */
export async function findLookup(db: Db, code: string): Promise<Lookup | undefined> {
  const row = await db
    .selectFrom('barcodeLookups')
    .select(['product', 'lookedUpAt'])
    .where('code', '=', code)
    .executeTakeFirst();
  return row as Lookup | undefined;
}
