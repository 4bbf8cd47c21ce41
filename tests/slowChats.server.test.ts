import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openChat } from './chat.ts';
import { filled, findSlowText, leastOf } from './slowTexts.ts';

const chat = openChat();

/** What a person has who uses much of FitPulse. */
const before = [
  'had 2 rotis with dal and a glass of lassi',
  'slept 7 hours, walked 30 min, drank 2 glasses of water',
  'bp 130/85, weight 70.2',
  'remind me to drink water every 2 hours',
  'remind me to call the doctor at 5 pm',
  'my katori is 200 ml',
  'by coffee I mean black coffee',
  'when i say toast i mean brown bread',
];

/** What a message wrote is taken away, so that the next one is read beside the same diary. */
async function forgetAfter(since: Date): Promise<void> {
  const { db } = chat.server.context;
  for (const table of ['food_entries', 'water_entries', 'activity_entries', 'sleep_entries', 'weight_entries'])
    await sql`delete from ${sql.table(table)} where created_at > ${since}`.execute(db);
}

const plain = filled('This morning I sat by the window with my sister and we spoke about her new job in Pune. ', 2_000);
/** What a text of that length may take more than a plain one, whatever it says. */
const most = 8;

/** Says it beside the same diary each time. */
async function say(text: string): Promise<void> {
  const since = chat.server.clock.now();
  chat.server.clock.advance(2_000);
  await chat.say(text);
  await forgetAfter(since);
}
const beforeIt = async () => {
  for (const text of before) await chat.say(text);
};

/** Each has held everybody up for seconds. */
const once = [
  'egg, ',
  'roti, dal, chawal, sabzi, ',
  '<b>',
  '1,1,',
  '+milk',
  'é|',
  '½',
  '1x1x1',
  'vada mg/dl ',
  'kill . xx ',
];

test('no run of commas, marks and foods holds everybody up', async () => {
  await beforeIt();
  const time = await leastOf(3, () => say(plain));
  for (const unit of once) {
    const found = await leastOf(3, () => say(filled(unit, 2_000)));
    expect(found / time, unit).toBeLessThan(most);
  }
});

test('no message that a search finds does', async () => {
  await beforeIt();
  const other = () => say(plain);
  const { text, ...times } = await findSlowText(say, { milliseconds: 6_000, seed: 1, rounds: 3, other });
  expect(times.ratio, `${JSON.stringify(times)}: ${text.slice(0, 200)}`).toBeLessThan(most);
});
