import { expect, test } from 'vitest';
import { addressesOf, localesOf, sectionOf } from './site.ts';
import { addressIn, siteLocaleOf } from './siteAddress.ts';

test('an address in Hindi begins with /hi, sections included', () => {
  const addresses = ['/', '/#how', '/features'].map((path) => addressIn('hi', path));
  expect(addresses).toEqual(['/hi', '/hi#how', '/hi/features']);
  expect(addressIn('en', '/#how')).toBe('/#how');
});

test('an address tells its language', () => {
  expect(['/hi', '/hi/', '/hi/features', '/', '/history', '/features'].map(siteLocaleOf)).toEqual([
    ...['hi', 'hi', 'hi'],
    ...['en', 'en', 'en'],
  ]);
});

test('the same page is found in the other language, from either and with a slash at its end', () => {
  for (const path of ['/features', '/features/', '/hi/features', '/hi/features/'])
    expect(addressesOf(path)).toEqual({ en: '/features', hi: '/hi/features' });
  for (const path of ['/', '/hi', '/hi/']) expect(addressesOf(path)).toEqual({ en: '/', hi: '/hi' });
  expect(addressesOf('/newsletter')).toEqual({ en: '/newsletter', hi: '/hi/newsletter' });
  expect(addressesOf('/cart')).toEqual({ en: '/cart', hi: '/hi' });
});

test('search engines know in Hindi what is in Hindi', () => {
  expect([localesOf('/features'), localesOf('/hi/features')]).toEqual([
    ['en', 'hi'],
    ['en', 'hi'],
  ]);
  expect(localesOf('/cart')).toEqual(['en']);
});

test('a short address leads to the section of the landing page in its language', () => {
  expect(['/how', '/hi/how', '/hi/faq/'].map(sectionOf)).toEqual(['/#how', '/hi#how', '/hi#faq']);
});
