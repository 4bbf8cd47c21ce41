/** Lets `width` pieces of work run at once and up to `room` more wait in order. */
export interface Gate {
  /** Runs the work when its turn comes; undefined, at once, where there is no room to wait. */
  run<T>(work: () => Promise<T>): Promise<T | undefined>;
}

export function createGate(width: number, room = Number.POSITIVE_INFINITY): Gate {
  const waiting: (() => void)[] = [];
  let running = 0;
  return {
    async run(work) {
      if (running >= width) {
        if (waiting.length >= room) return undefined;
        await new Promise<void>((resolve) => waiting.push(resolve));
      } else running += 1;
      try {
        return await work();
      } finally {
        // Whoever waits longest takes over the place.
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
