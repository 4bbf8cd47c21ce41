import { expect, test } from 'vitest';
import { listFoodEntries } from '../../../../contract/entries/food.ts';
import { openChat } from '../../../../tests/chat.ts';

const chat = openChat();
const { say } = chat;
const logged = async () =>
  (await chat.server.call(listFoodEntries, { token: chat.token, query: {} })).body.map(({ foodName }) => foodName);

const ask = async () => {
  expect((await say('had xyzzyberry curry and 2 rotis')).text).toMatch(/What was “.*curry”\?$/);
  expect(await logged()).toEqual(['Roti']);
};

test.each([
  ['chicken curry', 'Chicken curry'],
  ['it was like a dal', 'Dal'],
])('a food in doubt that is answered with “%s” is logged beside the others', async (answer, name) => {
  await ask();
  await say(answer);
  expect((await logged()).toSorted()).toEqual([name, 'Roti']);
});

test('an answer about another food of the meal is no answer', async () => {
  await ask();
  await say('make the roti 3');
  expect(await logged()).toEqual(['Roti']);
});

test('“no, 3 rotis” is about the rotis', async () => {
  await ask();
  await say('no, 3 rotis');
  const rows = (await chat.server.call(listFoodEntries, { token: chat.token, query: {} })).body;
  expect(rows.map(({ foodName, quantity }) => [foodName, quantity])).toEqual([['Roti', 3]]);
});

test('“none” leaves it out', async () => {
  await ask();
  expect((await say('none')).text).toMatch(/^All right, I left out/);
  expect(await logged()).toEqual(['Roti']);
});
