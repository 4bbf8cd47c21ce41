import { beforeEach, describe, expect, test } from 'vitest';
import { type ChatPerson, newcomer, openBot } from '../../tests/bot.ts';

const bot = openBot();
const minute = 60_000;
const hour = 60 * minute;
const morning = new Date('2026-03-06T03:30:00Z'); // 9 am in India
beforeEach(() => {
  bot.server.clock.time = new Date(morning);
});

const acquainted = async () => {
  const chat = newcomer();
  await bot.say(chat, 'hello');
  return chat;
};
/** What a person writes while the bot is away, which comes back so much later. */
async function sayInAbsence(chat: ChatPerson, texts: string[], awayMs: number) {
  const updates = texts.map((text) => bot.telegram.sendText(chat, text));
  bot.server.clock.advance(awayMs);
  const before = bot.telegram.sentTo(chat.id).length;
  for (const update of updates) await bot.handle(chat, () => update);
  return {
    updates,
    sent: bot.telegram
      .sentTo(chat.id)
      .slice(before)
      .map(({ text }) => text),
  };
}
const loggedBy = async (chat: ChatPerson) =>
  bot.query(
    `select food_name, meal_type, local_date::text as date, to_char(occurred_at, 'HH24:MI') as at
     from food_entries join telegram_accounts using (user_id)
     where telegram_user_id = $1 and deleted_at is null order by food_entries.id`,
    chat.id,
  );

describe('a message that comes hours late', () => {
  test('is logged for the time when it was sent, and the answer says so', async () => {
    const chat = await acquainted();
    const { sent } = await sayInAbsence(chat, ['2 idli', 'a banana', 'weight 70.2'], 20 * hour);
    expect(sent[0]).toMatch(
      /^⏳ You wrote this yesterday at 9:01 am; it reached me only now\.\n\nBreakfast yesterday\n/,
    );
    expect(sent[0]).toMatch(/\nYesterday: /);
    expect(await loggedBy(chat)).toEqual([
      { food_name: 'Idli', meal_type: 'breakfast', date: '2026-03-06', at: '03:31' },
      { food_name: 'Banana', meal_type: 'breakfast', date: '2026-03-06', at: '03:32' },
    ]);
    expect(sent[2]).toContain('70.2 kg yesterday');
  });

  test('keeps its time when it is edited, however late', async () => {
    const chat = await acquainted();
    const { updates } = await sayInAbsence(chat, ['2 idli'], 15 * hour);
    for (const text of ['1 banana', '2 bananas']) {
      bot.server.clock.advance(2 * hour);
      await bot.handle(chat, () => bot.telegram.editText(updates[0] as never, text));
    }
    expect(await loggedBy(chat)).toEqual([
      { food_name: 'Banana', meal_type: 'breakfast', date: '2026-03-06', at: '03:31' },
    ]);
  });

  test('is no answer to a question that was asked after it was sent', async () => {
    const chat = await acquainted();
    const { sent } = await sayInAbsence(chat, ['remind me to call the doctor', 'walked 30 minutes at 8 am'], 3 * hour);
    expect(sent[0]).toMatch(/When/);
    expect(sent[1]).toMatch(/Walk/);
    expect((await bot.say(chat, '6 pm')).sent[0]?.text).toMatch(/call the doctor/i);
  });

  test('asks for a reminder that still comes', async () => {
    const chat = await acquainted();
    const { sent } = await sayInAbsence(chat, ['remind me in 10 minutes to call mom'], 3 * hour);
    expect(sent[0]).toContain('today at 12:10 pm');
    const other = await acquainted();
    expect((await sayInAbsence(other, ['remind me at 3 pm to call mom'], 3 * hour + 10 * minute)).sent[0]).toMatch(
      /today at 3 pm/,
    );
  });

  test('counts as of now where its date can’t be right', async () => {
    const chat = await acquainted();
    const { sent } = await sayInAbsence(chat, ['2 idli'], 9 * 24 * hour);
    expect(sent[0]).not.toContain('⏳');
    expect(await loggedBy(chat)).toMatchObject([{ date: '2026-03-15' }]);
  });
});
