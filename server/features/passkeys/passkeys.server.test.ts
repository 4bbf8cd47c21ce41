import { expect, test } from 'vitest';
import { loginWithPasskey } from '../../../contract/accounts/accounts.ts';
import { addPasskey, startPasskey, startPasskeySignIn } from '../../../contract/accounts/passkeys.ts';
import { createAuthenticator } from '../../../tests/fakes/authenticator.ts';
import { serverForTests, type TestPerson } from '../../../tests/server.ts';
import { challengeMinutes } from './policy.ts';

const server = await serverForTests();
const origin = new URL(server.context.config.publicUrl).origin;
const elsewhere = 'https://fitpu1se.example';
const [person, other] = await Promise.all([server.person(), server.person()]);
const askToAdd = async ({ token }: TestPerson) => (await server.call(startPasskey, { token })).body;
const askToSign = async () => (await server.call(startPasskeySignIn)).body;
const late = <T>(asked: T): T => {
  server.clock.advance(challengeMinutes * 60_000);
  return asked;
};
type Authenticator = ReturnType<typeof createAuthenticator>;

const refusedToAdd: [string, (fresh: Authenticator) => Promise<ReturnType<Authenticator['create']>>][] = [
  ['from another site', async () => createAuthenticator(elsewhere).create(await askToAdd(person))],
  ['without a finger, face or PIN', async (fresh) => fresh.create(await askToAdd(person), { isUnverified: true })],
  ['for what somebody else was asked', async (fresh) => fresh.create(await askToAdd(other))],
  ['for what signing in asks', async (fresh) => fresh.create({ ...(await askToAdd(person)), ...(await askToSign()) })],
  ['after five minutes', async (fresh) => fresh.create(late(await askToAdd(person)))],
];
test.each(refusedToAdd)('adding a passkey is refused %s', async (_, answer) => {
  const response = await answer(createAuthenticator(origin));
  const refused = await server.call(addPasskey, { token: person.token, body: { name: 'Phone', response } });
  expect(refused.problem.errors).toMatchObject([{ path: 'response' }]);
});

const enrol = async (owner: TestPerson): Promise<Authenticator> => {
  const own = createAuthenticator(origin);
  const body = { name: 'Phone', response: own.create(await askToAdd(owner)) };
  await server.call(addPasskey, { token: owner.token, body });
  return own;
};
const signIn = (response: ReturnType<Authenticator['sign']>) => server.call(loginWithPasskey, { body: { response } });
const othersHandle = Buffer.from(other.id).toString('base64url');

const refusedToSignIn: [string, (own: Authenticator) => Promise<ReturnType<Authenticator['sign']>>][] = [
  ['from another site', async (own) => own.sign(await askToSign(), { origin: elsewhere })],
  ['without a finger, face or PIN', async (own) => own.sign(await askToSign(), { isUnverified: true })],
  ['for what nobody asked', async (own) => own.sign({ challenge: 'A'.repeat(43) })],
  ['for what adding one asks', async (own) => own.sign(await askToAdd(person))],
  ['as somebody else', async (own) => own.sign(await askToSign(), { userHandle: othersHandle })],
  ['after five minutes', async (own) => own.sign(late(await askToSign()))],
];
test('signing in with a passkey is refused', async () => {
  const [own] = await Promise.all([enrol(person), enrol(other)]);
  for (const [how, answer] of refusedToSignIn) {
    expect([how, (await signIn(await answer(own))).problem.code]).toEqual([how, 'login_failed']);
  }
  expect((await signIn(own.sign(await askToSign()))).body.userId).toBe(person.id);
  await server.context.db.updateTable('users').set({ status: 'disabled' }).where('id', '=', person.id).execute();
  expect((await signIn(own.sign(await askToSign()))).status).toBe(401);
});
