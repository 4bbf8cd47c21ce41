import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/open.ts';
import type { DB } from '../../../db/schema.ts';
import type { OwnerId } from '../../../lib/owner.ts';
import { settleTargets } from '../../care/mutations.ts';
import type { JoinedAccounts } from '../rows/mutations.ts';
import { findFigures } from './data.ts';
import { type Choices, keptSide, mergePerson } from './policy.ts';

/** Makes profile and targets of the account that stays those that were chosen, and keeps how they stood before and after. */
export async function mergeFigures(transaction: Db, accounts: JoinedAccounts, choices: Choices, now: Date) {
  const { from, into } = accounts;
  const both = { from: await findFigures(transaction, from, now), into: await findFigures(transaction, into, now) };
  await keepTold(transaction, accounts, 'before');
  await transaction.updateTable('users').set(mergePerson(both, choices)).where('id', '=', into).execute();
  if (keptSide(both, choices, 'targets') === 'from') {
    await transaction.updateTable('goals').set(both.from.goals).where('userId', '=', into).execute();
    await transaction.deleteFrom('targetExceptions').where('userId', '=', into).execute();
    await sql`
      insert into target_exceptions (user_id, target, value, confirmed_at)
      select ${into}, target, value, confirmed_at from target_exceptions where user_id = ${from}`.execute(transaction);
  }
  await settleTargets(transaction, into as OwnerId, now);
  await keepTold(transaction, accounts, 'after');
}

const tellsOf = (into: string) => ({
  users: sql`(select to_jsonb(users) from users where id = ${into})`,
  goals: sql`(select to_jsonb(goals) from goals where user_id = ${into})`,
  target_exceptions: sql`(
    select coalesce(jsonb_agg(to_jsonb(kept) order by target), '[]') from target_exceptions kept where user_id = ${into})`,
});

async function keepTold(transaction: Db, { joinId, from, into }: JoinedAccounts, when: 'before' | 'after') {
  const { users, goals, target_exceptions } = tellsOf(into);
  await sql`
    update account_joins set overwritten = overwritten || jsonb_build_object(${when}::text, jsonb_build_object(
      'users', ${users}, 'goals', ${goals}, 'target_exceptions', ${target_exceptions}))
    where user_id = ${from} and id = ${joinId}`.execute(transaction);
}

/** Puts back what the join overwrote, but for what the person has changed since. */
export async function restoreFigures(transaction: Db, { joinId, from, into }: JoinedAccounts): Promise<void> {
  const kept = (when: 'before' | 'after', what: string) =>
    sql`(select overwritten -> ${when}::text -> ${what}::text from account_joins where user_id = ${from} and id = ${joinId})`;
  const tables: [keyof DB, string, RawBuilder<unknown>][] = [
    ['users', 'id', sql`${sql.ref('users.id')} = ${into}`],
    ['goals', 'user_id', sql`${sql.ref('goals.userId')} = ${into}`],
  ];
  const isUnchanged = sql<{ is: boolean }>`
    select ${tellsOf(into).target_exceptions} = ${kept('after', 'target_exceptions')} as is`;
  const { rows } = await isUnchanged.execute(transaction);
  for (const [table, key, isOwn] of tables) {
    const changed = await sql<{ column: string }>`
      select before.key as column from jsonb_each(${kept('before', table)}) before
      join jsonb_each(${kept('after', table)}) after on after.key = before.key and after.value <> before.value
      join (select (jsonb_each(to_jsonb(${sql.table(table)}))).* from ${sql.table(table)} where ${isOwn}) stands
        on stands.key = before.key and stands.value = after.value`.execute(transaction);
    if (changed.rows.length === 0) continue;
    const columns = changed.rows.map(({ column }) => sql`${sql.id(column)} = image.${sql.id(column)}`);
    await sql`
      update ${sql.table(table)} set ${sql.join(columns)}
      from (select (jsonb_populate_record(null::${sql.table(table)}, ${kept('before', table)})).*) image
      where ${isOwn} and image.${sql.id(key)} = ${into}`.execute(transaction);
  }
  if (!rows[0]?.is) return;
  await transaction.deleteFrom('targetExceptions').where('userId', '=', into).execute();
  await sql`
    insert into target_exceptions select * from jsonb_populate_recordset(
      null::target_exceptions, ${kept('before', 'target_exceptions')})`.execute(transaction);
}
