import { setImmediate as othersHadTheirTurn } from 'node:timers/promises';

const msOfTurn = 10;

/**
 * Takes the steps of some work, with everybody else's turn after every 10 ms; undefined where it takes more than so many
 * ms of the processor in all. On a busy machine the clock on the wall says little.
 */
export async function inTurns<Result>(steps: Generator<void, Result>, mostMs: number): Promise<Result | undefined> {
  for (let left = mostMs; left > 0; ) {
    const start = process.threadCpuUsage();
    let taken = 0;
    while (taken < msOfTurn) {
      const step = steps.next();
      if (step.done) return step.value;
      const { user, system } = process.threadCpuUsage(start);
      taken = (user + system) / 1_000;
    }
    left -= taken;
    await othersHadTheirTurn();
  }
  return undefined;
}
