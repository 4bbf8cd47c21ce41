import { describe, expect, test } from 'vitest';
import { serverForTests } from '../../tests/server.ts';
import { createApp } from '../app.ts';
import { openPostgres } from '../db/open.ts';
import { createMetrics } from '../lib/metrics.ts';

const metricsToken = 'a-long-metrics-token';
const open = await serverForTests();
const guarded = await serverForTests({ metricsToken });

const statusOf = async (url: string, headers: Record<string, string> = {}) => (await fetch(url, { headers })).status;

describe('the metrics', () => {
  test('are for this host alone where no token is set', async () => {
    const url = `${open.url}/metrics`;
    expect(await statusOf(url)).toBe(200);
    expect(await statusOf(url, { 'x-forwarded-for': '127.0.0.1' })).toBe(404);
    expect(await (await fetch(url)).text()).toMatch(/http_requests_total\{method="GET",status="404"\} 1/);
  });

  test('are for nobody without a token where the server has a public address, whatever its proxy leaves out', async () => {
    const { context } = open;
    const config = { ...context.config, publicUrl: 'https://fitpulse.example' };
    const { http } = createApp({ ...context, config, metrics: createMetrics() });
    const peer = { incoming: { headers: {}, socket: { remoteAddress: '127.0.0.1' } } };
    const answer = await http.request('/metrics', { headers: { host: '127.0.0.1:3000' } }, peer);
    expect(answer.status).toBe(404);
  });

  test('are for whoever has the token where one is set', async () => {
    const url = `${guarded.url}/metrics`;
    for (const authorization of ['', 'Bearer another-token', metricsToken]) {
      expect(await statusOf(url, { authorization })).toBe(404);
    }
    const elsewhere = { 'x-forwarded-for': '203.0.113.7', authorization: `Bearer ${metricsToken}` };
    expect(await statusOf(url, elsewhere)).toBe(200);
  });
});

test('a server whose database does not answer is up, but not ready', async () => {
  for (const path of ['/healthz', '/readyz', '/status']) expect(await statusOf(open.url + path)).toBe(200);
  expect(await (await fetch(`${open.url}/status`)).text()).toContain('Everything works');
  const unreachable = openPostgres('postgres://nobody@127.0.0.1:1/none');
  const { http } = createApp({ ...open.context, db: unreachable.db, metrics: createMetrics() });
  const answers = await Promise.all(['/healthz', '/readyz', '/status'].map((path) => http.request(path)));
  expect(answers.map(({ status }) => status)).toEqual([200, 503, 503]);
  expect(await answers[2]?.text()).toContain('Not answering');
  const asked = await http.request('/api/v1/plans');
  expect([asked.status, asked.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await asked.json()).toMatchObject({ code: 'service_unavailable' });
  await unreachable.close();
});
