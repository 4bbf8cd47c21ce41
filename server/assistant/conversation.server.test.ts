import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { listChatMessages, pressChatButton, sendChatMessage } from '../../contract/assistant.ts';
import { getDaySummary } from '../../contract/dashboard.ts';
import { listFoodEntries } from '../../contract/entries/food.ts';
import { openChat } from '../../tests/chat.ts';
import { photoUnread } from '../../texts/conversation.ts';
import { faults } from '../../texts/healthReports.ts';

const chat = openChat();
const { say, press } = chat;
const foods = async () => (await chat.server.call(listFoodEntries, { token: chat.token, query: {} })).body;
const day = async () => (await chat.server.call(getDaySummary, { token: chat.token, query: {} })).body;

describe('a meal told in the chat', () => {
  test('is logged, and the reply lists what was assumed, the day against the target, and buttons', async () => {
    const answer = await say('had 2 rotis and a glass of milk');
    expect((await foods()).map((food) => [food.foodName, food.quantity])).toEqual([
      ['Roti', 2],
      [expect.stringMatching(/milk/i), 1],
    ]);
    expect(answer.text).toMatch(
      /^Lunch\n• Roti, 2 pieces \(\d+ g\): \d+ kcal\n• .*milk.*, 1 glass \(\d+ g\): \d+ kcal\n/i,
    );
    const { energyKcal } = await day();
    expect(answer.text).toContain(
      `Today: ${energyKcal} of 2,000 kcal, ${(2_000 - energyKcal).toLocaleString('en-IN')} left`,
    );
    expect(answer.buttons?.flat().map(({ label }) => label)).toEqual(['½', '×2', 'Change', 'Undo']);
  });

  test('that comes twice is one entry, and answers the same', async () => {
    const [first, second] = await Promise.all([say('1 banana', 'tap-7'), say('1 banana', 'tap-7')]);
    expect(second.id).toBe(first.id);
    expect(await foods()).toHaveLength(1);
    await say('1 banana', 'tap-8');
    expect(await foods()).toHaveLength(2);
  });

  test('can be halved, doubled and undone step by step, back to nothing', async () => {
    const meal = await say('2 rotis');
    const full = await day();
    const halved = await press(meal, '½');
    expect((await foods())[0]?.quantity).toBe(1);
    expect(Math.abs((await day()).energyKcal * 2 - full.energyKcal)).toBeLessThanOrEqual(1);
    await press(halved, '×2');
    await press(meal, '×2');
    expect((await foods())[0]?.quantity).toBe(4);
    await say('ok that is enough. undo the last one');
    await say('please undo');
    await say('undo');
    expect(await day()).toEqual(full);
    await say('undo');
    expect(await foods()).toEqual([]);
    expect((await say('undo')).text).toBe('There is nothing to undo.');
  });

  test('is undone once by its own button, whatever came after it', async () => {
    const meal = await say('1 banana');
    await say('1 apple');
    expect((await press(meal, 'Undo')).text).toMatch(/^Undone/);
    expect((await foods()).map((food) => food.foodName)).toEqual([expect.stringMatching(/apple/i)]);
    expect((await press(meal, 'Undo')).text).toBe('That was already undone.');
  });

  test('pressed twice with the same id is pressed once', async () => {
    const meal = await say('2 rotis');
    await Promise.all([press(meal, '×2', 'press-1'), press(meal, '×2', 'press-1')]);
    expect((await foods())[0]?.quantity).toBe(4);
  });

  test('sent again with its id is answered as before, and another one under that id is refused and not lost', async () => {
    const send = (text: string) =>
      chat.server.call(sendChatMessage, { token: chat.token, body: { text, id: 'message-1' } });
    const first = await send('2 rotis');
    expect((await send('2 rotis')).body).toEqual(first.body);
    const other = await send('took my insulin twice');
    expect([other.status, other.problem.code]).toEqual([422, 'idempotency_key_reused']);
    const pressed = await chat.server.call(pressChatButton, {
      token: chat.token,
      body: { action: 'basics.undo:x', id: 'message-1' },
    });
    expect(pressed.status).toBe(422);
  });

  test('can be corrected by amount and by food, and the correction undone', async () => {
    const meal = await say('2 rotis and 1 banana');
    const which = await press(meal, 'Change');
    expect(which.buttons?.flat()).toHaveLength(2);
    await press(which, which.buttons?.[0]?.[0]?.label ?? '');
    expect((await say('3')).text).toMatch(/^Changed to Roti, 3 pieces/);
    await press(which, which.buttons?.[0]?.[0]?.label ?? '');
    expect((await say('1 naan')).text).toMatch(/^Changed to Naan/i);
    expect((await foods()).map((food) => food.foodName)).toEqual([
      expect.stringMatching(/naan/i),
      expect.stringMatching(/banana/i),
    ]);
    await say('undo');
    expect((await foods())[0]).toMatchObject({ foodName: 'Roti', quantity: 3 });
  });

  test('loses one item by Remove, which undo brings back', async () => {
    const meal = await say('1 banana');
    const panel = await press(meal, 'Change');
    await press(panel, 'Remove');
    expect(await foods()).toEqual([]);
    await say('undo');
    expect(await foods()).toHaveLength(1);
  });

  test('is doubled and changed without the item that was removed', async () => {
    const meal = await say('had 2 rotis and a banana');
    const which = await press(meal, 'Change');
    expect(which.buttons?.flat().map(({ label }) => label.split(',')[0])).toEqual(['Roti', 'Banana']);
    await press(await press(which, which.buttons?.[0]?.[0]?.label ?? ''), 'Remove');
    expect((await press(meal, '×2')).text).toMatch(/^Doubled\n• Banana, 2 [^\n]*\nIt was Banana, 1 [^\n]*\nToday: /);
    expect((await press(meal, 'Change')).text).toMatch(/^Banana, 2 /);
    expect((await foods()).map(({ foodName, quantity }) => [foodName, quantity])).toEqual([['Banana', 2]]);
  });

  test('of yesterday is logged on yesterday', async () => {
    await say('yesterday dinner: 2 rotis');
    expect(await foods()).toEqual([]);
    const { body } = await chat.server.call(listFoodEntries, { token: chat.token, query: { logDate: '2026-03-05' } });
    expect(body).toMatchObject([{ mealType: 'dinner', createdAt: '2026-03-05T15:00:00.000Z' }]);
  });

  test('of several meals at once is logged under each of them, as one change', async () => {
    const answer = await say('aloo paratha with curd for breakfast, skipped lunch, dinner was khichdi');
    expect(answer.text).toMatch(
      /^Breakfast\n• Aloo paratha.*\n• Curd.*\nTogether .*\n\nDinner\n• Khichdi.*\n.*\nToday: /,
    );
    expect((await foods()).map(({ mealType, foodName }) => `${mealType} ${foodName}`)).toEqual([
      'breakfast Aloo paratha',
      'breakfast Curd',
      'dinner Khichdi',
    ]);
    await say('yesterday: lunch 2 rotis, dinner 1 banana');
    const { body } = await chat.server.call(listFoodEntries, { token: chat.token, query: { logDate: '2026-03-05' } });
    expect(body.map(({ mealType }) => mealType)).toEqual(['lunch', 'dinner']);
    await say('undo');
    await say('undo');
    expect(await foods()).toEqual([]);
  });

  test('that was only planned, or skipped, is not logged', async () => {
    await say('will eat pizza tomorrow');
    await say('skipped lunch today');
    expect(await foods()).toEqual([]);
  });

  test('with a word that is no food logs the rest and names the word', async () => {
    const answer = await say('had 1 banana and a plate of flibbertigibbet');
    expect(answer.text).toMatch(/I don't know “.*flibbertigibbet.*”/);
    expect(await foods()).toHaveLength(1);
  });
});

describe('other messages', () => {
  test('today, goal and help answer and change nothing', async () => {
    await say('1 banana');
    expect((await say('today')).text).toMatch(/^Today\nCalories: \d+ of 2,000 kcal/);
    expect((await say('goal')).text).toMatch(/^Your daily targets\nEat: 2,000 kcal/);
    expect((await say('help')).text).toContain('walked 30 minutes');
    expect(await foods()).toHaveLength(1);
  });

  test('a question about calories is answered, logs nothing, and can be taken up', async () => {
    const answer = await say('how many calories in a samosa?');
    expect(answer.text).toMatch(/Samosa.*kcal[\s\S]*Nothing was logged/);
    expect(await foods()).toEqual([]);
    await press(answer, 'Log it');
    expect((await foods()).map((food) => food.foodName)).toEqual(['Samosa']);
    expect((await press(answer, 'Log it')).text).toContain('closed');
  });

  test.each([
    ['call me Ravi', /^Saved:\nName: Ravi$/],
    ['my height is 170', /^Saved:\nHeight: 170 cm$/],
    ['are you a bot?', /FitPulse, a program/],
    ['Hi, I am Priya', /^Hello!/],
    ['I want to lose weight', /^Tell me where you want to be.*\n\nYour daily targets\nEat: 2,000 kcal/],
    ['calories left', /^Calories left: 2,000 kcal/],
    ['did I drink enough water?', /^Water today: 0 L/],
    ['how many calories did I burn', /^Burned today: 0 kcal/],
    ['show my meals', /^No food logged today/],
    ['stop', /^Done\. I won’t write first/],
    ['slept late', /^How long did you sleep\?/],
    ['how was my sleep', /^Sleep today: 0 h/],
    ['kal kitna khaya tha', /^Calories yesterday: 0 kcal/],
    ['what is my calorie target', /^Your daily targets/],
  ])('“%s” is no food', async (text, answer) => {
    expect((await say(text)).text).toMatch(answer);
    expect(await foods()).toEqual([]);
  });

  test.each(['kitni calories hai 2 roti me', '2 roti me kitni calories hai?', 'calories in 2 rotis'])(
    'a question about calories is understood: “%s”',
    async (text) => {
      expect((await say(text)).text).toMatch(/^• Roti, 2 pieces.*\nNothing was logged/);
      expect(await foods()).toEqual([]);
    },
  );

  test.each(['asdf qwer zxcv', 'my back hurts', 'what is the meaning of life', 'ok', 'hello', 'namaste ji'])(
    '“%s” logs nothing and gets a friendly word',
    async (text) => {
      expect((await say(text)).text).toMatch(/\w/);
      expect(await foods()).toEqual([]);
    },
  );

  test('a photo is answered with what to do instead', async () => {
    const dot = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const send = async (photo: string) => {
      const body = { photo: `data:image/png;base64,${photo}` };
      return (await chat.server.call(sendChatMessage, { token: chat.token, body })).body.messages.at(-1)?.text;
    };
    expect(await send(dot.toString('base64'))).toBe(photoUnread('en'));
    expect(await send('AAAA')).toBe(faults.brokenPicture('en'));
  });

  test('a button that nobody offered does nothing', async () => {
    const meal = await say('1 banana');
    const stranger = await chat.server.person();
    const actions = meal.buttons?.flat().map((button) => button.action) ?? [];
    const madeUp = [
      'food.scale:nonsense:0.5',
      (actions[0] ?? '').replace(/0\.5$/, '7'),
      'nothing.at:all',
      'food.choose:abc:0',
      '💥',
    ];
    for (const action of madeUp) {
      const { status } = await chat.server.call(pressChatButton, { token: chat.token, body: { action } });
      expect(status).toBe(200);
    }
    for (const action of actions) {
      await chat.server.call(pressChatButton, { token: stranger.token, body: { action } });
    }
    expect(await foods()).toMatchObject([{ quantity: 1 }]);
  });
});

describe('the conversation', () => {
  test('is kept in order, with buttons, and pages back', async () => {
    await say('1 banana');
    await say('today');
    const { body } = await chat.server.call(listChatMessages, { token: chat.token, query: {} });
    expect(body.messages.map((message) => message.isUser)).toEqual([true, false, true, false]);
    expect(body.messages[0]?.text).toBe('1 banana');
    expect(body.messages[1]?.buttons).toHaveLength(2);
    const backwards: string[] = [];
    for (let before: string | undefined; backwards.length < 10; ) {
      const query = { limit: 1, ...(before && { before }) };
      const [message] = (await chat.server.call(listChatMessages, { token: chat.token, query })).body.messages;
      if (!message) break;
      before = message.id;
      backwards.push(before);
    }
    expect(backwards.toReversed()).toEqual(body.messages.map(({ id }) => id));
  });

  test('handles twenty messages of one person at once, each once', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, index) => say('1 banana', `burst-${index}`)));
    expect(await foods()).toHaveLength(20);
  });
});

describe('a message of another day', () => {
  test.each([
    ['2 rotis on Monday', /^Lunch on 2 Mar\n• Roti, 2 pieces.*\n.*\n2 Mar: 206 of/],
    ['weight 72, 3 days ago', /^72 kg on 3 Mar$/],
    ['walked 30 min last Friday', /^Walking, 30 min on 27 Feb · about \d+ kcal$/],
    ['2 glasses of water on 1 March', /^Water, 500 ml · 0\.5 of 2\.5 L on 1 Mar$/],
    ['2 din pehle 7 ghante soya', /^Sleep, 7 h on 4 Mar · target 8 h$/],
  ])('“%s” is logged on its day', async (text, answer) => {
    expect((await say(text)).text).toMatch(answer);
    expect((await say('today')).text).toContain('No food logged today yet');
  });

  test('is asked and corrected by its day', async () => {
    await say('on Monday 2 rotis');
    await say('3 rotis');
    expect((await say('what did I eat on Monday?')).text).toMatch(/^Eaten Mon 2 Mar: 206 kcal\n/);
    expect((await say('how many rotis did I eat on Monday')).text).toBe('Roti Mon 2 Mar: 2 pieces, once, 206 kcal');
    await say('remove the rotis on Monday');
    expect((await say('what did I eat on Monday?')).text).toContain('No food logged Mon 2 Mar yet');
    expect((await foods()).map(({ foodName }) => foodName)).toEqual(['Roti']);
  });

  test('keeps its day while it is asked about', async () => {
    await say('had lunch on Monday');
    expect((await say('2 rotis')).text).toMatch(/^Lunch on 2 Mar\n/);
    await say('gym on Monday');
    expect((await say('30 min')).text).toMatch(/^Gym, 30 min on 2 Mar /);
  });

  test('that tells of several days one after the other logs each, and else nothing', async () => {
    expect((await say('2 rotis on Monday or on Tuesday')).text).toMatch(/^One day at a time/);
    expect(await foods()).toEqual([]);
    const { text } = await say('on Monday 2 rotis, on Tuesday a dosa');
    expect(text).toContain('2 Mar');
    expect(text).toContain('3 Mar');
  });
});
