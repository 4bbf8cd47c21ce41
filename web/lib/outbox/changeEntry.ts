import type { AnswerOf, BodyOf, Route } from '../../../contract/http.ts';
import { justSent } from '../../../texts/portal/waiting.ts';
import { call } from '../api.ts';
import { localMomentAt } from '../format.ts';
import { readPageLocale } from '../pageLocale.ts';
import { rememberedPerson } from '../session.ts';
import { sendInTurn, turns, type Waiting } from './logEntry.ts';
import {
  addWaiting,
  changeWaiting,
  listWaiting,
  removeWaiting,
  type WaitingEntry,
  type WaitingFor,
} from './waiting.ts';
import { idOf, type KindEntry, waitsOf } from './waitingEntries.ts';

/**
 * Corrects an entry, now or once FitPulse can be reached; one that itself waits is corrected on this device.
 * `following` are figures that the server will change along.
 */
export async function correctEntry<R extends Route>(
  route: R,
  entry: KindEntry,
  body: BodyOf<R>,
  following: Record<string, unknown> = {},
): Promise<AnswerOf<R> | Waiting> {
  const id = idOf(entry);
  const told = JSON.parse(JSON.stringify(body));
  if (waitsOf(entry) === 'new') {
    const change = (known: WaitingEntry) => ({
      body: { ...known.body, ...following, ...told },
      isChanged: true as const,
    });
    // Not while it is being sent.
    const isThere = await navigator.locks.request(turns, () => changeWaiting(id, change));
    if (!isThere) throw new Error(justSent(readPageLocale()));
    return { waitingId: id };
  }
  const madeAt = localMomentAt(new Date());
  return sendInTurn(
    (signal) => call<Route>(route, { params: { id }, body } as object, signal) as Promise<AnswerOf<R>>,
    async (userId) => {
      const before = await changeOf(userId, id);
      if (before) {
        await changeWaiting(before.id, (known) => ({
          body: { ...known.body, ...told },
          following: { ...known.following, ...following },
        }));
        return { waitingId: before.id };
      }
      const made = { id: crypto.randomUUID(), userId, method: 'patch', path: route.path, body: told, madeAt } as const;
      await addWaiting({ ...made, entry: asKnown(entry), following });
      return { waitingId: made.id };
    },
  );
}

/** What a deletion leaves: nothing on the server, its wish on this device, or what waited and does no more. */
export type Deleted = null | Waiting | { taken: WaitingEntry };

/** Deletes an entry, now or once FitPulse can be reached; one that itself waits goes from this device. */
export async function deleteEntry(route: Route, entry: KindEntry): Promise<Deleted> {
  const id = idOf(entry);
  if (waitsOf(entry) === 'new') {
    const taken = await navigator.locks.request(turns, () => takeWaiting(id));
    if (!taken) throw new Error(justSent(readPageLocale()));
    return { taken };
  }
  const madeAt = localMomentAt(new Date());
  return sendInTurn<null, Waiting>(
    (signal) => call<Route>(route, { params: { id } } as object, signal) as Promise<null>,
    async (userId) => {
      const before = await changeOf(userId, id);
      if (before) await removeWaiting(before.id);
      const made = { id: crypto.randomUUID(), userId, method: 'delete', path: route.path, body: {}, madeAt } as const;
      await addWaiting({ ...made, entry: before?.entry ?? asKnown(entry) });
      return { waitingId: made.id };
    },
  );
}

/** Takes an entry off the list of what waits. */
async function takeWaiting(id: string): Promise<WaitingEntry | undefined> {
  const taken = (await listWaiting(rememberedPerson() ?? '')).find((waiting) => waiting.id === id);
  if (taken) await removeWaiting(id);
  return taken;
}

/** The correction of that entry that waits already. */
const changeOf = async (userId: string, entryId: string) =>
  (await listWaiting(userId)).find(
    ({ method, entry, refusal }) =>
      method === 'patch' && refusal === undefined && entry && idOf(entry as unknown as KindEntry) === entryId,
  );

const asKnown = (entry: KindEntry): WaitingFor => ({ ...entry });
