import type { DBSchema, IDBPDatabase } from 'idb';

/** What somebody logged while FitPulse couldn't be reached, on this device until it is sent. */
export interface WaitingEntry {
  /** Its idempotency key: however often it is sent, it is one entry. */
  id: string;
  userId: string;
  /** Of the route that takes it. */
  path: string;
  /** Tells its local date and time, as of when it was made. */
  body: Record<string, unknown>;
  /** When it was made, local date and time. */
  madeAt: string;
  /** Why it was not taken, for people; it is sent no more until they say so. */
  refusal?: string;
}

interface Stored extends DBSchema {
  entries: { key: number; value: WaitingEntry; indexes: { userId: string; id: string } };
}

const isAvailable = () => 'indexedDB' in globalThis;
let opened: Promise<IDBPDatabase<Stored>> | undefined;
const open = () => {
  opened ??= import('idb').then(({ openDB }) =>
    openDB<Stored>('fitpulse.waiting', 1, {
      upgrade(database) {
        const entries = database.createObjectStore('entries', { autoIncrement: true });
        entries.createIndex('userId', 'userId');
        entries.createIndex('id', 'id');
      },
    }),
  );
  return opened;
};

/** That person's entries, in the order in which they were made. */
export async function listWaiting(userId: string): Promise<WaitingEntry[]> {
  if (!isAvailable()) return [];
  return (await open()).getAllFromIndex('entries', 'userId', userId);
}

export async function addWaiting(entry: WaitingEntry): Promise<void> {
  await (await open()).add('entries', entry);
}

/** Takes an entry off the list: it was sent, or is not to be. */
export async function removeWaiting(id: string): Promise<void> {
  const database = await open();
  const key = await database.getKeyFromIndex('entries', 'id', id);
  if (key !== undefined) await database.delete('entries', key);
}

/** Says why an entry was not taken; without a reason it is to be sent again, in its old place. */
export async function markRefused(id: string, refusal: string | undefined): Promise<void> {
  const transaction = (await open()).transaction('entries', 'readwrite');
  const cursor = await transaction.store.index('id').openCursor(id);
  await cursor?.update({ ...cursor.value, refusal });
  await transaction.done;
}

/** Nothing that waits here stays; of the person named it does. */
export async function forgetWaiting(exceptOf?: string): Promise<void> {
  if (!isAvailable()) return;
  const transaction = (await open()).transaction('entries', 'readwrite');
  for (let row = await transaction.store.openCursor(); row; row = await row.continue()) {
    if (row.value.userId !== exceptOf) await row.delete();
  }
  await transaction.done;
}
