import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetKeptSentence, keepSentence, readKeptSentence } from './keptSentence.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.useFakeTimers();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a sentence is taken along with an id that stays the same until it is forgotten', () => {
  keepSentence('2 roti dal', 'hi-Latn');
  const kept = readKeptSentence();
  expect(kept).toMatchObject({ text: '2 roti dal', locale: 'hi-Latn' });
  expect(readKeptSentence()?.id).toBe(kept?.id);
  forgetKeptSentence();
  expect(readKeptSentence()).toBeUndefined();
});

test('a sentence that nobody kept in half an hour is not taken into whoever’s diary comes next', () => {
  keepSentence('2 roti dal', 'en');
  vi.advanceTimersByTime(30 * 60_000 + 1);
  expect(readKeptSentence()).toBeUndefined();
});

test('what stands there and can’t be read is none', () => {
  stored.set('fitpulse.keptSentence', '{"text":');
  expect(readKeptSentence()).toBeUndefined();
});
