import type { KyselyPlugin } from 'kysely';
import { givingWay } from '../lib/givingWay.ts';

/**
 * Gives way between statements of the embedded engine, which answers within the process: a transaction that reads for
 * long would keep the loop otherwise.
 */
export class GivesWay implements KyselyPlugin {
  readonly #giveWay = givingWay();

  transformQuery: KyselyPlugin['transformQuery'] = ({ node }) => node;

  transformResult: KyselyPlugin['transformResult'] = async ({ result }) => {
    await this.#giveWay();
    return result;
  };
}
