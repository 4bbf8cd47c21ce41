import { describe, expect, test } from 'vitest';
import { sendChatMessage } from '../contract/assistant.ts';
import { entryTables } from '../server/db/entries.ts';
import { openChat } from './chat.ts';
import { tiered } from './tiers.ts';

/**
 * A word that nobody knows, put beside any figure of what is told, never makes the diary hold a figure that the message
 * without the word would not have: what isn't read is left out or asked about.
 */
const chat = openChat();

const told = [
  ...['had 2 rotis and 1 katori dal', 'ate 150 g paneer', '3 idli 2 vada', '1 banana'],
  ...['drank 500 ml water', '3 glasses of water', 'ran 5 km in 30 min', 'walked 8000 steps', '45 min yoga'],
  ...['weight 72.4 kg', 'slept 7 hours', 'slept 23:00 to 6:30', 'bp 128/82', 'fasting sugar 104', 'temperature 99.4 f'],
  ...['hba1c 6.1', 'squats 5x5 60 kg', '30 pushups', 'took crocin 500 mg', 'mood 4/10'],
];
const ordered = [
  ...[
    'remind me to take metformin 500 mg at 8 am and 8 pm',
    'thyronorm 50 daily at 6 am',
    'vitamin d on sundays at 9 am',
  ],
  ...['remind me to take crocin every 2 days at 9 am', 'methotrexate once a week on monday at 9 am'],
];
const everyOther = (texts: string[]) => texts.filter((_, index) => index % 2 === 0);
const words = tiered(['zorbfle'], ['zorbfle', 'qaxi']);

/** The text with a word before and behind each of its figures. */
function withWord(text: string, word: string): string[] {
  const figures = [...text.matchAll(/\d[\d.:/x]*/g)];
  return figures.flatMap(({ 0: figure, index }) => [
    `${text.slice(0, index)}${word} ${text.slice(index)}`,
    `${text.slice(0, index + figure.length)} ${word}${text.slice(index + figure.length)}`,
  ]);
}

const isFigure =
  /^(?:quantity|energyKcal|volumeMl|durationMin|distanceKm|steps|weightKg|sleepTimeHr|systolic|diastolic|value|mood|sets|dose|name|foodName)$/;

/** What is on record after a message of somebody new, without what tells one entry from another. */
async function recordOf(text: string): Promise<Set<string>> {
  const person = await chat.server.person();
  await chat.server.call(sendChatMessage, { token: person.token, body: { text } });
  const rows = await Promise.all(
    entryTables.map(async (table) => {
      const found = await chat.server.context.db
        .selectFrom(table)
        .selectAll()
        .where('userId', '=', person.id)
        .execute();
      return found.flatMap((row) => {
        const figures = Object.entries(row).filter(([key, value]) => isFigure.test(key) && value !== null);
        return figures.length > 0 ? [JSON.stringify([table, ...figures])] : [];
      });
    }),
  );
  return new Set(rows.flat());
}

async function schedulesOf(text: string): Promise<Set<string>> {
  const person = await chat.server.person();
  await chat.server.call(sendChatMessage, { token: person.token, body: { text } });
  const rows = await chat.server.context.db
    .selectFrom('reminders')
    .select(['times', 'days', 'everyDays', 'everyMin', 'everyMonths', 'monthDays', 'monthWeeks', 'until'])
    .where('userId', '=', person.id)
    .execute();
  return new Set(rows.map((row) => JSON.stringify(row)));
}

describe('a word that nobody knows beside a figure', () => {
  test.each(tiered(everyOther(told), told))('adds nothing to “%s”', async (text) => {
    const known = await recordOf(text);
    expect(known.size).toBeGreaterThan(0);
    for (const word of words)
      for (const said of withWord(text, word)) {
        const added = [...(await recordOf(said))].filter((row) => !known.has(row));
        expect(added, said).toEqual([]);
      }
  });

  test.each(tiered(everyOther(ordered), ordered))('changes no rhythm of “%s”', async (text) => {
    const known = await schedulesOf(text);
    expect(known.size).toBeGreaterThan(0);
    for (const word of words)
      for (const said of withWord(text, word)) {
        const added = [...(await schedulesOf(said))].filter((row) => !known.has(row));
        expect(added, said).toEqual([]);
      }
  });
});
