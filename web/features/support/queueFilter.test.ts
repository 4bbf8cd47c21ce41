import { expect, test } from 'vitest';
import { isFiltered, readFilter, withFilter } from './queueFilter.ts';

test('an address names the filter, and what it names wrongly filters nothing', () => {
  const query = new URLSearchParams('status=open&priority=huge&category=Bug+Report&q=+sync+&page=3');
  expect(readFilter(query)).toEqual({ status: 'open', category: 'Bug Report', q: 'sync' });
  expect(isFiltered(readFilter(query))).toBe(true);
  expect(isFiltered(readFilter(new URLSearchParams('status=gone&q=')))).toBe(false);
});

test('a filter is set in the address, and taken out when it is empty', () => {
  const query = withFilter(new URLSearchParams('status=open'), 'q', ' sync ');
  expect(String(query)).toBe('status=open&q=sync');
  expect(String(withFilter(query, 'status', ''))).toBe('q=sync');
});
