import { expect, test } from 'vitest';
import { quickQuestions, replyTo } from './replies.ts';

test.each([
  ['How do I update my profile?', /Profile in your account/],
  ['Enable water reminders', /2000-3000 ml/],
  ['Upload health reports', /under Lab reports.*monthly PDF reports/],
  ['How do I get my report?', /Monthly PDF reports/],
  ['Change notification settings', /under Notifications/],
  ['Account login issues', /can’t sign in/],
  ['I forgot my PASSWORD', /set a new password/],
  ['where is my invoice', /Billing/],
  ['I want to subscribe', /Billing/],
  ['hydration?', /2000-3000 ml/],
  ['tell me a joke', /Tell us a little more/],
])('%s', (message, answer) => {
  expect(replyTo(message).text).toMatch(answer);
});

test('no quick question gets the default answer', () => {
  for (const question of quickQuestions) expect(replyTo(question).text).not.toMatch(/^Thank you/);
});
