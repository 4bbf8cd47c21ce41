import { beforeEach, describe, expect, test } from 'vitest';
import { listChatMessages } from '../../../contract/assistant.ts';
import { createMedicine, listMedicines, updateMedicine } from '../../../contract/entries/medicines.ts';
import { openChat } from '../../../tests/chat.ts';

const chat = openChat('');
const { say } = chat;
beforeEach(async () => {
  chat.server.clock.time = new Date('2026-03-06T06:30:00Z');
  await chat.server.context.db
    .updateTable('sessions')
    .set({ expiresAt: new Date('2027-01-01') })
    .execute();
});

const at = async (time: string) => {
  chat.server.clock.time = new Date(`${time}+05:30`);
  await chat.server.app.jobs.find(({ name }) => name === 'own-reminders')?.run();
};
const later = async (text: string) => {
  chat.server.clock.time = new Date(chat.server.clock.time.getTime() + 60_000);
  return (await say(text)).text;
};
const left = async () => {
  const { body } = await chat.server.call(listMedicines, { token: chat.token, query: {} });
  return body.map(({ tabletsLeft }) => tabletsLeft);
};
const reminded = async () => {
  const { body } = await chat.server.call(listChatMessages, { token: chat.token, query: {} });
  return body.messages.flatMap(({ text }) => (text.startsWith('⏰') ? [text] : []));
};

describe('the tablets of a medicine', () => {
  test('are told, counted down by each dose, up again by undo, and shown with the next dose', async () => {
    await say('metformin 500 at 8 am and 8 pm');
    expect(await later('30 tablets of metformin left')).toBe(
      "💊 Metformin 500: 30 tablets left, enough for 15 days. I'll count down each dose you take.",
    );
    await later('took metformin');
    expect(await left()).toEqual([29]);
    await later('undo');
    expect(await left()).toEqual([30]);
    await later('skipped metformin');
    expect(await left()).toEqual([30]);
    await later('took metformin');
    expect(await later('my medicines')).toContain('(next today at 8 pm). 29 tablets left, enough for');
    expect(await later('how many metformin are left?')).toContain('29 tablets left');
    expect(await later('bought 2 strips of 10 metformin')).toContain('49 tablets left');
    await later('undo');
    expect(await left()).toEqual([29]);
    expect(await later('refilled metformin, 60')).toContain('60 tablets left');
  });

  test('are counted in Hinglish, by the number of tablets of the dose', async () => {
    await say('metformin 2 goli roz raat 9 baje');
    expect(await later('metformin ki 12 goli bachi hai')).toContain('12 goli bachi, 6 din chalegi');
    await later('metformin le li');
    expect(await left()).toEqual([10]);
    expect(await later('strip of 10 metformin liya')).toContain('20 goli bachi');
    expect(await later('metformin ka patta liya')).toContain('kul kitni goliyan');
    expect(await later('15')).toContain('35 goli bachi');
    expect(await later('metformin kitni bachi hai')).toContain('35 goli bachi');
  });

  test('of one that is not on the list make none, but are asked about', async () => {
    expect(await later('bought 2 strips of 10 of telma')).toContain(
      "Telma isn't on your list yet. When do you take it?",
    );
    expect(await left()).toEqual([]);
    expect(await later('8 am')).toContain('20 tablets left');
    expect(await left()).toEqual([20]);
  });

  test('that are enough for few days are told once a day with the reminder', async () => {
    await say('metformin 500 at 8 am and 8 pm');
    await later('4 metformin left');
    await at('2026-03-07T08:00:00');
    await at('2026-03-07T20:00:00');
    await at('2026-03-08T08:00:00');
    expect(await reminded()).toEqual([
      '⏰ Metformin 500\nYour reminder for 8 am.\n4 left, enough for 2 days. Time to refill.',
      '⏰ Metformin 500\nYour reminder for 8 pm.',
      '⏰ Metformin 500\nYour reminder for 8 am.\n4 left, enough for 2 days. Time to refill.',
    ]);
  });

  test('are a field of the medicine', async () => {
    const { token, server } = chat;
    const body = { name: 'Telma', dose: '40', times: ['08:00'], tabletsLeft: 15 };
    const { body: made } = await server.call(createMedicine, { token, body });
    expect(made).toMatchObject({ tabletsLeft: 15 });
    await later('telma le li');
    expect(await left()).toEqual([14]);
    const changed = { token, params: { id: made.id }, body: { tabletsLeft: 30 } };
    expect((await server.call(updateMedicine, changed)).body).toMatchObject({ tabletsLeft: 30 });
    const none = { ...changed, body: { tabletsLeft: null } };
    expect((await server.call(updateMedicine, none)).body).toMatchObject({ tabletsLeft: null });
    const below = { ...changed, body: { tabletsLeft: -1 } };
    expect(await server.call(updateMedicine, below)).toMatchObject({ status: 422 });
  });
});
