import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAccount, listSessions, login, loginWithGoogle } from '../../../../contract/accounts/accounts.ts';
import { type Google, start } from '../../../../tests/fakes/google.ts';
import { startTestServer, type TestServer } from '../../../../tests/server.ts';

let google: Google;
let server: TestServer;
beforeAll(async () => {
  google = await start();
  server = await startTestServer({ google: { clientId: google.clientId, jwksUrl: google.jwksUrl } });
});
afterAll(async () => {
  await server.close();
  await google.close();
});

const seconds = () => Math.floor(server.clock.now().getTime() / 1_000);
const claims = (more: Record<string, unknown> = {}) => ({
  ...{ iss: 'https://accounts.google.com', aud: google.clientId, sub: '110169484474386276334' },
  ...{ email: 'asha@example.com', email_verified: true, given_name: 'Asha', family_name: 'Rao' },
  ...{ iat: seconds(), exp: seconds() + 3_600 },
  ...more,
});
const signIn = (credential: string, language?: 'en' | 'hi') =>
  server.call(loginWithGoogle, { body: { credential, language } });
const countUsers = async () =>
  (await server.context.database.pool.query('select count(*)::int as n from users')).rows[0].n;

describe('signing in with Google', () => {
  test('makes an account the first time and finds it the next, also when two ask at once', async () => {
    const answers = await Promise.all([1, 2, 3].map(async () => signIn(await google.token(claims()))));
    const { body } = await signIn(await google.token(claims({ email: 'asha.rao@example.com' })));
    expect(new Set([...answers, { body }].map((answer) => answer.body.userId)).size).toBe(1);
    expect(body).toMatchObject({ userName: 'asha@example.com', name: 'Asha Rao', role: 'user', plan: 'free' });
    expect((await server.call(listSessions, { token: body.accessToken })).status).toBe(200);
  });

  test('takes the issuer without https too', async () => {
    expect((await signIn(await google.token(claims({ iss: 'accounts.google.com' })))).status).toBe(200);
  });

  test('begins a new account in the language of the page, and leaves it to one that is there', async () => {
    const hindi = { sub: 'hindi', email: 'hindi@example.com' };
    const { body: first } = await signIn(await google.token(claims(hindi)), 'hi');
    const { body: again } = await signIn(await google.token(claims(hindi)), 'en');
    expect([first.language, again.language]).toEqual(['hi', 'hi']);
    const { locale } = await server.context.db
      .selectFrom('users')
      .select('locale')
      .where('id', '=', first.userId)
      .executeTakeFirstOrThrow();
    expect(locale).toBe('hi');
  });

  test('begins a new account in no language where the page told none', async () => {
    const { body } = await signIn(await google.token(claims({ sub: 'untold', email: 'untold@example.com' })));
    expect(body.language).toBe('');
  });

  test('never joins an account by its e-mail address', async () => {
    const email = 'shared@example.com';
    const { body: first } = await signIn(await google.token(claims({ sub: 'subject-1', email })));
    const { body: second } = await signIn(await google.token(claims({ sub: 'subject-2', email })));
    expect(second.userId).not.toBe(first.userId);
    expect(second.userName).toMatch(/^google-/);
  });

  test('does not take over an account that bears the address as its user name', async () => {
    const body = { userName: 'early@example.com', password: 'long enough', termsAccepted: true } as const;
    const { body: account } = await server.call(createAccount, { body });
    const { body: session } = await signIn(await google.token(claims({ sub: 'late', email: 'early@example.com' })));
    expect(session.userId).not.toBe(account.id);
  });

  test.each([{ email_verified: false }, { email_verified: undefined }, { email: undefined }])(
    'without an address that Google has verified makes nobody, and says so: %j',
    async (more) => {
      const sub = `unverified-${JSON.stringify(more)}`;
      const before = await countUsers();
      const { status, problem } = await signIn(
        await google.token(claims({ sub, email: 'someone@example.com', ...more })),
      );
      expect([status, problem.detail]).toEqual([401, expect.stringContaining('has not confirmed your e-mail address')]);
      expect(await countUsers()).toBe(before);
    },
  );

  test('finds its account also once the address is no longer verified', async () => {
    const more = { sub: 'verified-once', email: 'once@example.com' };
    const { body } = await signIn(await google.token(claims(more)));
    const again = await signIn(await google.token(claims({ ...more, email_verified: false })));
    expect([again.status, again.body.userId]).toEqual([200, body.userId]);
  });

  test('the subject is no password', async () => {
    const { body } = await signIn(await google.token(claims({ sub: 'secretive', email: 'secretive@example.com' })));
    const credentials = { userName: body.userName, password: 'secretive' };
    expect((await server.call(login, { body: credentials })).status).toBe(401);
  });

  test('a disabled person stays out', async () => {
    const token = await google.token(claims({ sub: 'disabled', email: 'disabled@example.com' }));
    const { body } = await signIn(token);
    await server.context.db.updateTable('users').set({ status: 'disabled' }).where('id', '=', body.userId).execute();
    const { status, problem } = await signIn(token);
    expect([status, problem.detail]).toEqual([401, 'Google login failed.']);
  });
});

describe('a forged token is refused and makes nobody:', () => {
  test.each<[string, () => Promise<string> | string]>([
    ['alg none', () => google.unsignedToken(claims({ sub: 'forged' }))],
    ['HS256 with the public key', () => google.tokenByPublicKey(claims({ sub: 'forged' }))],
    ['a wrong audience', () => google.token(claims({ sub: 'forged', aud: 'somebody-else' }))],
    ['no audience', () => google.token(claims({ sub: 'forged', aud: undefined }))],
    ['a wrong issuer', () => google.token(claims({ sub: 'forged', iss: 'https://accounts.google.com.evil.example' }))],
    ['expired', () => google.token(claims({ sub: 'forged', iat: seconds() - 7_200, exp: seconds() - 3_600 }))],
    ['no expiry', () => google.token(claims({ sub: 'forged', exp: undefined }))],
    ['not valid yet', () => google.token(claims({ sub: 'forged', nbf: seconds() + 600 }))],
    ['an unknown kid', () => google.token(claims({ sub: 'forged' }), { kid: 'other-key' })],
    ["another key under Google's kid", () => google.token(claims({ sub: 'forged' }), { key: 'foreign' })],
    ['no subject', () => google.token(claims({ sub: undefined }))],
    ['an empty subject', () => google.token(claims({ sub: '' }))],
    ['a bad signature', async () => (await google.token(claims({ sub: 'forged' }))).replace(/.{4}$/, 'AAAA')],
    ['a changed claim', async () => changed(await google.token(claims({ sub: 'honest' })))],
    ['no token at all', () => 'hello'],
  ])('%s', async (_, make) => {
    const before = await countUsers();
    const { status, problem } = await signIn(await make());
    expect([status, problem.code, problem.detail]).toEqual([401, 'login_failed', 'Google authentication failed.']);
    expect(await countUsers()).toBe(before);
  });

  function changed(token: string): string {
    const [head, , signature] = token.split('.');
    return `${head}.${Buffer.from(JSON.stringify(claims({ sub: 'forged' }))).toString('base64url')}.${signature}`;
  }
});

test("while Google's keys can't be read, it says so", async () => {
  const other = await start();
  other.failing = true;
  const lost = await startTestServer({ google: { clientId: other.clientId, jwksUrl: other.jwksUrl } });
  const { status, problem } = await lost.call(loginWithGoogle, { body: { credential: await other.token(claims()) } });
  expect([status, problem.code]).toEqual([503, 'service_unavailable']);
  await lost.close();
  await other.close();
});

test('without a client id it is not configured', async () => {
  const plain = await startTestServer();
  const { status, problem } = await plain.call(loginWithGoogle, { body: { credential: 'x' } });
  expect([status, problem.code]).toEqual([503, 'not_configured']);
  await plain.close();
});
