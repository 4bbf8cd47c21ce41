import { describe, expect, test } from 'vitest';
import { listFoodEntries } from '../../../../contract/entries/food.ts';
import { listWaterEntries } from '../../../../contract/entries/water.ts';
import { openChat } from '../../../../tests/chat.ts';

const chat = openChat();
const { say } = chat;
const foods = async () => (await chat.server.call(listFoodEntries, { token: chat.token, query: {} })).body;
const logged = async () => (await foods()).map(({ foodName, quantity }) => `${foodName} ${quantity}`);

describe('a food that is logged', () => {
  test.each(['remove the dal', 'Please delete dal from lunch', 'dal hata do', 'दाल हटा दो'])(
    'goes with “%s”, and undo brings it back',
    async (text) => {
      await say('2 rotis with dal');
      expect((await say(text)).text).toMatch(/^Removed Dal, 1 katori \(150 g\): 120 kcal\nToday: /);
      expect(await logged()).toEqual(['Roti 2']);
      await say('undo');
      expect(await logged()).toEqual(['Roti 2', 'Dal 1']);
    },
  );

  test('goes the latest first where it is there twice, and by a part of its name', async () => {
    await say('1 aloo paratha');
    await say('2 aloo parathas');
    await say('remove paratha');
    expect(await logged()).toEqual(['Aloo paratha 1']);
  });

  test('goes with its meal', async () => {
    await say('breakfast: 2 idlis and a coffee');
    await say('lunch: 1 banana');
    expect((await say('delete breakfast')).text).toMatch(/^Removed\n• Idli, .*\n• .*coffee.*\nToday: /i);
    expect(await logged()).toEqual(['Banana 1']);
  });

  test('of yesterday is found too', async () => {
    await say('yesterday dinner: 1 naan');
    expect((await say('remove the naan')).text).toMatch(/^Removed .*Naan.*\nYesterday: 0 of /i);
  });

  test.each([
    ['change the lassi to buttermilk', /^Buttermilk 1$/],
    ['replace lassi with 2 glasses of buttermilk', /^Buttermilk 2$/],
    ['lassi ki jagah chai likho', /^Chai 1$/],
    ['change lassi to 2 glasses', /^Sweet lassi 2$/],
  ])('becomes another by “%s”', async (text, expected) => {
    await say('2 rotis and a glass of lassi');
    expect((await say(text)).text).toMatch(/^Changed to /);
    expect(await logged()).toEqual(['Roti 2', expect.stringMatching(expected)]);
    await say('undo');
    expect(await logged()).toEqual(['Roti 2', 'Sweet lassi 1']);
  });

  test.each([
    ['no, 3 rotis', 'Roti 3'],
    ['it was 3 rotis not 2', 'Roti 3'],
    ['i had 3 rotis, not 2', 'Roti 3'],
    ['sorry it was naan, not roti', 'Naan 2'],
    ['make it 4 rotis', 'Roti 4'],
  ])('is corrected by “%s”, and not logged again', async (text, expected) => {
    await say('2 rotis');
    expect((await say(text)).text).toMatch(/^Changed/);
    expect(await logged()).toEqual([expected]);
  });

  test('keeps its amount when only the food was wrong', async () => {
    await say('3 rotis');
    await say('change roti to naan');
    expect(await logged()).toEqual([expect.stringMatching(/^\S*naan 3$/i)]);
  });
});

describe('a request', () => {
  test.each([
    ['remove the dal', 'I see no dal today or yesterday, so nothing has changed.'],
    ['change dal to rajma', 'I see no dal today or yesterday, so nothing has changed.'],
    ['delete everything', /^Nothing was deleted\. .*\/app\/settings$/],
    ['had lunch', 'What did you have for lunch? Tell me the foods, and how much of each.'],
    ['thanks', /^You’re welcome/],
    ['weekly summary', /^Days logged this week: 0/],
    ['show me 2 rotis', /^I can't do that here/],
  ])('such as “%s” logs nothing', async (text, answer) => {
    expect((await say(text)).text).toEqual(typeof answer === 'string' ? answer : expect.stringMatching(answer));
    expect(await foods()).toEqual([]);
    const { body } = await chat.server.call(listWaterEntries, { token: chat.token, query: {} });
    expect(body).toEqual([]);
  });

  test('for another food that nobody knows changes nothing', async () => {
    await say('2 rotis');
    expect((await say('change roti to flibbertigibbet')).text).toBe(
      "I don't know “flibbertigibbet” yet, so nothing has changed.",
    );
    expect(await logged()).toEqual(['Roti 2']);
  });

  test.each(['delete last entry', 'cancel that', 'remove it', 'undo'])(
    '“%s” takes back the last change',
    async (text) => {
      await say('1 banana');
      expect((await say(text)).text).toBe('Undone. 1 entry is gone.');
    },
  );

  test.each(["no don't delete", 'delete mat karo'])('is not seen in “%s”', async (text) => {
    await say('1 banana');
    expect((await say(text)).text).toMatch(/removed nothing|kuch nahi hataya/);
    expect(await foods()).toHaveLength(1);
  });

  test('for the foods of a meal is answered by the next message', async () => {
    await say('had dinner');
    expect((await say('rajma chawal')).text).toMatch(/^Dinner/);
    expect((await foods()).map(({ mealType }) => mealType)).toEqual(['dinner', 'dinner']);
  });

  test('is not seen in a meal that begins like one', async () => {
    await say('set dosa, 2 pieces');
    await say('it was hot, so had 2 bananas');
    await say('no sugar tea');
    await say('had lunch: 1 apple');
    expect(await logged()).toEqual(['Set dosa 2', 'Banana 2', expect.stringMatching(/tea|chai/i), 'Apple 1']);
  });
});

describe('the last message', () => {
  test.each([
    ['actually 4', 'Roti 4'],
    ['no, 3', 'Roti 3'],
    ['make it 5', 'Roti 5'],
    ['double it', 'Roti 4'],
    ['half', 'Roti 1'],
  ])('is changed by “%s”, and undo takes that back', async (text, expected) => {
    await say('1 banana');
    await say('2 rotis');
    await say(text);
    expect(await logged()).toEqual(['Banana 1', expected]);
    await say('undo');
    expect(await logged()).toEqual(['Banana 1', 'Roti 2']);
  });

  test('of several foods is asked about, unless all of it is meant', async () => {
    await say('2 rotis and 2 bananas');
    expect((await say('actually 3')).text).toMatch(/^Which food was it\?/);
    await say('double it');
    expect(await logged()).toEqual(['Roti 4', 'Banana 4']);
  });

  test('gives way to the food that is open for correction', async () => {
    const first = await say('2 rotis');
    await say('4 bananas');
    await chat.press(first, 'Change');
    await say('half');
    expect(await logged()).toEqual(['Roti 0.5', 'Banana 4']);
  });

  test('is nothing to change when there is none', async () => {
    expect((await say('double it')).text).toBe('There is nothing to change. Tell me what you ate.');
  });
});

test('a heavy lunch is asked about', async () => {
  expect((await say('had a heavy lunch')).text).toMatch(/^What did you have for lunch\?/);
});

describe('the meal of what was logged', () => {
  const meals = async () => (await foods()).map(({ foodName, mealType }) => `${mealType} ${foodName}`).sort();

  test.each(['that was breakfast', 'move it to breakfast', 'no, it was breakfast not lunch'])(
    'is changed by “%s”, and undo takes that back',
    async (text) => {
      await say('1 banana');
      await say('2 rotis with dal');
      expect((await say(text)).text).toMatch(/^Moved to Breakfast\n• Roti, .*\n• Dal, /);
      expect(await meals()).toEqual(['breakfast Dal', 'breakfast Roti', 'lunch Banana']);
      await say('undo');
      expect(await meals()).toEqual(['lunch Banana', 'lunch Dal', 'lunch Roti']);
    },
  );

  test('is changed for a whole meal of the day', async () => {
    await say('lunch: 2 rotis');
    await say('lunch: 1 banana');
    await say('breakfast: 1 apple');
    await say('change lunch to evening snack');
    expect(await meals()).toEqual(['breakfast Apple', 'esnack Banana', 'esnack Roti']);
    await say('delete everything from breakfast');
    expect(await meals()).toEqual(['esnack Banana', 'esnack Roti']);
    expect((await say('move dinner to lunch')).text).toBe('I see nothing to move to lunch.');
  });
});

test.each([
  ['khana kha liya', 'What did you have? Tell me the foods, and how much of each.'],
  ['had lunch', 'What did you have for lunch? Tell me the foods, and how much of each.'],
])('“%s” is asked about', async (text, answer) => {
  expect((await say(text)).text).toBe(answer);
  await say('2 rotis');
  expect(await logged()).toEqual(['Roti 2']);
});
