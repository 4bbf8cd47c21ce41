import { expect, test } from 'vitest';
import { sendChatMessage } from '../../contract/assistant.ts';
import { type ChatPerson, newcomer, openBot } from '../../tests/bot.ts';
import { commands } from '../../texts/commands.ts';
import { announceCommands } from './telegramCommands.ts';

const bot = openBot();
const { say, query } = bot;
const press = async (chat: ChatPerson, label: string) => {
  const { update, sent } = await bot.press(chat, label);
  return { update, text: sent[0]?.text ?? '' };
};
const accountsOf = (chat: ChatPerson) =>
  query('select user_id from telegram_accounts where telegram_user_id = $1', chat.id);
const setPassword = async (chat: ChatPerson) =>
  query(
    `update users set password_hash = 'x' from telegram_accounts
     where user_id = users.id and telegram_user_id = $1`,
    chat.id,
  );

test('/export brings everything as a document', async () => {
  const chat = newcomer();
  await say(chat, '1 banana');
  const { sent } = await say(chat, '/export');
  const [file, about] = sent;
  expect(file?.message.document?.file_name).toMatch(/^fitpulse-\d{4}-\d\d-\d\d\.json$/);
  const kept = JSON.parse(Buffer.from((file && bot.telegram.fileOf(file)) ?? []).toString());
  expect(kept.foodEntries).toMatchObject([{ foodName: 'Banana' }]);
  expect(about?.text).toMatch(/^Here is everything/);
});

test('an export that could not be sent comes with the next delivery, once', async () => {
  const chat = newcomer();
  await say(chat, '1 banana');
  bot.telegram.failNext({ status: 400 });
  const update = bot.telegram.sendText(chat, '/export');
  await expect(bot.server.app.telegram?.handle(update)).rejects.toThrow();
  await bot.server.app.telegram?.handle(update);
  await bot.server.app.telegram?.handle(update);
  expect(bot.telegram.sentTo(chat.id).filter(({ message }) => message.document)).toHaveLength(1);
});

test('/delete asks twice, says what goes and what the law keeps, and leaves nothing', async () => {
  const chat = newcomer();
  await say(chat, '1 banana');
  const [account] = await accountsOf(chat);
  const [asked] = (await say(chat, '/delete')).sent;
  expect(asked?.text).toMatch(/1 entry[\s\S]*tax law/);
  expect((await press(chat, 'Delete my account')).text).toMatch(/^Last question/);
  const { update, text } = await press(chat, 'Yes, delete everything');
  expect(text).toMatch(/^Done\. Your account and everything in it are gone/);
  expect(await query('select id from users where id = $1', account.user_id)).toEqual([]);
  await bot.server.app.telegram?.handle(update);
  expect(await accountsOf(chat)).toEqual([]);
  await say(chat, '/start');
  expect((await accountsOf(chat))[0].user_id).not.toBe(account.user_id);
  await press(chat, 'Yes, delete everything');
  expect(await accountsOf(chat)).toHaveLength(1);
});

test('a deletion can be left at each question, and ends after ten minutes', async () => {
  const chat = newcomer();
  await say(chat, 'delete my account');
  expect((await press(chat, 'Keep it')).text).toMatch(/^Good\. Nothing was deleted/);
  await press(chat, 'Delete my account');
  bot.server.clock.advance(12 * 60_000);
  expect((await press(chat, 'Yes, delete everything')).text).toBe('That button no longer works.');
  expect(await accountsOf(chat)).toHaveLength(1);
});

test('an account with a password is neither exported nor deleted by chat', async () => {
  const chat = newcomer();
  await say(chat, '/start');
  await setPassword(chat);
  const [answer, ...more] = (await say(chat, '/export')).sent;
  expect(answer?.text).toMatch(/Settings: http/);
  expect(more).toEqual([]);
  const [refused] = (await say(chat, '/delete')).sent;
  expect(refused?.text).toMatch(/^Nothing was deleted/);
  expect(refused?.keyboard).toEqual([]);
});

test('/stop ends what comes unasked, and “resume reminders” brings it back', async () => {
  const chat = newcomer();
  await say(chat, '/stop');
  const resumeOn = async () =>
    (
      await query(
        'select reminders_resume_on from users join telegram_accounts on user_id = id where telegram_user_id = $1',
        chat.id,
      )
    )[0].reminders_resume_on;
  expect(await resumeOn()).toBe('9999-12-31');
  await say(chat, 'resume reminders');
  expect(await resumeOn()).toBeNull();
});

test('“thanks” gets a reaction, or a text where the chat takes none', async () => {
  const chat = newcomer();
  const { update, sent } = await say(chat, 'thanks!');
  expect(bot.telegram.reactionTo(update)).toBe('👍');
  expect(sent).toEqual([]);
  bot.telegram.failNext({ status: 400 });
  expect((await say(chat, 'thank you')).sent[0]?.text).toMatch(/^You’re welcome/);
});

test('the commands are told in both languages of the apps, and each is answered', async () => {
  const api = bot.server.context.telegramApi;
  if (!api) throw new Error('the bot is not set up');
  await announceCommands(api);
  expect(await api.getMyCommands({ language_code: 'hi' })).toContainEqual({
    command: 'export',
    description: commands.export('hi'),
  });
  expect(await api.getMyCommands()).toContainEqual({ command: 'help', description: commands.help('en') });
  expect(await api.getChatMenuButton()).toEqual({ type: 'commands' });
});

test('every command that needs no chat is answered on the web too', async () => {
  const { token } = await bot.server.person();
  for (const command of Object.keys(commands)) {
    const { body } = await bot.server.call(sendChatMessage, { token, body: { text: `/${command}` } });
    const isOfTheBot = ['login', 'link', 'export'].includes(command);
    const lost = /^(?:I’m not sure|Words work best)/;
    if (!isOfTheBot) expect(body.messages.at(-1)?.text, command).not.toMatch(lost);
  }
});
