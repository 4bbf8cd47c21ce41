import type { Db } from '../../../db/open.ts';
import type { ImportedFood } from '../import/importedFood.ts';

export async function keepLookup(db: Db, code: string, product: ImportedFood | undefined, now: Date): Promise<void> {
  const values = { product: product ? JSON.stringify(product) : null, lookedUpAt: now };
  await db
    .insertInto('barcodeLookups')
    .values({ code, ...values })
    .onConflict((conflict) => conflict.column('code').doUpdateSet(values))
    .execute();
}
