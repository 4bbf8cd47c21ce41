import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { isFromThisHost, networkOf } from './peer.ts';

const app = new Hono().get('/', (c) => c.json([networkOf(c), isFromThisHost(c)]));
const ask = async (peer: string, headers = {}) =>
  (
    await app.request(
      '/',
      { headers: { host: 'localhost:3000', ...headers } },
      { incoming: { socket: { remoteAddress: peer } } },
    )
  ).json();

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:ffff::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '::ffff:203.0.113.7'],
])('%s counts as %s', async (address, network) => {
  expect((await ask(address))[0]).toBe(network);
  expect((await ask('127.0.0.1', { 'x-forwarded-for': `1.2.3.4, ${address}` }))[0]).toBe(network);
});

test('a header of somebody who is no proxy on this host changes nothing', async () => {
  expect((await ask('203.0.113.7', { 'x-forwarded-for': '198.51.100.1' }))[0]).toBe('203.0.113.7');
});

test.each([
  ['a neighbour', '203.0.113.7', {}],
  ['a proxy that names whom it serves', '127.0.0.1', { 'x-forwarded-for': '203.0.113.7' }],
  ['a proxy that names itself', '127.0.0.1', { via: '1.1 proxy' }],
  ['a proxy that hands the name on alone', '127.0.0.1', { host: 'fitpulse.example' }],
])('%s is not this host', async (_, peer, headers) => {
  expect((await ask(peer, headers))[1]).toBe(false);
  expect((await ask('127.0.0.1'))[1]).toBe(true);
});
