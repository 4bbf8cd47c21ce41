import type { Update } from 'grammy/types';
import type pg from 'pg';
import type * as fake from '../fakes/telegram.ts';
import { randomFrom } from './paymentSimulation.ts';

const said = [
  '2 roti and dal',
  '1 banana',
  'had 3 idli with sambar',
  'drank 300 ml water',
  'weight 70.4',
  'no, 2 idli',
  'undo',
  'walked 30 minutes',
  'slept 7 hours',
  'thanks',
  'what can you do?',
  'ek katori chawal khaya',
  '/goal',
  'dahi 1 katori',
];
const parts = ['2 paratha', 'achar', 'and a chai'];
const group = { id: -7_700, title: 'Hostel' };
const firstPerson = 60_000;
const peoplePer = 12;
const mostPots = 10;

/** Messages of people, some of them edited, some told line by line, and of a group that shares pots. */
export function recordUpdates(telegram: fake.Telegram, count: number, seed: number): Update[] {
  const random = randomFrom(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const people = Array.from({ length: Math.ceil(count / peoplePer) }, (_, at) => ({
    id: firstPerson + at,
    first_name: `Person ${at}`,
  }));
  const updates: Update[] = [];
  let pots = 0;
  while (updates.length < count) {
    const person = pick(people);
    const chance = random();
    if (chance < 0.04) updates.push(...telegram.sendAtOnce(person, parts));
    // A group gets 15 answers a minute; more would tell how fast the servers were.
    else if (chance < 0.06 && pots < mostPots) {
      pots += 1;
      updates.push(telegram.sendInGroup(group, person, '/pot 1.2 kg rajma for 4'));
    } else if (chance < 0.12) {
      const meal = telegram.sendText(person, '1 apple');
      updates.push(meal, telegram.editText(meal, '2 apples'));
    } else updates.push(telegram.sendText(person, pick(said)));
  }
  return updates.slice(0, count);
}

/** The people of recorded updates have begun with this bot, whose messages are numbered after theirs. */
export function openChats(telegram: fake.Telegram, updates: Update[]): void {
  telegram.openGroup(group, firstOfBot);
  for (const { message, edited_message: edited } of updates) {
    const from = (message ?? edited)?.from;
    if (from) telegram.openChat(from, firstOfBot);
  }
}
const firstOfBot = 100_000;

/** Each update `copies` times: those of a chat come first in their order, repeats at any later time. */
export function shuffle(updates: Update[], copies: number, seed: number): Update[] {
  const random = randomFrom(seed);
  const chatOf = ({ message, edited_message: edited }: Update) => (message ?? edited)?.chat.id ?? 0;
  const byChat = Map.groupBy(updates, chatOf);
  const mixed: Update[] = [];
  while (byChat.size > 0) {
    const chats = [...byChat.keys()];
    const chat = chats[Math.floor(random() * chats.length)] as number;
    const waiting = byChat.get(chat) ?? [];
    mixed.push(waiting.shift() as Update);
    if (waiting.length === 0) byChat.delete(chat);
  }
  for (let copy = 1; copy < copies; copy += 1) {
    for (const update of updates) {
      const at = mixed.indexOf(update);
      mixed.splice(at + 1 + Math.floor(random() * (mixed.length - at)), 0, update);
    }
  }
  return mixed;
}

/** All that the updates left, without ids and times; `unsent` are answers that no chat has got. */
export async function stateOf(pool: pg.Pool) {
  const list = async (sql: string) => (await pool.query(sql)).rows.map((row) => JSON.stringify(row));
  const of = 'join telegram_accounts using (user_id)';
  return {
    foods: await list(
      `select telegram_user_id, food_name, quantity, grams, energy_kcal, food_entries.deleted_at is not null as is_deleted
       from food_entries ${of} order by 1, 2, 3, 6, food_entries.id`,
    ),
    water: await list(
      `select telegram_user_id, volume_ml, deleted_at is not null as is_deleted from water_entries ${of} order by 1, 2, 3`,
    ),
    weights: await list(
      `select telegram_user_id, weight_kg, deleted_at is not null as is_deleted from weight_entries ${of} order by 1, 2, 3`,
    ),
    messages: await list(`select telegram_user_id, is_user, text from chat_messages ${of} order by 1, sequence`),
    pots: await list('select told_message_id, shares from shared_pots order by 1'),
    unsent: await list(
      `select text from chat_messages ${of} where not is_user and external_id is null and answers_id is not null`,
    ),
  };
}

/** What the bot said in each chat as new messages, the cards of days aside. */
export const saidBy = (telegram: fake.Telegram): string[] =>
  telegram.calls
    .filter(({ method, status, params }) => method === 'sendMessage' && status === 200 && !params.disable_notification)
    .map(({ chatId, params }) => `${chatId} ${params.text}`);

/** What is in `given` more often than in `others`. */
export function beyond(given: string[], others: string[]): string[] {
  const left = new Map<string, number>();
  for (const text of others) left.set(text, (left.get(text) ?? 0) + 1);
  return given.filter((text) => {
    const count = left.get(text) ?? 0;
    left.set(text, count - 1);
    return count <= 0;
  });
}
