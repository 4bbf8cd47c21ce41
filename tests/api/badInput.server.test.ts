import { describe, expect, test } from 'vitest';
import { sendChatMessage } from '../../contract/assistant.ts';
import { createFoodEntry, describeFood, listFoodEntries } from '../../contract/entries/food.ts';
import { createSleepEntry } from '../../contract/entries/sleep.ts';
import { createWaterEntry, listWaterEntries } from '../../contract/entries/water.ts';
import { createWeightEntry } from '../../contract/entries/weight.ts';
import { serverForTests } from '../server.ts';

const server = await serverForTests();
const person = await server.person();

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/api/v1${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json', ...headers },
    body,
  });

describe('a request that cannot be understood', () => {
  test.each([
    ['malformed JSON', '/water-intake', '{"waterIntake":', {}, 400, 'malformed_json'],
    ['a body of 5 MB', '/water-intake', JSON.stringify({ notes: 'x'.repeat(5_000_000) }), {}, 413, 'payload_too_large'],
    ['another content type', '/water-intake', 'a=1', { 'content-type': 'text/plain' }, 415, 'unsupported_media_type'],
    ['an array for an object', '/water-intake', '[]', {}, 422, 'validation_failed'],
    ['null', '/activity-log', 'null', {}, 422, 'validation_failed'],
    ['an unknown address', '/no-such-thing', '{}', {}, 404, 'not_found'],
    ['a NUL in a text', '/food-intake', '{"foodName":"a\\u0000b","calories":1}', {}, 422, 'validation_failed'],
    [
      'a bad idempotency key',
      '/weight-log',
      '{"weightKg":70}',
      { 'idempotency-key': 'x'.repeat(300) },
      422,
      'validation_failed',
    ],
  ])('such as %s gets its 4xx and a sentence', async (_, path, body, headers, status, code) => {
    const response = await post(path, body, headers);
    const problem = await response.json();
    expect([response.status, problem.code]).toEqual([status, code]);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(problem.detail).toMatch(/^\S.*[.]$/);
  });
});

describe('a figure outside its bounds', () => {
  test.each([
    ['water of 5 ml', createWaterEntry, { waterIntake: { value: 5 } }, 'Volume must be between 10 and 10000.'],
    [
      'water of 20 litres',
      createWaterEntry,
      { waterIntake: { value: 20_000 } },
      'Volume must be between 10 and 10000.',
    ],
    ['a weight of 0', createWeightEntry, { weightKg: 0 }, 'Weight must be between 1 and 500.'],
    ['a weight in words', createWeightEntry, { weightKg: 'seventy' as unknown as number }, 'Weight must be a number.'],
    ['25 hours of sleep', createSleepEntry, { sleepTimeHr: 25 }, 'Sleep must be between 0 and 24.'],
    ['30,000 kcal', createFoodEntry, { foodName: 'x', calories: 30_000 }, 'Calories must be between 0 and 20000.'],
    ['no food name', createFoodEntry, { foodName: ' ', calories: 1 }, 'Enter a food name.'],
    ['no food at all', describeFood, { foodName: '' }, 'Please select at least one food.'],
  ] as const)('such as %s is a 422 that says so and stores nothing', async (_, route, body, message) => {
    const { status, problem } = await server.call(route, { token: person.token, body } as never);
    expect(status).toBe(422);
    expect(problem.errors?.[0]?.message).toBe(message);
    const { body: water } = await server.call(listWaterEntries, { token: person.token, query: {} });
    const { body: foods } = await server.call(listFoodEntries, { token: person.token, query: {} });
    expect([water, foods]).toEqual([[], []]);
  });

  test.each([
    ['next week', '2026-03-14T10:00:00Z'],
    ['1800', '1800-01-01T10:00:00Z'],
    ['no date', 'soon'],
    ['30 February', '2026-02-30T10:00:00Z'],
  ])('such as a time of %s is refused', async (_, logDatetime) => {
    const { status } = await server.call(createWeightEntry, {
      token: person.token,
      body: { weightKg: 70, logDatetime },
    });
    expect(status).toBe(422);
  });
});

describe('a description with a word that is no food', () => {
  test('names the word and logs nothing of it', async () => {
    const { status, problem } = await server.call(describeFood, {
      token: person.token,
      body: { mealType: 'lunch', foodName: '2 rotis, one plate of flibbertigibbet' },
    });
    expect(status).toBe(422);
    expect(problem).toMatchObject({
      code: 'food_not_recognised',
      unknown: [expect.stringContaining('flibbertigibbet')],
    });
    const { body: foods } = await server.call(listFoodEntries, { token: person.token, query: {} });
    expect(foods).toEqual([]);
  });
});

describe('the chat', () => {
  test.each([
    ['only emoji', '🍕🔥'],
    ['10,000 characters', 'roti '.repeat(2_000)],
    ['10,000 letters', 'x'.repeat(10_000)],
    ['control characters', '\u0000\u0007\u001b[31m'],
    ['a NUL in words', 'what\u0000is\u0000this'],
    ['right-to-left marks', '\u202eitor 2\u202c'],
    ['half a surrogate pair', '\ud83d nothing'],
    ['SQL', "'; drop table users; --"],
    ['nothing', ''],
  ])('answers %s politely and logs nothing', async (_, text) => {
    const { status, body } = await server.call(sendChatMessage, { token: person.token, body: { text } });
    expect(status).toBe(200);
    expect(body.messages.at(-1)).toMatchObject({ isUser: false, text: expect.stringMatching(/\w/) });
    const { body: foods } = await server.call(listFoodEntries, { token: person.token, query: {} });
    expect(foods).toEqual([]);
  });

  test('says how long to wait when somebody floods it', async () => {
    const flooder = await server.person();
    const send = () => server.call(sendChatMessage, { token: flooder.token, body: { text: 'today' } });
    const answers = await Promise.all(Array.from({ length: 65 }, send));
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(5);
  });
});
