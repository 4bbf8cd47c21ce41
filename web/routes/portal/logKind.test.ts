import { beforeEach, describe, expect, test, vi } from 'vitest';
import { kindIn, queryOf, rememberedIn, rememberKind } from './logKind.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

test('an address names a kind, or all of them where there is no such kind', () => {
  expect(kindIn(new URLSearchParams('kind=sleep'))).toBe('sleep');
  expect(kindIn(new URLSearchParams('kind=food'))).toBeUndefined();
});

test('another kind stays on the same day', () => {
  const query = new URLSearchParams('date=2026-03-05&kind=sleep');
  expect(queryOf(query, 'weight')).toBe('?date=2026-03-05&kind=weight');
  expect(queryOf(query, undefined)).toBe('?date=2026-03-05');
});

describe('who comes to the health log', () => {
  const open = (search: string, from: string) =>
    rememberedIn(new URL(`http://localhost/app/health-log${search}`), { pathname: from })?.headers.get('Location');

  test('from another page is led to the kind of the last time, on the day that was asked for', () => {
    rememberKind('weight');
    expect(open('?date=2026-03-05', '/app/dashboard')).toBe('/app/health-log?date=2026-03-05&kind=weight');
  });

  test('for a kind, or after all were looked at, gets what the address says', () => {
    rememberKind('weight');
    expect(open('?kind=sleep', '/app/dashboard')).toBeUndefined();
    rememberKind(undefined);
    expect(open('', '/app/dashboard')).toBeUndefined();
  });

  test('by Back, a reload or a chip gets what the address says', () => {
    rememberKind('weight');
    expect(open('', '/app/health-log')).toBeUndefined();
  });
});
