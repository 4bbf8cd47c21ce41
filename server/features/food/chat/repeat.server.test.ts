import { describe, expect, test } from 'vitest';
import { sendChatMessage } from '../../../../contract/assistant.ts';
import { listFoodEntries } from '../../../../contract/entries/food.ts';
import { openChat } from '../../../../tests/chat.ts';

const chat = openChat();
const { say } = chat;
const today = async () => (await chat.server.call(listFoodEntries, { token: chat.token, query: {} })).body;
const logged = async () => (await today()).map(({ foodName, mealType }) => `${mealType} ${foodName}`);

describe('a meal that was had again', () => {
  test('is logged with the foods and figures of that day, once, and undo takes it back', async () => {
    await say('yesterday breakfast: 3 idlis and a katori of sambar');
    const answer = await say('had the same breakfast as yesterday', 'once');
    expect(answer.text).toMatch(
      /^Breakfast, the same as breakfast yesterday\n• Idli, 3 pieces.*\n• Sambar, 1 katori.*\nTogether \d+ kcal\nToday: /,
    );
    await say('had the same breakfast as yesterday', 'once');
    expect(await logged()).toEqual(['breakfast Idli', 'breakfast Sambar']);
    expect(answer.buttons?.flat().map(({ label }) => label)).toEqual(['½', '×2', 'Change', 'Undo']);
    await chat.press(answer, '½');
    expect((await today()).map(({ quantity }) => quantity)).toEqual([1.5, 0.5]);
    await say('undo');
    await chat.press(answer, 'Undo');
    expect(await logged()).toEqual([]);
  });

  test('is the latest one when no day is named', async () => {
    await say('yesterday dinner: 2 rotis');
    await say('today breakfast: 1 banana');
    expect((await say('my usual dinner')).text).toMatch(/^Dinner, the same as dinner yesterday\n• Roti, 2 pieces/);
    await say('for lunch same as breakfast');
    expect((await logged()).sort()).toEqual(['breakfast Banana', 'dinner Roti', 'lunch Banana']);
  });

  test('goes without what is told to be left out', async () => {
    await say('lunch: 2 rotis, dal and curd');
    expect((await say('dinner same as lunch without dahi')).text).toMatch(/^Dinner, the same as lunch today/);
    expect((await logged()).filter((food) => food.startsWith('dinner'))).toEqual(['dinner Roti', 'dinner Dal']);
  });

  test('without a meal that is named is that of the time of day, or the last that was told', async () => {
    await say('yesterday lunch: 1 masala dosa');
    expect((await say('same as yesterday')).text).toMatch(/^Lunch, the same as lunch yesterday/);
    chat.server.clock.advance(60_000);
    await say('2 bananas');
    for (const _ of ['once', 'and once more']) {
      chat.server.clock.advance(60_000);
      expect((await say('same again')).text).toMatch(/^Lunch, the same as lunch today\n• Banana, 2 pieces.*\nToday: /);
    }
  });

  test('may be one of a day that is named', async () => {
    await say('on Monday breakfast: 1 masala dosa');
    expect((await say('same breakfast as on Monday')).text).toMatch(
      /^Breakfast, the same as breakfast on 2 Mar\n• Masala dosa/,
    );
    expect(await logged()).toEqual(['breakfast Masala dosa']);
  });

  test('that is not there logs nothing', async () => {
    await say('2 rotis');
    expect((await say('repeat yesterday’s dinner')).text).toBe(
      'I see no dinner yesterday to repeat, so I logged nothing. Tell me what you ate.',
    );
    expect(await logged()).toEqual(['lunch Roti']);
  });

  test('that is not there is asked about by the foods that it names', async () => {
    const asked = await say('same poha and chai as yesterday');
    expect(asked.text).toMatch(/Poha/);
    expect(await logged()).toEqual([]);
    await chat.press(asked, 'Yes, log it');
    expect((await logged()).sort()).toEqual(['lunch Chai', 'lunch Poha']);
  });

  test('is one’s own', async () => {
    const other = await chat.server.person();
    await say('yesterday breakfast: 3 idlis');
    const { body } = await chat.server.call(sendChatMessage, {
      token: other.token,
      body: { text: 'same breakfast as yesterday' },
    });
    expect(body.messages.at(-1)?.text).toMatch(/^I see no breakfast yesterday/);
  });
});
