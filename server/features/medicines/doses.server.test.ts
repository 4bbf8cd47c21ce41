import { expect, test } from 'vitest';
import {
  createIntake,
  createMedicine,
  listDoses,
  listMedicines,
  updateIntake,
} from '../../../contract/entries/medicines.ts';
import { createReminder, nextReminder } from '../../../contract/reminders.ts';
import { openChat } from '../../../tests/chat.ts';

const chat = openChat();

async function started(instant: string) {
  const { server, token } = chat;
  server.clock.time = new Date(instant);
  await server.context.db
    .updateTable('sessions')
    .set({ expiresAt: new Date('2027-01-01') })
    .execute();
  const medicine = { name: 'Metformin', dose: '500 mg', times: ['08:00', '20:00'], tabletsLeft: 30 };
  const { body } = await server.call(createMedicine, { token, body: medicine });
  server.clock.time = new Date('2026-03-06T06:30:00Z');
  const doses = async (date?: string) =>
    (await server.call(listDoses, { token, query: { ...(date && { date }) } })).body;
  return { server, token, medicineId: body.id, doses };
}

test('each dose of a day says whether it was taken, and what is left of the tablets', async () => {
  const { server, token, medicineId, doses } = await started('2026-03-05T18:30:00Z');
  const [morning, evening] = await doses();
  expect([morning, evening]).toMatchObject([
    { name: 'Metformin', dueAt: '2026-03-06T02:30:00.000Z', status: null, tabletsLeft: 30, daysLeft: 15 },
    { dueAt: '2026-03-06T14:30:00.000Z', status: null },
  ]);
  const body = { medicineId, status: 'taken' as const, dueAt: morning?.dueAt };
  const { body: taken } = await server.call(createIntake, { token, body });
  expect(taken).toMatchObject({ dueAt: morning?.dueAt });
  expect(await doses()).toMatchObject([{ status: 'taken', tabletsLeft: 29 }, { status: null }]);
  await server.call(updateIntake, { token, params: { id: taken.id }, body: { status: 'skipped' } });
  expect(await doses()).toMatchObject([{ status: 'skipped', tabletsLeft: 30 }, { status: null }]);
});

test('a dose that names no time answers the nearest one that is open', async () => {
  const { server, token, doses } = await started('2026-03-05T18:30:00Z');
  await server.call(createIntake, { token, body: { name: 'metformin', status: 'taken' } });
  expect(await doses()).toMatchObject([{ status: 'taken' }, { status: null }]);
  const before = { name: 'Metformin', status: 'taken' as const, logDatetime: '2026-03-06T16:30:00' };
  server.clock.time = new Date('2026-03-06T15:00:00Z');
  await server.call(createIntake, { token, body: before });
  expect(await doses()).toMatchObject([{ status: 'taken' }, { status: 'taken' }]);
  expect(await doses('2026-03-07')).toMatchObject([{ status: null }, { status: null }]);
});

test('the list tells the next dose of which nobody spoke yet', async () => {
  const { server, token, medicineId } = await started('2026-03-05T18:30:00Z');
  const listed = async () => (await server.call(listMedicines, { token, query: {} })).body;
  expect(await listed()).toMatchObject([{ nextDueAt: '2026-03-06T14:30:00.000Z', tabletsLeft: 30, daysLeft: 15 }]);
  const body = { medicineId, status: 'taken' as const, dueAt: '2026-03-06T14:30:00.000Z' };
  await server.call(createIntake, { token, body });
  expect(await listed()).toMatchObject([{ nextDueAt: '2026-03-07T02:30:00.000Z', tabletsLeft: 29 }]);
  await server.call(createMedicine, { token, body: { name: 'Crocin' } });
  expect((await listed())[1]).toMatchObject({ name: 'Crocin', nextDueAt: null, daysLeft: null });
});

test('a time before the medicine was on the list is not open', async () => {
  const { doses } = await started('2026-03-06T06:00:00Z');
  expect(await doses()).toMatchObject([{ dueAt: '2026-03-06T14:30:00.000Z' }]);
});

test('the next reminder leaves out medicines, and hours of silence', async () => {
  const { server, token } = await started('2026-03-05T18:30:00Z');
  const next = async () => (await server.call(nextReminder, { token, query: {} })).body.reminder;
  expect(await next()).toBeNull();
  for (const [text, time] of [
    ['stretch', '17:00'],
    ['walk', '16:00'],
  ] as const)
    await server.call(createReminder, { token, body: { text, times: [time] } });
  expect(await next()).toMatchObject({ text: 'walk', at: '2026-03-06T10:30:00.000Z' });
  await server.context.db.updateTable('users').set({ quietFrom: '15:30', quietTo: '16:30' }).execute();
  expect(await next()).toMatchObject({ text: 'stretch', at: '2026-03-06T11:30:00.000Z' });
  await server.context.db.updateTable('users').set({ remindersResumeOn: '2026-03-09' }).execute();
  expect(await next()).toMatchObject({ text: 'stretch', at: '2026-03-09T11:30:00.000Z' });
});
