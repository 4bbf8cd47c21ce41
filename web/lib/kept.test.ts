import { expect, test, vi } from 'vitest';
import { keepAnswer, keptAddress, readAnswer } from './kept.ts';

const evening = new Date('2026-03-06T17:00:00Z');
const nextDayInIndia = new Date('2026-03-06T18:31:00Z');

test('what names no day is another answer tomorrow, where the person is', () => {
  expect(keptAddress('/api/v1/diary', evening)).not.toBe(keptAddress('/api/v1/diary', nextDayInIndia));
});

test.each(['/api/v1/diary?date=2026-03-01', '/api/v1/readings?from=2026-03-01&to=2026-03-06', '/api/v1/profile/1'])(
  '%s is the same whenever it is read',
  (url) => expect(keptAddress(url, evening)).toBe(keptAddress(url, nextDayInIndia)),
);

test('an answer is kept for the person who asked, and for nobody else', async () => {
  vi.stubGlobal('indexedDB', {});
  vi.stubGlobal('window', {});
  vi.doMock('idb', () => ({ openDB: async () => ({ get: async () => undefined }) }));
  const url = '/api/v1/diary?date=2026-03-06';
  keepAnswer('me', url, { calories: 900 });
  expect(await readAnswer('me', url)).toEqual({ calories: 900 });
  expect(await readAnswer('other', url)).toBeUndefined();
});
