import { expect, test } from 'vitest';
import { outcomeOf } from './sendWaiting.ts';

const answered = (
  status: number,
  code: Parameters<typeof outcomeOf>[0]['code'],
  waiting: Parameters<typeof outcomeOf>[1] = { method: 'post' },
) => outcomeOf({ status, code, message: 'Why.' }, waiting);

test('what can’t be sent now waits on', () => {
  expect(answered(0, 'unreachable')).toBe('later');
  expect(answered(429, 'too_many_requests')).toBe('later');
  expect(answered(503, 'service_unavailable')).toBe('later');
});

test('what had arrived with its first attempt is sent', () => {
  expect(answered(422, 'idempotency_key_reused')).toBe('sent');
});

test('what had arrived before it was changed on the device is told', () => {
  expect(answered(422, 'idempotency_key_reused', { method: 'post', isChanged: true })).toHaveProperty('refusal');
});

test.each(['patch', 'delete'] as const)('a %s of what is gone from the server is told', (method) => {
  expect(answered(404, 'not_found', { method })).toHaveProperty('refusal');
});

test('what is refused says why', () => expect(answered(422, 'validation_failed')).toEqual({ refusal: 'Why.' }));
