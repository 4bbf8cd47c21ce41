import { mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { start } from '../../tests/fakes/mail.ts';
import { readConfig } from '../config.ts';
import { createMailer } from './mailer.ts';

const log = pino({ level: 'silent' });
const mail = { to: 'asha@example.com', subject: 'Namaste नमस्ते', text: 'Your total is ₹322.92.' };

test('a mail goes to the SMTP server that is set', async () => {
  const server = await start();
  const config = readConfig({ SMTP_URL: server.url, MAIL_FROM: 'FitPulse <hello@fitpulse.example>' });
  await createMailer(config, log).send({ ...mail, messageId: '<one@fitpulse.example>' });
  expect(server.mails).toHaveLength(1);
  expect(server.mails[0]).toMatchObject({ from: 'hello@fitpulse.example', to: ['asha@example.com'] });
  expect(server.mails[0]?.text.trim()).toBe(mail.text);
  expect(server.mails[0]?.raw).toContain('Message-ID: <one@fitpulse.example>');
  await server.close();
});

test('a server that refuses, or is not there, makes the sending fail', async () => {
  const server = await start();
  const mailer = createMailer(readConfig({ SMTP_URL: server.url }), log);
  server.refusing = true;
  await expect(mailer.send(mail)).rejects.toThrow();
  await server.close();
  await expect(mailer.send(mail)).rejects.toThrow();
});

test('without a server a mail is a file in the outbox, for the owner alone', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'fitpulse-mail-'));
  const mailer = createMailer(readConfig({ DATA_DIR: dataDir }), log);
  await Promise.all([mailer.send(mail), mailer.send(mail)]);
  const files = readdirSync(join(dataDir, 'outbox'));
  expect(files).toHaveLength(2);
  for (const name of ['', ...files]) expect(statSync(join(dataDir, 'outbox', name)).mode & 0o077).toBe(0);
  expect(readFileSync(join(dataDir, 'outbox', files[0] ?? ''), 'utf8')).toMatch(/^To: asha@example\.com\r?$/m);
});
