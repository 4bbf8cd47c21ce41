import { expect, test } from 'vitest';
import { address } from './api.ts';

test('parameters are filled in and escaped', () => {
  expect(address('/user/goal/{userId}', { userId: 'a/b' }, undefined)).toBe('/api/v1/user/goal/a%2Fb');
});

test('a query holds only what is given', () => {
  expect(address('/food-intake', undefined, { logDate: '2026-11-20', userId: undefined })).toBe(
    '/api/v1/food-intake?logDate=2026-11-20',
  );
  expect(address('/food-intake', undefined, {})).toBe('/api/v1/food-intake');
  expect(address('/foods', undefined, { offset: 0, brands: false })).toBe('/api/v1/foods?offset=0&brands=false');
});
