import type { DBSchema, IDBPDatabase } from 'idb';

/** What somebody logged, corrected or deleted while FitPulse couldn't be reached, on this device until it is sent. */
export interface WaitingEntry {
  /** Of what is new its idempotency key: however often it is sent, it is one entry. */
  id: string;
  userId: string;
  method: 'post' | 'patch' | 'delete';
  /** Of the route that takes it; `{id}` in it stands for that of `entry`. */
  path: string;
  /** Tells the local date and time of what is new, as of when it was made. */
  body: Record<string, unknown>;
  /** What is corrected or deleted, as the server knows it. */
  entry?: WaitingFor;
  /** What a correction makes of it that its body doesn't tell: the figures that follow an amount. */
  following?: Record<string, unknown>;
  /** What was new is no longer as it was first sent. */
  isChanged?: true;
  /** When it was made, local date and time. */
  madeAt: string;
  /** Why it was not taken, for people; it is sent no more until they say so. */
  refusal?: string | undefined;
}

export type WaitingFor = Record<string, unknown> & { localDate: string };

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

/** Changes an entry in its place; false where it waits no more. */
export async function changeWaiting(
  id: string,
  changeOf: (entry: WaitingEntry) => Partial<WaitingEntry>,
): Promise<boolean> {
  const transaction = (await open()).transaction('entries', 'readwrite');
  const cursor = await transaction.store.index('id').openCursor(id);
  await cursor?.update({ ...cursor.value, ...changeOf(cursor.value) });
  await transaction.done;
  return cursor !== null;
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
