export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

const syncEveryMs = 60_000;

/**
 * The time of a database, which all processes share, carried on by the process's own count of milliseconds: whoever sets
 * the clock of this machine changes nothing. `ask` reads the database's time; the clock is set by it again each minute.
 */
export async function createSharedClock(ask: () => Promise<Date>): Promise<Clock & { stop(): void }> {
  const offset = async () => {
    const before = performance.now();
    const time = await ask();
    return time.getTime() - (before + performance.now()) / 2;
  };
  let offsetMs = await offset();
  const sync = setInterval(() => {
    // Where the database doesn't answer, the clock goes on as it went.
    offset().then(
      (measured) => {
        offsetMs = measured;
      },
      () => undefined,
    );
  }, syncEveryMs);
  sync.unref();
  return { now: () => new Date(Math.round(offsetMs + performance.now())), stop: () => clearInterval(sync) };
}
