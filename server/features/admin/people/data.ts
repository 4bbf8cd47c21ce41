import { type RawBuilder, sql } from 'kysely';
import type { ManagedUser, UserOrder } from '../../../../contract/admin/admin.ts';
import { type Direction, id } from '../../../../contract/http.ts';
import type { Db } from '../../../db/open.ts';

interface UserFilter {
  q?: string;
  role?: string;
  plan?: string;
  status?: string;
}

const managedUsers = (db: Db) =>
  db
    .selectFrom('users')
    .select(['id', 'userName', 'firstName', 'lastName', 'email', 'role', 'plan', 'status', 'createdAt', 'lastLoginAt']);
type UserRow = Awaited<ReturnType<ReturnType<typeof managedUsers>['executeTakeFirstOrThrow']>>;

export interface Sorting {
  sort: UserOrder;
  direction: Direction;
}

/** Where a page ended: what its last account is sorted by, and its id. */
interface Position {
  value: string;
  id: string;
}

interface SortKey {
  column: RawBuilder<unknown>;
  /** What a page ended with, as the column has it. */
  boundOf: (value: string) => RawBuilder<unknown>;
  keyOf: (row: UserRow) => string;
}
const word = (name: 'userName' | 'email' | 'role' | 'plan' | 'status'): SortKey => ({
  column: sql`lower(${sql.ref(name)})`,
  boundOf: (value) => sql`lower(${value}::text)`,
  keyOf: (row) => row[name],
});
const moment = (column: RawBuilder<unknown>, keyOf: (row: UserRow) => Date): SortKey => ({
  column,
  boundOf: (value) => sql`${value}::timestamptz`,
  keyOf: (row) => keyOf(row).toISOString(),
});
const sortKeys: Record<UserOrder, SortKey> = {
  userName: word('userName'),
  email: word('email'),
  role: word('role'),
  plan: word('plan'),
  status: word('status'),
  createdAt: moment(sql`created_at`, ({ createdAt }) => createdAt),
  lastLogin: moment(sql`coalesce(last_login_at, 'epoch')`, ({ lastLoginAt }) => lastLoginAt ?? new Date(0)),
};

const sorted = (db: Db, { sort, direction }: Sorting) => {
  const order = direction === 'ascending' ? 'asc' : 'desc';
  return managedUsers(db).orderBy(sortKeys[sort].column, order).orderBy('id', order);
};

const newestFirst: Sorting = { sort: 'createdAt', direction: 'descending' };

export const listNewestUsers = async (db: Db, limit: number): Promise<ManagedUser[]> =>
  (await sorted(db, newestFirst).limit(limit).execute()).map(toManagedUser);

/** A page of the accounts that fit, from where the page before ended; `next` where another follows. */
export async function searchUsers(
  db: Db,
  { q, role, plan, status }: UserFilter,
  { sorting = newestFirst, after, size }: { sorting?: Sorting; after?: Position | undefined; size: number },
): Promise<{ users: ManagedUser[]; next: Position | undefined }> {
  const { column, boundOf, keyOf } = sortKeys[sorting.sort];
  const isAfter = sql.raw(sorting.direction === 'ascending' ? '>' : '<');
  const rows = await sorted(db, sorting)
    .$if(role !== undefined, (query) => query.where('role', '=', role ?? ''))
    .$if(plan !== undefined, (query) => query.where('plan', '=', plan ?? ''))
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? ''))
    .$if(Boolean(q), (query) => {
      const pattern = `%${(q ?? '').replace(/[\\%_]/g, '\\$&')}%`;
      const fullName = sql<string>`first_name || ' ' || last_name`;
      return query.where((eb) =>
        eb.or([
          ...[eb('userName', 'ilike', pattern), eb('email', 'ilike', pattern), eb(fullName, 'ilike', pattern)],
          ...(id.safeParse(q).success ? [eb('id', '=', q ?? '')] : []),
        ]),
      );
    })
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(${column}, id) ${isAfter} (${boundOf(after?.value ?? '')}, ${after?.id}::uuid)`),
    )
    .limit(size + 1)
    .execute();
  const last = rows.length > size ? rows[size - 1] : undefined;
  return { users: rows.slice(0, size).map(toManagedUser), next: last && { value: keyOf(last), id: last.id } };
}

export async function findUser(db: Db, id: string): Promise<ManagedUser | undefined> {
  const row = await managedUsers(db).where('id', '=', id).executeTakeFirst();
  return row && toManagedUser(row);
}

const toManagedUser = ({ firstName, lastName, lastLoginAt, ...row }: UserRow): ManagedUser => ({
  ...row,
  name: `${firstName} ${lastName}`.trim() || row.userName,
  role: row.role as ManagedUser['role'],
  plan: row.plan as ManagedUser['plan'],
  status: row.status as ManagedUser['status'],
  createdAt: row.createdAt.toISOString(),
  lastLogin: lastLoginAt?.toISOString() ?? null,
});
