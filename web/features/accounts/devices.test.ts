import { expect, test } from 'vitest';
import { deviceName } from '../../../contract/accounts/accounts.ts';

test.each([
  [
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/144.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/144.0 Safari/537.36 Edg/144.0', 'Edge on Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0', 'Firefox on Linux'],
  ['curl/8.9', 'Unknown device'],
])('%s is %s', (userAgent, name) => {
  expect(deviceName(userAgent, 'en')).toBe(name);
});

test('a device is told in Hindi', () => {
  expect(deviceName('Chrome/144.0 (Linux; Android 15)', 'hi')).toBe('Android पर Chrome');
  expect(deviceName('curl/8.9', 'hi')).toBe('अनजान डिवाइस');
});
