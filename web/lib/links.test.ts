import { describe, expect, test } from 'vitest';
import { noticeLink, returnLink, signInLink } from './links.ts';

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
    '/.//evil.example',
    '/app/..//evil.example',
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

test.each([
  ['welcome', 'user', '/app/assistant'],
  ['food_log 2026-03-06 21:00', 'user', '/app/food-intake'],
  ['weekly_report 2026-W10', 'user', '/app/review'],
  ['monthly_report 2026-02', 'user', '/app/reports'],
  ['ticket 0198c2aa resolved', 'user', '/app/support/ticket/0198c2aa'],
  ['ticket 0198c2aa', 'admin', '/admin/tickets/0198c2aa'],
  ['ticket 0198c2aa', 'support', '/admin/tickets/0198c2aa'],
  ['something new', 'user', undefined],
  ['', 'user', undefined],
] as const)('a notice about %j leads a person of role %s to %s', (occasion, role, link) => {
  expect(noticeLink(occasion, role)).toBe(link);
});
