import type { Clock } from './clock.ts';

/** Leaves somebody alone for a while who failed several times on end; after it, one more failure is enough. */
export function createBreaker(clock: Clock, { mostFailures, pauseMs }: { mostFailures: number; pauseMs: number }) {
  let failures = 0;
  let pausedUntil = 0;
  return {
    isOpen: () => clock.now().getTime() < pausedUntil,
    async watch<Value>(run: () => Promise<Value>): Promise<Value> {
      try {
        const value = await run();
        failures = 0;
        return value;
      } catch (error) {
        failures += 1;
        if (failures >= mostFailures) pausedUntil = clock.now().getTime() + pauseMs;
        throw error;
      }
    },
  };
}
