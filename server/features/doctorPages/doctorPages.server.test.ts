import { beforeEach, describe, expect, test } from 'vitest';
import { getExport } from '../../../contract/accounts/me.ts';
import { saveProfile } from '../../../contract/accounts/profile.ts';
import { createDoctorPage, doctorPageKinds, listDoctorPages, revokeDoctorPage } from '../../../contract/doctorPages.ts';
import { createFoodEntry, describeFood } from '../../../contract/entries/food.ts';
import { createIntake } from '../../../contract/entries/medicines.ts';
import { createMood } from '../../../contract/entries/moods.ts';
import { createReading } from '../../../contract/entries/readings.ts';
import { createWaterEntry } from '../../../contract/entries/water.ts';
import { createWeightEntry } from '../../../contract/entries/weight.ts';
import { openChat } from '../../../tests/chat.ts';
import { readPdf } from '../../../tests/pdf.ts';

const chat = openChat();
const phone = 'Mozilla/5.0 (Linux; Android 14) Chrome/126.0 Mobile Safari/537.36';
const span = { from: '2026-01-01', to: '2026-03-06' };
const hourMs = 3_600_000;

const make = async (more: object = {}) =>
  (
    await chat.server.call(createDoctorPage, {
      token: chat.token,
      body: { ...span, kinds: [...doctorPageKinds], ...more },
    })
  ).body;
const pages = async () => (await chat.server.call(listDoctorPages, { token: chat.token })).body;
/** The server is asked where it listens; the link names its public address. */
const open = (link: string, userAgent = phone, path = '') =>
  fetch(`${chat.server.url}${new URL(link).pathname}${path}`, { headers: { 'user-agent': userAgent } });

async function live(): Promise<void> {
  const { server, token } = chat;
  const at = (day: string) => `2026-03-${day}T08:00:00`;
  await server.call(saveProfile, { token, body: { firstName: 'Asha', lastName: '<b>Rao</b>' } });
  for (const [weightKg, day] of [
    [72, '01'],
    [71.2, '03'],
    [71.6, '05'],
  ] as const) {
    await server.call(createWeightEntry, { token, body: { weightKg, logDatetime: at(day) } });
  }
  await server.call(createFoodEntry, { token, body: { foodName: 'Poha', calories: 388, logDatetime: at('02') } });
  await server.call(createFoodEntry, { token, body: { foodName: 'Dal', calories: 212, logDatetime: at('02') } });
  for (const [systolic, diastolic, day] of [
    [152, 96, '01'],
    [124, 78, '04'],
  ] as const) {
    const values = { systolic, diastolic, pulse: 71 };
    await server.call(createReading, { token, body: { kind: 'bloodPressure', values, logDatetime: at(day) } });
  }
  const fasting = { kind: 'glucose', values: { value: 104 }, context: 'fasting', notes: 'private note' } as const;
  await server.call(createReading, { token, body: { ...fasting, logDatetime: at('04') } });
  const dose = { name: 'Metformin', dose: '500 mg', status: 'taken' } as const;
  await server.call(createIntake, { token, body: { ...dose, logDatetime: at('04') } });
  await server.call(createIntake, { token, body: { ...dose, status: 'skipped', logDatetime: at('05') } });
  const felt = { mood: 1, tags: ['headache', 'quarrel'], notes: 'private note' };
  await server.call(createMood, { token, body: { ...felt, logDatetime: at('05') } });
  await server.call(createWaterEntry, { token, body: { waterIntake: { value: 777 }, logDatetime: at('05') } });
}

describe('a page for the doctor', () => {
  test('shows the figures of the span to whoever has the link, each leading to its entry, and nothing else', async () => {
    await live();
    const { url } = await make();
    const response = await open(url);
    const html = await response.text();
    expect([response.status, response.headers.get('x-robots-tag'), response.headers.get('cache-control')]).toEqual([
      ...[200, 'noindex, nofollow, noarchive', 'private, no-store'],
    ]);
    const links = [...html.matchAll(/<dd><a href="#([\w-]+)">([^<]+)<\/a>/g)].map(([, to, value]) => `${value} ${to}`);
    expect(links).toEqual([
      ...['138/87 mmHg bloodPressure', '124/78 mmHg bloodPressure-2'],
      ...['152/96 mmHg bloodPressure-1', '124/78 mmHg bloodPressure-2'],
      ...['104 mg/dl glucose', '104 mg/dl glucose-1', '104 mg/dl glucose-1', '104 mg/dl glucose-1'],
      ...['taken 1 of 2 medicines-2', 'on 1 day symptoms-1'],
      ...['72 kg weight-1', '71.6 kg weight-3', '72 kg weight-1', '71.2 kg weight-2'],
      ...['600 kcal intake', '600 kcal intake-1', '600 kcal intake-1', '600 kcal intake-1'],
    ]);
    for (const anchor of links.map((link) => link.split(' ').at(-1))) expect(html).toContain(`id="${anchor}"`);
    for (const text of ['Poha 388 · Dal 212', 'stage 2 high', 'fasting', 'headache', '&lt;b&gt;Rao&lt;/b&gt;']) {
      expect(html).toContain(text);
    }
    for (const text of ['private note', 'quarrel', '777', '<b>', 'very low']) expect(html).not.toContain(text);
    expect(await (await fetch(`${chat.server.url}/robots.txt`)).text()).toContain('Disallow: /doctor/');
  });

  test('is the same as a PDF, with glucose in the unit of the person', async () => {
    await live();
    await chat.server.call(saveProfile, { token: chat.token, body: { glucoseUnit: 'mmol/l' } });
    const { url } = await make();
    const response = await open(url, phone, '/page.pdf');
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const text = readPdf(await response.bytes()).join(' ');
    expect(text).not.toContain('on the page itself');
    for (const part of [
      'Asha',
      '138/87 mmHg',
      '152/96 mmHg',
      '5.8 mmol/l',
      'Metformin 500 mg',
      'taken 1 of 2',
      'headache',
    ]) {
      expect(text).toContain(part);
    }
  });

  test('is in the language that was chosen, and its average leaves out today', async () => {
    await live();
    const { token, server } = chat;
    const body = { foodName: 'Idli', calories: 100, logDatetime: '2026-03-06T08:00:00' };
    await server.call(createFoodEntry, { token, body });
    const logged = { foodName: '2 rotis', logDatetime: '2026-03-05T08:00:00' };
    await server.call(describeFood, { token, body: logged });
    await server.call(saveProfile, { token, body: { language: 'hi' } });
    const html = await (await open((await make()).url)).text();
    expect(html).toContain('<html lang="hi"');
    expect(html).toContain('2 दिन का औसत');
    expect(html).toContain('रोटी 206');
    await server.call(saveProfile, { token, body: { language: 'hi-Latn' } });
    expect(await (await open((await make()).url)).text()).toContain('2 din ka average');
  });

  test('in Hindi has no word of English but what was told in it: headings, columns, figures and notes', async () => {
    await live();
    const { token, server } = chat;
    await server.call(saveProfile, { token, body: { language: 'hi', firstName: 'आशा', lastName: '' } });
    // What they wrote last in is another one.
    await server.context.db.updateTable('users').set({ locale: 'en' }).execute();
    const html = await (await open((await make()).url)).text();
    const shown = html.replace(/<(style|script|head)[\s\S]*?<\/\1>/g, '').replaceAll(/<[^>]+>|&\w+;/g, ' ');
    const ownWords = ['FitPulse', 'PDF', 'Metformin', 'Poha', 'Dal', 'mmHg', 'mg', 'dl', 'ACC', 'AHA', 'ADA'];
    expect([...new Set(shown.match(/[a-z]{2,}/gi))].filter((word) => !ownWords.includes(word))).toEqual([]);
  });

  test('names at its end what was not logged, without a section of its own', async () => {
    await live();
    const html = await (
      await open((await make({ to: '2026-03-02', kinds: ['weight', 'symptoms', 'cycle'] })).url)
    ).text();
    expect(html.match(/<section id="\w+"/g)).toEqual(['<section id="weight"']);
    expect(html).toMatch(/Nothing logged on these days: Symptoms, Periods\.<\/p><\/main>/);
  });

  test('shows only the kinds and the days that were chosen', async () => {
    await live();
    const { url } = await make({ kinds: ['weight'], to: '2026-03-02' });
    const html = await (await open(url)).text();
    expect(html).toContain('72 kg');
    for (const text of ['71.2', 'mmHg', 'Poha', 'Metformin']) expect(html).not.toContain(text);
  });

  test('tells its owner who opened it and when; previews see nothing and are nobody', async () => {
    await live();
    const { url } = await make();
    for (const machine of ['TelegramBot (like TwitterBot)', 'WhatsApp/2.23', 'facebookexternalhit/1.1', '']) {
      const preview = await open(url, machine);
      expect([preview.status, (await preview.text()).includes('Asha')]).toEqual([200, false]);
    }
    expect(await pages()).toMatchObject([{ isOpen: true, openedTimes: 0, openings: [] }]);
    await open(url);
    await open(url, phone, '/page.pdf');
    expect(await pages()).toMatchObject([
      {
        openedTimes: 2,
        openings: expect.arrayContaining([expect.objectContaining({ userAgent: phone, isPdf: true })]),
      },
    ]);
    const told = await chat.say('who opened my doctor page?');
    expect(told.text).toMatch(/opened 2 times\n• 6 Mar 2026, 12:00 pm: Chrome on Android, /);
  });

  test('is closed once it expires, is revoked, or its owner is gone; a wrong link is told no more', async () => {
    const { url, page } = await make();
    const { url: shorter } = await make({ expiresAt: '2026-03-06T07:00:00Z' });
    chat.server.clock.advance(hourMs);
    const closed = await (await open(shorter)).text();
    expect([(await open(shorter)).status, (await open(url)).status]).toEqual([404, 200]);
    expect((await pages()).map(({ isOpen }) => isOpen)).toEqual([false, true]);
    await chat.server.call(revokeDoctorPage, { token: chat.token, params: { id: page.id } });
    expect((await open(url)).status).toBe(404);
    const wrong = await open(`http://x/doctor/${'A'.repeat(43)}`);
    expect([wrong.status, await wrong.text()]).toEqual([404, closed]);
    chat.server.clock.advance(-hourMs);
    const { url: next } = await make();
    await chat.server.context.db
      .updateTable('users')
      .set({ status: 'disabled' })
      .where('id', '=', chat.userId)
      .execute();
    expect((await open(next)).status).toBe(404);
  });

  test('keeps no link, only its hash, and a repeat makes no second page', async () => {
    const headers = { 'idempotency-key': 'once' };
    const body = { ...span, kinds: ['weight' as const] };
    const [first, second] = [
      await chat.server.call(createDoctorPage, { token: chat.token, headers, body }),
      await chat.server.call(createDoctorPage, { token: chat.token, headers, body }),
    ];
    expect(second.body.page.id).toBe(first.body.page.id);
    expect([(await open(first.body.url)).status, (await open(second.body.url)).status]).toEqual([404, 200]);
    const { body: exported } = await chat.server.call(getExport, { token: chat.token });
    expect(exported.records.doctorPages).toHaveLength(1);
    expect(JSON.stringify(exported)).not.toContain(new URL(second.body.url).pathname.slice(8));
    expect(JSON.stringify(exported)).not.toContain('token_hash');
  });

  test.each([
    ['a span that ends before it begins', { from: '2026-03-07' }],
    ['more than a year', { from: '2024-01-01' }],
    ['no kind', { kinds: [] }],
    ['a link for ever', { expiresAt: '2027-03-06T00:00:00Z' }],
    ['a link that is over', { expiresAt: '2026-03-05T00:00:00Z' }],
  ])('is refused with %s', async (_, more) => {
    const body = { ...span, kinds: ['weight' as const], ...more };
    expect((await chat.server.call(createDoctorPage, { token: chat.token, body })).status).toBe(422);
  });

  test('is read sixty times an hour at most', async () => {
    const { url, page } = await make();
    const key = `doctor page ${chat.userId} ${page.id}`;
    const windowEndsAt = new Date(chat.server.clock.now().getTime() + 60_000);
    await chat.server.context.db.insertInto('rateLimits').values({ key, hits: 60, windowEndsAt }).execute();
    expect((await open(url)).status).toBe(429);
  });
});

describe('in the chat', () => {
  beforeEach(live);
  const linkIn = (text: string) => text.match(/http\S+\/doctor\/\S+/)?.[0] ?? '';

  test('a page is made, its link told once and kept nowhere, and undone', async () => {
    const answer = await chat.say('page for my doctor, last 3 months');
    expect(answer.text).toContain('7 December 2025 to 6 March 2026');
    expect((await open(linkIn(answer.text))).status).toBe(200);
    const { rows } = await chat.server.context.database.pool.query(
      'select text from chat_messages where user_id = $1',
      [chat.userId],
    );
    expect(rows.map(({ text }) => linkIn(text))).toEqual(['', '']);
    await chat.press(answer, 'Undo');
    expect((await open(linkIn(answer.text))).status).toBe(404);
  });

  test('all pages are closed by a word, and opened again by undo', async () => {
    const { text } = await chat.say('share my bp and sugar with my doctor');
    expect(await pages()).toMatchObject([{ kinds: ['bloodPressure', 'glucose'] }]);
    const answer = await chat.say('close the doctor page');
    expect(answer.text).toContain('Closed.');
    expect((await open(linkIn(text))).status).toBe(404);
    await chat.press(answer, 'Undo');
    expect((await open(linkIn(text))).status).toBe(200);
  });
});
