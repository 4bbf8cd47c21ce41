import { beforeEach, expect, test, vi } from 'vitest';
import { pageLocaleKey } from '../../lib/session.ts';
import { nameOfFood } from './nameOfFood.ts';

beforeEach(() => vi.stubGlobal('window', { location: { pathname: '/app/food-intake' } }));

function readIn(language: 'en' | 'hi') {
  const place = { getItem: (key: string) => (key === pageLocaleKey ? language : null) };
  vi.stubGlobal('localStorage', place);
  vi.stubGlobal('sessionStorage', place);
}

test('a food has its Hindi name on a Hindi page alone, and the name it was told with where there is none', () => {
  const known = { foodName: 'Roti', hindiName: 'रोटी' };
  readIn('hi');
  expect(nameOfFood(known)).toBe('रोटी');
  expect(nameOfFood({ foodName: 'Gym dinner', hindiName: null })).toBe('Gym dinner');
  readIn('en');
  expect(nameOfFood(known)).toBe('Roti');
});
