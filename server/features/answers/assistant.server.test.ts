import { expect, test } from 'vitest';
import { saveProfile } from '../../../contract/accounts/profile.ts';
import { openChat } from '../../../tests/chat.ts';
import fc from '../../../tests/properties.ts';
import { tiered } from '../../../tests/tiers.ts';
import { insertEntries } from '../../db/entries.ts';
import { addDays, localDateOf } from '../../lib/dates.ts';
import type { OwnerId } from '../../lib/owner.ts';

const chat = openChat();
const { say } = chat;

test('weights and days are told with their change and beside the target, and nothing is logged by asking', async () => {
  expect((await say('my weight')).text).toBe('Weight: none logged last 30 days yet. Write, say, weight 72.4 kg.');
  await say('yesterday my weight was 73');
  await say('weight 72.4');
  await say('walked 30 min');
  await say('2 rotis');
  await say('yesterday dinner: 5 rotis');
  await say('weight goal 70');
  expect((await say('how much weight have I lost?')).text).toBe(
    'Weight: 72.4 kg (Fri 6 Mar)\nLast 30 days: 73 kg → 72.4 kg, 0.6 kg down\nTarget 70 kg, 2.4 kg to go.',
  );
  expect((await say('what did i eat yesterday')).text).toMatch(/^Eaten yesterday: \d+ kcal\n• Roti: \d+ kcal$/);
  expect((await say('how many rotis did I eat this week?')).text).toMatch(
    /^Roti this week: 7 pieces, 2 times, \d+ kcal$/,
  );
  expect((await say('and today?')).text).toMatch(/^Roti today: 2 pieces, once, \d+ kcal$/);
  expect((await say('how many samosas have I had')).text).toBe('I don’t see any samosas in your diary today.');
  expect((await say('which day did i eat the most')).text).toMatch(/^Most: Thu 5 Mar, \d+ kcal/);
  expect((await say('compare today and yesterday')).text).toContain('Today ↔ yesterday');
  expect((await say('weekly summary')).text).toMatch(/^Days logged this week: 2\n/);
  expect((await say('longest streak')).text).toBe(
    'Your streak: 2 days in a row with something logged.\nLongest: 2 days (Thu 5 Mar – Fri 6 Mar)',
  );
  expect((await say('what are my habits')).text).toMatch(/Most often: Roti 2 times\n.*: \w+, \d+ %/);
  expect((await say('undo')).text).not.toBe('There is nothing to undo.');
});

test('readings are told, and who measures sugar means the reading by it', async () => {
  expect((await say('my last bp')).text).toMatch(/^Blood pressure so far: no reading logged yet/);
  await say('bp 124/80');
  await say('fasting sugar 104');
  await say('pp sugar 150');
  expect((await say('my last bp')).text).toMatch(/^Blood pressure, .*: 124\/80 mmHg$/);
  expect((await say('average of my sugar readings')).text).toMatch(/: 127 mg\/dl on average \(2 readings\)$/);
  expect((await say('sugar today')).text).toContain('104 mg/dl, fasting');
});

test('a question for advice is answered with a principle, and the own target where there is one', async () => {
  await say('set protein target 120');
  expect((await say('how much protein per day?')).text).toMatch(
    /0\.8–1 g for each kg.*\nYour target: Protein, 120 g a day\.$/s,
  );
});

test('who writes Hindi is told foods and units in Hindi', async () => {
  await say('हिंदी में जवाब दो');
  await say('दो पराठे और एक कटोरी दाल खाई');
  const { text } = await say('आज कितनी कैलोरी हुई');
  expect(text).toMatch(/पराठा \d+ कैलोरी/);
  expect(text).not.toMatch(/[a-z]/i);
  expect((await say('क्या आम खाने से वजन बढ़ता है')).text).not.toMatch(/[a-z]/i);
  await say('अंग्रेज़ी में जवाब दो');
});

const zones = ['Asia/Kolkata', 'America/New_York', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Kathmandu'];
const asked = {
  calories: 'energyKcal',
  protein: 'proteinG',
  carbs: 'carbohydrateG',
  sodium: 'sodiumMg',
} as const;
const ranges: Record<string, (today: string) => [string, string]> = {
  today: (today) => [today, today],
  yesterday: (today) => [addDays(today, -1), addDays(today, -1)],
  'last 7 days': (today) => [addDays(today, -6), today],
  'last 30 days': (today) => [addDays(today, -29), today],
  'this month': (today) => [`${today.slice(0, 8)}01`, today],
};
const food = fc.record({ daysAgo: fc.nat({ max: 40 }), size: fc.nat({ max: 900 }) });
const diary = fc.record({ foods: fc.array(food, { maxLength: 20 }), zone: fc.constantFrom(...zones) });

test('a figure that is answered is the sum of the entries, for any diary, range and time zone', async () => {
  const { db } = chat.server.context;
  await fc.assert(
    fc.asyncProperty(diary, async ({ foods, zone }) => {
      const person = await chat.server.person();
      await chat.server.call(saveProfile, { token: person.token, body: { timeZone: zone } });
      const today = localDateOf(chat.server.clock.now(), zone);
      const entries = foods.map(({ daysAgo, size }) => ({
        ...{ userId: person.id as OwnerId, occurredAt: chat.server.clock.now(), localDate: addDays(today, -daysAgo) },
        ...{ mealType: 'lunch', foodName: 'Dal', quantity: 1, servingUnit: 'katori', servingSize: 150 },
        ...{ energyKcal: size, proteinG: size / 7, carbohydrateG: size / 3, fatG: 1, fiberG: 1, sugarG: 1 },
        ...{ sodiumMg: size * 2, cholesterolMg: 0 },
      }));
      await insertEntries(db, 'foodEntries', entries, chat.server.clock.now());
      for (const [words, column] of Object.entries(asked)) {
        for (const [range, spanOf] of Object.entries(ranges)) {
          const [from, to] = spanOf(today);
          const within = entries.filter(({ localDate }) => localDate >= from && localDate <= to);
          const total = within.reduce((sum, entry) => sum + entry[column], 0);
          const { text } = await chat.sayAs(person.token, `how much ${words} ${range}`);
          const told = Number(text.match(/: ([\d,]+)/)?.[1]?.replaceAll(',', ''));
          expect([words, range, text, Math.abs(told - total) <= 0.5]).toEqual([words, range, text, true]);
        }
      }
    }),
    { numRuns: tiered(2, 6), endOnFailure: true },
  );
});

test('what was told last is judged, compared and followed without being named', async () => {
  await say('bp 148/96');
  expect((await say('is that too high?')).text).toMatch(/^Blood pressure 148\/96 mmHg · stage 2 high/);
  await say('drank 500 ml water');
  expect((await say('is that enough?')).text).toMatch(/^Water left: 2 L/);
  expect((await say('iron in gongura')).text).toMatch(/^Gongura leaves, .*: iron [\d.]+ mg/);
  expect((await say('what about calcium')).text).toMatch(
    /^Gongura leaves, .*: calcium [\d.]+ mg, \d+% of the recommended 1,000 mg a day/,
  );
});

test('a nutrient asked of “that” is the one of the meal told last, the day beside it', async () => {
  await say('2 rotis and dal');
  await say('1 bowl curd');
  expect((await say('how much sodium was that')).text).toMatch(/^Curd: sodium 97 mg.*\nSodium today: 749 mg$/);
  await say('how much protein today');
  expect((await say('kitni calories thi usme')).text).toMatch(/^Curd: energy 128 kcal.*\nCalories today: 454/);
});
