import { beforeAll, expect, test } from 'vitest';
import { serverForTests, type TestPerson } from '../server.ts';

const server = await serverForTests();
let admin: TestPerson;
let operations: [method: string, path: string][];

beforeAll(async () => {
  admin = await server.person('admin');
  const { paths } = await (await fetch(`${server.url}/api/v1/openapi.json`)).json();
  operations = Object.entries(paths as Record<string, Record<string, { requestBody?: unknown }>>).flatMap(
    ([path, methods]) =>
      Object.entries(methods).flatMap(([method, operation]): [string, string][] =>
        operation.requestBody ? [[method, path.replace(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000')]] : [],
      ),
  );
});

/** Both take less than the smallest limit in bytes. */
const hostile = {
  'many values': `{"a":[${Array(9_000).fill('{}').join(',')}]}`,
  'lists within lists': `{"a":${'['.repeat(5_000)}${']'.repeat(5_000)}}`,
};

test.each(Object.entries(hostile))('every route refuses %s before they are parsed', async (_, body) => {
  expect(operations.length).toBeGreaterThan(30);
  for (const [method, path] of operations) {
    const response = await fetch(`${server.url}/api/v1${path}`, {
      method: method.toUpperCase(),
      headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' },
      body,
    });
    const { code } = await response.json();
    // An import passes over what it doesn't know, without parsing it.
    const expected = path === '/me/import' ? [422, 'validation_failed'] : [413, 'payload_too_large'];
    // A form is no JSON.
    const told = path === '/health-reports' ? [415, 'unsupported_media_type'] : expected;
    expect([path, response.status, code]).toEqual([path, ...told]);
  }
});

test('a text may hold what looks like structure', async () => {
  const body = JSON.stringify({ text: `${'[{,'.repeat(600)}"\\"${']}'.repeat(9)}` });
  const headers = { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' };
  const response = await fetch(`${server.url}/api/v1/chat/messages`, { method: 'POST', headers, body });
  expect(response.status).toBe(200);
});
