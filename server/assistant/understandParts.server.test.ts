import { expect, test } from 'vitest';
import { openChat } from '../../tests/chat.ts';
import { entryTables } from '../db/entries.ts';

const chat = openChat();

const daysSince = (localDate: string): number => {
  const today = new Date(chat.server.clock.time.getTime() + 5.5 * 3_600_000).toISOString().slice(0, 10);
  return (Date.parse(today) - Date.parse(localDate)) / 86_400_000;
};

async function recordedFoods(): Promise<string[]> {
  const { context } = chat.server;
  const rows = await context.db
    .selectFrom('foodEntries')
    .select(['foodName', 'localDate'])
    .where('userId', '=', chat.userId as never)
    .execute();
  return rows.map(({ foodName, localDate }) => `${foodName} ${daysSince(localDate)}`);
}

/** What is in the diary: of which table, how many days ago. */
async function recorded(): Promise<Record<string, number>> {
  const { context } = chat.server;
  const found = await Promise.all(
    entryTables.map(async (table) => {
      const rows = await context.db
        .selectFrom(table as 'waterEntries')
        .select('localDate')
        .where('userId', '=', chat.userId as never)
        .execute();
      return rows.map(({ localDate }) => [table, daysSince(localDate)] as const);
    }),
  );
  return Object.fromEntries(found.flat());
}

test('a day that is named in a part that tells nothing is not that of the others', async () => {
  await chat.say('I have an exam on Friday. I slept 6 hours last night');
  expect(await recorded()).toEqual({ sleepEntries: 0 });
});

test('what is told beside a question for a doctor is kept, and the question answered', async () => {
  const answer = await chat.say('sugar 210 after lunch. can I take a double dose of metformin now?');
  expect(answer.care).toMatch(/^medicine\./);
  expect(await recorded()).toEqual({ readingEntries: 0 });
});

test('a part that says nothing but when belongs to the one before it', async () => {
  const answer = await chat.say('remind me to take metformin at 8 am, and at 9 pm');
  expect(answer.text).toContain('8 am and 9 pm');
});

test('a day that stands before what was told is no correction of what was told before', async () => {
  await chat.say('2 rotis for lunch');
  await chat.say('yesterday: lunch 2 idli, dinner 1 banana');
  expect((await recordedFoods()).toSorted()).toEqual(['Banana 1', 'Idli 1', 'Roti 0']);
});

test('a figure with a tenth among other parts is what was weighed', async () => {
  await chat.say('rice, dal, fried fish, 63.4');
  expect(await recorded()).toMatchObject({ weightEntries: 0 });
});

test('what is still to come is not kept', async () => {
  await chat.say('gonna do 30 min stairmaster after work');
  expect(await recorded()).toEqual({});
});
