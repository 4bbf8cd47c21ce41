import { Writable } from 'node:stream';
import { Api } from 'grammy';
import { expect, test } from 'vitest';
import { createLog } from './log.ts';

function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  let lines = '';
  const destination = new Writable({
    write(chunk, _encoding, done) {
      lines += chunk;
      done();
    },
  });
  write(createLog('info', destination));
  return lines;
}

test('an error is logged with its message, code, stack and cause', () => {
  const cause = Object.assign(new Error('nobody listens'), { code: 'ECONNREFUSED' });
  const { error } = JSON.parse(logged((log) => log.error({ error: new Error('no answer', { cause }) }, 'failed')));
  expect(error).toMatchObject({ type: 'Error', message: 'no answer', cause: { code: 'ECONNREFUSED' } });
  expect(error.cause.message).toBe('nobody listens');
  expect(error.stack).toContain('log.test.ts');
});

test('an error of the Bot API tells what happened, but neither the token nor what was to be sent', async () => {
  const api = new Api('123:bot-secret', { apiRoot: 'http://127.0.0.1:9' });
  const error = await api.sendMessage(1, 'private words').catch((failure) => failure);
  const line = logged((log) => log.warn({ error }, 'telegram'));
  expect(line).toContain('ECONNREFUSED');
  expect(line).not.toMatch(/bot-secret|private words/);
});

test('what a library puts on an error is not logged', () => {
  const refused = Object.assign(new Error('refused'), { payload: { text: 'private words' } });
  expect(logged((log) => log.error({ error: refused }, 'failed'))).not.toContain('private words');
});

test('a field of a secret is hidden', () => {
  const line = logged((log) => log.info({ token: 'secret-1', person: { password: 'secret-2' } }, 'signed in'));
  expect(line).toContain('signed in');
  expect(line).not.toMatch(/secret-/);
});

test('the address that a mail server refused is hidden', () => {
  const refused = new Error("Can't send mail - 550 5.1.1 <asha.rao+fit@example.co.in>: no such user");
  const line = logged((log) => log.warn({ error: refused }, 'a notice could not be mailed'));
  expect(line).toContain('no such user');
  expect(line).not.toMatch(/asha|example/);
});
