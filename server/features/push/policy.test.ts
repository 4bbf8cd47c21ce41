import { expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { isPushService } from './policy.ts';

const { push } = readConfig({});

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://wns2-by3p.notify.windows.com/w/?token=abc', true],
  ['https://web.push.apple.com/abc', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com:8443/abc', false],
  ['https://evilpush.apple.com.example/abc', false],
  ['https://notify.windows.com.evil.example/abc', false],
  ['https://localhost/abc', false],
])('%s is a push service: %s', (endpoint, is) => {
  expect(isPushService(endpoint, push.services)).toBe(is);
});

test('push services are told whom to ask', () => {
  expect(push.subject).toBe('mailto:no-reply@localhost');
  expect(readConfig({ VAPID_SUBJECT: 'https://fit.example' }).push.subject).toBe('https://fit.example');
});
