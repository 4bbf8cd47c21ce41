import { beforeEach, describe, expect, test } from 'vitest';
import { saveProfile } from '../../../contract/accounts/profile.ts';
import { getDaySummary } from '../../../contract/dashboard.ts';
import { createActivityEntry } from '../../../contract/entries/activity.ts';
import { createFast } from '../../../contract/entries/fasts.ts';
import { createFoodEntry } from '../../../contract/entries/food.ts';
import { createIntake } from '../../../contract/entries/medicines.ts';
import { createReading } from '../../../contract/entries/readings.ts';
import { createSleepEntry } from '../../../contract/entries/sleep.ts';
import { createWaterEntry } from '../../../contract/entries/water.ts';
import { createWeightEntry } from '../../../contract/entries/weight.ts';
import { createWorkout } from '../../../contract/entries/workouts.ts';
import { getMonthReport, listReports } from '../../../contract/reports.ts';
import { readPdf } from '../../../tests/pdf.ts';
import { serverForTests, type TestPerson } from '../../../tests/server.ts';
import { figure } from '../../../texts/numbers.ts';

const server = await serverForTests();
let person: TestPerson;
beforeEach(async () => {
  person = await server.person();
});

const givePlan = (plan: 'free' | 'pro' | 'premium') =>
  server.context.db.updateTable('users').set({ plan }).where('id', '=', person.id).execute();

const fetchReport = (month: string, { token } = person) =>
  fetch(`${server.url}/api/v1/reports/${month}.pdf`, { headers: { authorization: `Bearer ${token}` } });

async function readReport(month: string): Promise<string[]> {
  const answer = await fetchReport(month);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="fitpulse-${month}.pdf"`);
  return readPdf(new Uint8Array(await answer.arrayBuffer()));
}

const eat = (calories: number, logDatetime: string) =>
  server.call(createFoodEntry, {
    token: person.token,
    body: { foodName: 'Poha', calories, proteinG: 12, logDatetime },
  });
const drink = (value: number, logDatetime: string) =>
  server.call(createWaterEntry, { token: person.token, body: { waterIntake: { value }, logDatetime } });
const weigh = (weightKg: number, logDatetime: string) =>
  server.call(createWeightEntry, { token: person.token, body: { weightKg, logDatetime } });
const months = async () => (await server.call(listReports, { token: person.token })).body.months;

describe('the months', () => {
  test('are those with entries, by local dates, the latest first', async () => {
    await eat(500, '2026-01-10T08:00:00Z');
    // Midnight in India is at half past six of the evening before in UTC.
    await drink(300, '2026-01-31T18:29:00Z');
    await drink(300, '2026-01-31T18:30:00Z');
    await weigh(70, '2025-11-05T03:00:00Z');
    await weigh(70, '2026-03-05T03:00:00Z');
    await drink(300, '2026-03-05T03:00:00Z');
    expect(await months()).toEqual([
      { month: '2026-03', loggedDays: 1, weighedDays: 1, complete: false },
      { month: '2026-02', loggedDays: 1, weighedDays: 0, complete: true },
      { month: '2026-01', loggedDays: 2, weighedDays: 0, complete: true },
      { month: '2025-11', loggedDays: 0, weighedDays: 1, complete: true },
    ]);
  });

  test('of somebody who has logged nothing are none', async () => {
    expect(await months()).toEqual([]);
  });
});

describe('the plan', () => {
  test.each(['pro', 'premium'] as const)('%s has reports', async (plan) => {
    await givePlan(plan);
    await eat(500, '2026-02-10T08:00:00Z');
    expect((await server.call(listReports, { token: person.token })).body.included).toBe(true);
    expect((await fetchReport('2026-02')).status).toBe(200);
  });

  test('Free has none, and says where they are', async () => {
    await eat(500, '2026-02-10T08:00:00Z');
    expect((await server.call(listReports, { token: person.token })).body.included).toBe(false);
    const refused = await fetchReport('2026-02');
    expect(refused.status).toBe(403);
    expect((await refused.json()).detail).toBe('Monthly reports come with the Pro and Premium plans.');
    const call = { token: person.token, params: { month: '2026-02' }, query: {} };
    expect((await server.call(getMonthReport, call)).status).toBe(403);
  });
});

describe('a report', () => {
  beforeEach(() => givePlan('pro'));

  test('holds the figures of the diary, beside the targets and the month before', async () => {
    const { token } = person;
    const goals = { caloriesConsumePerDay: 1_900, waterLitersPerDay: 2.2, sleepHrsTarget: 8, weightTarget: 66 };
    await server.call(saveProfile, { token, body: { firstName: 'Asha', lastName: 'Rao', goals } });
    await eat(1_500, '2026-01-20T08:00:00Z');
    await eat(1_411, '2026-02-03T08:00:00Z');
    await eat(733, '2026-02-03T14:00:00Z');
    await eat(1_902, '2026-02-17T08:00:00Z');
    await drink(2_310, '2026-02-17T09:00:00Z');
    await drink(1_500, '2026-02-28T18:00:00Z');
    await server.call(createSleepEntry, { token, body: { sleepTimeHr: 7.5, logDatetime: '2026-02-17T02:00:00Z' } });
    await server.call(createActivityEntry, {
      token,
      body: { activityType: 'walking', durationMin: 45, caloriesBurned: 210, datetime: '2026-02-03T12:00:00Z' },
    });
    await weigh(71.4, '2026-02-02T02:00:00Z');
    await weigh(70.1, '2026-02-26T02:00:00Z');

    const pages = await readReport('2026-02');
    expect(pages).toHaveLength(1);
    const { body: shown } = await server.call(getMonthReport, { token, params: { month: '2026-02' }, query: {} });
    expect(shown).toMatchObject({ month: '2026-02', complete: true, kept: null });
    for (const cells of shown.figures ?? []) expect(pages[0]).toContain(cells.join(''));
    expect(pages[0]).toContain(shown.lead);
    expect(shown.review?.title).toContain('February 2026');
    const days = await Promise.all(
      Array.from({ length: 28 }, (_, index) => `2026-02-${String(index + 1).padStart(2, '0')}`).map(
        async (date) => (await server.call(getDaySummary, { token, query: { date } })).body,
      ),
    );
    const average = (column: 'energyKcal' | 'waterMl' | 'burnedKcal') =>
      days.reduce((sum, day) => sum + day[column], 0) / days.filter((day) => day[column] > 0).length;
    const texts = [
      ...[
        'February 2026',
        'Asha Rao',
        'Monthly report',
        '3 days logged.',
        'Days logged3 of 28',
        '1 in the month before',
      ],
      `On average you ate ${figure(average('energyKcal'))} kcal a day, ${figure(Math.round(average('energyKcal')) - 1_900)} above your target.`,
      `Energy eaten, kcal${figure(average('energyKcal'))}1,9001,500+523`,
      `Water, litres${figure(average('waterMl') / 1_000, 2)}2.20+1.91`,
      `Energy burned by activity, kcal${figure(average('burnedKcal'))}300`,
      ...['Sleep, hours7.580+7.5', 'Weight70.1 kg1.3 kg down in the month', 'your target is 66 kg'],
    ];
    for (const text of texts) expect(pages[0]).toContain(text);
  });

  test('tells what was measured, taken, trained and fasted, beside the month before', async () => {
    const { token } = person;
    await server.call(saveProfile, { token, body: { glucoseUnit: 'mmol/l' } });
    await weigh(70, '2026-02-02T02:00:00Z');
    for (const [systolic, diastolic, month] of [
      [124, 79, '02'],
      [130, 81, '02'],
      [118, 76, '01'],
    ] as const) {
      const values = { systolic, diastolic };
      const logDatetime = `2026-${month}-03T03:00:00Z`;
      await server.call(createReading, { token, body: { kind: 'bloodPressure', values, logDatetime } });
    }
    const sugar = { kind: 'glucose', values: { value: 108 }, context: 'fasting' } as const;
    await server.call(createReading, { token, body: { ...sugar, logDatetime: '2026-02-04T03:00:00Z' } });
    for (const [status, day] of [
      ['taken', '04'],
      ['skipped', '05'],
    ] as const) {
      const logDatetime = `2026-02-${day}T03:00:00Z`;
      await server.call(createIntake, { token, body: { name: 'Metformin', dose: '', status, logDatetime } });
    }
    const sets = [{ exerciseId: 'Barbell_Squat', reps: 10, loadKg: 40 }];
    await server.call(createWorkout, { token, body: { sets, logDatetime: '2026-02-05T12:00:00Z' } });
    const fast = { startedAt: '2026-02-06T14:30:00Z', endedAt: '2026-02-07T06:30:00Z' };
    await server.call(createFast, { token, body: fast });
    const [page] = await readReport('2026-02');
    for (const row of [
      ...['Blood pressure127/80 mmHg2118/76 mmHg', 'Blood glucose, fasting6 mmol/l1–', 'Medicines taken1 of 22–'],
      ...['Workouts11 set–', 'Fasts, average length16 h1–'],
    ]) {
      expect(page).toContain(row);
    }
  });

  test('of the month that is not over says so, and one page holds a month with an entry of each kind every day', async () => {
    for (let day = 1; day <= 6; day += 1) {
      const at = `2026-03-0${day}T03:00:00Z`;
      const answers = await Promise.all([eat(15_000, at), drink(9_000, at), weigh(120 - day * 3, at)]);
      expect(answers.map(({ status, problem }) => [status, status < 400 ? '' : problem.detail])).toEqual(
        Array(3).fill([201, '']),
      );
    }
    const pages = await readReport('2026-03');
    expect(pages).toHaveLength(1);
    expect(pages[0]).toContain('So far, until 6 March 2026');
    expect(pages[0]).toContain('Days logged6 of 6');
  });

  test('of a month with a weight alone is about that', async () => {
    await weigh(70, '2025-11-05T03:00:00Z');
    const [page] = await readReport('2025-11');
    expect(page).toContain('Only your weight was logged.');
    expect(page).not.toContain('Average of a logged day');
  });

  test('shows a name in Devanagari', async () => {
    await server.call(saveProfile, { token: person.token, body: { firstName: 'आशा' } });
    await eat(500, '2026-02-10T08:00:00Z');
    expect((await readReport('2026-02'))[0]).toContain('आशा');
  });

  test.each([
    ['', 'hi', /[a-z]/i, /\p{Script=Devanagari}/u],
    ['hi-Latn', 'hi', /[a-z]/i, /\p{Script=Devanagari}/u],
    ['hi', 'en', /\p{Script=Devanagari}/u, /[a-z]{2,}/i],
  ] as const)(
    'of who chose "%s" and wrote last in %s is in the language of its page throughout',
    async (language, locale, inIt, notInIt) => {
      const settings = { language, locale };
      await server.context.db.updateTable('users').set(settings).where('id', '=', person.id).execute();
      await eat(500, '2026-02-10T08:00:00Z');
      await eat(700, '2026-02-12T08:00:00Z');
      await weigh(70, '2026-02-12T08:00:00Z');
      const { body } = await server.call(getMonthReport, {
        ...{ token: person.token, params: { month: '2026-02' }, query: {} },
      });
      const { lead, review, figures, kept } = body;
      for (const part of [lead, review?.title, review?.summary, figures, kept].flat(2).filter(Boolean)) {
        const told = String(part).replaceAll(/FitPulse|ICMR-NIN/g, '');
        expect(told).not.toMatch(notInIt);
      }
      expect([lead, review?.title, figures?.flat().join(' ')]).toEqual(Array(3).fill(expect.stringMatching(inIt)));
    },
  );

  test('follows what is corrected and deleted', async () => {
    const { body: meal } = await eat(500, '2026-02-10T08:00:00Z');
    await eat(700, '2026-02-10T09:00:00Z');
    expect((await readReport('2026-02'))[0]).toContain('you ate 1,200 kcal');
    await server.context.db
      .updateTable('foodEntries')
      .set({ deletedAt: server.clock.now() })
      .where('id', '=', meal.id)
      .execute();
    expect((await readReport('2026-02'))[0]).toContain('you ate 700 kcal');
  });

  test('of a month without entries, or of no month, is none', async () => {
    expect((await fetchReport('2026-02')).status).toBe(404);
    expect((await fetchReport('2030-02')).status).toBe(404);
    for (const month of ['2026-13', '2026-2', '0000-01', 'x', '2026-02-01']) {
      expect([month, (await fetchReport(month)).status]).toEqual([month, 422]);
    }
  });

  test('is not drawn without end', async () => {
    await eat(500, '2026-02-10T08:00:00Z');
    const key = `report ${person.id}`;
    const windowEndsAt = new Date(server.clock.now().getTime() + 60_000);
    await server.context.db.insertInto('rateLimits').values({ key, hits: 30, windowEndsAt }).execute();
    expect((await fetchReport('2026-02')).status).toBe(429);
  });
});
