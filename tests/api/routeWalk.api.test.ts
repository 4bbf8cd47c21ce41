import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { formOf, startTestServer, type TestPerson, type TestServer } from '../server.ts';
import { type Example, exampleRequests, type SeededIds, seedEntries, snapshotOf } from './routeExamples.ts';

/** Who is refused is refused before anything that two engines could do differently; an admin gets what the owner gets. */
const isWalkedTwice = inject('engine') === 'postgres';
const onOneEngine = test.skipIf(!isWalkedTwice);

/** No call of the walk reaches Telegram. */
const telegram = { token: '1:walk', apiRoot: 'http://127.0.0.1:9', userName: 'walk_bot', webhookSecret: undefined };
const endsTheSession = new Set(['/logout', '/me']);

interface Operation {
  method: string;
  path: string;
  access: string;
}

let server: TestServer;
let owner: TestPerson;
let stranger: TestPerson;
let admin: TestPerson;
let support: TestPerson;
let ids: SeededIds;
let operations: Operation[];

beforeAll(async () => {
  server = await startTestServer({ telegram });
  [owner, stranger, admin, support] = await Promise.all([
    server.person(),
    server.person(),
    server.person('admin'),
    server.person('support'),
  ]);
  ids = await seedEntries(server, owner);
  const document = await (await fetch(`${server.url}/api/v1/openapi.json`)).json();
  operations = Object.entries(document.paths as Record<string, Record<string, { 'x-access': string }>>).flatMap(
    ([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ method, path, access: operation['x-access'] })),
  );
});
afterAll(() => server.close());

const exampleOf = ({ method, path }: Operation, subject: SeededIds): Example => {
  const example = exampleRequests[`${method.toUpperCase()} ${path}`];
  if (!example)
    throw new Error(`${method.toUpperCase()} ${path} is new: give it an example in tests/api/routeExamples.ts.`);
  return example(subject);
};

async function request(operation: Operation, example: Example, token?: string) {
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => example.params?.[name] ?? 'missing');
  const response = await fetch(`${server.url}/api/v1${path}?${new URLSearchParams(example.query)}`, {
    method: operation.method.toUpperCase(),
    headers: {
      ...(!example.form && { 'content-type': 'application/json' }),
      'x-forwarded-for': randomUUID(),
      ...(token && { authorization: `Bearer ${token}` }),
      ...example.headers,
    },
    ...(example.body !== undefined && { body: JSON.stringify(example.body) }),
    ...(example.form && { body: formOf(example.form) }),
  });
  // Whoever asks, and whatever comes of it: every route takes of the caller's budget and says what is left.
  expect([operation, response.headers.get('ratelimit')]).toEqual([operation, expect.stringMatching(/^"cost";r=\d+/)]);
  return { status: response.status, text: await response.text() };
}

describe('every route of the API', () => {
  onOneEngine('refuses nobody, and a made-up token, unless it is public', async () => {
    for (const operation of operations.filter(({ access }) => access !== 'public')) {
      const example = exampleOf(operation, ids);
      for (const token of [undefined, 'A'.repeat(43)]) {
        const { status, text } = await request(operation, example, token);
        expect([operation, status]).toEqual([operation, 401]);
        expect(JSON.parse(text)).toMatchObject({ code: 'not_authenticated' });
      }
    }
  });

  onOneEngine("gives a stranger nothing of another person's, and changes nothing of it", async () => {
    const before = await snapshotOf(server, owner.id);
    for (const operation of operations.filter(({ access }) => access !== 'public')) {
      const example = exampleOf(operation, ids);
      const { status, text } = await request(operation, example, stranger.token);
      if (example.namesOwner) expect([operation, status]).toEqual([operation, 404]);
      else {
        const isHarmless = status < 300 || [403, 404, example.strangerGets].includes(status);
        expect([operation, isHarmless]).toEqual([operation, true]);
      }
      expect([operation, text.includes(ids.secret)]).toEqual([operation, false]);
      if (endsTheSession.has(operation.path)) stranger = await server.person();
    }
    expect(await snapshotOf(server, owner.id)).toEqual(before);
  });

  onOneEngine('refuses a user where only support or an admin may, and support where only an admin may', async () => {
    const refused = [
      { token: owner.token, accesses: ['support', 'admin'] },
      { token: support.token, accesses: ['admin'] },
    ];
    for (const { token, accesses } of refused) {
      for (const operation of operations.filter(({ access }) => accesses.includes(access))) {
        const { status } = await request(operation, exampleOf(operation, ids), token);
        expect([operation, status]).toEqual([operation, 403]);
      }
    }
  });

  onOneEngine("gives support people's tickets, and nothing else that is theirs", async () => {
    // An answer is told to the person.
    const snapshot = async () => (await snapshotOf(server, owner.id)).filter(([table]) => table !== 'notices');
    const before = await snapshot();
    const reached: string[] = [];
    for (const operation of operations.filter(({ access }) => access === 'session')) {
      const example = exampleOf(operation, ids);
      if (!example.namesOwner) continue;
      const { status } = await request(operation, example, support.token);
      if (status < 300) reached.push(`${operation.method} ${operation.path}`);
      else expect([operation, [403, 404].includes(status)]).toEqual([operation, true]);
    }
    expect(reached.toSorted()).toEqual([
      'get /support/tickets/{id}',
      'patch /support/tickets/{id}',
      'post /support/tickets/{id}/messages',
    ]);
    expect(await snapshot()).toEqual(before);
    const list = operations.filter(({ access }) => access === 'support');
    for (const operation of list)
      expect((await request(operation, exampleOf(operation, ids), support.token)).status).toBe(200);
    expect(list.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual([
      'get /admin/tickets',
      'post /admin/tickets/actions',
    ]);
  });

  test('works for an admin where only support or an admin may', async () => {
    const fresh = await seedEntries(server, owner);
    for (const operation of operations.filter(({ access }) => ['support', 'admin'].includes(access))) {
      const { status, text } = await request(operation, exampleOf(operation, fresh), admin.token);
      expect([operation, status < 300, text]).toEqual([operation, true, text]);
    }
  });

  test('works for the owner, and for an admin who names the owner', async () => {
    const walked = operations.filter(
      ({ path, access }) =>
        !['support', 'admin'].includes(access) && !endsTheSession.has(path) && path !== '/login/google',
    );
    // What only reads takes nothing from the next.
    const reads = walked.filter(({ method }) => method === 'get');
    const writes = walked.filter(({ method }) => method !== 'get');
    let seeds = await seedEntries(server, owner);
    /** What one before has used up is there again at the second try. */
    const expectAllowed = async (operation: Operation, token: string) => {
      let answer = await request(operation, exampleOf(operation, seeds), token);
      if (answer.status >= 400 && answer.status < 500) {
        seeds = await seedEntries(server, owner);
        answer = await request(operation, exampleOf(operation, seeds), token);
      }
      expect([operation, answer.status < 300, answer.text]).toEqual([operation, true, answer.text]);
    };
    for (const operation of [...reads, ...writes]) {
      await expectAllowed(operation, owner.token);
      const { namesOwner, ownerOnly } = exampleOf(operation, seeds);
      if (isWalkedTwice && namesOwner && !ownerOnly && !['delete', 'patch'].includes(operation.method))
        await expectAllowed(operation, admin.token);
    }
  });
});
