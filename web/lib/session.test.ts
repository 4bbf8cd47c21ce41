import { beforeEach, expect, test, vi } from 'vitest';
import { endSession, profileKey, type Session, sessionPlace, startSession } from './session.ts';

const stores: Record<string, Map<string, string>> = {};
beforeEach(() => {
  for (const name of ['localStorage', 'sessionStorage']) {
    const stored = new Map<string, string>();
    stores[name] = stored;
    vi.stubGlobal(name, {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    });
  }
});
const session = { accessToken: 'token', userId: '1' } as Session;
const left = () => Object.values(stores).map(({ size }) => size);

test.each([
  ['that is not remembered leaves nothing behind the tab', false, 'sessionStorage'],
  ['that is remembered stays with the browser', true, 'localStorage'],
])('what is known of the person of a session %s', (_, remember, place) => {
  startSession(session, remember);
  sessionPlace().setItem(profileKey, '{}');
  expect(stores[place]?.size).toBe(2);
  expect(left().toSorted()).toEqual([0, 2]);
  endSession();
  expect(left()).toEqual([0, 0]);
});
