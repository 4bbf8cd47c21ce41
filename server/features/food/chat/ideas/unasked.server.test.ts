import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getProfile } from '../../../../../contract/accounts/profile.ts';
import { openChat } from '../../../../../tests/chat.ts';

const chat = openChat();
const { say, press } = chat;
const suggested = /\n\nProtein is low today, \d+ of 90 g\. .+ would bring \d+ g more \(\d+ kcal\)\.$/;
const set = (columns: object) =>
  chat.server.context.db.updateTable('users').set(columns).where('id', '=', chat.userId).execute();
const paceKept = async () => {
  const { body } = await chat.server.call(getProfile, { token: chat.token, params: { userId: chat.userId } });
  return body.suggestions;
};

beforeAll(() => {
  // Eight in the evening in India.
  chat.server.clock.time = new Date('2026-03-06T14:30:00Z');
});
beforeEach(async () => {
  await say('protein target 90 g');
  await say('1 plate poha for breakfast');
});

describe('an evening that is short of protein', () => {
  test('hears of it once a day, and logs what was suggested by a tap', async () => {
    const dinner = await say('1 katori rice and 1 katori bhindi for dinner');
    expect(dinner.text).toMatch(suggested);
    expect((await say('1 cucumber')).text).not.toMatch(suggested);
    expect((await press(dinner, 'Log it')).text).toMatch(/^Dinner\n/);
    await set({ suggestedOn: '2026-03-05' });
    expect((await say('1 tomato')).text).toMatch(suggested);
  });

  test('hears fewer of them by a tap, then by words none, each kept and undone', async () => {
    const dinner = await say('1 katori rice for dinner');
    expect((await press(dinner, 'Fewer of these')).text).toMatch(/once a week at most/);
    expect(await paceKept()).toBe('weekly');
    await set({ suggestedOn: '2026-03-01' });
    expect((await say('1 tomato')).text).not.toMatch(suggested);
    await set({ suggestedOn: '2026-02-27' });
    expect((await say('1 tomato')).text).toMatch(suggested);
    expect((await say('suggestions band karo')).text).toMatch(/unless you ask/);
    await say('undo');
    expect(await paceKept()).toBe('weekly');
  });

  test.each([
    ['is under age', { dob: '2009-01-01' }],
    ['is pregnant', { lifeStage: 'pregnant' }],
    ['is kept from deficits', { deficitsHiddenAt: new Date('2026-03-01') }],
    ['wants nothing unasked', { remindersResumeOn: '9999-12-31' }],
    ['wants no suggestions', { suggestions: 'off' }],
  ])('hears nothing of it when one %s', async (_case, columns) => {
    await set(columns);
    expect((await say('1 katori rice for dinner')).text).not.toMatch(suggested);
  });

  test('hears nothing of it after a danger', async () => {
    await say('i make myself vomit after dinner');
    expect((await say('1 katori rice for dinner')).text).not.toMatch(/low today/);
    await set({ deficitsHiddenAt: null });
    expect((await say('1 tomato')).text).not.toMatch(/low today/);
  });

  test('is suggested nothing that an allergy leaves out', async () => {
    await say('i am vegan');
    await say('allergic to soy and nuts');
    expect((await say('1 katori rice for dinner')).text).toMatch(/ today, .+ (?:sprouts|chana)/);
  });
});
