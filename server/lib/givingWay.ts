import { setImmediate as othersHadTheirTurn } from 'node:timers/promises';

const msOfTurn = 20;

/** Lets everybody else have their turn where the last one is longer ago: to be awaited between the steps of long work. */
export function givingWay(): () => Promise<void> {
  let given = performance.now();
  return async () => {
    if (performance.now() - given <= msOfTurn) return;
    await othersHadTheirTurn();
    given = performance.now();
  };
}
