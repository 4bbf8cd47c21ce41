import { expect, test } from 'vitest';
import { htmlOf } from '../../../tests/render.tsx';
import { type PageLocale, wordsIn } from '../../../texts/locale.ts';
import * as texts from '../../../texts/site/header.ts';
import type { Session } from '../../lib/session.ts';
import { SiteHeader } from './SiteHeader.tsx';

const session = { userId: 'a', role: 'user' } as Session;
const headerIn = (locale: PageLocale, nav: 'sections' | 'home' = 'sections') =>
  htmlOf(
    <SiteHeader
      {...{ nav, locale, session, words: wordsIn(locale, texts), cartCount: 2, onSignOut: () => undefined }}
      addresses={{ en: '/features', hi: '/hi/features' }}
    />,
  );

test('who is signed in is led to the app first, and signs out at a wide screen or in the menu', () => {
  const html = headerIn('en');
  expect(html.indexOf('Open app')).toBeLessThan(html.indexOf('Sign out'));
  expect(html).toMatch(/<button[^>]*wideOnly[^>]*>\s*Sign out/);
  expect(html.slice(html.indexOf('id="site-menu"'))).toContain('Sign out');
});

test('the switch leads to the same page in the other language, and says which one is read', () => {
  for (const [locale, read] of [
    ['en', 'English'],
    ['hi', 'हिन्दी'],
  ] as const) {
    const html = headerIn(locale);
    expect(html).toMatch(/<a href="\/features" lang="en"[^>]*>English/);
    expect(html).toMatch(/<a href="\/hi\/features" lang="hi"[^>]*>हिन्दी/);
    expect(html).toMatch(new RegExp(`aria-current="true"[^>]*>${read}`));
  }
});

test('the header speaks the language of its page, and stays in it', () => {
  const html = headerIn('hi');
  expect(html).toContain('कार्ट, 2 चीज़ें');
  expect(html).toContain('href="/hi#pricing"');
  expect(html.replace(/<a [^>]*lang="en"[^>]*>English/g, '')).not.toMatch(/>[^<]*\b(?!FitPulse)[A-Za-z]{2,}/);
});

test('while paying there is no switch', () => {
  expect(headerIn('en', 'home')).not.toContain('हिन्दी');
});
