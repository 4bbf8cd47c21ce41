import { beforeEach, describe, expect, test } from 'vitest';
import { openAiChat } from '../../../tests/aiChat.ts';
import type { AskedQuestion } from '../../../tests/fakes/ai.ts';

const aiChat = openAiChat('first');
const { chat, consent } = aiChat;
const { say, press } = chat;
beforeEach(async () => {
  aiChat.ai.settings.reading = 'first';
  await consent();
});

const messageIn = ({ text }: AskedQuestion): string => JSON.parse(text).message;
const readsAs = (act: string, told: unknown = null) => {
  aiChat.ai.behaviour = (question) => ({ value: { parts: [{ words: messageIn(question), act, told }] } });
};
const labels = ({ buttons }: Awaited<ReturnType<typeof say>>) => buttons?.flat().map(({ label }) => label);
const foods = async () => {
  const rows = await chat.server.context.db
    .selectFrom('foodEntries')
    .select(['foodName', 'quantity'])
    .where('userId', '=', chat.userId)
    .where('deletedAt', 'is', null)
    .orderBy('foodName')
    .execute();
  return rows.map(({ foodName, quantity }) => [foodName, quantity]);
};
const medicines = () =>
  chat.server.context.db.selectFrom('medicineEntries').select('id').where('userId', '=', chat.userId).execute();

const energy = { energyKcal: null, proteinG: null, carbohydrateG: null, fatG: null };
const rotis = (amount: number) => ({
  ...{ foods: [{ name: 'rotis', amount, unit: null, ...energy }], meal: null },
  ...{ daysAgo: null, time: null },
});

describe('a message that the model reads otherwise than the sure built-in reading', () => {
  const text = 'had 2 rotis with dal';
  const both = ['Nothing to log', 'Log a meal'];

  test('is asked about with both readings as buttons, and nothing of it is written before the tap', async () => {
    readsAs('none.food');
    const asked = await say(text);
    expect(labels(asked)).toEqual(both);
    expect(await foods()).toEqual([]);
    expect((await press(asked, 'Log a meal')).text).toContain('Roti, 2 pieces');
    expect((await foods()).length).toBe(2);
  });

  test('is done as the model reads it where that button is pressed', async () => {
    readsAs('none.food');
    await press(await say(text), 'Nothing to log');
    expect(await foods()).toEqual([]);
    aiChat.ai.behaviour = () => ({
      value: {
        parts: [
          { words: 'had 2 rotis', act: 'log.food', told: rotis(2) },
          { words: 'with dahi', act: 'remind.set' },
        ],
      },
    });
    await press(await say('had 2 rotis with dahi'), 'Log a meal + Set a reminder');
    expect(await foods()).toEqual([['Roti', 2]]);
  });

  test('may be answered in the words of a button; a no leaves it out', async () => {
    readsAs('none.food');
    await say(text);
    aiChat.ai.behaviour = () => ({ status: 500 });
    expect((await say('log a meal')).text).toContain('Roti, 2 pieces');
    chat.server.clock.advance(61_000);
    readsAs('none.food');
    await say('had 3 dosas');
    aiChat.ai.behaviour = () => ({ status: 500 });
    await say('no');
    expect((await foods()).length).toBe(2);
  });

  test('is done once, by the buttons of the question that is open', async () => {
    readsAs('none.food');
    const first = await say(text);
    const second = await say('had 3 dosas with chutney');
    expect((await press(first, 'Log a meal')).text).toBe('That button no longer works.');
    expect((await press(second, 'Log a meal')).text).toBe('That button no longer works.');
    expect(await foods()).toEqual([]);
  });

  test('is done with no figure that nobody said', async () => {
    aiChat.ai.behaviour = () => ({
      value: {
        parts: [
          { words: 'had 2 rotis', act: 'log.food', told: rotis(9) },
          { words: 'with curd', act: 'remind.set', told: null },
        ],
      },
    });
    await press(await say('had 2 rotis with curd'), 'Log a meal + Set a reminder');
    expect(await foods()).toEqual([['Roti', 2]]);
  });

  test('is answered without a question where neither reading changes anything', async () => {
    readsAs('talk.chat');
    expect((await say('what is my protein target?')).text).not.toContain('read that differently');
  });
});

describe('a message of which the model fills the same act otherwise than the sure built-in reading', () => {
  const food = (name: string, amount: number | null) => ({ name, amount, unit: null, ...energy });
  const meal = (...told: ReturnType<typeof food>[]) => ({ foods: told, meal: null, daysAgo: null, time: null });

  test('is asked about by what would be kept, and nothing is kept before the tap', async () => {
    readsAs('log.food', meal(food('rotis', 3), food('dal', null)));
    const asked = await say('had 2 rotis with dal at 3');
    expect(labels(asked)).toEqual(['Roti, 3 pieces', 'Roti, 2 pieces']);
    expect(await foods()).toEqual([]);
    await press(asked, 'Roti, 3 pieces');
    expect(await foods()).toEqual([
      ['Dal', 1],
      ['Roti', 3],
    ]);
  });

  test('is done as the built-in reading has it where that button is pressed', async () => {
    readsAs('log.food', meal(food('rotis', 2)));
    const asked = await say('ate 2 rotis with dal');
    expect(labels(asked)).toEqual(['Roti, 2 pieces', 'Roti, 2 pieces + Dal, 1 katori']);
    await press(asked, 'Roti, 2 pieces + Dal, 1 katori');
    expect((await foods()).map(([name]) => name)).toEqual(['Dal', 'Roti']);
  });

  test('is asked about where a correction is of another entry', async () => {
    readsAs('log.food');
    await say('had 2 rotis with dal and rice');
    chat.server.clock.advance(61_000);
    readsAs('fix.food', { entry: 'rice', name: 'rajma', amount: null, unit: null });
    const asked = await say('the dal was rajma');
    expect(labels(asked)?.length).toBe(2);
    expect((await foods()).map(([name]) => name)).toEqual(['Dal', 'Rice', 'Roti']);
  });

  test('is asked about where a medicine of one name was taken or not', async () => {
    readsAs('log.medicine', { medicines: [{ name: 'telma', dose: null, isSkipped: true }], daysAgo: null, time: null });
    expect(labels(await say('took telma'))).toEqual([
      expect.stringContaining('Telma: not taken'),
      expect.stringContaining('Telma: taken'),
    ]);
  });

  test('is done without a question where both keep the same', async () => {
    readsAs('log.food', rotis(2));
    expect((await say('had 2 rotis')).text).toContain('Roti, 2 pieces');
    chat.server.clock.advance(61_000);
    readsAs('fix.more', { entry: 'roti', name: null, amount: 1, unit: null });
    expect((await say('one more roti')).text).toContain('Roti, 3 pieces');
  });
});

describe('what the model alone reads', () => {
  const zorbex = { medicines: [{ name: 'zorbex', dose: null, isSkipped: false }], daysAgo: null, time: null };

  test('is confirmed by a tap where it is a medicine', async () => {
    readsAs('log.medicine', zorbex);
    const asked = await say('zorbex went down the hatch');
    expect(labels(asked)).toEqual(['Note a medicine', 'No']);
    expect(await medicines()).toEqual([]);
    expect((await press(asked, 'Note a medicine')).text).toContain('Zorbex: taken');
  });

  test('waits while the other parts are done', async () => {
    aiChat.ai.behaviour = () => ({
      value: {
        parts: [
          { words: 'had 2 rotis,', act: 'log.food', told: rotis(2) },
          { words: 'zorbex is in my belly', act: 'log.medicine', told: zorbex },
        ],
      },
    });
    const asked = await say('had 2 rotis, zorbex is in my belly');
    expect([await foods(), await medicines()]).toEqual([[['Roti', 2]], []]);
    await press(asked, 'Note a medicine');
    expect(await medicines()).toHaveLength(1);
  });

  test('is confirmed by a tap where several entries would go, and done where it is one', async () => {
    readsAs('log.food');
    await say('had 2 rotis with some dal');
    chat.server.clock.advance(61_000);
    readsAs('fix.remove', { entries: [] });
    const asked = await say('zorb the blix');
    expect(labels(asked)).toEqual(['Remove it', 'No']);
    expect((await foods()).length).toBe(2);
    await press(asked, 'No');
    readsAs('fix.remove', { entries: ['dal'] });
    await say('zorb the dal');
    expect(await foods()).toEqual([['Roti', 2]]);
    readsAs('log.food');
    await say('had dal and 3 dosas');
    chat.server.clock.advance(61_000);
    readsAs('fix.remove', { entries: [] });
    await press(await say('zorb the blix'), 'Remove it');
    expect(await foods()).toEqual([['Roti', 2]]);
  });
});

describe('in doubt', () => {
  test.each(['no, I meant 3 rotis', 'nahi, mera matlab 3 roti', 'नहीं, 3 रोटी', 'sorry 3 rotis'])(
    'the model is asked too what is wrong: %s',
    async (text) => {
      aiChat.ai.settings.reading = 'doubt';
      readsAs('fix.amount', { entry: 'roti', amount: 3, unit: null });
      await say('had 2 rotis with dal');
      expect(aiChat.ai.asked).toEqual([]);
      expect((await say(text)).text).toContain('Roti, 3 pieces');
      expect(aiChat.ai.asked.map(messageIn)).toEqual([text]);
    },
  );

  test('a no to what was asked is none of its business', async () => {
    aiChat.ai.settings.reading = 'doubt';
    await say('had 90 rotis');
    aiChat.ai.asked.length = 0;
    await say('no');
    expect(aiChat.ai.asked).toEqual([]);
  });
});
