import { createContext, Script } from 'node:vm';

/** The work did not end in time. */
export class TookTooLong extends Error {}

const place: { work?: () => unknown } = {};
const context = createContext(place);
const script = new Script('work()');

/**
 * Runs work that computes and does nothing else, and ends it after so many milliseconds, also within a regular
 * expression or an endless loop: one hostile text can't stop the server. Throws TookTooLong.
 */
export function withinTime<T>(milliseconds: number, work: () => T): T {
  place.work = work;
  try {
    return script.runInContext(context, { timeout: milliseconds }) as T;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw new TookTooLong();
    throw error;
  } finally {
    delete place.work;
  }
}
