import { expect, test } from 'vitest';
import { listIntakes, listMedicines } from '../../../contract/entries/medicines.ts';
import { openChat } from '../../../tests/chat.ts';

const chat = openChat('');
const { say } = chat;
const intakes = async () => {
  const { body } = await chat.server.call(listIntakes, { token: chat.token, query: { date: '2026-03-06' } });
  return Object.fromEntries(body.map(({ name, status }) => [name.toLowerCase(), status]));
};

test.each([
  ['telmisartan li, metformin chhoot gayi', { telmisartan: 'taken', metformin: 'skipped' }],
  ['metformin chhoot gayi, telmisartan li', { telmisartan: 'taken', metformin: 'skipped' }],
  ['took telmisartan but missed metformin', { telmisartan: 'taken', metformin: 'skipped' }],
  ['skipped metformin, took telmisartan', { telmisartan: 'taken', metformin: 'skipped' }],
  ['telmisartan aur metformin li', { telmisartan: 'taken', metformin: 'taken' }],
  ['skipped telmisartan and metformin', { telmisartan: 'skipped', metformin: 'skipped' }],
])('“%s” notes what befell each', async (text, expected) => {
  await say(text);
  expect(await intakes()).toEqual(expected);
});

test.each(['postpone metformin by 1 hour', 'skipped metformin this morning', 'metformin 1 ghanta aage badha do'])(
  '“%s” leaves the schedule as it is',
  async (text) => {
    await say('metformin 500 at 8 am and 8 pm');
    await say(text);
    const { body } = await chat.server.call(listMedicines, { token: chat.token, query: {} });
    expect(body).toMatchObject([{ times: ['08:00', '20:00'], days: [], until: null }]);
  },
);

test.each(['i need to take cefixime twice a day for 6 days', 'ramipril 5 before breakfast and before dinner please'])(
  '“%s” is set, neither cut nor taken for a danger',
  async (text) => {
    await say(text);
    const { body } = await chat.server.call(listMedicines, { token: chat.token, query: {} });
    expect(body).toMatchObject([{ times: [expect.any(String), expect.any(String)] }]);
  },
);
