import { describe, expect, test } from 'vitest';
import { returnLink, signInLink } from './links.ts';

const back = (from: string) => returnLink(new URLSearchParams({ from }));

describe('the way back after signing in', () => {
  test('is the page that was asked for', () => {
    const link = signInLink({ from: '/app/assistant?draft=1' });
    expect(returnLink(new URL(link, 'http://localhost').searchParams)).toBe('/app/assistant?draft=1');
  });

  test('is the dashboard when nothing was asked for', () => {
    expect(returnLink(new URLSearchParams())).toBe('/app/dashboard');
    expect(signInLink({})).toBe('/login');
  });

  test.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/app',
    'javascript:alert(1)',
    '/login',
    '/login?from=/login',
  ])('never leads to %s', (from) => {
    expect(back(from)).toBe('/app/dashboard');
  });

  test('says that the session ended', () => {
    expect(signInLink({ from: '/app/assistant', ended: true })).toBe('/login?from=%2Fapp%2Fassistant&ended=1');
  });
});
