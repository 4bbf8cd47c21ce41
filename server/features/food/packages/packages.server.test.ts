import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { sendChatMessage } from '../../../../contract/assistant.ts';
import { listFoodEntries } from '../../../../contract/entries/food.ts';
import { listOwnFoods } from '../../../../contract/savedFoods.ts';
import { openChat } from '../../../../tests/chat.ts';
import * as fake from '../../../../tests/fakes/openFoodFacts.ts';
import { barcodePhoto, labelPhoto } from '../../../../tests/packs.ts';
import { rare } from '../../../../tests/tiers.ts';
import * as texts from '../../../../texts/food/packages.ts';

let service: fake.FakeOpenFoodFacts;
const chat = openChat('en', async () => {
  service = await fake.start();
  return { openFoodFactsUrl: service.url };
});
afterAll(() => service.close());
beforeEach(() => {
  service.asked.length = 0;
  service.refusing = undefined;
});

const biscuits = {
  ...{
    product_name: 'Glucose Biscuits',
    brands: 'Marigold',
    countries_tags: ['en:india'],
    serving_size: '4 biscuits (25 g)',
  },
  ...{ serving_quantity: 25, product_quantity: 80 },
  nutriments: {
    'energy-kcal_100g': 454,
    proteins_100g: 6.9,
    carbohydrates_100g: 77,
    fat_100g: 13.5,
    sodium_100g: 0.29,
  },
};
const known = '8901719101038';
const unknown = '8901234567890';
const table = [
  'Nutritional Information | Per 100 g',
  'Energy (kcal) | 454',
  'Protein (g) | 6.9',
  'Carbohydrate (g) | 77.0',
  'of which sugars (g) | 25.5',
  'Total Fat (g) | 13.5',
  'Sodium (mg) | 290',
];

async function send(photo: Buffer) {
  const body = { photo: `data:image/jpeg;base64,${photo.toString('base64')}` };
  const answer = await chat.server.call(sendChatMessage, { token: chat.token, body });
  return answer.body.messages.at(-1) as (typeof answer.body.messages)[number];
}
const logged = async () =>
  (await chat.server.call(listFoodEntries, { token: chat.token, query: { logDate: '2026-03-06' } })).body;
const ownFoods = async () => (await chat.server.call(listOwnFoods, { token: chat.token, query: {} })).body;

describe('a photo of a barcode', () => {
  test('shows what is in the pack, and logs the amount that is tapped or written, with its source', async () => {
    service.products.set(known, biscuits);
    const photo = await barcodePhoto(known);
    const shown = await send(photo);
    expect(shown.text).toMatch(
      /^📦 Glucose Biscuits \(Marigold\)\n100 g: 454 kcal, protein 6.9 g.*\nSource: Open Food Facts/,
    );
    expect(await logged()).toEqual([]);
    await chat.press(shown, '1 serving (25 g)');
    await send(photo);
    expect((await chat.say('half the pack')).text).toContain('40 g');
    await chat.say('undo');
    expect(shown.text).not.toMatch(/fibre|sugar/);
    await send(photo);
    expect((await chat.say('50 g')).text).toContain('227 kcal');
    expect((await logged()).map(({ calories, source }) => [calories, source])).toEqual([
      [114, `Open Food Facts ${known}`],
      [227, `Open Food Facts ${known}`],
    ]);
    expect(service.asked).toEqual([{ code: known, userAgent: expect.stringMatching(/^FitPulse\/\S+ \(.*@.*\)$/) }]);
  });

  rare(
    'that nobody knows asks for the label, which a photo answers; kept by a tap, it is known the next time',
    async () => {
      const asked = await send(await barcodePhoto(unknown));
      expect(asked.text).toBe(texts.unknownPack('en', unknown));
      expect((await send(await labelPhoto(table))).text).toMatch(
        /^🏷️ .*454 kcal, protein 6.9 g, carbs 77 g, fat 13.5 g/s,
      );
      const named = await chat.say('Oat crunch');
      expect([named.text, await ownFoods()]).toEqual([expect.stringContaining('Save “Oat crunch”'), []]);
      await chat.press(named, 'Save it');
      expect(await ownFoods()).toMatchObject([{ name: 'Oat crunch', per100g: { calories: 454, sodiumMg: 290 } }]);
      const again = await send(await barcodePhoto(unknown));
      expect(again.text).toMatch(/^📦 Oat crunch\n/);
      expect(service.asked).toHaveLength(1);
    },
  );

  rare('that nobody knows is told by typing the figures as well', async () => {
    await send(await barcodePhoto('8906002480012'));
    expect((await chat.say('454 kcal, 7 g protein, 75 g carbs, 14 g fat per 100 g')).text).toMatch(/^🏷️ .*454 kcal/s);
    await chat.press(await chat.say('Choco bar'), 'Save it');
    expect(await ownFoods()).toMatchObject([{ name: 'Choco bar' }]);
  });

  rare.each([429, 500])('is asked about later where the service answers %s', async (status) => {
    service.refusing = status;
    const code = status === 429 ? '8901058000290' : '8901030865275';
    expect((await send(await barcodePhoto(code))).text).toBe(texts.unknownPack('en', code));
    service.refusing = undefined;
    service.products.set(code, biscuits);
    expect((await send(await barcodePhoto(code))).text).toMatch(/^📦 Glucose/);
  });
});

describe('a photo of a nutrition table', () => {
  test('whose figures can’t all be right keeps nothing', async () => {
    const wrong = table.map((line) => line.replace('454', '154'));
    expect((await send(await labelPhoto(wrong))).text).toBe(
      texts.labelDoubtful('en', '154 kcal, protein 6.9 g, carbs 77 g, fat 13.5 g, sugar 25.5 g, sodium 290 mg'),
    );
    expect(await ownFoods()).toEqual([]);
  });
});

test('the number of a pack may be typed, one that may be a person’s own is asked of nobody', async () => {
  service.products.set(known, biscuits);
  expect((await chat.say('89017 19101 038')).text).toContain('Glucose Biscuits');
  expect((await chat.say('୮୯୦୧୭୧୯୧୦୧୦୩୮')).text).toContain('Glucose Biscuits');
  expect((await chat.say(unknown)).text).toBe(texts.unknownPack('en', unknown));
  const asked = service.asked.length;
  // The check digit fits, and it looks like the number of an Aadhaar card.
  await chat.say('234567890129');
  expect(service.asked).toHaveLength(asked);
});
