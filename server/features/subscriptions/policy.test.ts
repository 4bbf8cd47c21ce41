import { describe, expect, test } from 'vitest';
import fc from '../../../tests/properties.ts';
import {
  addMonths,
  currentPeriod,
  dueReminder,
  isInMoneyBackTime,
  type Period,
  placePeriod,
  renewalTerm,
  withdrawPeriod,
} from './policy.ts';

const dayMs = 86_400_000;
const start = new Date('2026-03-06T06:30:00Z');
const daysLater = (days: number, from = start) => new Date(from.getTime() + days * dayMs);

const step = fc.record({
  waitDays: fc.integer({ min: 0, max: 50 }),
  plan: fc.constantFrom('pro' as const, 'premium' as const),
  months: fc.integer({ min: 1, max: 3 }),
});

/** Buys step by step, as mutations.ts does. */
function buy(steps: { waitDays: number; plan: 'pro' | 'premium'; months: number }[]) {
  let now = start;
  let all: Period[] = [];
  const bought: { id: string; lengthMs: number }[] = [];
  for (const [index, { waitDays, plan, months }] of steps.entries()) {
    now = daysLater(waitDays, now);
    const id = String(index);
    const { startsAt, endsAt, moved } = placePeriod(
      all.filter((period) => period.endsAt > now),
      plan,
      months,
      now,
    );
    all = all.map((period) => moved.find((each) => each.id === period.id) ?? period);
    all.push({ id, plan, startsAt, endsAt });
    bought.push({ id, lengthMs: endsAt.getTime() - startsAt.getTime() });
  }
  return { all, now, bought };
}

/** Hours for which each period is the one that holds. */
function usedMs(all: Period[], id: string, from: Date): number {
  const edges = [...new Set([from, ...all.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])].map(Number))]
    .filter((edge) => edge >= from.getTime())
    .sort((one, other) => one - other);
  return edges.reduce((sum, edge, index) => {
    const until = edges[index + 1];
    const isIts = until !== undefined && currentPeriod(all, new Date(edge))?.id === id;
    return isIts ? sum + until - edge : sum;
  }, 0);
}

describe('periods', () => {
  test('of the same plan follow each other', () => {
    const { all } = buy([
      { waitDays: 0, plan: 'pro', months: 1 },
      { waitDays: 10, plan: 'pro', months: 2 },
    ]);
    expect(all[1]?.startsAt).toEqual(all[0]?.endsAt);
    expect(all[1]?.endsAt).toEqual(addMonths(addMonths(start, 1), 2));
  });

  test('of a higher plan begin at once, and what is left of the lower one follows', () => {
    const { all } = buy([
      { waitDays: 0, plan: 'pro', months: 1 },
      { waitDays: 10, plan: 'premium', months: 1 },
    ]);
    expect(currentPeriod(all, daysLater(11))?.plan).toBe('premium');
    const [pro, premium] = all;
    expect(premium?.startsAt).toEqual(daysLater(10));
    expect(currentPeriod(all, premium?.endsAt ?? start)?.plan).toBe('pro');
    expect(pro?.endsAt.getTime()).toBe(
      addMonths(start, 1).getTime() + Number(premium?.endsAt) - Number(premium?.startsAt),
    );
  });

  test('lose nothing of what was paid for, whatever is bought when', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 8 }), (steps) => {
        const { all, bought } = buy(steps);
        for (const { id, lengthMs } of bought) expect(usedMs(all, id, start)).toBe(lengthMs);
      }),
    );
  });

  test('move up by what was left of one that is taken back, and by no more', () => {
    fc.assert(
      fc.property(
        fc.array(step, { minLength: 1, maxLength: 6 }),
        fc.nat(),
        fc.integer({ min: 0, max: 60 }),
        (steps, which, wait) => {
          const { all, now: last, bought } = buy(steps);
          const now = daysLater(wait, last);
          const live = all.filter((period) => period.endsAt > now);
          const taken = live[which % Math.max(1, live.length)];
          if (!taken) return;
          const { endsAt, moved } = withdrawPeriod(live, taken, now);
          const left = all.map((period) =>
            period.id === taken.id ? { ...period, endsAt } : (moved.find(({ id }) => id === period.id) ?? period),
          );
          expect(endsAt.getTime()).toBeGreaterThanOrEqual(taken.startsAt.getTime());
          for (const { id, lengthMs } of bought.filter((each) => each.id !== taken.id)) {
            const spent = usedMs(all, id, start) - usedMs(all, id, now);
            expect(spent + usedMs(left, id, now)).toBe(lengthMs);
          }
        },
      ),
    );
  });
});

test.each([
  ['2026-01-31T06:30:00Z', 1, '2026-02-28T06:30:00.000Z'],
  // In India this is the 31st.
  ['2026-01-30T20:00:00Z', 1, '2026-02-27T20:00:00.000Z'],
  ['2026-12-15T06:30:00Z', 1, '2027-01-15T06:30:00.000Z'],
  ['2026-03-06T06:30:00Z', 12, '2027-03-06T06:30:00.000Z'],
  ['2028-02-29T06:30:00Z', 12, '2029-02-28T06:30:00.000Z'],
  ['2028-02-29T06:30:00Z', 36, '2031-02-28T06:30:00.000Z'],
  ['2027-02-28T06:30:00Z', 12, '2028-02-28T06:30:00.000Z'],
])('%s plus %i months is %s', (from, months, expected) => {
  expect(addMonths(new Date(from), months).toISOString()).toBe(expected);
});

test.each([
  [8, undefined],
  [7, 7],
  [2, 7],
  [1, 1],
  [0.1, 1],
  [0, undefined],
])('%s days before the end, the reminder that is due is %s', (days, expected) => {
  expect(dueReminder(daysLater(days), start)).toBe(expected);
});

test.each([
  ['year', { yearlyPricePaise: 299_000, stars: null }, 'year'],
  ['year', { yearlyPricePaise: null, stars: null }, 'month'],
  ['year', { yearlyPricePaise: 299_000, stars: 350 }, 'month'],
  ['year', undefined, 'month'],
  ['month', { yearlyPricePaise: 299_000, stars: null }, 'month'],
] as const)('a %s of what is sold as %o is renewed by a %s', (ending, offer, expected) => {
  expect(renewalTerm(ending, offer)).toBe(expected);
});

test('money can be asked back to the last moment of 30 days', () => {
  expect(isInMoneyBackTime(start, daysLater(30))).toBe(true);
  expect(isInMoneyBackTime(start, new Date(daysLater(30).getTime() + 1))).toBe(false);
});
