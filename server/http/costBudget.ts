import { tooMuchAtOnce } from '../../texts/refusals/limits.ts';
import { HttpProblem } from './problem.ts';

const windowMs = 60_000;
/** Beyond so many callers in a minute the oldest are forgotten, which only gives them a new budget. */
const mostCallers = 50_000;

export interface Budget {
  /** Takes the cost of a call out of the caller's minute; throws 429 when it is used up. Returns headers for the answer. */
  spend(caller: string, cost: number): Record<string, string>;
}

/**
 * What one person, or one network of people who aren't signed in, may cost this process in a minute. It counts by a
 * clock that nobody can set, in memory, as every request asks; what must hold across processes uses limitRate too.
 * The headers are those of draft-ietf-httpapi-ratelimit-headers-10.
 */
export function createBudget(perMinute: number): Budget {
  const callers = new Map<string, { spent: number; endsAt: number }>();
  return {
    spend(caller, cost) {
      const now = performance.now();
      const known = callers.get(caller);
      const minute = known && known.endsAt > now ? known : { spent: 0, endsAt: now + windowMs };
      if (minute !== known) {
        // Those who come first in a map were put there first, so their minutes end first.
        callers.delete(caller);
        for (const [name, { endsAt }] of callers) {
          if (endsAt > now && callers.size < mostCallers) break;
          callers.delete(name);
        }
        callers.set(caller, minute);
      }
      minute.spent += cost;
      const seconds = Math.max(1, Math.ceil((minute.endsAt - now) / 1_000));
      const headers = {
        'ratelimit-policy': `"cost";q=${perMinute};w=${windowMs / 1_000}`,
        ratelimit: `"cost";r=${Math.max(0, perMinute - minute.spent)};t=${seconds}`,
      };
      if (minute.spent <= perMinute) return headers;
      throw new HttpProblem(
        429,
        'too_many_requests',
        (locale) => tooMuchAtOnce(locale, seconds),
        {},
        { ...headers, 'retry-after': String(seconds) },
      );
    },
  };
}
