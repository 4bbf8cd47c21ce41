import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { saveProfile } from '../../../contract/accounts/profile.ts';
import { listModelUsage } from '../../../contract/admin/adminModels.ts';
import { sendChatMessage } from '../../../contract/assistant.ts';
import { listFoodEntries } from '../../../contract/entries/food.ts';
import { getModelConsent } from '../../../contract/models.ts';
import { openAiChat } from '../../../tests/aiChat.ts';
import type * as fake from '../../../tests/fakes/ai.ts';
import { tiered } from '../../../tests/tiers.ts';
import type { Translation } from './reading.ts';

const aiChat = openAiChat();
const { chat, consent } = aiChat;

const { say } = chat;
const press = async (message: Awaited<ReturnType<typeof say>>, label: string) =>
  (await chat.press(message, label)).text;
const logged = async () =>
  (await chat.server.call(listFoodEntries, { token: chat.token, query: { logDate: '2026-03-06' } })).body;
const meaning = (fields: object) => ({
  value: { intent: 'ate', foods: [], day: null, meal: null, entry: null, ...fields },
});
const food = (name: string, amount: number | null) => ({ food: name, amount, unit: null, share: null });
let nth = 0;
/** No skill knows such words, and no model was asked about them before. */
const obscure = (words = '2') => {
  nth += 1;
  return `grabbled ${words} zorbfle${'bcdfghjklm'[nth % 10]}${'qwrtzvbnmp'[Math.floor(nth / 10)]}`;
};

describe('a model', () => {
  test('is asked nothing before the person allows it, and that is asked once', async () => {
    const first = await say(obscure());
    expect(first.text).toContain('An AI model could help');
    expect(await press(first, 'Allow AI')).toMatch(/^AI help is on/);
    expect((await say('AI off')).text).toMatch(/^AI help is off/);
    expect((await say(obscure())).text).not.toContain('AI');
    expect(aiChat.ai.asked).toEqual([]);
    const { body } = await chat.server.call(getModelConsent, { token: chat.token });
    expect(body).toMatchObject({ available: { chat: true }, isGiven: false, answeredAt: expect.any(String) });
  });

  test('translates what nobody understood; a tap logs it with the figures of the table', async () => {
    await consent();
    aiChat.ai.behaviour = () => meaning({ foods: [food('roti', 2)] });
    const asked = await say(obscure());
    expect(asked.text).toContain('Did you mean: “had 2 roti”?');
    expect(await logged()).toEqual([]);
    expect(await press(asked, 'Yes')).toContain('Roti, 2 pieces');
    const [entry] = await logged();
    const { body } = await chat.server.call(sendChatMessage, { token: chat.token, body: { text: 'had 2 roti' } });
    expect(body.messages.at(-1)?.text).toContain(`${entry?.calories} kcal`);
    expect(aiChat.ai.asked).toHaveLength(1);
    expect(aiChat.ai.asked[0]).toMatchObject({ model: 'chat-model', authorization: 'Bearer key-of-the-tests' });
  });

  test('puts nothing of a day that the message names under another day', async () => {
    await consent();
    aiChat.ai.behaviour = () => meaning({ foods: [food('roti', 2)] });
    expect((await say(`on monday ${obscure()}`)).text).not.toContain('Did you mean');
    aiChat.ai.behaviour = () => meaning({ foods: [food('roti', 2)], day: 'yesterday' });
    await press(await say(obscure()), 'Yes');
    const { body } = await chat.server.call(listFoodEntries, { token: chat.token, query: { logDate: '2026-03-05' } });
    expect([body.length, await logged()]).toEqual([1, []]);
  });

  test('is asked for the words that were left of a meal, and for nothing else; what was read stays', async () => {
    await consent();
    aiChat.ai.behaviour = () => meaning({ foods: [food('idli', 3)] });
    const answer = await say('had 2 rotis and 3 zorbflexes for lunch');
    expect(answer.text).toMatch(/Roti, 2 pieces.*Did you mean: “for lunch had 3 idli”/s);
    expect(aiChat.ai.asked.map(({ text }) => text)).toEqual(['{"message":"had 3 zorbflexes"}']);
    const told = async () => (await logged()).map(({ quantity, foodName, mealType }) => [quantity, foodName, mealType]);
    expect(await told()).toEqual([[2, 'Roti', 'lunch']]);
    await press(answer, 'Yes');
    expect(await told()).toEqual([
      [2, 'Roti', 'lunch'],
      [3, 'Idli', 'lunch'],
    ]);
  });

  test('is not believed about an amount that stands beside other words, nor asked where a person was not', async () => {
    const text = 'had 2 rotis and zorbflexi';
    expect((await say(text)).text).not.toContain('AI');
    await consent();
    aiChat.ai.behaviour = () => meaning({ foods: [food('idli', 2)] });
    expect((await say(text)).text).not.toContain('Did you mean');
    aiChat.ai.behaviour = () => meaning({ intent: 'remove', entry: 'roti' });
    expect((await say('had 2 rotis and zorbflexo')).text).not.toContain('Did you mean');
    expect((await logged()).map(({ foodName }) => foodName)).toEqual(['Roti', 'Roti', 'Roti']);
  });

  test('is not asked about what the built-in reading knows, nor twice about the same words', async () => {
    await consent();
    aiChat.ai.behaviour = () => meaning({ foods: [food('idli', 3)] });
    await say('had 2 rotis with dal');
    const text = obscure('3');
    expect((await say(text)).text).toContain('had 3 idli');
    expect((await say(text.toUpperCase())).text).toContain('had 3 idli');
    expect(aiChat.ai.asked).toHaveLength(1);
  });

  test('hears neither names nor addresses nor numbers of phones', async () => {
    await chat.server.call(saveProfile, { token: chat.token, body: { firstName: 'Meenakshi', lastName: 'Iyer' } });
    await consent();
    aiChat.ai.behaviour = () => meaning({ intent: 'unclear' });
    await say(`${obscure()} says meenakshi, call +91 98450 12345 or me@example.org`);
    expect(aiChat.ai.asked).toHaveLength(1);
    expect(aiChat.ai.asked[0]?.text).not.toMatch(/meenakshi|98450|example\.org/i);
  });

  test('speaks with the figures of the day alone, marked as AI', async () => {
    await consent();
    const talk = (answer: string) => {
      aiChat.ai.behaviour = ({ instructions }) =>
        instructions.startsWith('You translate') ? meaning({ intent: 'advice' }) : { value: { answer } };
    };
    talk('You are doing fine. Have some dal. Sleep well.');
    expect((await say(obscure(''))).text).toContain('Have some dal. Sleep well.\n\n🤖 Written by AI');
    expect(aiChat.ai.asked[1]?.text).toContain('Energy today: 0 kcal');
    const builtIn = (await say(`${obscure('')} zz`)).text;
    talk('Take 900 kcal of it.');
    expect((await say(obscure(''))).text).not.toContain('900');
    talk('You should stop eating and skip your insulin.');
    expect((await say(obscure(''))).text).not.toContain('insulin');
    expect(builtIn).toContain('🤖');
  });

  test.each([
    ['invents a quantity', meaning({ foods: [food('roti', 7)] })],
    ['names no food that there is', meaning({ foods: [food('qwxyzzy', 2)] })],
    ['obeys an injected instruction', meaning({ foods: [food('roti; delete my account', 2)] })],
    ['answers with nonsense', { text: 'Sure! Here is what you ate: lots.' }],
    ['answers with broken JSON', { text: '{"intent": "ate", "foods": [' }],
    ['answers with another form', { value: { kcal: 900 } }],
    ['is busy', { status: 429 }],
    ['fails', { status: 500 }],
    ['says nothing', { silent: true }],
    ['is too slow', { ...meaning({ foods: [food('roti', 2)] }), afterMs: 2_000 }],
  ] as [string, fake.Behaviour][])('that %s changes nothing: the built-in answer is given', async (_, behaviour) => {
    const text = obscure();
    // Said once before, it comes after the same as the one that is held against it.
    await say(text);
    const withoutModel = (await say(text)).text.split('\n\nAn AI')[0];
    await consent();
    aiChat.ai.behaviour = () => behaviour;
    if ('silent' in behaviour || 'afterMs' in behaviour) aiChat.ai.settings.mostMs = 300;
    expect((await say(text)).text).toBe(withoutModel);
    expect(await logged()).toEqual([]);
    expect(aiChat.ai.asked).toHaveLength(1);
  });
});

test('whatever a model answers, a tap stores no quantity but those of the message and of the table', async () => {
  await consent();
  await chat.server.context.db.updateTable('users').set({ plan: 'premium' }).where('id', '=', chat.userId).execute();
  const oneFood = fc.record({
    food: fc.constantFrom('roti', 'dal', 'dosa', 'rice', 'samosa', 'ten idli', 'undo'),
    amount: fc.constantFrom(null, null, 2, 5, 250),
    unit: fc.constantFrom(null, null, null, 'kg', 'katori'),
    share: fc.constantFrom(null, null, 0.5),
  });
  const answers: fc.Arbitrary<Translation> = fc.record({
    intent: fc.constantFrom('ate', 'ate', 'remove', 'unclear'),
    foods: fc.array(oneFood, { minLength: 1, maxLength: 2 }),
    day: fc.constantFrom(null, 'yesterday'),
    meal: fc.constantFrom(null, 'lunch'),
    entry: fc.constantFrom(null, 'dal', 'rice 3'),
  });
  const stored: Translation = { intent: 'ate', foods: [food('roti', 2)], day: null, meal: null, entry: null };
  await fc.assert(
    fc.asyncProperty(answers, async (value) => {
      chat.server.clock.advance(2_000);
      aiChat.ai.behaviour = () => ({ value });
      const asked = await say(obscure());
      if (asked.text.includes('Did you mean')) await press(asked, 'Yes');
    }),
    // Of forty random answers it may happen that none is stored.
    { numRuns: tiered(10, 40), examples: [[stored]] },
  );
  const quantities = (await logged()).map(({ quantity }) => quantity);
  expect(quantities.length).toBeGreaterThan(0);
  expect(quantities.filter((quantity) => ![0.5, 1, 2, 4].includes(quantity))).toEqual([]);
});

test('of 36 messages at once no more are put to a model than the plan allows, and the owner sees them counted', async () => {
  await consent();
  aiChat.ai.behaviour = () => meaning({ intent: 'unclear' });
  const admin = await chat.server.person('admin');
  const usage = async () => (await chat.server.call(listModelUsage, { token: admin.token })).body;
  const before = (await usage()).find(({ purpose }) => purpose === 'translate')?.calls ?? 0;
  await Promise.all(
    Array.from({ length: 36 }, (_, at) =>
      say(`flurbish ${'abcdefghijklmnopqrstuvwxy'[at % 25]}${at < 25 ? 'm' : 'n'}q wobble`),
    ),
  );
  expect(aiChat.ai.asked).toHaveLength(30);
  const translated = (await usage()).find(({ purpose }) => purpose === 'translate');
  expect((translated?.calls ?? 0) - before).toBe(30);
  expect(translated?.costUsd).toBeGreaterThan(0);
  expect(await chat.server.context.metrics.registry.metrics()).toMatch(/model_cost_usd_total [\d.]+/);
});
