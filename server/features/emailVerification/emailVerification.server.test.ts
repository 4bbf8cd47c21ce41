import { beforeEach, describe, expect, test } from 'vitest';
import { createAccount, forgotPassword, login } from '../../../contract/accounts/accounts.ts';
import { sendEmailVerification, verifyEmail } from '../../../contract/accounts/emailVerification.ts';
import { getProfile, saveProfile } from '../../../contract/accounts/profile.ts';
import { serverForTests, type TestPerson } from '../../../tests/server.ts';
import { verificationHours } from './policy.ts';

const server = await serverForTests();
const mails: { to: string; text: string }[] = [];
server.context.mailer.send = async (mail) => void mails.push(mail);
let person: TestPerson;
beforeEach(async () => {
  person = await server.person();
  mails.length = 0;
});

const mailedTo = async (to: string, count = 1) => {
  await expect.poll(() => mails.filter((mail) => mail.to === to).length).toBe(count);
  return mails.findLast((mail) => mail.to === to)?.text ?? '';
};
const tokenIn = (text: string) => text.match(/\/confirm-email#([\w-]{43})/)?.[1] ?? '';
const setEmail = (email: string, { token } = person) => server.call(saveProfile, { token, body: { email } });
const confirm = (secret: string, { token } = person) => server.call(verifyEmail, { token, body: { token: secret } });
const isVerified = async ({ id, token } = person) =>
  (await server.call(getProfile, { token, params: { userId: id } })).body.emailVerified;
const addressOf = ({ id }: TestPerson) => `${id}@example.com`;
const verified = async (who: TestPerson, email = addressOf(who)) => {
  await setEmail(email, who);
  await confirm(tokenIn(await mailedTo(email)), who);
};

describe('a link to a new address', () => {
  test('confirms it once, and names no account', async () => {
    await setEmail(addressOf(person));
    const text = await mailedTo(addressOf(person));
    expect(text).not.toContain(person.userName);
    expect(await isVerified()).toBe(false);
    expect((await confirm(tokenIn(text))).status).toBe(204);
    expect(await isVerified()).toBe(true);
    expect((await confirm(tokenIn(text))).status).toBe(404);
  });

  test('is worth nothing in another account, after a day, after a newer one, and for another address', async () => {
    await setEmail(addressOf(person));
    const first = tokenIn(await mailedTo(addressOf(person)));
    expect((await confirm(first, await server.person())).status).toBe(404);
    await server.call(sendEmailVerification, { token: person.token });
    const second = tokenIn(await mailedTo(addressOf(person), 2));
    expect((await confirm(first)).status).toBe(404);
    await setEmail('another@example.com');
    expect((await confirm(second)).status).toBe(404);
    const third = tokenIn(await mailedTo('another@example.com'));
    server.clock.advance(verificationHours * 3_600_000);
    const { userName, password } = person;
    const { body } = await server.call(login, { body: { userName, password } });
    expect((await confirm(third, { ...person, token: body.accessToken })).status).toBe(404);
  });

  test('comes with signing up, three times an hour at most, and ends with a change of the address', async () => {
    const body = { userName: `${person.userName}-2`, password: 'long enough', email: 'new@example.com' };
    await server.call(createAccount, { body: { ...body, termsAccepted: true } });
    await mailedTo('new@example.com');
    await verified(person);
    await setEmail('changed@example.com');
    expect(await isVerified()).toBe(false);
    const ask = () => server.call(sendEmailVerification, { token: person.token });
    expect([(await ask()).status, (await ask()).status]).toEqual([204, 429]);
  });
});

describe('a forgotten password', () => {
  const forget = (nameOrEmail: string) => server.call(forgotPassword, { body: { userName: nameOrEmail } });
  const resets = (to: string) => mails.filter((mail) => mail.to === to && mail.text.includes('/reset-password#'));

  test('is reset by the address of who confirmed it, however many others entered it before', async () => {
    const email = 'crowded@example.com';
    const others = await Promise.all([1, 2, 3, 4, 5, 6].map(() => server.person()));
    const ids = others.map(({ id }) => id);
    await server.context.db.updateTable('users').set({ email }).where('id', 'in', ids).execute();
    await verified(person, email);
    await forget(email);
    await expect.poll(() => resets(email).map(({ text }) => text.includes(person.userName))).toEqual([true]);
  });

  test('is reset by the user name though its address is not confirmed', async () => {
    await setEmail(addressOf(person));
    await forget(person.userName);
    await expect.poll(() => resets(addressOf(person)).length).toBe(1);
  });
});
