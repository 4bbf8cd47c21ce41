import { beforeAll, describe, expect, test } from 'vitest';
import { getModelState, tryReading } from '../../../contract/admin/adminModels.ts';
import { openAiChat } from '../../../tests/aiChat.ts';
import { startTestServer, type TestPerson } from '../../../tests/server.ts';

const aiChat = openAiChat('first');
const { chat, consent } = aiChat;
let admin: TestPerson;
beforeAll(async () => {
  admin = await chat.server.person('admin');
});

const read = async (text: string) => {
  chat.server.clock.advance(61_000);
  return (await chat.server.call(tryReading, { token: admin.token, body: { text } })).body;
};
const state = async () => (await chat.server.call(getModelState, { token: admin.token })).body;
const dosas = {
  name: 'dosas',
  amount: 2,
  unit: null,
  energyKcal: null,
  proteinG: null,
  carbohydrateG: null,
  fatG: null,
};
const eaten = (foods: object[]) => ({ foods, meal: null, daysAgo: null, time: null });

describe('a sentence that an admin tries', () => {
  test('is read both ways, with what the model fills, and stored nowhere', async () => {
    aiChat.ai.behaviour = () => ({
      value: { parts: [{ words: 'had 2 dosas', act: 'log.food', told: eaten([dosas]) }] },
    });
    const trial = await read('had 2 dosas');
    expect(trial.builtIn).toMatchObject({ isDoubtful: false, parts: [{ words: 'had 2 dosas', act: 'log.food' }] });
    expect(trial.model).toMatchObject({
      ...{ outcome: 'used', invented: 0, failure: null },
      parts: [
        {
          ...{ words: 'had 2 dosas', act: 'log.food' },
          told: [
            { slot: 'name', value: 'dosas' },
            { slot: 'amount', value: '2' },
          ],
        },
      ],
    });
    const { db } = chat.server.context;
    const kept = await Promise.all([
      db.selectFrom('chatMessages').select('id').execute(),
      db.selectFrom('foodEntries').select('id').execute(),
    ]);
    expect(kept.flat()).toEqual([]);
  });

  test('is told with why the model’s reading would not count', async () => {
    aiChat.ai.behaviour = () => ({ value: { parts: [{ words: 'had 9 dosas', act: 'log.food' }] } });
    expect((await read('had 2 dosas')).model).toMatchObject({ outcome: 'words', parts: [] });
    const invented = eaten([{ ...dosas, amount: 9 }]);
    aiChat.ai.behaviour = () => ({ value: { parts: [{ words: 'had 2 dosas', act: 'log.food', told: invented }] } });
    expect((await read('had 2 dosas')).model).toMatchObject({ outcome: 'used', invented: 1, parts: [{ told: [] }] });
    aiChat.ai.behaviour = () => ({ status: 429 });
    expect((await read('had 2 dosas')).model).toMatchObject({
      outcome: 'unanswered',
      failure: 'The server answered 429.',
    });
  });

  test('is read without a model where there is none', async () => {
    const server = await startTestServer();
    const other = await server.person('admin');
    const trial = (await server.call(tryReading, { token: other.token, body: { text: 'had 2 dosas' } })).body;
    expect(trial).toMatchObject({ builtIn: { parts: [{ act: 'log.food' }] }, model: null });
    expect((await server.call(getModelState, { token: other.token })).body).toMatchObject({ model: null, speed: null });
    await server.close();
  });

  test('is one of ten in a minute', async () => {
    aiChat.ai.behaviour = () => ({ status: 429 });
    await read('had 2 dosas');
    const more = await Promise.all(
      Array.from({ length: 10 }, () =>
        chat.server.call(tryReading, { token: admin.token, body: { text: 'had 2 dosas' } }),
      ),
    );
    expect(more.filter(({ status }) => status === 429)).toHaveLength(1);
  });
});

test('an admin sees whether the model answers, how fast, and what became of its readings', async () => {
  await consent();
  const before = await state();
  const counts = ({ month }: typeof before) =>
    Object.fromEntries(month.readings.map((each) => [each.outcome, each.count]));
  aiChat.ai.behaviour = () => ({ value: { parts: [{ words: 'had 3 idlis', act: 'log.food' }] } });
  await chat.say('had 3 idlis');
  await chat.say('had 4 idlis');
  const answered = await state();
  expect(answered).toMatchObject({
    model: { name: 'chat-model', reading: 'first' },
    latest: { failure: null },
    speed: { medianMs: expect.any(Number), percentile95Ms: expect.any(Number) },
    month: { calls: before.month.calls + 2, inputTokens: before.month.inputTokens + 800 },
  });
  expect(counts(answered)).toEqual({ used: 1, words: 1 });
  aiChat.ai.behaviour = () => ({ status: 500 });
  await chat.say('had 5 idlis');
  expect(await state()).toMatchObject({ latest: { failure: 'The server answered 500.' } });
  expect(counts(await state())).toEqual({ used: 1, words: 1, unanswered: 1 });
});
