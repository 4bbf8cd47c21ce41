import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { Route } from '../../../contract/http.ts';
import { conflicts } from '../../../texts/portal/waiting.ts';
import { ApiProblem, call } from '../api.ts';
import { readPageLocale } from '../pageLocale.ts';
import { queryKeys } from '../queryKeys.ts';
import { rememberedPerson } from '../session.ts';
import { turns } from './logEntry.ts';
import { changeWaiting, listWaiting, removeWaiting, type WaitingEntry } from './waiting.ts';
import { idOf, type KindEntry } from './waitingEntries.ts';

const nothing: WaitingEntry[] = [];

/** What waits of whoever is remembered here. Its key is below what is logged, as whatever is logged may have come to wait. */
export function useWaiting(): WaitingEntry[] {
  const userId = rememberedPerson() ?? '';
  return useQuery({ queryKey: queryKeys.waiting(userId), queryFn: () => listWaiting(userId) }).data ?? nothing;
}

/** So many are sent before somebody who logs something gets their turn. */
const mostAtOnce = 20;

/** Sends what waits here of that person, one after the other in the order in which it was made, until one can't be sent now. */
export async function sendWaiting(userId: string, queryClient: QueryClient): Promise<void> {
  let sent = 0;
  let all = 0;
  do {
    sent = await navigator.locks.request(turns, () => sendSome(userId));
    all += sent;
    queryClient.setQueryData(queryKeys.waiting(userId), await listWaiting(userId));
  } while (sent === mostAtOnce);
  if (all > 0) queryClient.invalidateQueries({ queryKey: queryKeys.logged });
}

/** How many of them were answered. */
async function sendSome(userId: string): Promise<number> {
  const waiting = (await listWaiting(userId)).filter(({ refusal }) => refusal === undefined);
  let sent = 0;
  for (const entry of waiting.slice(0, mostAtOnce)) {
    if (rememberedPerson() !== userId) break;
    const outcome = await send(entry);
    if (outcome === 'later') break;
    await (outcome === 'sent' ? removeWaiting(entry.id) : changeWaiting(entry.id, () => outcome));
    sent += 1;
  }
  return sent;
}

type Outcome = 'sent' | 'later' | { refusal: string };

async function send(waiting: WaitingEntry): Promise<Outcome> {
  try {
    await call<Route>({ method: waiting.method, path: waiting.path, access: 'session' }, inputOf(waiting));
    return 'sent';
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    return outcomeOf(error, waiting);
  }
}

function inputOf({ method, id, body, entry }: WaitingEntry): object {
  const params = entry && { id: idOf(entry as unknown as KindEntry) };
  if (method === 'delete') return { params };
  return method === 'patch' ? { params, body } : { body, idempotencyKey: id };
}

/** What becomes of something that was answered with a problem. */
export function outcomeOf(
  { status, code, message }: Pick<ApiProblem, 'status' | 'code' | 'message'>,
  { method, isChanged }: Pick<WaitingEntry, 'method' | 'isChanged'>,
): Outcome {
  // It had arrived when it was made, before it was given its time; only the answer was lost.
  if (code === 'idempotency_key_reused') return isChanged ? { refusal: conflicts.post(readPageLocale()) } : 'sent';
  if (status === 404 && method !== 'post') return { refusal: conflicts[method](readPageLocale()) };
  const isPassing = code === 'unreachable' || status === 401 || status === 429 || status === 502 || status === 503;
  return isPassing ? 'later' : { refusal: message };
}
