import type { Update } from 'grammy/types';
import { describe, expect, test } from 'vitest';
import { type ChatPerson, newcomer, openBot } from '../../tests/bot.ts';
import { runJob } from '../../tests/checkout.ts';

const bot = openBot();
const own = '@fitpulse_test_bot';
let groups = -500;
const newGroup = () => ({ id: groups--, title: 'Hostel' });
type Group = ReturnType<typeof newGroup>;

const handle = (update: Update) => bot.server.app.telegram?.handle(update);
const tell = async (group: Group, person: ChatPerson, text: string, replyTo?: number) => {
  const update = bot.telegram.sendInGroup(group, person, text, replyTo);
  await handle(update);
  return update;
};
const shown = (group: Group) => bot.telegram.sentTo(group.id);
const card = (group: Group) => shown(group).findLast(({ text }) => text.startsWith('🍲'));
const labels = (group: Group) =>
  card(group)
    ?.keyboard.flat()
    .map(({ text }) => text);
const pressed = (group: Group, person: ChatPerson, label: string) =>
  bot.telegram.pressButton(person, card(group)?.messageId ?? 0, label, { group });
const press = async (group: Group, person: ChatPerson, label: string) => {
  const update = pressed(group, person, label);
  await handle(update);
  return bot.telegram.callbackAnswer(update);
};
const acquainted = async (name = 'Meera') => {
  const person = { ...newcomer(), first_name: name };
  await bot.say(person, 'hello');
  return person;
};
const diaryOf = (person: ChatPerson) =>
  bot.query(
    `select food_name, grams, energy_kcal, protein_g from food_entries join telegram_accounts using (user_id)
     where telegram_user_id = $1 and deleted_at is null order by id`,
    person.id,
  );
const sharesOf = (group: Group) =>
  bot.query(
    `select slot, telegram_user_id from shared_pot_shares join shared_pots on shared_pots.id = pot_id
     where chat_id = $1 and returned_at is null order by slot`,
    group.id,
  );
const rajma = `${own} I made 1.2 kg rajma, four of us ate`;
const take = 'I ate a share';

describe('a pot', () => {
  test('gives everybody a button, and each diary its share; the shares are the pot', async () => {
    const group = newGroup();
    const people = [await acquainted('Asha'), await acquainted('Ravi'), await acquainted('Meera'), newcomer()] as const;
    await tell(group, people[0], `${own} we had 1.1 kg rajma, three of us`);
    expect(card(group)?.text).toBe(
      '🍲 Rajma, 1,100 g\n3 shares of Rajma, 367 g each\n\nAte some? Tap, and a share goes into your own diary. Nobody else sees it there.',
    );
    for (const person of people.slice(0, 3)) {
      expect((await press(group, person, take))?.text).toBe('Your share is in your diary.');
    }
    const shares = (await Promise.all(people.slice(0, 3).map(diaryOf))).flat();
    await bot.say(people[3], 'ate 1.1 kg rajma');
    const [pot] = await diaryOf(people[3]);
    const sum = (name: string) => Math.round(shares.reduce((total, entry) => total + entry[name], 0) * 10) / 10;
    expect([shares.length, sum('grams')]).toEqual([3, 1100]);
    expect([sum('energy_kcal'), sum('protein_g')]).toEqual([pot.energy_kcal, pot.protein_g]);
    expect(card(group)?.text).toContain('✅ Asha, Ravi, Meera\nThat is all of it.');
    expect(labels(group)).toEqual(['Give mine back']);
    expect(bot.telegram.sentTo(people[1].id).at(-1)?.text).toContain('Your share of the pot');
  });

  test('is undone, taken twice and given back without harm', async () => {
    const group = newGroup();
    const [asha, ravi] = [await acquainted('Asha'), await acquainted('Ravi')];
    await tell(group, asha, rajma);
    const update = pressed(group, asha, take);
    await handle(update);
    await handle(update);
    expect((await press(group, asha, take))?.text).toBe('You already have your share.');
    expect(await diaryOf(asha)).toHaveLength(1);
    await bot.press(asha, 'Undo');
    expect(await diaryOf(asha)).toEqual([]);
    await runJob(bot.server, 'return-undone-shares');
    expect(card(group)?.text).not.toContain('Asha');
    expect((await press(group, asha, take))?.text).toBe('Your share is in your diary.');
    await bot.say(asha, 'remove the rajma');
    expect(await diaryOf(asha)).toEqual([]);
    await press(group, ravi, take);
    const returning = pressed(group, ravi, 'Give mine back');
    await handle(returning);
    expect(bot.telegram.callbackAnswer(returning)?.text).toBe('Given back, and out of your diary.');
    expect(await diaryOf(ravi)).toEqual([]);
    await press(group, ravi, take);
    await handle(returning);
    expect(await diaryOf(ravi)).toHaveLength(1);
    expect((await sharesOf(group)).map(({ slot }) => slot)).toEqual([1]);
  });

  test('has no more shares than people ate, however many tap at once', async () => {
    const group = newGroup();
    const people = [];
    for (let made = 0; made < 6; made += 1) people.push(await acquainted());
    await tell(group, people[0] as ChatPerson, rajma);
    const presses = people.flatMap((person) => [pressed(group, person, take), pressed(group, person, take)]);
    await Promise.all(presses.map(handle));
    expect((await sharesOf(group)).map(({ slot }) => slot)).toEqual([1, 2, 3, 4]);
    expect((await Promise.all(people.map(diaryOf))).flat()).toHaveLength(4);
    const refused = presses
      .map((update) => bot.telegram.callbackAnswer(update)?.text)
      .filter((text) => /^All/.test(text ?? ''));
    expect(refused).toHaveLength(4);
  });

  test('keeps the share of who never wrote to the bot, and tells their app where it waits', async () => {
    const [group, cook, stranger] = [newGroup(), await acquainted('Asha'), newcomer()];
    await tell(group, cook, rajma);
    expect(await press(group, stranger, take)).toMatchObject({ url: 'https://t.me/fitpulse_test_bot?start=pot' });
    expect(card(group)?.text).toContain('✅ Meera\n3 shares left');
    expect(await bot.query('select from telegram_accounts where telegram_user_id = $1', stranger.id)).toEqual([]);
    const { sent } = await bot.say(stranger, '/start pot');
    expect(sent.map(({ text }) => text.split('\n')[0])).toEqual(['🍲 Your share of the pot', expect.any(String)]);
    expect(await diaryOf(stranger)).toMatchObject([{ food_name: 'Rajma', grams: 300 }]);
    await bot.say(stranger, '/start pot');
    expect(await diaryOf(stranger)).toHaveLength(1);
  });

  test('may be told by a stranger, asks how many ate, and hears that from them alone', async () => {
    const [group, cook, other] = [newGroup(), newcomer(), await acquainted()];
    await tell(group, cook, '/pot 1.2 kg rajma');
    expect(card(group)?.text).toBe('🍲 Rajma, 1,200 g\nHow many of you ate?');
    expect((await press(group, other, '4'))?.text).toContain('how many of you there were');
    expect(labels(group)).toHaveLength(6);
    await press(group, cook, '4');
    expect(labels(group)).toEqual([take]);
    await tell(group, cook, 'no, five of us', card(group)?.messageId);
    expect(card(group)?.text).toContain('5 shares of Rajma, 240 g each');
    await press(group, other, take);
    await tell(group, cook, 'six of us', card(group)?.messageId);
    expect(shown(group).at(-1)?.text).toContain('Some people already have their share');
  });

  test('without an amount is a serving each, and follows its message when that is edited', async () => {
    const [group, cook] = [newGroup(), await acquainted('Asha')];
    const told = await tell(group, cook, `${own} made rajma for 4`);
    expect(card(group)?.text).toContain('🍲 Rajma, 1 serving (165 g) for each of 4, since you gave no amount');
    await handle(bot.telegram.editText(told, `${own} made 2 kg rajma for 5`));
    expect(card(group)?.text).toContain('5 shares of Rajma, 400 g each');
    expect(shown(group)).toHaveLength(1);
  });

  test('takes presses from its own group alone', async () => {
    const [group, elsewhere, cook, other] = [newGroup(), newGroup(), await acquainted(), await acquainted()];
    await tell(group, cook, rajma);
    const [button] = card(group)?.keyboard.flat() ?? [];
    const data = button && 'callback_data' in button ? button.callback_data : '';
    const forged = bot.telegram.pressButton(other, 1, data, { group: elsewhere, isStale: true });
    await handle(forged);
    expect(bot.telegram.callbackAnswer(forged)?.text).toBe('This pot is closed now.');
    const [{ id }] = await bot.query('select id from shared_pots where chat_id = $1', group.id);
    await press(group, cook, take);
    const [share] = await bot.query('select id from shared_pot_shares where pot_id = $1', id);
    await bot.handle(other, () => bot.telegram.pressButton(other, 1, `food.share:${share.id}`, { isStale: true }));
    expect(await diaryOf(other)).toEqual([]);
  });
});

describe('in a group', () => {
  test('the bot is silent unless it is spoken to, and answers a message once', async () => {
    const [group, person] = [newGroup(), newcomer()];
    for (const text of [
      'I made 1.2 kg rajma, four of us ate',
      '/today',
      '/pot@other_bot 1 kg dal',
      'hi @somebody_else',
    ]) {
      await tell(group, person, text);
    }
    expect(shown(group)).toEqual([]);
    expect(await bot.query('select from telegram_accounts where telegram_user_id = $1', person.id)).toEqual([]);
    const asked = await tell(group, person, `/today${own}`);
    await handle(asked);
    expect(shown(group).map(({ text }) => text)).toEqual([expect.stringContaining('In a group I do one thing')]);
  });

  test('nobody’s figures are shown, nor any energy', async () => {
    const [group, person] = [newGroup(), await acquainted()];
    await bot.say(person, '2 bananas');
    await tell(group, person, rajma);
    await press(group, person, take);
    for (const text of [`${own} today`, `/week${own}`, `${own} what did I eat?`]) await tell(group, person, text);
    expect(
      shown(group)
        .map(({ text }) => text)
        .join('\n'),
    ).not.toMatch(/kcal|calor|protein|Banana/i);
  });

  test('a danger is answered in the person’s own chat, and there for whom the bot can’t write to', async () => {
    const [group, person, stranger] = [newGroup(), await acquainted(), newcomer()];
    await tell(group, person, `${own} I want to kill myself`);
    expect(shown(group)).toEqual([]);
    expect(bot.telegram.sentTo(person.id).at(-1)?.text).toContain('14416');
    await tell(group, stranger, `${own} I want to kill myself`);
    expect(shown(group).at(-1)?.text).toContain('14416');
  });

  test.each(['kicked', 'no rights', 'topic closed'] as const)('a refusal (%s) is the end of it', async (reason) => {
    const [group, person] = [newGroup(), await acquainted()];
    await tell(group, person, rajma);
    bot.telegram.silence(group, reason);
    await tell(group, person, rajma);
    expect((await press(group, person, take))?.text).toBe('Your share is in your diary.');
  });

  test('a pot goes along where the group has become a supergroup', async () => {
    const [group, person] = [newGroup(), await acquainted()];
    const update = bot.telegram.sendInGroup(group, person, rajma);
    const moved = bot.telegram.upgrade(group);
    await handle(update);
    expect((await press(moved, person, take))?.text).toBe('Your share is in your diary.');
  });
});

test('deleting an account takes its name and shares out of the pots', async () => {
  const [group, cook] = [newGroup(), await acquainted()];
  await tell(group, cook, rajma);
  await press(group, cook, take);
  await bot.query(
    'delete from users where id = (select user_id from telegram_accounts where telegram_user_id = $1)',
    cook.id,
  );
  expect(await sharesOf(group)).toEqual([]);
  expect(await bot.query('select told_by from shared_pots where chat_id = $1', group.id)).toEqual([{ told_by: 0 }]);
});
