import { expect, test } from 'vitest';
import { withValue } from './queryParameters.ts';

test('a value is set in the address, and taken out when it is empty', () => {
  const query = withValue(new URLSearchParams('status=open'), 'q', ' sync ');
  expect(String(query)).toBe('status=open&q=sync');
  expect(String(withValue(query, 'status', ''))).toBe('q=sync');
});
