import { findProduct, LookupFailed } from '../../../clients/openFoodFacts.ts';
import type { AppContext } from '../../../context.ts';
import { isBeyondRate } from '../../../http/rateLimit.ts';
import type { OwnerId } from '../../../lib/owner.ts';
import { toPersonalFood } from '../data.ts';
import { findImportedFoodsById, toImportedFood } from '../import/data.ts';
import { readApiProduct } from '../import/openFoodFacts.ts';
import type { Food } from '../types.ts';
import { findLookup, findOwnPackage } from './data.ts';
import { keepLookup } from './mutations.ts';

/** Open Food Facts asks for at most 15 reads a minute from one address: https://openfoodfacts.github.io/openfoodfacts-server/api/ */
const lookupsPerMinute = 12;
const dayMs = 86_400_000;
/** What was unknown may be added, and recipes change. */
const keptMs = { known: 90 * dayMs, unknown: 7 * dayMs };

/** The food in the pack with this barcode: one's own, else of an import, else what Open Food Facts says; undefined where none knows it. */
export async function lookUpBarcode(context: AppContext, owner: OwnerId, code: string): Promise<Food | undefined> {
  const { db } = context;
  const own = await findOwnPackage(db, owner, code);
  if (own) return toPersonalFood(own);
  // Exports of Open Food Facts write some codes without their zeros.
  const written = [code, code.replace(/^0+/, '')];
  const [imported] = await findImportedFoodsById(
    db,
    written.map((each) => `off:${each}`),
  );
  return imported ?? askService(context, code);
}

async function askService(context: AppContext, code: string): Promise<Food | undefined> {
  const { db, clock, config, log } = context;
  const now = clock.now();
  const known = await findLookup(db, code);
  const food = known?.product ? toImportedFood(known.product) : undefined;
  const isFresh = known && now.getTime() - known.lookedUpAt.getTime() < keptMs[food ? 'known' : 'unknown'];
  if (isFresh || !config.openFoodFactsUrl) return food;
  if (await isBeyondRate(context, 'open food facts', lookupsPerMinute, 60)) return food;
  try {
    const caller = `FitPulse/1.0 (${config.publicUrl}; ${config.mail.from})`;
    const told = await findProduct(config.openFoodFactsUrl, code, caller);
    const reading = told && readApiProduct({ ...told, code });
    const product = reading?.kind === 'food' ? reading.food : undefined;
    await keepLookup(db, code, product, now);
    return product && toImportedFood(product);
  } catch (error) {
    if (!(error instanceof LookupFailed)) throw error;
    log.warn({ reason: error.message }, 'a barcode could not be looked up');
    return food;
  }
}
