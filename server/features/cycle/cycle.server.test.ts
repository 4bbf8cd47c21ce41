import { expect, test } from 'vitest';
import { getProfile, saveProfile } from '../../../contract/accounts/profile.ts';
import { createDoctorPage } from '../../../contract/doctorPages.ts';
import { createPeriod, getCycle, listPeriods } from '../../../contract/entries/cycle.ts';
import { listNotices, listNotifications } from '../../../contract/notifications.ts';
import { openChat } from '../../../tests/chat.ts';
import { runJob } from '../../../tests/checkout.ts';
import type { OwnerId } from '../../lib/owner.ts';
import { findMonth } from '../reports/data.ts';

const chat = openChat();
const { say, press } = chat;
const periods = async () =>
  (await chat.server.call(listPeriods, { token: chat.token, query: { from: '2026-01-01', to: '2026-03-06' } })).body;
const standing = async () => (await chat.server.call(getCycle, { token: chat.token, query: {} })).body;
const tracking = async () =>
  (await chat.server.call(getProfile, { token: chat.token, params: { userId: chat.userId } })).body.cycleTracking;
const log = (startedOn: string, endedOn?: string) =>
  chat.server.call(createPeriod, { token: chat.token, body: { startedOn, ...(endedOn && { endedOn }) } });

test('nothing is kept before the person says so, and then the day that was told', async () => {
  const asked = await say('period started yesterday with cramps');
  expect(asked.text).toMatch(/Shall I keep track of your periods\?.*cramps yesterday/s);
  expect([await periods(), await tracking()]).toEqual([[], 'off']);
  expect((await press(asked, 'No, thanks')).text).toContain('nothing was logged');
  const kept = await press(asked, 'Yes, keep track');
  expect(kept.text).toBe(
    'Your period started yesterday.\n' +
      'Your next period is likely to start between 29 Mar and 12 Apr (a common estimate; it gets closer with each period you log).',
  );
  expect(await periods()).toMatchObject([{ startedOn: '2026-03-05', endedOn: null, symptoms: [] }]);
  await press(asked, 'Yes, keep track');
  expect(await periods()).toHaveLength(1);
  await press(kept, 'Undo');
  expect([await periods(), await tracking()]).toEqual([[], 'off']);
});

test('a plain yes keeps it too; symptoms are added, its end is told, and all is undone', async () => {
  await say('period started on 2 March');
  await say('haan');
  expect((await say('period cramps, back pain and 2 rotis')).text).toMatch(
    /Noted for day 5 of your period: cramps and back pain\.[\s\S]*Roti/,
  );
  const ended = await say('my period is over');
  expect(ended.text).toMatch(/^Your period is over: 5 days\./);
  expect(await periods()).toMatchObject([
    { startedOn: '2026-03-02', endedOn: '2026-03-06', symptoms: ['cramps', 'backPain'] },
  ]);
  await press(ended, 'Undo');
  expect(await periods()).toMatchObject([{ endedOn: null }]);
});

test('where the cycle stands is asked in each language', async () => {
  expect((await say('when is my next period')).text).toContain('I don’t keep track');
  await say('track my period');
  for (const startedOn of ['2025-12-02', '2025-12-29', '2026-01-27', '2026-02-24']) await log(startedOn);
  const told = await say('when is my next period');
  expect(told.text).toContain('Day 11 of your cycle.\nYour cycle usually lasts 28 days.');
  expect(told.text).toContain('between 22 Mar and 26 Mar (from your last 3 cycles).');
  expect(told.text).toContain('no way to tell when pregnancy is possible');
  expect((await say('mera agla period kab aayega')).text).toContain('22 Mar');
  expect(await standing()).toMatchObject({ tracking: 'private', day: 11, usualDays: 28, warning: null });
});

test('bleeding in a pregnancy meets care', async () => {
  await chat.server.call(saveProfile, {
    token: chat.token,
    body: { lifeStage: 'pregnant', cycleTracking: 'private' },
  });
  const { care } = await say('got my period today');
  expect([care, await periods()]).toEqual(['pregnancy.bleeding', []]);
  await log('2026-03-05');
  expect((await standing()).warning).toMatch(/doctor|hospital/i);
});

test('is in reports only when shown, and its reminder comes two days before', async () => {
  const month = async () => (await findMonth(chat.server.context.db, chat.userId as OwnerId, '2026-02')).periods;
  const kinds = async () =>
    (await chat.server.call(listNotifications, { token: chat.token, query: {} })).body.map(({ code }) => code);
  expect(await kinds()).not.toContain('period_reminder');
  await say('remind me before my period');
  expect(await kinds()).toContain('period_reminder');
  await log('2026-01-20');
  await log('2026-02-15');
  expect(await month()).toEqual([]);
  await say('show my cycle on the dashboard');
  expect(await month()).toEqual([{ startedOn: '2026-02-15', endedOn: null }]);
  await say('hide my period');
  expect(await tracking()).toBe('private');
  // One cycle of 26 days: the next may begin after 22, on 9 March.
  chat.server.clock.time = new Date('2026-03-07T03:35:00Z');
  await runJob(chat.server, 'reminders');
  const { body } = await chat.server.call(listNotices, { token: chat.token });
  expect(body.notices.map(({ title }) => title)).toContain('A date to keep in mind');
});

test('a page for the doctor shows it only when it is chosen', async () => {
  await say('track my period');
  await log('2026-03-01', '2026-03-05');
  const page = async (kinds: ('weight' | 'cycle')[]) => {
    const body = { from: '2026-02-01', to: '2026-03-06', kinds };
    const made = await chat.server.call(createDoctorPage, { token: chat.token, body });
    const { pathname } = new URL(made.body.url);
    const answer = await fetch(`${chat.server.url}${pathname}`, { headers: { 'user-agent': 'Firefox' } });
    return answer.text();
  };
  expect(await page(['weight'])).not.toContain('1 March 2026');
  expect(await page(['weight', 'cycle'])).toMatch(/1 March 2026[\s\S]*5 days/);
  const { text } = await say('page for my doctor');
  expect(text).not.toMatch(/period/i);
});
