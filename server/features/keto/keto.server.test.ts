import { expect, test } from 'vitest';
import { saveProfile } from '../../../contract/accounts/profile.ts';
import { getDaySummary } from '../../../contract/dashboard.ts';
import { getDiary } from '../../../contract/diary.ts';
import { openChat } from '../../../tests/chat.ts';

const chat = openChat();
const { say } = chat;
const day = async () => (await chat.server.call(getDaySummary, { token: chat.token, query: {} })).body;

test('a keto diet brings its net carbs, and a word where a day has too many', async () => {
  const set = await say('keto diet');
  expect(set.text).toMatch(/^Saved:\nDiet: keto\nFrom now on .* up to 50 g a day/);
  expect((await say('100 g paneer')).text).toMatch(/Net carbs \d of 50 g$/);
  expect((await say('3 bananas')).text).toMatch(/Net carbs are \d+ g over for today/);
  const { body: diary } = await chat.server.call(getDiary, { token: chat.token, query: {} });
  expect(diary.targets.netCarbsG).toBe(50);
  expect(diary.totals.netCarbsG).toBeCloseTo((await day()).netCarbsG, 1);
  expect((await say('net carbs goal 20 g')).text).toContain('Net carbs: 20 g');
  expect((await say('net carbs today')).text).toContain('of 20 g');
});

test('whom it may harm is sent to the doctor first, in the chat and on the dashboard', async () => {
  await say('add medicine insulin glargine after dinner');
  expect((await say('i am on keto diet')).text).toContain('your doctor has to adjust it first');
  expect((await day()).ketoCaution).toBe('diabetesMedicine');
  await chat.server.call(saveProfile, { token: chat.token, body: { lifeStage: 'pregnant' } });
  expect((await day()).ketoCaution).toBe('pregnant');
  await chat.server.call(saveProfile, { token: chat.token, body: { diets: [] } });
  expect((await day()).ketoCaution).toBeNull();
});
