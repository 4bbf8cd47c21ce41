/** Lets `width` pieces of work run at once and others wait in order, those of one person after those of another. */
export interface Gate {
  /** Runs the work when its turn comes; undefined, at once, where there is no room to wait. */
  run<T>(work: () => Promise<T>, who?: string): Promise<T | undefined>;
}

/** Up to `room` pieces wait, of one person up to `roomEach`. */
export function createGate(width: number, room = Number.POSITIVE_INFINITY, roomEach = room): Gate {
  const waiting: { who: string | undefined; begin: () => void }[] = [];
  let running = 0;
  let last: string | undefined;
  /** Whoever waits longest, but for the person who has just had a turn. */
  const next = () => {
    const at = waiting.findIndex(({ who }) => who === undefined || who !== last);
    return waiting.splice(Math.max(at, 0), 1)[0];
  };
  return {
    async run(work, who) {
      if (running >= width) {
        const theirs = waiting.filter((one) => who !== undefined && one.who === who).length;
        if (waiting.length >= room || theirs >= roomEach) return undefined;
        await new Promise<void>((begin) => waiting.push({ who, begin }));
      } else running += 1;
      last = who;
      try {
        return await work();
      } finally {
        const turn = next();
        if (turn) turn.begin();
        else running -= 1;
      }
    },
  };
}
