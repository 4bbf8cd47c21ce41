import { expect, test } from 'vitest';
import { outcomeOf } from './sendWaiting.ts';

const answered = (status: number, code: Parameters<typeof outcomeOf>[0]['code']) =>
  outcomeOf({ status, code, message: 'Why.' });

test('what can’t be sent now waits on', () => {
  expect(answered(0, 'unreachable')).toBe('later');
  expect(answered(429, 'too_many_requests')).toBe('later');
  expect(answered(503, 'service_unavailable')).toBe('later');
});

test('what had arrived with its first attempt is sent', () => {
  expect(answered(422, 'idempotency_key_reused')).toBe('sent');
});

test('what is refused says why', () => expect(answered(422, 'validation_failed')).toEqual({ refusal: 'Why.' }));
