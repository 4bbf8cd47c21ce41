import { type RawBuilder, sql } from 'kysely';
import { type EntryTable, entryTables } from '../../../db/entries.ts';
import { sqlName } from '../../../db/naming.ts';
import type { DB } from '../../../db/schema.ts';

interface Moved {
  /** Columns that change as a row goes over to another account; undoing the join puts them back. */
  changes?: Record<string, (into: string) => RawBuilder<unknown>>;
  /** Rows are marked as deleted first: of a row that both accounts have, the one that isn't stays. */
  isMarked?: true;
}

/** A key guards against repeats within the old account; the chat's messages have their own ids for that. */
const keyless = { idempotencyKey: () => sql`null` };
const marked: Moved = { changes: keyless, isMarked: true };

const isTakenBy = (into: string, table: string, condition: RawBuilder<unknown>) =>
  sql`exists (select from ${sql.table(table)} other where other.user_id = ${into} and ${condition})`;

/** What goes along to another account, in an order in which rows come after those that they refer to. */
const moved: Partial<Record<keyof DB, Moved>> = {
  ...(Object.fromEntries(entryTables.map((table) => [table, marked])) as Record<EntryTable, Moved>),
  readingKinds: {},
  // Its readings may be of a kind that the other account has, too.
  readingEntries: { ...marked, changes: { ...keyless, readingKind: () => sql`reading_kind` } },
  personalFoods: marked,
  savedPhrases: marked,
  medicines: marked,
  reminders: marked,
  healthReports: {},
  originalFiles: {},
  trainingPlans: {},
  doctorPages: marked,
  tickets: { changes: keyless },
  orders: {
    changes: {
      receipt: (into) =>
        sql`case when ${isTakenBy(into, 'orders', sql`other.receipt = orders.receipt`)} then receipt || ' ' || id else receipt end`,
    },
  },
  subscriptionPeriods: {},
  // The first refund needs nobody's leave: of two accounts one is the first.
  refunds: { changes: { isFirst: (into) => sql`is_first and not ${isTakenBy(into, 'refunds', sql`other.is_first`)}` } },
  chatMessages: {},
  chatChanges: {},
};

export const movedTables = Object.keys(moved) as (keyof DB)[];
/** As the database names them. */
export const sqlNamesOfMoved = movedTables.map(sqlName);

/** What alone is no life of an account: a chat that only said hello has it. */
const talk: (keyof DB)[] = ['chatMessages', 'chatChanges'];
export const ownTables = movedTables.filter((table) => !talk.includes(table));

export const isMarkedTable = (table: keyof DB): boolean => moved[table]?.isMarked ?? false;
export const changesOf = (table: keyof DB) => Object.entries(moved[table]?.changes ?? {});
