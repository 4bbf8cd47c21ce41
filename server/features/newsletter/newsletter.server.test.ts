import { afterAll, expect, test } from 'vitest';
import { confirmNewsletter, leaveNewsletter, subscribeToNewsletter } from '../../../contract/newsletter.ts';
import { runJob } from '../../../tests/checkout.ts';
import { start as startMail } from '../../../tests/fakes/mail.ts';
import { serverForTests } from '../../../tests/server.ts';
import { askedAgainAfterMs, unansweredMs } from './policy.ts';

const mail = await startMail();
afterAll(() => mail.close());
const server = await serverForTests({ mail: { smtpUrl: mail.url, from: 'FitPulse <hello@fitpulse.example>' } });

const subscribe = (email: string, headers = {}) => server.call(subscribeToNewsletter, { body: { email }, headers });
const askAddresses = () => runJob(server, 'ask-newsletter-addresses');
const confirm = (key: string) => server.call(confirmNewsletter, { body: { key } });
const listed = async () => {
  const query = server.context.db
    .selectFrom('newsletterAddresses')
    .select('email')
    .where('confirmedAt', 'is not', null);
  return (await query.execute()).map(({ email }) => email);
};
const keyIn = (text: string) => /\/newsletter-confirm#([\w-]{36})\s/.exec(text)?.[1] ?? '';
async function mailedKey(email: string) {
  await subscribe(email);
  await askAddresses();
  return keyIn((await mail.waitForMail(email)).text);
}

test('an address is asked once, in whatever case it comes, and is on the list once it says yes', async () => {
  for (const email of ['Asha@Example.com', 'asha@example.com']) expect((await subscribe(email)).status).toBe(204);
  await askAddresses();
  await askAddresses();
  expect(mail.sentTo('asha@example.com')).toHaveLength(1);
  expect(await listed()).toEqual([]);
  const key = keyIn((await mail.waitForMail('asha@example.com')).text);
  for (const _ of ['once', 'again']) expect((await confirm(key)).status).toBe(204);
  expect(await listed()).toEqual(['asha@example.com']);
  server.clock.advance(askedAgainAfterMs);
  await subscribe('asha@example.com');
  await askAddresses();
  expect(mail.sentTo('asha@example.com')).toHaveLength(1);
});

test('the mail and the pages that it leads to are in the language of the page that took the address', async () => {
  const email = 'kavita@example.com';
  await server.call(subscribeToNewsletter, { body: { email, language: 'hi' } });
  await askAddresses();
  const { text } = await mail.waitForMail(email);
  expect(text).toMatch(/ने FitPulse के न्यूज़लेटर के लिए .*\/hi\/newsletter-confirm#.*\/hi\/newsletter-leave#/s);

  const key = /newsletter-leave#([\w-]{36})/.exec(text)?.[1] ?? '';
  const pageOf = async (of: string) =>
    (await fetch(`${server.url}/api/v1/newsletter/leave/${of}`, { redirect: 'manual' })).headers.get('location');
  expect(await pageOf(key)).toBe(`/hi/newsletter-leave#${key}`);
  expect(await pageOf('no-key')).toBe('/newsletter-leave#no-key');

  const inEnglish = () => server.call(subscribeToNewsletter, { body: { email, language: 'en' } });
  await inEnglish();
  server.clock.advance(askedAgainAfterMs);
  await inEnglish();
  await askAddresses();
  const [, again] = mail.sentTo(email);
  expect(again?.text).toMatch(/FitPulse newsletter.*\d\/newsletter-confirm#.*\d\/newsletter-leave#/s);
});

test('a mail program takes an address off by the header, in one click, and nobody else', async () => {
  await confirm(await mailedKey('arun@example.com'));
  const { raw } = await mail.waitForMail('arun@example.com');
  expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
  const url = /^List-Unsubscribe:\s+<([^>]+)>/m.exec(raw)?.[1] ?? '';
  const address = new URL(new URL(url).pathname, server.url);

  const page = await fetch(address, { redirect: 'manual' });
  expect([page.status, page.headers.get('location')]).toEqual([302, expect.stringContaining('/newsletter-leave#')]);
  expect(await listed()).toContain('arun@example.com');

  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  for (const _ of ['once', 'again']) expect((await fetch(address, { method: 'POST', body })).status).toBe(204);
  expect(await listed()).toEqual(['asha@example.com']);
});

test('who is not asked yet, or refuses mail, is asked again later', async () => {
  mail.refusing = true;
  await subscribe('meera@example.com');
  await askAddresses();
  expect(mail.sentTo('meera@example.com')).toEqual([]);
  mail.refusing = false;
  await askAddresses();
  expect(mail.sentTo('meera@example.com')).toHaveLength(1);
});

test('an address that does not answer is asked again when it is entered again, and forgotten after a week', async () => {
  const key = await mailedKey('ravi@example.com');
  await subscribe('ravi@example.com');
  await askAddresses();
  expect(mail.sentTo('ravi@example.com')).toHaveLength(1);
  server.clock.advance(askedAgainAfterMs);
  expect(await mailedKey('ravi@example.com')).toBe(key);
  expect(mail.sentTo('ravi@example.com')).toHaveLength(2);

  server.clock.advance(unansweredMs + 1);
  expect((await confirm(key)).status).toBe(404);
  await runJob(server, 'remove-unanswered-newsletter-addresses');
  const { rows } = await server.context.database.pool.query('select email from newsletter_addresses');
  expect(rows).toEqual([{ email: 'asha@example.com' }]);
});

test('what is no address, or no key, is refused', async () => {
  const { status, problem } = await subscribe('asha');
  expect(status).toBe(422);
  expect(problem.errors).toMatchObject([{ path: 'email', message: 'Enter an e-mail address.' }]);
  expect((await server.call(leaveNewsletter, { params: { key: 'x' } })).status).toBe(422);
});

test('a visitor who enters address after address is slowed down', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.9' };
  const statuses: number[] = [];
  for (let i = 0; i < 11; i += 1) statuses.push((await subscribe(`a${i}@example.com`, headers)).status);
  expect(statuses).toEqual([...Array(10).fill(204), 429]);
});
