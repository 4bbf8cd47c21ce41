import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import * as mailFake from '../../tests/fakes/mail.ts';
import * as razorpayFake from '../../tests/fakes/razorpay.ts';
import * as telegramFake from '../../tests/fakes/telegram.ts';
import { stampOf } from '../db/backups/names.ts';
import { examine, isWrong, reportLines } from './report.ts';

const [mail, razorpay, telegram] = await Promise.all([mailFake.start(), razorpayFake.start(), telegramFake.start()]);
let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'fitpulse-doctor-'));
  return () => rmSync(dataDir, { recursive: true });
});
afterAll(() => Promise.all([mail.close(), razorpay.close(), telegram.close()]));

const nowhere = 'http://127.0.0.1:9';
const services = () => ({
  SMTP_URL: mail.url,
  TELEGRAM_BOT_TOKEN: telegram.token,
  TELEGRAM_API_ROOT: telegram.url,
  RAZORPAY_KEY_ID: razorpay.settings.keyId,
  RAZORPAY_KEY_SECRET: razorpay.settings.keySecret,
  RAZORPAY_WEBHOOK_SECRET: razorpay.settings.webhookSecret,
  RAZORPAY_API_ROOT: razorpay.url,
});
/** The level of each subject. */
const levels = async (environment: Record<string, string>) => {
  const findings = await examine({ DATA_DIR: dataDir, PUBLIC_URL: nowhere, ...environment });
  return Object.fromEntries(findings.map(({ subject, level }) => [subject, level]));
};

test('settings that are wrong are all named, each with what to do', async () => {
  const findings = await examine({ PORT: 'many', NODE_ENV: 'prod' });
  expect(findings.map(({ what }) => what)).toEqual([
    expect.stringContaining('PORT'),
    expect.stringContaining('NODE_ENV'),
  ]);
  expect(isWrong(findings)).toBe(true);
  expect(reportLines(findings).join('\n')).toMatch(/FAIL {2}settings {2}PORT: .*\n.*→ Set it right/);
});

test('what is set up well is fine, and nothing is made by looking', async () => {
  expect(await levels(services())).toMatchObject({
    ...{ settings: 'ok', 'data directory': 'ok', database: 'ok', mail: 'ok', Telegram: 'ok', Razorpay: 'ok' },
    ...{ metrics: 'ok', proxy: 'ok' },
  });
  expect(await levels({})).toMatchObject({ backups: 'warn', reachable: 'warn' });
});

test('services that refuse us, or are not there, are wrong', async () => {
  const refusing = { TELEGRAM_BOT_TOKEN: '1:another', RAZORPAY_KEY_SECRET: 'another', SMTP_URL: 'smtp://127.0.0.1:9' };
  expect(await levels({ ...services(), ...refusing })).toMatchObject({
    mail: 'fail',
    Telegram: 'fail',
    Razorpay: 'fail',
  });
  const silent = { TELEGRAM_API_ROOT: nowhere, RAZORPAY_API_ROOT: nowhere };
  expect(await levels({ ...services(), ...silent })).toMatchObject({ Telegram: 'fail', Razorpay: 'fail' });
  const findings = await examine({ DATA_DIR: dataDir, ...services(), ...silent });
  expect(JSON.stringify(findings)).not.toContain(telegram.token);
});

test('a bot of another name, and a webhook that leads elsewhere, are told', async () => {
  expect(await levels({ ...services(), TELEGRAM_BOT_USERNAME: 'another_bot' })).toMatchObject({ Telegram: 'fail' });
  expect(await levels({ ...services(), TELEGRAM_WEBHOOK_SECRET: 'secret' })).toMatchObject({ Telegram: 'warn' });
});

test('in production what is only made for trying out is warned of, and passwords in the open are wrong', async () => {
  const production = { NODE_ENV: 'production', PUBLIC_URL: 'http://fitpulse.invalid' };
  expect(await levels(production)).toMatchObject({
    ...{ 'public address': 'fail', mail: 'warn', Razorpay: 'warn', encryption: 'warn', metrics: 'warn' },
  });
  expect(await levels({ ...production, PUBLIC_URL: 'https://fitpulse.invalid', HOST: '0.0.0.0' })).toMatchObject({
    ...{ 'public address': 'ok', proxy: 'warn', reachable: 'warn' },
  });
});

test('files that others can read, and backups that are late, are told', async () => {
  const backups = join(dataDir, 'backups');
  mkdirSync(backups, { mode: 0o700 });
  const putBackup = (hoursAgo: number) =>
    writeFileSync(join(backups, `fitpulse-${stampOf(new Date(Date.now() - hoursAgo * 3_600_000))}Z.tar.gz`), '');
  for (const [hoursAgo, level] of [
    [24 * 8, 'fail'],
    [30, 'warn'],
    [3, 'ok'],
  ] as const) {
    putBackup(hoursAgo);
    expect(await levels({})).toMatchObject({ backups: level, 'place of backups': 'warn' });
  }
  chmodSync(backups, 0o755);
  expect(await levels({})).toMatchObject({ 'data directory': 'fail' });
});
