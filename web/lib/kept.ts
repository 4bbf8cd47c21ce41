import type { DBSchema, IDBPDatabase } from 'idb';
import { diaryDateOf } from './dayStart.ts';
import { readTimeZone } from './timeZone.ts';

/** How long an answer is kept for reading it without a connection. */
export const keptDays = 14;
const mostAnswers = 400;
const dayMs = 86_400_000;

interface Kept extends DBSchema {
  answers: {
    key: [userId: string, address: string];
    value: { userId: string; address: string; answer: unknown; keptAt: number };
    indexes: { keptAt: number };
  };
}

/** What the portal shows of a person's days. Anything else of an account is asked for anew each time. */
const keptPaths =
  /^\/api\/v1\/(?:diary|dashboard|user\/goal|profile|subscription|trends|weight-log|water-intake|activity-log|food-intake|user\/sleep|step-log|readings|reading-kinds|moods|fasts|cycle|medicines|medicine-intake|workouts|notices)(?:[/?]|$)/;
/** What is no day's. */
const timeless = /^\/api\/v1\/(?:profile|user\/goal|subscription|reading-kinds|medicines|notices|food-intake\/recent)/;

let opened: Promise<IDBPDatabase<Kept>> | undefined;
const open = () => {
  opened ??= import('idb').then(({ openDB }) =>
    // The version goes up with the shape of an answer, so that none of another shape is read.
    openDB<Kept>('fitpulse', 2, {
      upgrade(database) {
        if (database.objectStoreNames.contains('answers')) database.deleteObjectStore('answers');
        database.createObjectStore('answers', { keyPath: ['userId', 'address'] }).createIndex('keptAt', 'keptAt');
      },
    }),
  );
  return opened;
};

/** An address that names no day means the person's today, which is another one tomorrow. */
export function keptAddress(url: string, now = new Date()): string {
  if (timeless.test(url) || /[?&](?:date|from)=/.test(url)) return url;
  return `${url} ${localDateAt(now)}`;
}

/** The day of the person's diary, yyyy-mm-dd. */
export const localDateAt = (moment: Date): string =>
  diaryDateOf(
    new Intl.DateTimeFormat('sv', { timeZone: readTimeZone(), dateStyle: 'short', timeStyle: 'short' })
      .format(moment)
      .replace(' ', 'T'),
  );

type Answer = Kept['answers']['value'];
/** What is still to be written; the page goes first. */
let unwritten: Answer[] = [];
const whenIdle = (run: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(run, { timeout: 2_000 }) : setTimeout(run, 200);

/** Keeps an answer of the API in this browser, for the person it is of. */
export function keepAnswer(userId: string, url: string, answer: unknown): void {
  if (!keptPaths.test(url) || !('indexedDB' in globalThis)) return;
  unwritten.push({ userId, address: keptAddress(url), answer, keptAt: Date.now() });
  if (unwritten.length === 1) whenIdle(() => writeAnswers().catch(letGo));
}

/** A browser that keeps nothing loses no more than that, and holds nothing for later. */
function letGo(): void {
  unwritten = [];
}

async function writeAnswers(): Promise<void> {
  const database = await open();
  const transaction = database.transaction('answers', 'readwrite');
  for (const answer of unwritten) void transaction.store.put(answer);
  unwritten = [];
  const all = await transaction.store.count();
  let old = await transaction.store.index('keptAt').openCursor();
  for (let left = all - mostAnswers; old && (left > 0 || old.value.keptAt < Date.now() - keptDays * dayMs); left -= 1) {
    await old.delete();
    old = await old.continue();
  }
  await transaction.done;
}

/** What the API answered that person last; undefined where nothing is kept. */
export async function readAnswer(userId: string, url: string): Promise<unknown> {
  if (!keptPaths.test(url) || !('indexedDB' in globalThis)) return undefined;
  const address = keptAddress(url);
  const latest = unwritten.findLast((answer) => answer.userId === userId && answer.address === address);
  return (latest ?? (await (await open()).get('answers', [userId, address])))?.answer;
}

/** No answer that was kept of anybody stays in this browser. */
export async function forgetAnswers(): Promise<void> {
  unwritten = [];
  if ('indexedDB' in globalThis) await (await open()).clear('answers');
}
