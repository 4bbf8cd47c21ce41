import { shortDate } from '../../../texts/dates.ts';
import { reminderBody, reminderTitle } from '../../../texts/entries/cycle.ts';
import { changeOf } from '../../../texts/entries/weight.ts';
import * as texts from '../../../texts/notices/reminders.ts';
import { bodyWeight, dayFigure, dayVolume } from '../../../texts/units.ts';
import { addDays, localDateOf, localMinutesOf } from '../../lib/dates.ts';
import { minutesOf, timeAt } from '../../lib/recurrence.ts';
import { outlookOf, remindedDaysBefore } from '../cycle/policy.ts';
import { isQuiet } from '../reminders/policy.ts';
import type { Audience, ReminderCode, Standing } from './data.ts';

/** A reminder that could not go out on time still does within this many minutes. */
const graceMinutes = 40;
const wakingMinutes = { from: 7 * 60, to: 22 * 60 };
const mainMeals = 3;

interface Slot {
  code: ReminderCode;
  /** Monday is 1, Sunday 7; every day unless told. */
  weekday?: number;
  /** The local dates that it looks at. */
  span(date: string): { from: string; to: string };
}

const thatDay = (date: string) => ({ from: date, to: date });
const weekUntil = (date: string) => ({ from: addDays(date, -6), to: date });

const slots: Slot[] = [
  { code: 'water_reminder', span: thatDay },
  { code: 'food_log', span: thatDay },
  { code: 'day_report', span: thatDay },
  { code: 'weight_report', weekday: 7, span: weekUntil },
  { code: 'period_reminder', span: thatDay },
];

/** The reminders whose time may have come for somebody in a time zone. */
export function dueReminders(now: Date, timeZone: string): Audience[] {
  const date = localDateOf(now, timeZone);
  const minutes = localMinutesOf(now, timeZone);
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
  const since = timeAt(Math.max(minutes - graceMinutes + 1, 0));
  return slots
    .filter((slot) => (slot.weekday ?? weekday) === weekday)
    .map(({ code, span }) => ({ code, timeZone, ...span(date), date, since, until: timeAt(minutes) }));
}

/** What should have been drunk by a time of the day when the target is spread over the waking hours. */
const waterPaceMl = (targetMl: number, minutes: number): number =>
  (targetMl * (minutes - wakingMinutes.from)) / (wakingMinutes.to - wakingMinutes.from);

/** What to say to a person; undefined when there is no need to. */
export function compose(
  { code, date }: Pick<Audience, 'code' | 'date'>,
  standing: Standing,
): { title: string; body: string } | undefined {
  const { locale, time } = standing;
  if (isQuiet(time, standing)) return undefined;
  switch (code) {
    case 'water_reminder':
      return remindOfWater(minutesOf(time), standing);
    case 'food_log':
      return remindOfFood(standing);
    case 'day_report':
      return { title: texts.dayTitle(locale), body: reportDay(standing) };
    case 'weight_report':
      return { title: texts.weightTitle(locale), body: reportWeight(standing) };
    case 'period_reminder':
      return remindOfPeriod(date, standing);
  }
}

function remindOfWater(minutes: number, standing: Standing) {
  const { locale, waterMl, waterLitersPerDay } = standing;
  if (waterMl >= waterPaceMl(waterLitersPerDay * 1_000, minutes)) return undefined;
  return { title: texts.waterTitle(locale), body: texts.water(locale, waterText(standing, waterMl)) };
}

function remindOfFood({ locale, mainMeals: logged }: Standing) {
  if (logged >= mainMeals) return undefined;
  return { title: texts.foodTitle(locale), body: texts.food(locale, logged, mainMeals) };
}

function remindOfPeriod(date: string, { locale, periods, ...person }: Standing) {
  const { next } = outlookOf(periods, date, person);
  if (!next || addDays(date, remindedDaysBefore) !== next.from) return undefined;
  const body = reminderBody(locale, shortDate(locale, next.from, date), shortDate(locale, next.to, date));
  return { title: reminderTitle(locale), body };
}

function reportDay(day: Standing): string {
  const { locale } = day;
  if (day.loggedDays === 0) return texts.emptyDay(locale);
  return [
    texts.energy(locale, day.energyKcal, day.caloriesConsumePerDay),
    texts.waterLine(locale, waterText(day, day.waterMl)),
    texts.burnedInMinutes(locale, day.burnedKcal, day.calorieBurnPerDay, day.activeMin),
    texts.sleep(locale, day.sleepHr, day.sleepHrsTarget),
  ].join('\n');
}

function reportWeight(standing: Standing): string {
  const { locale, latestWeightKg } = standing;
  if (latestWeightKg === null) return texts.noWeight(locale);
  return texts.weightOfWeek(locale, weightText(standing, latestWeightKg));
}

const weightText = (standing: Standing, weightKg: number) =>
  `${bodyWeight(standing, weightKg)}, ${changeOf(standing, standing.weightChangeKg)}`;

/** "1.2 of 2.5 L"; what was drunk alone where there is no target. */
function waterText(standing: Standing, drunkMl: number): string {
  const targetMl = standing.waterLitersPerDay * 1_000;
  return targetMl > 0
    ? texts.amountOf(standing.locale, dayFigure(standing, drunkMl), dayVolume(standing, targetMl))
    : dayVolume(standing, drunkMl);
}
