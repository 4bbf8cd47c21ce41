import { expect, test } from 'vitest';
import { handNamed } from '../../bench/wants/hands.ts';
import { acts } from '../../contract/acts/acts.ts';
import { sqlName } from '../../server/db/naming.ts';
import { markedTables } from '../../server/features/portability/mutations.ts';
import { openChat } from '../chat.ts';
import { tiered } from '../tiers.ts';
import { filled, findSlowText, leastOf } from './slowTexts.ts';

const chat = openChat();

/** What a person has who uses much of FitPulse, so that every skill finds something of its own to look through. */
const before = [
  'had 2 rotis with dal and a glass of lassi',
  'yesterday i had idli with sambar and a banana',
  'slept 7 hours, walked 30 min, drank 2 glasses of water',
  'bp 130/85, weight 70.2',
  'feeling low and tired',
  'bench press 3x10 at 40 kg',
  'my period started yesterday',
  'started fasting at 8 pm',
  'i take metformin 500 mg every day at 9 am',
  'took my metformin',
  'remind me to drink water every 2 hours',
  'remind me to call the doctor at 5 pm',
  'my katori is 200 ml',
  'by coffee I mean black coffee',
  'when i say toast i mean brown bread',
  'save my usual breakfast: 2 eggs and toast',
  'my target is 1800 kcal a day, i am vegetarian and allergic to peanuts',
];
/** Leaves a question open, which the next message may answer. */
const asksBack = 'log lunch';

const written = ['hand-01', 'hand-03'].flatMap((name) => handNamed(name).flatMap(({ segs }) => segs));
/** Two wordings of everything that a message can want; `npm test` tries every fourth. */
const openings = acts.flatMap((act) =>
  written.flatMap(([text, wanted]) => (wanted === act ? text.trim() : [])).slice(0, 2),
);

/** Puts the diary and the open question as they were, so that the next message is read beside the same. */
async function putBack(since: Date, question: unknown): Promise<void> {
  const { pool } = chat.server.context.database;
  const [owner, moment] = [`'${chat.userId}'`, `'${since.toISOString()}'`];
  const statements = markedTables
    .map(sqlName)
    .flatMap((name) => [
      `delete from ${name} where user_id = ${owner} and created_at > ${moment}`,
      `update ${name} set deleted_at = null where user_id = ${owner} and deleted_at > ${moment}`,
    ]);
  await pool.query(statements.join('; '));
  await pool.query(
    `insert into chat_questions (user_id, question, expires_at) values ($1, $2, $3::timestamptz + interval '1 hour')
     on conflict (user_id) do update set question = excluded.question, expires_at = excluded.expires_at`,
    [chat.userId, JSON.stringify(question), chat.server.clock.now()],
  );
}

const plain = filled('This morning I sat by the window with my sister and we spoke about her new job in Pune. ', 2_000);
/** What a text of that length may take more than a plain one, whatever it says. */
const most = 8;

/** What says a text beside the same diary each time. */
async function readyChat(): Promise<(text: string) => Promise<void>> {
  for (const text of [...before, asksBack]) await chat.say(text);
  const { rows } = await chat.server.context.database.pool.query(
    'select question from chat_questions where user_id = $1',
    [chat.userId],
  );
  expect(rows).toHaveLength(1);
  return async (text) => {
    const since = chat.server.clock.now();
    chat.server.clock.advance(2_000);
    await chat.say(text);
    await putBack(since, rows[0].question);
  };
}

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
  const say = await readyChat();
  const time = await leastOf(3, () => say(plain));
  for (const unit of once) {
    const found = await leastOf(3, () => say(filled(unit, 2_000)));
    expect(found / time, unit).toBeLessThan(most);
  }
});

test('the search begins with everything that a message can want', () => {
  expect(openings).toHaveLength(2 * acts.length);
});

const seeds = tiered([1], [1, 2, 3, 4, 5]);
const milliseconds = tiered(1_000, 30_000);
const tried = openings.filter((_, nth) => nth % tiered(4, 1) === 0);

test.each(seeds)('no message that search %s finds does', { timeout: 600_000 }, async (seed) => {
  const say = await readyChat();
  const other = () => say(plain);
  const { text, ...times } = await findSlowText(say, { milliseconds, seed, rounds: 3, other, openings: tried });
  expect(times.ratio, `${JSON.stringify(times)}: ${text.slice(0, 200)}`).toBeLessThan(most);
});
