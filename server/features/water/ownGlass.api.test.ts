import { expect, test } from 'vitest';
import { listWaterEntries } from '../../../contract/entries/water.ts';
import { openChat } from '../../../tests/chat.ts';

const chat = openChat('');

test.each([
  ['my glass is 250 ml, two of them drunk', 500],
  ['my glass is 300 ml, drank 2', 600],
  ['mera glass 300 ml ka hai, do piye', 600],
])('“%s” keeps the glass and logs %s ml', async (text, total) => {
  await chat.say(text);
  const logged = async () => {
    const { body } = await chat.server.call(listWaterEntries, { token: chat.token });
    return body.map(({ waterIntake }) => waterIntake.value);
  };
  expect(await logged()).toEqual([total]);
  await chat.say('1 glass pani');
  expect(await logged()).toEqual([total, total / 2]);
});
