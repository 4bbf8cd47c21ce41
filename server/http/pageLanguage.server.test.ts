import { expect, test } from 'vitest';
import { saveProfile } from '../../contract/accounts/profile.ts';
import { cancelSubscription } from '../../contract/commerce/subscriptions.ts';
import { createWaterEntry } from '../../contract/entries/water.ts';
import { createReminder, mostReminders } from '../../contract/reminders.ts';
import { closeTicket, createTicket } from '../../contract/support.ts';
import { changeTrainingPlan, createTrainingPlan } from '../../contract/training.ts';
import { startTestServer } from '../../tests/server.ts';

const server = await startTestServer();
const reader = await server.person();
await server.call(saveProfile, { token: reader.token, body: { id: reader.id, language: 'hi' } });

const cancel = async (headers?: Record<string, string>, token = reader.token) =>
  (await server.call(cancelSubscription, { token, headers, body: {} })).problem.detail;
const inHindi = 'बंद करने के लिए कोई सशुल्क प्लान नहीं है।';
const inEnglish = 'There is no paid plan to cancel.';

test('a refusal is told in the language of the page that asks, or else of the person’s profile', async () => {
  const { token } = await server.person();
  expect(await cancel()).toBe(inHindi);
  expect(await cancel({ 'accept-language': '*' })).toBe(inHindi);
  expect(await cancel({ 'accept-language': 'en' })).toBe(inEnglish);
  expect(await cancel({}, token)).toBe(inEnglish);
  expect(await cancel({ 'accept-language': 'hi-IN,en;q=0.5' }, token)).toBe(inHindi);
});

test('so is what is wrong with a time, and that there is no room for one more', async () => {
  const { token } = reader;
  const body = { waterIntake: { value: 300 }, logDatetime: '2199-01-01T00:00:00Z' };
  const early = await server.call(createWaterEntry, { token, body });
  expect(early.problem.detail).toBe('यह समय अभी आया नहीं है। हो जाने के बाद लिखिए।');
  const reminder = { text: 'Walk', times: ['08:00'] };
  for (let made = 0; made < mostReminders; made += 1) await server.call(createReminder, { token, body: reminder });
  const full = await server.call(createReminder, { token, body: reminder });
  expect(full.problem.detail).toBe(`${mostReminders} रिमाइंडर पहले से हैं। पहले एक हटाइए।`);
});

test('so is what the contract refuses, before the handler, in detail and at each field', async () => {
  const body = { goal: 'strength', level: 'beginner', daysPerWeek: 9, place: 'home' } as const;
  const asked = { token: reader.token, body };
  expect((await server.call(createTrainingPlan, asked)).problem).toMatchObject({
    detail: 'daysPerWeek: ज़्यादा से ज़्यादा 6 हो सकता है।',
    errors: [{ path: 'daysPerWeek', message: 'ज़्यादा से ज़्यादा 6 हो सकता है।' }],
  });
  const inEnglish = await server.call(createTrainingPlan, { ...asked, headers: { 'accept-language': 'en' } });
  expect(inEnglish.problem.errors).toEqual([{ path: 'daysPerWeek', message: 'Train on 1 to 6 days a week.' }]);
});

test('so is why a workout isn’t moved, and why a ticket isn’t closed', async () => {
  const { token } = reader;
  const plan = { goal: 'strength', level: 'beginner', daysPerWeek: 3, place: 'home' } as const;
  await server.call(createTrainingPlan, { token, body: plan });
  const moved = await server.call(changeTrainingPlan, {
    token,
    body: { move: { from: '2020-01-01', to: '2020-01-02' } },
  });
  expect(moved.problem.detail).toBe('इस हफ़्ते उस दिन कोई वर्कआउट नहीं है।');
  const ticket = { subject: 'Sync', description: 'Nothing syncs.', category: 'Data Sync Issue' } as const;
  const { body } = await server.call(createTicket, { token, body: ticket });
  const closed = await server.call(closeTicket, { token, params: { id: body.id }, body: {} });
  expect(closed.problem.detail).toBe('टिकट हल हो जाने के बाद ही बंद हो सकता है।');
});
