import { beforeEach, describe, expect, test } from 'vitest';
import {
  listSessions,
  login,
  loginWithPasskey,
  provenMinutes,
  reauthenticate,
} from '../../../contract/accounts/accounts.ts';
import { getExport } from '../../../contract/accounts/me.ts';
import {
  addPasskey,
  deletePasskey,
  listPasskeys,
  renamePasskey,
  startPasskey,
  startPasskeySignIn,
} from '../../../contract/accounts/passkeys.ts';
import { getSecondFactors } from '../../../contract/accounts/secondFactors.ts';
import { listUsers } from '../../../contract/admin/admin.ts';
import { listNotices } from '../../../contract/notifications.ts';
import { createAuthenticator } from '../../../tests/fakes/authenticator.ts';
import { serverForTests, type TestPerson, type TestServer } from '../../../tests/server.ts';

const server = await serverForTests();
const origin = new URL(server.context.config.publicUrl).origin;
type Authenticator = ReturnType<typeof createAuthenticator>;

let person: TestPerson;
beforeEach(async () => {
  person = await server.person();
});

const askToAdd = async ({ token } = person, where = server) => (await where.call(startPasskey, { token })).body;
const askToSign = async (where = server) => (await where.call(startPasskeySignIn)).body;
const add = (response: ReturnType<Authenticator['create']>, { token } = person, where = server) =>
  where.call(addPasskey, { token, body: { name: 'My phone', response } });
const signIn = (response: ReturnType<Authenticator['sign']>, where = server) =>
  where.call(loginWithPasskey, { body: { response } });
async function enrol(owner = person, where = server): Promise<Authenticator & { passkey: string }> {
  const authenticator = createAuthenticator(origin);
  const { body } = await add(authenticator.create(await askToAdd(owner, where)), owner, where);
  return { ...authenticator, passkey: body.id };
}
const remove = (id: string, { token } = person, where: TestServer = server) =>
  where.call(deletePasskey, { token, params: { id } });

describe('a passkey', () => {
  test('is added, named, listed, signs in without a name, and is removed; the person is told', async () => {
    const { token } = person;
    const authenticator = await enrol();
    const { body: session } = await signIn(authenticator.sign(await askToSign()));
    expect(session.userId).toBe(person.id);
    await server.call(renamePasskey, { token, params: { id: authenticator.passkey }, body: { name: 'Blue key' } });
    const listed = await server.call(listPasskeys, { token: session.accessToken });
    const now = server.clock.now().toISOString();
    expect(listed.body).toEqual([
      { id: authenticator.passkey, name: 'Blue key', createdAt: now, lastUsedAt: now, isBackedUp: false },
    ]);
    expect((await remove(authenticator.passkey)).status).toBe(204);
    expect((await signIn(authenticator.sign(await askToSign()))).problem.code).toBe('login_failed');
    const { body } = await server.call(listNotices, { token });
    const titles = body.notices.map(({ title }) => title);
    expect(titles).toEqual(expect.arrayContaining(['A passkey was added', 'A passkey was removed']));
  });

  test('is added and removed only by somebody who has just proved who they are, which a passkey does', async () => {
    const { token } = person;
    const authenticator = await enrol();
    server.clock.advance(provenMinutes * 60_000 + 1);
    expect((await server.call(startPasskey, { token })).problem.code).toBe('reauthentication_required');
    expect((await remove(authenticator.passkey)).problem.code).toBe('reauthentication_required');
    const prove = async (passkey: ReturnType<Authenticator['sign']>) =>
      server.call(reauthenticate, { token, body: { passkey } });
    const other = await server.person();
    const others = await enrol(other);
    expect((await prove(others.sign(await askToSign()))).problem.errors).toMatchObject([{ path: 'passkey' }]);
    expect((await prove(authenticator.sign(await askToSign()))).status).toBe(204);
    expect((await server.call(getExport, { token })).status).toBe(200);
  });

  test('of another person can be neither renamed nor removed', async () => {
    const { passkey } = await enrol();
    const stranger = await server.person();
    const { token } = stranger;
    expect((await remove(passkey, stranger)).status).toBe(404);
    const body = { name: 'Mine now' };
    expect((await server.call(renamePasskey, { token, params: { id: passkey }, body })).status).toBe(404);
  });

  test('that is the last way in stays, also when the last two go at once', async () => {
    await server.context.db.updateTable('users').set({ passwordHash: null }).where('id', '=', person.id).execute();
    const [first, second] = [await enrol(), await enrol()];
    const gone = await Promise.all([remove(first.passkey), remove(second.passkey)]);
    expect(gone.map(({ status }) => status).toSorted()).toEqual([204, 409]);
  });
});

test('an answer counts once, also when it comes twice at the same moment', async () => {
  const response = createAuthenticator(origin).create(await askToAdd());
  const added = await Promise.all([add(response), add(response)]);
  expect(added.map(({ status }) => status).toSorted()).toEqual([201, 422]);
  const own = await enrol();
  const signed = own.sign(await askToSign());
  const answers = await Promise.all([signIn(signed), signIn(signed), signIn(signed)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401]);
});

test('a copy of a passkey that lags behind signs in nobody', async () => {
  const own = await enrol();
  await signIn(own.sign(await askToSign()));
  expect((await signIn(own.sign(await askToSign(), { isCopy: true }))).problem.code).toBe('login_failed');
});

describe('an admin in production', () => {
  test('has a second factor in a passkey: the password alone signs in no more, sessions before it end, one stays', async () => {
    const strict = await serverForTests({ production: true });
    const admin = await strict.person('admin');
    const { token, userName, password } = admin;
    const byPassword = () => strict.call(login, { body: { userName, password } });
    const { body: earlier } = await byPassword();
    expect((await strict.call(listUsers, { token })).problem.code).toBe('second_factor_missing');
    const own = await enrol(admin, strict);
    expect((await strict.call(listUsers, { token })).status).toBe(200);
    expect((await strict.call(listSessions, { token: earlier.accessToken })).status).toBe(401);
    expect((await byPassword()).problem.code).toBe('passkey_required');
    const { body: session } = await signIn(own.sign(await askToSign(strict)), strict);
    expect((await strict.call(listUsers, { token: session.accessToken })).status).toBe(200);
    expect((await strict.call(getSecondFactors, { token })).body).toMatchObject({ passkeys: 1, required: true });
    expect((await remove(own.passkey, admin, strict)).status).toBe(409);
    await enrol(admin, strict);
    expect((await remove(own.passkey, admin, strict)).status).toBe(204);
  });
});
