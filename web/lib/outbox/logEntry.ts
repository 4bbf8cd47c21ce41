import { entryKinds } from '../../../contract/entries/entryKinds.ts';
import type { AnswerOf, BodyOf, Route } from '../../../contract/http.ts';
import { ApiProblem, call } from '../api.ts';
import { localMomentAt } from '../format.ts';
import { rememberedPerson } from '../session.ts';
import { setReached } from './connection.ts';
import { addWaiting, listWaiting } from './waiting.ts';

/** Whoever logs something or sends what waits takes turns under this name, in all tabs. */
export const turns = 'fitpulse.logging';
/** Longer than that nobody waits for a call; should it have arrived, its key makes the repeat harmless. */
const patienceMs = 10_000;

/** Stands where the entry would: it waits on this device until FitPulse can be reached. */
export interface Waiting {
  waitingId: string;
}

export const isWaiting = (saved: unknown): saved is Waiting =>
  typeof saved === 'object' && 'waitingId' in Object(saved);

/** Sends something in its turn; where FitPulse can't be reached, it is kept for whoever is remembered here. */
export async function sendInTurn<Answer, Kept>(
  send: (signal?: AbortSignal) => Promise<Answer>,
  keep: (userId: string) => Promise<Kept>,
): Promise<Answer | Kept> {
  const userId = rememberedPerson();
  if (!userId) return send();
  return navigator.locks.request(turns, async () => {
    const before = await listWaiting(userId);
    // What is new comes after what was there before it.
    if (before.every(({ refusal }) => refusal !== undefined)) {
      const patience = AbortSignal.timeout(patienceMs);
      try {
        return await send(patience);
      } catch (error) {
        if (!patience.aborted && !isOutOfReach(error)) throw error;
        setReached(false);
      }
    }
    return keep(userId);
  });
}

/** Logs something, now or once FitPulse can be reached. The key is of that attempt. */
export function logEntry<R extends Route & { idempotent: true }>(
  route: R,
  body: BodyOf<R>,
  idempotencyKey: string,
): Promise<AnswerOf<R> | Waiting> {
  const madeAt = localMomentAt(new Date());
  return sendInTurn(
    (signal) => call<Route>(route, { body, idempotencyKey } as object, signal) as Promise<AnswerOf<R>>,
    async (userId) => {
      const path = route.path;
      // Told nothing else, it happened when it was made.
      const timed = { [timeFieldOf(path)]: madeAt, ...JSON.parse(JSON.stringify(body)) };
      await addWaiting({ id: idempotencyKey, userId, method: 'post', path, body: timed, madeAt });
      return { waitingId: idempotencyKey };
    },
  );
}

export const isOutOfReach = (error: unknown) => error instanceof ApiProblem && error.code === 'unreachable';

const timeFieldOf = (path: string): string =>
  Object.values(entryKinds).find((kind) => kind.path === path)?.time ?? 'logDatetime';
