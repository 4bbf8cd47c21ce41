import { expect, test } from 'vitest';
import type { Broadcast } from '../../../../contract/admin/broadcasts.ts';
import { audienceOptions, people, progressOf } from './wording.ts';

const broadcast: Broadcast = {
  id: '0198c0de-0000-4000-8000-000000000000',
  text: 'Hello',
  audience: 'all',
  status: 'sending',
  adminName: 'asha',
  createdAt: '2026-03-06T06:30:00Z',
  finishedAt: null,
  recipients: 1_240,
  sent: 1_200,
  blocked: 0,
  failed: 0,
  waiting: 40,
};

test('everybody who can be written to has a name', () => {
  expect(audienceOptions.map(({ label }) => label)).toEqual([
    'Everybody',
    'Plan Free',
    'Plan Pro',
    'Plan Premium',
    'Active in the last 30 days',
  ]);
  expect(people(1)).toBe('1 person');
  expect(people(1_240)).toBe('1,240 people');
});

test('progress names what there is, and who never gets it', () => {
  expect(progressOf(broadcast)).toBe('Sent to 1,200, 40 waiting');
  expect(progressOf({ ...broadcast, status: 'cancelled', blocked: 2, failed: 1, waiting: 37 })).toBe(
    'Sent to 1,200, blocked by 2, failed for 1, 37 not sent to',
  );
});
