import type { Updateable } from 'kysely';
import type { EntryKind, entryKinds } from '../../contract/entries/entryKinds.ts';
import type { AnswerOf, Route } from '../../contract/http.ts';
import {
  deleteEntry,
  type EntryRow,
  type EntryTable,
  findEntry,
  insertEntry,
  listEntries,
  restoreEntry,
  updateEntry,
} from '../db/entries.ts';
import type { Db } from '../db/open.ts';
import type { DB } from '../db/schema.ts';
import { diaryDateOf } from '../lib/diaryDates.ts';
import type { OwnerId } from '../lib/owner.ts';
import { changedTime, eventTime } from './eventTime.ts';
import { type Call, type Kit, mount } from './mount.ts';
import { notFound } from './problem.ts';

interface EntryKindContract {
  noun: string;
  time: string;
  routes: Record<'create' | 'list' | 'update' | 'remove' | 'restore', Route>;
}

interface Moment {
  occurredAt: Date;
  localDate: string;
}

interface Mapping<K extends EntryKindContract, T extends EntryTable, Known> {
  table: T;
  /** The columns of a new entry, or those that a correction changes; as the request names them unless told. */
  toColumns?(
    told: Partial<Omit<Call<K['routes']['create']>['body'], 'userId' | K['time']>>,
    owner: OwnerId,
  ): object | Promise<object>;
  /** Throws where a new entry can't be as it was told, or is to be confirmed first. */
  check?(call: Call<K['routes']['create']>, moment: Moment): void | Promise<void>;
  /** The same of a correction; `moment` is when it is by that. */
  checkChange?(call: Call<K['routes']['update']>, before: EntryRow<T>, moment: Moment): void | Promise<void>;
  /** Where other entries lie in the same table: which are of this kind. */
  isOfKind?(row: EntryRow<T>): boolean;
  /** Writes a correction; answers undefined when the owner has no such entry. */
  correct?(owner: OwnerId, id: string, changes: Updateable<DB[T]>): Promise<EntryRow<T> | undefined>;
  /** Puts right what depends on these entries, in the transaction of every write. */
  settle?(transaction: Db, owner: OwnerId, now: Date): Promise<unknown>;
  /** What its answers need to know of the person. */
  findKnown?(owner: OwnerId): Promise<Known>;
  toAnswer(row: EntryRow<T>, known: Known): AnswerOf<K['routes']['create']>;
}

/** What the five routes of any kind have in common once they are parsed. */
type EntryCall = Call<Route> & {
  owner: OwnerId;
  params: { id: string };
  query: { date?: string; from?: string; to?: string };
  body: Record<string, unknown>;
};

/** Lists the entries of a local date, or of the dates until another, as the API tells them. */
export type EntryList<Answer> = (owner: OwnerId, from: string, to?: string) => Promise<Answer[]>;
/** How the entries of each kind are listed. */
export type EntryLists = { [K in EntryKind]: EntryList<AnswerOf<(typeof entryKinds)[K]['routes']['create']>> };

/** Puts the five routes of a kind of entry on the API, and answers with what lists its entries. */
export function mountEntries<K extends EntryKindContract, T extends EntryTable, Known = undefined>(
  kit: Kit,
  { noun, time, routes }: K,
  {
    table,
    toColumns = (told) => told,
    check,
    checkChange,
    correct,
    settle,
    findKnown,
    isOfKind = () => true,
    toAnswer,
  }: Mapping<K, T, Known>,
): EntryList<AnswerOf<K['routes']['create']>> {
  const { db, clock } = kit.context;
  const written = <Row>(owner: OwnerId, write: (db: Db) => Promise<Row>): Promise<Row> => {
    if (!settle) return write(db);
    return db.transaction().execute(async (transaction) => {
      const row = await write(transaction);
      await settle(transaction, owner, clock.now());
      return row;
    });
  };
  const missing = () => notFound(`This ${noun}`);
  // Every kind's handlers are these; the types of its own bodies and answers are those of its contract and mapping.
  const handle = (route: Route, handler: (call: EntryCall) => Promise<unknown>) =>
    mount(kit, route, handler as (call: Call<Route>) => Promise<AnswerOf<Route>>);
  const columnsOf = async ({ owner, body: { userId: _named, [time]: _when, ...told } }: EntryCall) =>
    toColumns(told as Parameters<typeof toColumns>[0], owner);
  const answerWith = async (owner: OwnerId, rows: EntryRow<T>[]) => {
    const known = (await findKnown?.(owner)) as Known;
    return rows.filter(isOfKind).map((row) => toAnswer(row, known));
  };
  const list: EntryList<AnswerOf<K['routes']['create']>> = async (owner, from, to) =>
    answerWith(owner, await listEntries(db, table, owner, from, to));
  const answerWithOne = async (owner: OwnerId, row: EntryRow<T> | undefined) => {
    if (!row) throw missing();
    const [answer] = await answerWith(owner, [row]);
    return answer;
  };

  handle(routes.create, async (call) => {
    const { body, owner, dayClock, idempotencyKey } = call;
    const moment = eventTime(body[time] as string | undefined, dayClock, clock);
    await check?.(call as unknown as Call<K['routes']['create']>, moment);
    const entry = { userId: owner, ...moment, ...(await columnsOf(call)), idempotencyKey };
    const values = entry as unknown as Parameters<typeof insertEntry<T>>[2];
    return answerWithOne(owner, await written(owner, (on) => insertEntry(on, table, values, clock.now())));
  });

  handle(routes.list, async ({ query, owner, dayClock }) => {
    const { from = query.date ?? diaryDateOf(clock.now(), dayClock), to } = query;
    return list(owner, from, to);
  });

  handle(routes.update, async (call) => {
    const { params, body, owner, dayClock } = call;
    const moment = changedTime(body[time] as string | undefined, dayClock, clock);
    const before = checkChange && (await findEntry(db, table, owner, params.id));
    if (checkChange && !before) throw missing();
    if (before) {
      const { occurredAt, localDate } = { ...(before as unknown as Moment), ...moment };
      await checkChange?.(call as unknown as Call<K['routes']['update']>, before, { occurredAt, localDate });
    }
    const changes = { ...moment, ...(await columnsOf(call)) } as Updateable<DB[T]>;
    const change = (on: Db) =>
      correct?.(owner, params.id, changes) ?? updateEntry(on, table, owner, params.id, changes);
    return answerWithOne(owner, await written(owner, change));
  });

  handle(routes.remove, async ({ params, owner }) => {
    if (!(await written(owner, (on) => deleteEntry(on, table, owner, params.id, clock.now())))) throw missing();
    return null;
  });

  handle(routes.restore, async ({ params, owner }) =>
    answerWithOne(owner, await written(owner, (on) => restoreEntry(on, table, owner, params.id))),
  );
  return list;
}
