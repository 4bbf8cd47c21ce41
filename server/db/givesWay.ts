import { setImmediate as othersHadTheirTurn } from 'node:timers/promises';
import type { KyselyPlugin } from 'kysely';

const msOfTurn = 20;

/**
 * Lets everybody else have their turn between statements of the embedded engine, which answers within the process: a
 * transaction that reads for long would keep the loop otherwise.
 */
export class GivesWay implements KyselyPlugin {
  #given = performance.now();

  transformQuery: KyselyPlugin['transformQuery'] = ({ node }) => node;

  transformResult: KyselyPlugin['transformResult'] = async ({ result }) => {
    if (performance.now() - this.#given > msOfTurn) {
      await othersHadTheirTurn();
      this.#given = performance.now();
    }
    return result;
  };
}
