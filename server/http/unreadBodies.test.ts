import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import { leaveUnread } from './unreadBodies.ts';

const megabytes = 20;
const megabyte = Buffer.alloc(1_048_576);

async function listen() {
  const app = new Hono().use(leaveUnread);
  app.post('/refused', (c) => c.text('too many', 429));
  app.post('/taken', async (c) => c.text(String((await c.req.arrayBuffer()).byteLength)));
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  const taken: Socket[] = [];
  server.on('connection', (socket) => taken.push(socket));
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { port: (server.address() as AddressInfo).port, taken };
}

/** Sends the head and all of the body, whatever is answered; resolves with the answer once the connection has ended. */
async function send(port: number, path: string, connection: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.setEncoding('utf8').on('data', (text) => {
    answer += text;
  });
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  const head = `POST ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: ${connection}\r\n`;
  socket.write(`${head}content-length: ${megabytes * megabyte.length}\r\n\r\n`);
  for (let sent = 0; sent < megabytes; sent += 1) socket.write(megabyte);
  await closed;
  return answer;
}

test('the body of a refused request is not taken in, and its answer is there all the same', async () => {
  const { port, taken } = await listen();
  expect(await send(port, '/refused', 'keep-alive')).toMatch(/^HTTP\/1\.1 429 [\s\S]*too many/);
  expect(taken[0]?.bytesRead).toBeLessThan(megabyte.length);
});

test('a program that sends one refused request after the other gets all of the answers', async () => {
  const { port } = await listen();
  const body = Buffer.concat(Array(5).fill(megabyte));
  for (let time = 0; time < 3; time += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/refused`, { method: 'POST', body });
    expect([answer.status, await answer.text()]).toEqual([429, 'too many']);
  }
});

test('a body that is read is taken in whole', async () => {
  const { port } = await listen();
  expect(await send(port, '/taken', 'close')).toMatch(new RegExp(`${megabytes * megabyte.length}$`));
});
