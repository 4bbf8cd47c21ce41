import { expect, test } from 'vitest';
import { isOfNobody, isOutage, isOutOfRange } from './failures.ts';

const failed = (message: string, more = {}) => Object.assign(new Error(message), more);

test.each([
  ['a server that is not there', failed('connect ECONNREFUSED', { code: 'ECONNREFUSED' })],
  ['a server that shuts down', failed('terminating connection', { code: '57P01' })],
  ['too many connections', failed('sorry, too many clients already', { code: '53300' })],
  ['a pool that gave up waiting', failed('timeout exceeded when trying to connect')],
  ['a connection that broke', failed('Connection terminated unexpectedly')],
])('%s is an outage', (_, error) => {
  expect(isOutage(error)).toBe(true);
});

test('what a request did wrong, and a fault of ours, are none', () => {
  const range = failed('date/time field value out of range', { code: '22008' });
  const gone = failed('violates foreign key', { code: '23503', constraint: 'water_entries_user_id_fkey' });
  const ours = failed('relation does not exist', { code: '42P01' });
  expect([range, gone, ours].map(isOutage)).toEqual([false, false, false]);
  expect([range, gone, ours].map(isOutOfRange)).toEqual([true, false, false]);
  expect([range, gone, ours].map(isOfNobody)).toEqual([false, true, false]);
});
