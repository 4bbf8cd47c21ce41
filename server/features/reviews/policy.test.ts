import { expect, test } from 'vitest';
import type { Goals } from '../../../contract/accounts/profile.ts';
import { metricUnits } from '../../../texts/units.ts';
import { addDays } from '../../lib/dates.ts';
import type { ReviewDay } from './findings/days.ts';
import { composeReview, dueReviews, monthBefore, reviewText, weekUntil } from './policy.ts';
import { readReviewChoice, readWeekWish } from './reading.ts';

const goals: Goals = {
  ...{ caloriesConsumePerDay: 2_000, waterLitersPerDay: 2.5, proteinG: 90, sleepHrsTarget: 8, calorieBurnPerDay: 300 },
  ...{ weightTarget: 65, carbsG: 0, fatG: 0, fiberG: 0, sodiumMg: 0, stepsPerDay: 0, lossKgPerWeek: 0.3, netCarbsG: 0 },
};
const sunday = '2026-03-08';
const plain: Omit<ReviewDay, 'date'> = {
  ...{ hasEntries: true, energyKcal: 1_800, proteinG: 70, fiberG: 20, waterMl: 2_000, activeMin: 0, steps: 0 },
  ...{ sleepHr: 7.5, mainMeals: 3, firstWeightKg: null, weightKg: null, mood: null },
};
const weighed = (kg: number) => ({ firstWeightKg: kg, weightKg: kg });
/** The days that end on Sunday, the last of them first. */
const days = (count: number, of: (ago: number) => Partial<ReviewDay> = () => ({})): ReviewDay[] =>
  Array.from({ length: count }, (_, ago) => ({ ...plain, date: addDays(sunday, -ago), ...of(ago) })).reverse();
const review = (of: ReviewDay[], more: Partial<Parameters<typeof composeReview>[1]> = {}) =>
  composeReview(weekUntil(sunday), {
    ...{
      listener: { ...metricUnits, locale: 'en' as const },
      days: of,
      goals,
      areDeficitsHidden: false,
      isShort: false,
      today: sunday,
    },
    ...more,
  });

test('a week beside the one before: what changed, the largest first, and one thing to add', () => {
  const found = review(days(14, (ago) => ({ waterMl: ago < 7 ? 1_400 : 2_400, ...weighed(70.2 + ago / 10) })));
  expect(found).toMatchObject({
    title: 'Your week, 2 Mar – 8 Mar',
    loggedDays: 7,
    summary:
      '7 days logged. On average: Calories 1,800 kcal a day · Protein 70 g a day · Water 1.4 L a day · Sleep 7 h 30 min a night.',
    changed: ['Weight: 70.2 kg, 0.6 kg down since the week began', 'Water: 1.4 L a day, 1 L less than the week before'],
    helped: [],
    next: 'One more glass of water a day: you averaged 1.4 of 2.5 L.',
  });
});

test('today lowers no average, however much of it is logged, and what was not logged is no change', () => {
  const found = review(
    days(14, (ago) => ({
      activeMin: 30,
      ...(ago === 0 && { energyKcal: 300, mainMeals: 3, sleepHr: 0, activeMin: 0 }),
    })),
  );
  expect(found).toMatchObject({ loggedDays: 7, changed: ['Much the same as the week before.'] });
  expect(found?.summary).toContain('1,800 kcal');
});

test('a first week has nothing to be compared with, an empty one no reproach, two of them no review', () => {
  expect(review(days(7))?.changed).toEqual(['Too little was logged the week before to compare with.']);
  const away = review(days(14).slice(0, 7));
  expect(away).toMatchObject({ loggedDays: 0, changed: [], next: '' });
  expect(away?.summary).toMatch(/^Nothing was logged this week\. That’s fine/);
  expect(review(days(30).slice(0, 10))).toBeUndefined();
  expect(review(days(2))?.next).toMatch(/^Tell me about dinner on three evenings/);
});

test('what went along with good days is told by counts, and is what to try again', () => {
  const moods = days(28, (ago) => ({ activeMin: ago % 2 ? 40 : 0, mood: ago % 2 ? 5 : ago % 4 ? 4 : 2 }));
  const found = review(moods);
  expect(found?.helped).toEqual(['Half an hour of activity: a good mood on 14 of 14 days; on the others 7 of 13']);
  expect(found?.next).toBe('Half an hour of activity on 5 days (4 lately). It was often part of your good days.');
  const [first] = found?.helped ?? [];
  expect(reviewText('en', 'week', found as NonNullable<typeof found>)).toContain(
    `What went with your good days\n• ${first}\nCounted over eight weeks.`,
  );
  const chance = days(28, (ago) => ({ activeMin: ago % 2 ? 40 : 0, mood: ago % 4 > 1 ? 5 : 2 }));
  expect(review(chance)?.helped).toEqual([]);
});

test('nobody whose deficits are hidden is told of energy, weight or more exercise', () => {
  const moods = days(28, (ago) => ({
    ...{
      activeMin: ago % 2 ? 40 : 0,
      mood: ago % 2 ? 5 : 2,
      energyKcal: ago < 7 ? 900 : 1_900,
      ...weighed(50 - ago / 7),
    },
  }));
  const shown = { ...goals, caloriesConsumePerDay: 0, proteinG: 0, weightTarget: 0 };
  const found = review(moods, { areDeficitsHidden: true, goals: shown });
  const told = reviewText('en', 'week', found as NonNullable<typeof found>);
  expect(told).not.toMatch(/kcal|kg|protein|activity|target/i);
  expect(told).toContain('Water 2 L a day');
});

test('the free plan’s is short', () => {
  const found = review(
    days(28, (ago) => ({
      ...{ activeMin: ago % 2 ? 40 : 0, mood: ago % 2 ? 5 : 2, fiberG: ago < 7 ? 30 : 10 },
      ...{ waterMl: ago < 7 ? 1_000 : 2_400, sleepHr: ago < 7 ? 6 : 8, energyKcal: ago < 7 ? 1_500 : 2_400 },
    })),
    { isShort: true },
  );
  expect([found?.changed.length, found?.helped]).toEqual([2, []]);
});

test.each(['en', 'hi', 'hi-Latn'] as const)(
  'a month with all that can be said fits under a document in %s',
  (locale) => {
    const full = days(84, (ago) => ({
      ...{ activeMin: ago % 2 ? 40 : 0, mood: ago % 2 ? 5 : ago % 4 ? 4 : 2, sleepHr: ago % 2 ? 8 : 6 },
      ...{
        waterMl: ago % 2 ? 2_600 : 1_000,
        fiberG: ago > 35 ? 10 : 30,
        ...weighed(70 + ago / 20),
        steps: 9_000 - ago * 60,
      },
    }));
    const span = monthBefore('2026-03-01');
    const found = composeReview(span, {
      listener: { ...metricUnits, locale },
      days: full,
      goals,
      areDeficitsHidden: false,
      isShort: false,
      today: sunday,
    });
    const text = `${found?.title}\n${reviewText(locale, 'month', found as NonNullable<typeof found>)}`;
    expect(found?.helped).toHaveLength(2);
    expect(text.length).toBeLessThan(1_024);
  },
);

test.each([
  ['2026-03-08T13:00:00Z', 'Asia/Kolkata', ['week 2026-03-08 18:30']],
  ['2026-03-09T02:00:00Z', 'Asia/Kolkata', ['week 2026-03-08 23:59']],
  ['2026-03-09T06:00:00Z', 'Asia/Kolkata', []],
  ['2026-03-01T04:00:00Z', 'Asia/Kolkata', ['week 2026-03-01 09:30', 'month 2026-03-01 09:30']],
  ['2026-03-03T04:00:00Z', 'Asia/Kolkata', ['month 2026-03-01 23:59']],
  ['2026-03-09T02:00:00Z', 'America/New_York', ['week 2026-03-08 22:00']],
])('at %s in %s the reviews %j have come', (now, timeZone, expected) => {
  const due = dueReviews(new Date(now), timeZone).map(({ span, date, until }) => `${span.period} ${date} ${until}`);
  expect(due).toEqual(expected);
});

test.each([
  ['my week', 'running'],
  ['Weekly review', 'running'],
  ['show me my weekly report please', 'running'],
  ['how was my week?', 'running'],
  ['review of last week', undefined],
  ['last week’s review', 'last'],
  ['mera hafta', 'running'],
  ['hafte ka review bhejo', 'running'],
  ['mera hafta kaisa raha', 'running'],
  ['pichhle hafte ka review', 'last'],
  ['मेरा हफ़्ता', 'running'],
  ['हफ्ते का रिव्यू दिखाओ', 'running'],
  ['this week', undefined],
  ['weekly summary', undefined],
  ['my week was hard', undefined],
])('"%s" asks for the %s week', (text, wish) => {
  expect(readWeekWish(text.normalize('NFC'))).toBe(wish);
});

test.each([
  ['stop weekly reviews', 'week', false],
  ['no more monthly reviews', 'month', false],
  ['weekly review off', 'week', false],
  ['weekly review on', 'week', true],
  ['hafte ka review band karo', 'week', false],
  ['महीने का रिव्यू बंद करो', 'month', false],
  ['start monthly reviews', 'month', true],
])('"%s" decides about the %s', (text, period, isWanted) => {
  expect(readReviewChoice(text)).toMatchObject({ period, isWanted });
});
