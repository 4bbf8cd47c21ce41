import { Temporal } from 'temporal-polyfill';
import type { Term } from '../../../contract/commerce/checkout.ts';
import { moneyBackDays } from '../../../contract/commerce/subscriptions.ts';
import type { PlanCode } from '../plans/data.ts';
import { comparePlans } from '../plans/policy.ts';

export interface Period {
  id: string;
  plan: PlanCode;
  startsAt: Date;
  endsAt: Date;
}

/** Months are counted on the calendar of the business, wherever the person is. */
const calendar = 'Asia/Kolkata';
const dayMs = 86_400_000;

export const addMonths = (instant: Date, months: number): Date =>
  new Date(
    Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(calendar).add({ months })
      .epochMilliseconds,
  );

const holdsAt = ({ startsAt, endsAt }: Period, now: Date) => startsAt <= now && now < endsAt;

/** The plan of a moment is the highest of the periods that hold then. */
export function currentPeriod<P extends Period>(periods: P[], now: Date): P | undefined {
  return periods
    .filter((period) => holdsAt(period, now))
    .sort((one, other) => comparePlans(other.plan, one.plan) || one.endsAt.getTime() - other.endsAt.getTime())[0];
}

const shift = (instant: Date, byMs: number) => new Date(instant.getTime() + byMs);

/**
 * Where a newly paid period lies: after the periods of the same or a higher plan, and before what is left of lower ones,
 * which wait and lose nothing.
 */
export function placePeriod(live: Period[], plan: PlanCode, months: number, now: Date) {
  const ahead = live.filter((period) => comparePlans(period.plan, plan) >= 0);
  const startsAt = new Date(Math.max(now.getTime(), ...ahead.map(({ endsAt }) => endsAt.getTime())));
  const endsAt = addMonths(startsAt, months);
  const byMs = endsAt.getTime() - startsAt.getTime();
  const moved = live
    .filter((period) => comparePlans(period.plan, plan) < 0 && period.endsAt > startsAt)
    .map((period) => ({
      ...period,
      startsAt: period.startsAt >= startsAt ? shift(period.startsAt, byMs) : period.startsAt,
      endsAt: shift(period.endsAt, byMs),
    }));
  return { startsAt, endsAt, moved };
}

/** What becomes of the others when a period is taken back: what waited for it moves up by what it had left. */
export function withdrawPeriod(live: Period[], withdrawn: Period, now: Date) {
  const others = live.filter(({ id }) => id !== withdrawn.id);
  const isAhead = (other: Period) => other.endsAt < withdrawn.endsAt;
  const from = Math.max(
    now.getTime(),
    withdrawn.startsAt.getTime(),
    ...others.filter(isAhead).map(({ endsAt }) => endsAt.getTime()),
  );
  const leftMs = Math.max(0, withdrawn.endsAt.getTime() - from);
  const endsAt = new Date(Math.min(withdrawn.endsAt.getTime(), Math.max(now.getTime(), withdrawn.startsAt.getTime())));
  const moved = others
    .filter((other) => other.endsAt > withdrawn.endsAt)
    .map((other) => ({
      ...other,
      startsAt: other.startsAt >= withdrawn.endsAt ? shift(other.startsAt, -leftMs) : other.startsAt,
      endsAt: shift(other.endsAt, -leftMs),
    }));
  return { endsAt, moved };
}

export const isInMoneyBackTime = (paidAt: Date, now: Date) => now.getTime() - paidAt.getTime() <= moneyBackDays * dayMs;

/** Days before the end at which a reminder goes out, the nearest end first. */
export const reminderDays = [1, 7] as const;

/** The reminder that is due; of two that are, the later one says all. */
export const dueReminder = (endsAt: Date, now: Date) =>
  reminderDays.find((days) => endsAt > now && endsAt.getTime() - now.getTime() <= days * dayMs);

/** A year is renewed by a year where one is still sold, also in the chat: Stars buy a month. */
export const renewalTerm = (
  ending: Term | null,
  offer: { yearlyPricePaise: number | null; stars: number | null } | undefined,
): Term => (ending === 'year' && offer?.stars === null && offer.yearlyPricePaise !== null ? 'year' : 'month');
