import { Secret, TOTP } from 'otpauth';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  listSessions,
  login,
  loginWithLink,
  provenMinutes,
  reauthenticate,
} from '../../../contract/accounts/accounts.ts';
import { getExport } from '../../../contract/accounts/me.ts';
import { getProfile } from '../../../contract/accounts/profile.ts';
import {
  confirmTotp,
  deleteTotp,
  getSecondFactors,
  replaceRecoveryCodes,
  startTotp,
} from '../../../contract/accounts/secondFactors.ts';
import { listUsers } from '../../../contract/admin/admin.ts';
import { listNotices } from '../../../contract/notifications.ts';
import { serverForTests, type TestPerson } from '../../../tests/server.ts';
import type { OwnerId } from '../../lib/owner.ts';
import { createLoginLink } from '../accounts/links/mutations.ts';
import { forgetSealedSecrets } from './mutations.ts';

const server = await serverForTests();
const strict = await serverForTests({ production: true });
let person: TestPerson;
beforeEach(async () => {
  person = await server.person();
});

const stepMs = 30_000;
const codeOf = (secret: string, { clock } = server) =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: clock.now().getTime() });
/** The next time step: a code of this one may have been used. */
const nextCode = (secret: string, where = server) => {
  where.clock.advance(stepMs);
  return codeOf(secret, where);
};
async function enrol({ token } = person, where = server) {
  const { body } = await where.call(startTotp, { token });
  const confirmed = await where.call(confirmTotp, { token, body: { code: codeOf(body.secret, where) } });
  return { ...body, recoveryCodes: confirmed.body.recoveryCodes };
}
const signIn = (secondFactor?: string, where = server, { userName, password } = person) =>
  where.call(login, { body: { userName, password, ...(secondFactor && { secondFactor }) } });
const noticesOf = async ({ token } = person) =>
  (await server.call(listNotices, { token })).body.notices.map(({ title }) => title);

describe('an authenticator app', () => {
  test('counts once a code of it is confirmed; then signing in takes one, and each once', async () => {
    const { body: other } = await signIn();
    const { token } = person;
    const { body } = await server.call(startTotp, { token });
    expect(body.uri).toContain(`secret=${body.secret}`);
    expect((await server.call(confirmTotp, { token, body: { code: '000000' } })).status).toBe(422);
    expect((await signIn()).status).toBe(200);
    const code = codeOf(body.secret);
    const confirmed = await server.call(confirmTotp, { token, body: { code } });
    expect(new Set(confirmed.body.recoveryCodes).size).toBe(10);
    expect((await server.call(listSessions, { token: other.accessToken })).status).toBe(401);
    expect(await noticesOf()).toContain('An authenticator app was added');

    expect((await signIn()).problem.code).toBe('second_factor_required');
    expect([(await signIn('000000')).status, (await signIn(code)).status]).toEqual([401, 401]);
    const next = nextCode(body.secret);
    const atOnce = await Promise.all([signIn(next), signIn(next), signIn(next)]);
    expect(atOnce.map(({ status }) => status).toSorted()).toEqual([200, 401, 401]);
    expect((await server.call(startTotp, { token })).status).toBe(409);
  });

  test('is guessed at five times in a quarter of an hour, by whoever knows the password', async () => {
    const { secret } = await enrol();
    const statuses: number[] = [];
    for (let guess = 0; guess < 6; guess += 1) statuses.push((await signIn('111111')).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    server.clock.advance(900_001);
    expect((await signIn(nextCode(secret))).status).toBe(200);
  });

  test('is sealed in the database', async () => {
    const { secret, recoveryCodes } = await enrol();
    const { rows } = await server.context.database.pool.query(
      'select totp_secrets::text || recovery_codes::text as row from totp_secrets join recovery_codes using (user_id)',
    );
    const kept = JSON.stringify(rows);
    for (const told of [secret, recoveryCodes[0] ?? '']) {
      expect(kept).not.toContain(told);
      expect(kept).not.toContain(Buffer.from(told).toString('hex'));
    }
  });

  test('is turned off after a recent proof, which a code of it is too', async () => {
    const { token } = person;
    const { secret } = await enrol();
    server.clock.advance(provenMinutes * 60_000 + 1);
    expect((await server.call(deleteTotp, { token })).problem.code).toBe('reauthentication_required');
    const prove = (secondFactor: string) => server.call(reauthenticate, { token, body: { secondFactor } });
    const byPassword = await server.call(reauthenticate, { token, body: { password: person.password } });
    expect(byPassword.problem.errors).toMatchObject([{ path: 'password' }]);
    expect((await server.call(deleteTotp, { token })).status).toBe(403);
    expect((await prove('000000')).problem.errors).toMatchObject([{ path: 'secondFactor' }]);
    expect((await prove(nextCode(secret))).status).toBe(204);
    expect((await server.call(getExport, { token })).status).toBe(200);
    expect((await server.call(deleteTotp, { token })).status).toBe(204);
    expect(await noticesOf()).toContain('The authenticator app was removed');
    expect((await signIn()).status).toBe(200);
  });

  test('is asked for beside a link of the bot, which stays good until then', async () => {
    const { secret } = await enrol();
    const code = await createLoginLink(server.context.db, person.id as OwnerId, server.clock.now());
    const follow = (secondFactor?: string) =>
      server.call(loginWithLink, { body: { code, ...(secondFactor && { secondFactor }) } });
    expect((await follow()).problem.code).toBe('second_factor_required');
    expect((await follow(nextCode(secret))).status).toBe(200);
  });
});

test('a recovery code signs in once, and new ones end those before', async () => {
  const { token } = person;
  const { recoveryCodes } = await enrol();
  const [first = '', second = ''] = recoveryCodes;
  expect([(await signIn(` ${first.toLowerCase()} `)).status, (await signIn(first)).status]).toEqual([200, 401]);
  expect(await noticesOf()).toContain('A recovery code was used');
  expect((await server.call(getSecondFactors, { token })).body).toMatchObject({ totp: true, recoveryCodesLeft: 9 });
  const { body } = await server.call(replaceRecoveryCodes, { token });
  expect([(await signIn(second)).status, (await signIn(body.recoveryCodes[0])).status]).toEqual([401, 200]);
});

test('where the key is lost for good apps count no more, and recovery codes and a new app do', async () => {
  const { token } = person;
  const { secret, recoveryCodes } = await enrol();
  await forgetSealedSecrets(server.context.db);
  expect((await signIn(nextCode(secret))).problem.code).toBe('second_factor_required');
  expect((await signIn(recoveryCodes[0])).status).toBe(200);
  expect((await server.call(deleteTotp, { token })).status).toBe(204);
  expect((await signIn(nextCode((await enrol()).secret))).status).toBe(200);
});

test('an admin in production is a user until there is a second factor, and keeps one', async () => {
  const admin = await strict.person('admin');
  const other = await strict.person();
  const { token } = admin;
  const listed = () => strict.call(listUsers, { token });
  const read = () => strict.call(getProfile, { token, params: { userId: other.id } });
  expect((await listed()).problem.code).toBe('second_factor_missing');
  expect((await read()).status).toBe(404);
  expect((await strict.call(getSecondFactors, { token })).body).toMatchObject({ totp: false, required: true });
  const { secret } = await enrol(admin, strict);
  expect([(await listed()).status, (await read()).status]).toEqual([200, 200]);
  expect((await strict.call(deleteTotp, { token })).status).toBe(409);
  expect((await signIn(nextCode(secret, strict), strict, admin)).status).toBe(200);
});
