import { describe, expect, test } from 'vitest';
import { listFoodEntries } from '../../../../contract/entries/food.ts';
import { openChat } from '../../../../tests/chat.ts';

const chat = openChat();
const { say, press } = chat;
const foods = async () =>
  (await chat.server.call(listFoodEntries, { token: chat.token, query: {} })).body.map(({ foodName }) => foodName);

describe('a message that names foods', () => {
  test.each([
    'my brother finished all the gulab jamun',
    'doctor said no more pickle and papad',
    'veg pulao ki recipe do',
    'is idli good for weight loss',
    'maine kheer nahi khayi',
    'connect my apple watch',
    'climbed 12 floors',
    'khane ke baad sugar 210 aayi',
    'dinner ideas under 400 kcal',
    'naan dosai saapidala',
    'masala dosa is too expensive',
    'on 31 november i had dosa',
    'suppose i ate 3 samosas',
    'vitamin d ki goli aaj kha li',
    'do bananas increase weight',
    'fed the cow 2 rotis',
    'egg and curd hair mask',
    'menu: idli, vada, pongal',
    'diet plan: breakfast 2 eggs, lunch 2 roti dal',
    '5 coconuts broken at the temple',
    'no root vegetables',
    'no onion garlic',
    'bina lehsun pyaz',
  ])('and tells of no meal of the writer logs nothing: “%s”', async (text) => {
    await say(text);
    expect(await foods()).toEqual([]);
  });

  test('is logged without what others ate and what is only planned', async () => {
    await say('mom had samosas and i had 2 idlis, will eat a banana later');
    expect(await foods()).toEqual(['Idli']);
  });

  test('is logged beside the place where it was eaten', async () => {
    await say('2 rotis with dal at a dhaba in Ambala');
    expect(await foods()).toHaveLength(2);
  });

  test('is logged beside what other skills take, each in its diary', async () => {
    const { text } = await say('weight 70.2, slept 7h and had 2 idli with sambar, 500 ml water, walked 20 min');
    expect(text).toMatch(/70\.2 kg.*Sleep, 7 h.*Idli.*Sambar.*500 ml.*Walking, 20 min/s);
    expect(await foods()).toHaveLength(2);
  });

  test('that is only likely to be eaten is asked about, and logged on yes', async () => {
    const asked = await say('2 samosas left in the tin');
    expect(asked.text).toMatch(/^Did you have this\?/);
    expect(await foods()).toEqual([]);
    await press(asked, 'Yes, log it');
    expect(await foods()).toContain('Samosa');
  });

  test('in an amount that nobody eats is asked about, and left out on no', async () => {
    expect((await say('had 60 samosas')).text).toMatch(/^That is a lot\./);
    expect((await say('no')).text).toBe('All right, I left it out.');
    expect((await say('-2 rotis')).text).toContain('?');
    expect(await foods()).toEqual([]);
  });
});

test('a weekday and a meal before the foods need no verb', async () => {
  const answer = await chat.say('on Saturday lunch rajma chawal and a bowl of curd');
  expect(answer.text).toMatch(/^Lunch[^\n]*\n• Rajma.*\n• Chawal \(Rice\).*\n• Curd, 1 bowl/);
});
