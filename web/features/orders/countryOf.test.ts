import { expect, test } from 'vitest';
import { countryOf } from './countryOf.ts';

test.each([
  ['Asia/Kolkata', 'IN'],
  ['Asia/Calcutta', 'IN'],
  ['America/Indiana/Knox', 'US'],
  ['America/Toronto', 'CA'],
  ['America/Sao_Paulo', 'IN'],
  ['Australia/Perth', 'AU'],
  ['Europe/London', 'UK'],
  ['Asia/Dubai', 'IN'],
] as const)('%s is billed in %s', (timeZone, country) => {
  expect(countryOf(timeZone)).toBe(country);
});
