import { expect, test } from 'vitest';
import type { z } from 'zod';
import { forgotPassword, resetPassword } from '../../contract/accounts/accounts.ts';
import { createDoctorPage } from '../../contract/doctorPages.ts';
import { createIntake } from '../../contract/entries/medicines.ts';
import { createTicket } from '../../contract/support.ts';
import { refusal } from './contract.ts';

const inHindi = /^[^a-z]*$/;

test.each<[string, z.ZodType, object]>([
  ['a ticket without anything', createTicket.body, {}],
  ['days the wrong way round', createDoctorPage.body, { from: '2026-11-20', to: '2026-11-01', kinds: ['food'] }],
  ['too many days', createDoctorPage.body, { from: '2020-11-20', to: '2026-11-01', kinds: ['food'] }],
  ['an intake of nothing', createIntake.body, {}],
  ['a password forgotten by nobody', forgotPassword.body, {}],
  ['a new password without a code', resetPassword.body, { newPassword: 'a long enough secret' }],
])('%s is refused in Hindi', (_, schema, told) => {
  const issues = schema.safeParse(told).error?.issues ?? [];
  expect(issues.length).toBeGreaterThan(0);
  for (const issue of issues) expect(refusal('hi', issue)).toMatch(inHindi);
});

test('a figure within a refusal stays', () => {
  expect(refusal('hi', { code: 'custom', message: 'Ask for at most 400 days.' })).toBe('ज़्यादा से ज़्यादा 400 दिन चुनिए।');
});
