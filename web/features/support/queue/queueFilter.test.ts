import { expect, test } from 'vitest';
import { isFiltered, readFilter } from './queueFilter.ts';

test('an address names the filter, and what it names wrongly filters nothing', () => {
  const query = new URLSearchParams('status=open&priority=huge&category=Bug+Report&q=+sync+&page=3');
  expect(readFilter(query)).toEqual({ status: 'open', category: 'Bug Report', q: 'sync' });
  expect(isFiltered(readFilter(query))).toBe(true);
  expect(isFiltered(readFilter(new URLSearchParams('status=gone&q=')))).toBe(false);
});
