import { sql } from 'kysely';
import type { ManagedUser } from '../../../../contract/admin/admin.ts';
import { id } from '../../../../contract/http.ts';
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
    .select(['id', 'userName', 'firstName', 'lastName', 'email', 'role', 'plan', 'status', 'createdAt', 'lastLoginAt'])
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc');
type UserRow = Awaited<ReturnType<ReturnType<typeof managedUsers>['executeTakeFirstOrThrow']>>;

/** The newest accounts that fit, from where the page before ended. */
export async function listUsers(
  db: Db,
  { q, role, plan, status }: UserFilter,
  after: { createdAt: Date; id: string } | undefined,
  limit: number,
): Promise<ManagedUser[]> {
  const rows = await managedUsers(db)
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
      query.where(sql<boolean>`(created_at, id) < (${after?.createdAt}::timestamptz, ${after?.id}::uuid)`),
    )
    .limit(limit)
    .execute();
  return rows.map(toManagedUser);
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
