import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { login } from '../../../contract/accounts/accounts.ts';
import { deleteMe, keptAfterDeletionDays } from '../../../contract/accounts/me.ts';
import { saveProfile } from '../../../contract/accounts/profile.ts';
import { searchUsers, updateUser } from '../../../contract/admin/admin.ts';
import { refuseRefund, requestRefund } from '../../../contract/commerce/subscriptions.ts';
import { subscribeToNewsletter } from '../../../contract/newsletter.ts';
import { addTicketMessage, createTicket, getTicket } from '../../../contract/support.ts';
import { seedEntries } from '../../../tests/api/routeExamples.ts';
import { buyInSandbox, orderBody, runJob } from '../../../tests/checkout.ts';
import { entryCalls, idOf } from '../../../tests/entries/entryExamples.ts';
import { serverForTests } from '../../../tests/server.ts';
import { sqlName } from '../../db/naming.ts';
import { markedTables } from './mutations.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'fitpulse-deletion-'));
const server = await serverForTests({ dataDir });
const query = async (text: string, ...values: unknown[]) =>
  (await server.context.database.pool.query(text, values)).rows;

/** Where any of the marks stands, in whatever column of whatever table, and in the files of the data directory. */
async function tracesOf(marks: string[]): Promise<string[]> {
  const pattern = marks.join('|');
  const tables = await query(
    `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const [row] = await query(`select count(*)::int as n from ${name} t where t::text ~* $1`, pattern);
    if (row.n > 0) found.push(name);
  }
  const outbox = join(dataDir, 'outbox');
  const files = existsSync(outbox) ? readdirSync(outbox) : [];
  return [...found, ...files.filter((file) => new RegExp(pattern, 'i').test(readFileSync(join(outbox, file), 'utf8')))];
}

test('leaves no trace of what the person wrote or was called, but for the invoice that the law wants', async () => {
  const [person, admin] = [await server.person(), await server.person('admin')];
  const { token, userName, id, password } = person;
  const email = 'zoya.quux@example.com';
  await seedEntries(server, person);
  await server.call(saveProfile, { token, body: { id, email, firstName: 'Zoyaquux' } });
  await server.call(subscribeToNewsletter, { body: { email: email.toUpperCase() } });
  await server.call(login, { body: { userName, password: 'not it' } });
  await server.context.mailer.send({ to: email, subject: 'Hello', text: 'Hello Zoyaquux' });

  const ticket = { subject: 'Zoyaquux asks', description: 'My quuxitis', category: 'Other' as const };
  const { body: opened } = await server.call(createTicket, { token, body: ticket });
  const params = { id: opened.id };
  await server.call(getTicket, { token: admin.token, params });
  await server.call(addTicketMessage, { token: admin.token, params, body: { message: 'Dear Zoyaquux' } });
  await server.call(addTicketMessage, { token, params, body: { message: 'My quuxitis again' } });
  const order = await buyInSandbox(server, person, orderBody([{ code: 'plan-pro', qty: 1 }]));
  const asked = { orderId: order.reference, reason: 'quuxitis' };
  const { body: refund } = await server.call(requestRefund, { token, body: asked });
  const refusal = { reason: 'No, Zoyaquux' };
  await server.call(refuseRefund, { token: admin.token, params: { id: refund.id }, body: refusal });
  await server.call(searchUsers, { token: admin.token, query: { q: 'zoyaquux' } });
  await server.call(updateUser, { token: admin.token, params: { id }, body: { plan: 'premium' } });
  expect((await tracesOf(['quux', userName])).length).toBeGreaterThan(5);

  await server.call(deleteMe, { token, body: { password } });
  expect(await tracesOf(['quux', userName])).toEqual([]);
  // Subjects and paths of the audit and the ledger's order say that something was done, not to whom.
  expect(await tracesOf([id])).toEqual(['public.admin_actions']);
});

test('what is marked as deleted is removed after its time, and nothing else', async () => {
  const { token, id } = await server.person();
  const calls = entryCalls(server, 'water', token);
  const [kept, gone] = [idOf((await calls.create()).body), idOf((await calls.create()).body)];
  await calls.remove(gone);
  const left = async () => (await query('select id from water_entries where user_id = $1', id)).map((row) => row.id);
  await runJob(server, 'remove-deleted-entries');
  expect(await left()).toHaveLength(2);
  server.clock.advance(keptAfterDeletionDays * 86_400_000 + 1);
  await runJob(server, 'remove-deleted-entries');
  expect(await left()).toEqual([kept]);
});

test('every table whose rows are marked as deleted is in that job', async () => {
  const rows = await query(
    "select table_name from information_schema.columns where column_name = 'deleted_at' and table_schema = 'public'",
  );
  const inJob = markedTables.map(sqlName);
  expect(rows.map((row) => row.table_name).sort()).toEqual(inJob.sort());
});
