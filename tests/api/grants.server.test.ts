import { beforeAll, describe, expect, test } from 'vitest';
import { changePassword, login, provenMinutes, reauthenticate } from '../../contract/accounts/accounts.ts';
import { sendChatMessage } from '../../contract/assistant.ts';
import { createDoctorPage, listDoctorPages } from '../../contract/doctorPages.ts';
import { type GrantName, grants } from '../../contract/grants.ts';
import { listNotices } from '../../contract/notifications.ts';
import { startVerification } from '../../server/features/emailVerification/mutations.ts';
import { startPasswordReset } from '../../server/features/passwordResets/mutations.ts';
import type { OwnerId } from '../../server/lib/owner.ts';
import { chatEquivalents } from '../chatEquivalents.ts';
import { formOf, serverForTests, type TestPerson } from '../server.ts';
import { type Example, exampleRequests, seedEntries } from './routeExamples.ts';

/** No call reaches Telegram. */
const telegram = { token: '1:grants', apiRoot: 'http://127.0.0.1:9', userName: 'grants_bot', webhookSecret: undefined };
const server = await serverForTests({ telegram });
const { pool } = server.context.database;

interface Operation {
  address: string;
  access: string;
  grant: GrantName | undefined;
  proof: string | undefined;
}
let operations: Operation[];
beforeAll(async () => {
  const document = await (await fetch(`${server.url}/api/v1/openapi.json`)).json();
  const paths = Object.entries(document.paths as Record<string, Record<string, Record<string, string>>>);
  operations = paths.flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      address: `${method.toUpperCase()} ${path}`,
      access: operation['x-access'] ?? '',
      grant: operation['x-grants'] as GrantName | undefined,
      proof: operation['x-proof'],
    })),
  );
});

/** What lets somebody in, reaches many or costs money. A table that keeps the hash of a secret is found by itself. */
const accessColumns: Record<string, string> = {
  users: 'id, password_hash, email, role, status, plan',
  passkeys: 'id, credential_id',
  totp_secrets: 'user_id, sealed_secret, confirmed_at',
  google_accounts: 'subject, user_id',
  telegram_accounts: 'telegram_user_id, user_id',
  broadcasts: 'id',
  promo_codes: 'code, percent, ends_at, most_uses',
  plans: 'code, price_paise',
  refunds: 'id, granted_at',
};
/** Asked for by whoever isn't in yet, and of no use without what was sent to the person. */
const sentToThePerson = ['email_verifications', 'passkey_challenges'];

async function queryOfAccess(): Promise<string> {
  const { rows } = await pool.query(`
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' and column_name ~ '^(token|secret|code)_hash$'`);
  const columns = { ...accessColumns };
  for (const { table_name: name, column_name: hash } of rows) {
    if (!sentToThePerson.includes(name))
      columns[name] = `${hash}${name === 'doctor_pages' ? ', deleted_at is null' : ''}`;
  }
  const ofEach = Object.entries(columns).map(
    ([table, names]) => `select '${table} ' || row(${names})::text as kept from ${table}`,
  );
  return ofEach.join(' union all ');
}

const accessQuery = await queryOfAccess();
async function accessNow(): Promise<Set<string>> {
  const { rows } = await pool.query(accessQuery);
  return new Set(rows.map(({ kept }) => kept as string).filter((kept) => !kept.endsWith(',f)')));
}
const isMore = (now: Set<string>, before: Set<string>) => [...now].some((row) => !before.has(row));

async function request(address: string, example: Example, token: string) {
  const [method, template = ''] = address.split(' ');
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => example.params?.[name] ?? 'missing');
  const response = await fetch(`${server.url}/api/v1${path}?${new URLSearchParams(example.query)}`, {
    method,
    headers: {
      ...example.headers,
      authorization: `Bearer ${token}`,
      ...(!example.form && { 'content-type': 'application/json' }),
    },
    ...(example.body !== undefined && { body: JSON.stringify(example.body) }),
    ...(example.form && { body: formOf(example.form) }),
  } as RequestInit);
  const text = await response.text();
  return { status: response.status, code: response.ok ? undefined : JSON.parse(text).code };
}

const exampleOf = (address: string, seeds: Parameters<NonNullable<(typeof exampleRequests)[string]>>[0]) =>
  (exampleRequests[address] as (ids: typeof seeds) => Example)(seeds);
/** Bodies with which a route that only sometimes gives access does. */
const givingBodies: Record<string, object> = {
  'POST /user': { userName: 'second-admin', password: 'long enough', role: 'admin', termsAccepted: true },
  'POST /profile': { email: 'thief@example.com' },
};
const wait = () => server.clock.advance(provenMinutes * 60_000 + 1);
const prove = ({ token, password }: TestPerson) => server.call(reauthenticate, { token, body: { password } });
/** The proof itself, and what ends the session that asks. */
const leftOut = ['POST /reauthenticate', 'POST /logout', 'DELETE /me'];

describe('a session that proved nothing for a while', () => {
  test('adds nothing that lets anybody in, whatever route it calls, and is refused what is marked to give access', async () => {
    const [owner, admin] = await Promise.all([server.person(), server.person('admin')]);
    const seeds = await seedEntries(server, owner);
    wait();
    const added: string[] = [];
    const refused: string[] = [];
    const called = operations.filter(
      ({ address, access, proof }) => access !== 'public' && proof !== 'the body' && !leftOut.includes(address),
    );
    let before = await accessNow();
    for (const { address, access } of called) {
      const { token } = ['admin', 'support'].includes(access) ? admin : owner;
      const { code } = await request(address, exampleOf(address, seeds), token);
      if (code === 'reauthentication_required') refused.push(address);
      const now = await accessNow();
      if (isMore(now, before)) added.push(address);
      before = now;
    }
    for (const [address, body] of Object.entries(givingBodies)) {
      const { code } = await request(address, { body }, admin.token);
      if (code === 'reauthentication_required') refused.push(address);
    }
    const marked = operations.filter(({ grant, proof }) => grant && proof !== 'the body');
    expect({ added, refused: refused.toSorted() }).toEqual({
      added: [],
      refused: marked.map(({ address }) => address).toSorted(),
    });
  });

  test('adds nothing that lets anybody in, whatever it says in the chat', async () => {
    const sentences = Object.values(chatEquivalents).flatMap((one) => ('say' in one ? one.say : []));
    const added: string[] = [];
    let said = 0;
    let person = await server.person();
    wait();
    for (const text of new Set([...sentences, 'page for my doctor', 'share my bp with my doctor'])) {
      // Nobody may say all of them within a minute.
      if (said % 20 === 19) person = await server.person();
      if (said % 20 === 19) wait();
      said += 1;
      const before = await accessNow();
      await server.call(sendChatMessage, { token: person.token, body: { text } });
      if (isMore(await accessNow(), before)) added.push(text);
    }
    expect(added).toEqual([]);
  });

  test('makes no page for a doctor in the chat, and opens none again, until the password is given', async () => {
    const person = await server.person();
    const { token } = person;
    const say = (text: string) => server.call(sendChatMessage, { token, body: { text } });
    const open = async () => (await server.call(listDoctorPages, { token })).body.length;
    wait();
    expect((await say('page for my doctor')).problem.code).toBe('reauthentication_required');
    await prove(person);
    expect([(await say('page for my doctor')).status, await open()]).toEqual([200, 1]);
    expect([(await say('close the doctor page')).status, await open()]).toEqual([200, 0]);
    wait();
    expect([(await say('undo')).problem.code, await open()]).toEqual(['reauthentication_required', 0]);
    await prove(person);
    expect([(await say('undo')).status, await open()]).toEqual([200, 1]);
  });
});

test('the person is told of all access that is given, and the record of what admins give', async () => {
  const [owner, admin] = await Promise.all([server.person(), server.person('admin')]);
  const count = async (sql: string, values: unknown[] = []) => Number((await pool.query(sql, values)).rows[0].n);
  const told = async () => ({
    notice: await count('select count(*) as n from notices where user_id = $1', [owner.id]),
    record: await count('select count(*) as n from admin_actions'),
  });
  const silent = new Set(Object.keys(grants) as GrantName[]);
  for (const { address, access, grant } of operations) {
    if (!grant) continue;
    const seeds = await seedEntries(server, owner);
    // Notices of one moment are one.
    server.clock.advance(1_000);
    const body = givingBodies[address];
    const before = await told();
    const { token } = grants[grant].told === 'record' ? admin : owner;
    const { status, code } = await request(address, body ? { body } : exampleOf(address, seeds), token);
    expect([address, access, status < 300, code]).toEqual([address, access, true, undefined]);
    const after = await told();
    const by = grants[grant].told === 'record' ? 'record' : 'notice';
    if (after[by] > before[by]) silent.delete(grant);
  }
  const atFirstUse = Object.entries(grants).flatMap(([name, { told: how }]) =>
    how === 'notice at first use' ? name : [],
  );
  expect([...silent]).toEqual(atFirstUse);
});

test('a new password ends what was opened with the one before', async () => {
  const person = await server.person();
  const { id, token, password, userName } = person;
  await seedEntries(server, person);
  const { db } = server.context;
  const now = server.clock.now();
  await startVerification(db, id as OwnerId, 'thief@example.com', now);
  await startPasswordReset(db, id, now);
  const span = { from: '2026-01-01', to: '2026-03-06' };
  await server.call(createDoctorPage, { token, body: { ...span, kinds: ['weight'] } });
  await server.call(login, { body: { userName, password } });
  const body = { currentPassword: password, newPassword: 'another horse 2' };
  expect((await server.call(changePassword, { token, body })).status).toBe(204);
  const { rows } = await pool.query(
    `select (select count(*)::int from sessions where user_id = $1 and revoked_at is null) as sessions,
       (select count(*)::int from doctor_pages where user_id = $1 and deleted_at is null) as pages,
       (select count(*)::int from telegram_links where user_id = $1) as chat_links,
       (select count(*)::int from login_links where user_id = $1) as login_links,
       (select count(*)::int from email_verifications where user_id = $1) as addresses,
       (select count(*)::int from password_resets where user_id = $1 and used_at is null) as resets`,
    [id],
  );
  expect(rows).toEqual([{ sessions: 1, pages: 0, chat_links: 0, login_links: 0, addresses: 0, resets: 0 }]);
  const { notices } = (await server.call(listNotices, { token })).body;
  const notice = notices.find(({ title }) => title === 'Your password was changed');
  expect(notice?.body).toContain('Your passkeys and your Telegram chat still work');
});
