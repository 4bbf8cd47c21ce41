import { describe, expect, test } from 'vitest';
import { saveProfile } from '../../../contract/accounts/profile.ts';
import {
  createReading,
  createReadingKind,
  getEstimatedHba1c,
  listReadingKinds,
  listReadings,
  type ReadingEntry,
  updateReading,
} from '../../../contract/entries/readings.ts';
import { openChat } from '../../../tests/chat.ts';

const chat = openChat();
const say = async (text: string) => (await chat.say(text)).text;
const send = (body: object) => chat.server.call(createReading, { token: chat.token, body: body as never });
const logged = async (): Promise<ReadingEntry[]> =>
  (await chat.server.call(listReadings, { token: chat.token, query: {} })).body;

test('an HbA1c is estimated from enough glucose readings, with its range', async () => {
  expect(await say('estimated hba1c')).toContain('there are 0 on 0 so far');
  for (let day = 0; day < 14; day += 1) {
    for (const value of [124, 154, 184]) {
      const logDatetime = `2026-02-${String(day + 10).padStart(2, '0')}T09:00:00`;
      await send({ kind: 'glucose', values: { value }, logDatetime });
    }
  }
  // ADAG: 154 mg/dl is 7 %, and 7 % is 123 to 185 mg/dl.
  expect(await say('what is my estimated a1c')).toContain('about 7%, for 95 of 100 people between 6.1 and 8.3%');
  const { body } = await chat.server.call(getEstimatedHba1c, { token: chat.token, query: {} });
  expect(body).toEqual({ percent: 7, low: 6.1, high: 8.3, meanMgDl: 154, readings: 42, days: 14 });
  expect(await say('hba1c 6.8')).toContain('HbA1c 6.8%');
});

describe('a reading told in the chat', () => {
  test('is another one after the last, unless something says that the last was wrong', async () => {
    await say('bp 134/86');
    expect(await say('bp was 122/80 this evening')).toContain('Blood pressure 122/80 mmHg ·');
    expect(await say('pulse was 78 yesterday')).toContain('Heart rate 78 bpm yesterday');
    await say('bp was 128/82');
    expect(await say('no, bp was 126/82')).toContain('Changed to Blood pressure 126/82 mmHg');
  });

  test.each([
    ['bp 124/79', 'Blood pressure 124/79 mmHg · elevated (ACC/AHA 2017), normal (IGH-IV India 2019)'],
    ['fasting sugar 96', 'Blood glucose 96 mg/dl, fasting · normal (ADA 2025)'],
    ['waist 84 cm', 'Waist 84 cm'],
    ['temp 98.4 F', 'Temperature 98.4 °F · normal (CDC)'],
  ])('%s is answered: %s', async (text, answer) => {
    expect(await say(text)).toBe(answer);
    expect(await logged()).toHaveLength(1);
  });

  test('that is high comes with a sentence about what to do', async () => {
    expect(await say('hba1c 6.8')).toContain('in the diabetes range (ADA 2025)\nOne reading alone');
  });

  test.each([
    ['bp 124/79', 'not 124, 134', 'Changed to Blood pressure 134/79 mmHg\nIt was Blood pressure 124/79 mmHg'],
    ['bp 124/79', 'no, 134/84', 'Changed to Blood pressure 134/84 mmHg'],
    ['bp 124/79', 'no, 84', 'Changed to Blood pressure 124/84 mmHg'],
    ['fasting sugar 96', 'make that 106', 'Changed to Blood glucose 106 mg/dl'],
    ['glucose 5.6 mmol/l', 'no, 6.5', 'Changed to Blood glucose 6.5 mmol/l'],
  ])('%s is corrected by: %s', async (told, correction, answer) => {
    await say(told);
    const changed = await chat.say(correction);
    expect(changed.text).toContain(answer);
    const [before] = told.match(/[\d.]+(?:\/\d+)?/) ?? [];
    await chat.press(changed, 'Undo');
    const [{ values }] = (await logged()) as [ReadingEntry];
    expect(before).toBe(values.value === undefined ? `${values.systolic}/${values.diastolic}` : `${values.value}`);
  });

  test('is undone in the chat', async () => {
    await chat.press(await chat.say('bp 118/76'), 'Undo');
    expect(await logged()).toEqual([]);
  });

  test('beside food is logged, and the food too', async () => {
    const answer = await say('fasting sugar 96 and had 2 rotis');
    expect(answer).toContain('Blood glucose 96 mg/dl');
    expect(answer).toContain('Roti');
  });

  test('that nobody can have is refused with its bounds', async () => {
    expect(await say('spo2 12')).toContain('from 40 to 100 %');
    expect(await logged()).toEqual([]);
  });

  test('in mmol/l is told in it from then on, until that is taken back', async () => {
    const first = await chat.say('glucose 5.6 mmol/l');
    expect(first.text).toContain(
      'Blood glucose 5.6 mmol/l · normal (ADA 2025)\nFrom now on I’ll tell glucose in mmol/l',
    );
    expect(await say('fasting sugar 6')).toBe('Blood glucose 6 mmol/l, fasting · in the prediabetes range (ADA 2025)');
    await chat.press(first, 'Undo');
    expect(await say('my sugar readings today')).toContain('108 mg/dl, fasting');
    expect(await say('glucose 7.1 mmol/l')).toContain('From now on');
  });

  test('of glucose is told in the unit that was asked for, and kept as it was written', async () => {
    await say('fasting sugar 126');
    expect(await say('glucose 5.5 mmol/l')).toBe('Blood glucose 99 mg/dl · normal (ADA 2025)');
    expect(await say('show sugar in mmol')).toBe('Saved:\nUnits: glucose in mmol/l (was glucose in mg/dl)');
    expect(await say('my average sugar today')).toContain('6.3 mmol/l');
    expect(await logged()).toMatchObject([
      { values: { value: 126 }, unit: 'mg/dl' },
      { values: { value: 5.5 }, unit: 'mmol/l' },
    ]);
  });

  test('of an own kind is known once the kind is made', async () => {
    const body = { name: 'Peak flow', unit: 'L/min', low: 400 };
    await chat.server.call(createReadingKind, { token: chat.token, body });
    expect(await say('peak flow 420')).toBe('Peak flow 420 L/min');
    expect(await logged()).toMatchObject([{ name: 'Peak flow', unit: 'L/min', values: { value: 420 } }]);
  });

  test('of an own kind is kept once the chat was told of it, however often', async () => {
    const kept = '“Grip strength” is on your list, in kg. Write it like any other reading: grip strength 42';
    expect(await say('track my grip strength in kg')).toBe(kept);
    expect(await say('Track grip strength in lb')).toBe(kept);
    expect(await say('grip strength 38.5')).toBe('Grip strength 38.5 kg');
    expect(await logged()).toMatchObject([{ name: 'Grip strength', unit: 'kg', values: { value: 38.5 } }]);
  });
});

describe('a reading sent to the API', () => {
  test.each([
    ['a lower pressure above the upper', { kind: 'bloodPressure', values: { systolic: 80, diastolic: 120 } }],
    ['a pressure without its lower', { kind: 'bloodPressure', values: { systolic: 120 } }],
    ['a glucose in kilograms', { kind: 'glucose', values: { value: 100 }, unit: 'kg' }],
    ['a glucose of 100 mmol/l', { kind: 'glucose', values: { value: 100 }, unit: 'mmol/l' }],
    ['no value', { kind: 'waist', values: {} }],
    ['a kind that nobody made', { kind: '00000000-0000-4000-8000-000000000000', values: { value: 1 } }],
  ])('with %s is refused', async (_, body) => {
    expect((await send(body)).status).toBe(422);
  });

  test('comes back in the unit that it was told in', async () => {
    const { body } = await send({ kind: 'glucose', values: { value: 5.6 }, unit: 'mmol/l', context: 'fasting' });
    expect(body).toMatchObject({ values: { value: 5.6 }, unit: 'mmol/l', bands: [{ name: 'prediabetes' }] });
    const change = { kind: 'glucose' as const, values: { value: 90 }, unit: 'mg/dl' };
    const changed = await chat.server.call(updateReading, { token: chat.token, params: { id: body.id }, body: change });
    expect(changed.body).toMatchObject({ values: { value: 90 }, unit: 'mg/dl', context: 'fasting' });
    const half = { values: { value: 90 } };
    expect(
      (await chat.server.call(updateReading, { token: chat.token, params: { id: body.id }, body: half })).status,
    ).toBe(422);
  });

  test('of a waist is placed by the sex of the person', async () => {
    const waist = { kind: 'waist', values: { value: 84 } };
    expect((await send(waist)).body.bands).toEqual([]);
    await chat.server.call(saveProfile, { token: chat.token, body: { gender: 'female' } });
    expect((await send(waist)).body.bands).toMatchObject([{ name: 'aboveAdvised' }]);
    await chat.server.call(saveProfile, { token: chat.token, body: { gender: 'male' } });
    expect((await send(waist)).body.bands).toMatchObject([{ name: 'normal' }]);
  });
});

test('a kind made twice is one, whatever its letters', async () => {
  const make = (name: string) => chat.server.call(createReadingKind, { token: chat.token, body: { name } });
  const [first, second] = [await make('Peak flow'), await make('PEAK FLOW')];
  expect(second.body).toEqual(first.body);
  expect((await chat.server.call(listReadingKinds, { token: chat.token, query: {} })).body).toHaveLength(1);
});
