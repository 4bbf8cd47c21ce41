import { expect, test } from 'vitest';
import { markFailed, type Outgoing, put, take } from './outbox.ts';

const item = (id: string): Outgoing => ({ id, shown: id, content: { text: id }, timestamp: '2026-11-20T08:00:00Z' });

test('a failed message stays, and a retry takes its place without the failure', () => {
  const failed = markFailed(put(put([], item('a')), item('b')), 'a', 'No connection.');
  expect(failed.map(({ id, failure }) => [id, failure])).toEqual([
    ['a', 'No connection.'],
    ['b', undefined],
  ]);
  expect(put(failed, item('a')).map(({ id, failure }) => [id, failure])).toEqual([
    ['b', undefined],
    ['a', undefined],
  ]);
});

test('a delivered message leaves', () => {
  expect(take([item('a'), item('b')], 'a').map(({ id }) => id)).toEqual(['b']);
});
