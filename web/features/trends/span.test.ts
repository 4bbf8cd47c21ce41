import { expect, test } from 'vitest';
import { spanOf, spanOfMonth } from './span.ts';

test('a range ends today', () => {
  expect(spanOf('week', '2026-03-06')).toMatchObject({ from: '2026-02-28', to: '2026-03-06', by: 'day' });
  expect(spanOf('all', '2026-03-06')).toMatchObject({ from: undefined, by: 'month' });
});

test.each([
  ['2025-10', '2025-10-01', '2025-10-31'],
  ['2025-12', '2025-12-01', '2025-12-31'],
  ['2024-02', '2024-02-01', '2024-02-29'],
])('%s is from %s to %s', (month, from, to) => {
  expect(spanOfMonth(month)).toMatchObject({ from, to, by: 'day' });
});
