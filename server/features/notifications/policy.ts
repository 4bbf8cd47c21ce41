import type { NotificationCode } from '../../../contract/notifications.ts';
import { figure } from '../../../texts/numbers.ts';
import { addDays, localDateOf, localMinutesOf } from '../../lib/dates.ts';
import type { Audience, Standing } from './data.ts';

/** A reminder that could not go out on time still does within this many minutes. */
const graceMinutes = 40;
const wakingMinutes = { from: 7 * 60, to: 22 * 60 };
const mainMeals = 3;

interface Slot {
  code: NotificationCode;
  /** After local midnight. */
  minutes: number;
  /** Monday is 1, Sunday 7; every day unless told. */
  weekday?: number;
  dayOfMonth?: number;
  /** The local dates that it looks at. */
  span(date: string): { from: string; to: string };
}

const thatDay = (date: string) => ({ from: date, to: date });
const weekBefore = (date: string) => ({ from: addDays(date, -7), to: addDays(date, -1) });
const weekUntil = (date: string) => ({ from: addDays(date, -6), to: date });
const monthBefore = (date: string) => {
  const to = addDays(`${date.slice(0, 7)}-01`, -1);
  return { from: `${to.slice(0, 7)}-01`, to };
};

const slots: Slot[] = [
  ...[11, 15, 18].map((hour): Slot => ({ code: 'water_reminder', minutes: hour * 60, span: thatDay })),
  { code: 'food_log', minutes: 21 * 60, span: thatDay },
  { code: 'day_report', minutes: 22 * 60, span: thatDay },
  { code: 'weekly_report', minutes: 9 * 60, weekday: 1, span: weekBefore },
  { code: 'monthly_report', minutes: 9 * 60, dayOfMonth: 1, span: monthBefore },
  { code: 'weight_report', minutes: 9 * 60, weekday: 7, span: weekUntil },
];

export interface Due extends Audience {
  minutes: number;
}

/** The reminders whose time has come in a time zone. */
export function dueReminders(now: Date, timeZone: string): Due[] {
  const date = localDateOf(now, timeZone);
  const minutes = localMinutesOf(now, timeZone);
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
  const dayOfMonth = Number(date.slice(8));
  return slots
    .filter((slot) => minutes >= slot.minutes && minutes < slot.minutes + graceMinutes)
    .filter((slot) => (slot.weekday ?? weekday) === weekday && (slot.dayOfMonth ?? dayOfMonth) === dayOfMonth)
    .map((slot) => ({
      code: slot.code,
      minutes: slot.minutes,
      timeZone,
      ...slot.span(date),
      occasion: `${slot.code} ${date} ${slot.minutes / 60}:00`,
    }));
}

/** What should have been drunk by a time of the day when the target is spread over the waking hours. */
const waterPaceMl = (targetMl: number, minutes: number): number =>
  (targetMl * (minutes - wakingMinutes.from)) / (wakingMinutes.to - wakingMinutes.from);

/** What to say to a person; undefined when there is no need to. */
export function compose(due: Due, standing: Standing): { title: string; body: string } | undefined {
  switch (due.code) {
    case 'water_reminder':
      return remindOfWater(due.minutes, standing);
    case 'food_log':
      return remindOfFood(standing);
    case 'day_report':
      return { title: 'Your day', body: reportDay(standing) };
    case 'weekly_report':
      return { title: 'Your week', body: reportSpan('last week', standing) };
    case 'monthly_report':
      return { title: 'Your month', body: reportMonth(standing) };
    case 'weight_report':
      return { title: 'Your weight this week', body: reportWeight(standing) };
  }
}

function remindOfWater(minutes: number, { waterMl, waterLitersPerDay }: Standing) {
  if (waterMl >= waterPaceMl(waterLitersPerDay * 1_000, minutes)) return undefined;
  const sofar = `${against(waterMl / 1_000, waterLitersPerDay, 2)} litres so far`;
  return { title: 'Time for some water', body: `${sofar}. A glass or two now brings you back on pace.` };
}

function remindOfFood({ mainMeals: logged }: Standing) {
  if (logged >= mainMeals) return undefined;
  const sofar = logged === 0 ? 'No main meal is logged today' : `${logged} of ${mainMeals} main meals are logged today`;
  return {
    title: 'Anything missing today?',
    body: `${sofar}. Tell me what you ate, for example: dinner 2 rotis and dal.`,
  };
}

/** A figure beside its target, where there is one. */
const against = (value: number, target: number, digits = 0) =>
  target > 0 ? `${figure(value, digits)} of ${figure(target, digits)}` : figure(value, digits);

function reportDay(day: Standing): string {
  if (day.loggedDays === 0) return 'Nothing is logged for today. It is not too late: tell me what you ate and drank.';
  return [
    `Energy: ${against(day.energyKcal, day.caloriesConsumePerDay)} kcal`,
    `Water: ${against(day.waterMl / 1_000, day.waterLitersPerDay, 2)} litres`,
    `Burned: ${against(day.burnedKcal, day.calorieBurnPerDay)} kcal in ${figure(day.activeMin)} minutes`,
    `Sleep: ${against(day.sleepHr, day.sleepHrsTarget, 1)} hours`,
  ].join('\n');
}

function reportSpan(name: string, span: Standing): string {
  const { loggedDays } = span;
  if (loggedDays === 0) return `Nothing was logged ${name}. Today is a good day to begin again.`;
  const lines = [
    `${loggedDays} ${loggedDays === 1 ? 'day' : 'days'} logged ${name}. On such a day:`,
    `Energy: ${against(span.energyKcal / loggedDays, span.caloriesConsumePerDay)} kcal`,
    `Water: ${against(span.waterMl / loggedDays / 1_000, span.waterLitersPerDay, 2)} litres`,
    `Burned: ${against(span.burnedKcal / loggedDays, span.calorieBurnPerDay)} kcal`,
    `Active: ${figure(span.activeMin)} minutes in all`,
  ];
  if (span.latestWeightKg !== null) lines.push(`Weight: ${weightText(span.latestWeightKg, span.weightChangeKg)}`);
  return lines.join('\n');
}

function reportMonth(month: Standing): string {
  const figures = reportSpan('last month', month);
  return month.loggedDays === 0 ? figures : `${figures}\nThe month as a PDF is under Reports on the website.`;
}

function reportWeight({ latestWeightKg, weightChangeKg }: Standing): string {
  if (latestWeightKg === null) return 'No weight is logged this week. Step on the scales and tell me what they say.';
  return `${weightText(latestWeightKg, weightChangeKg)} since the first weighing of the week.`;
}

function weightText(weightKg: number, changeKg: number): string {
  const change =
    Math.abs(changeKg) < 0.05 ? 'unchanged' : `${changeKg > 0 ? 'up' : 'down'} ${figure(Math.abs(changeKg), 1)} kg`;
  return `${figure(weightKg, 1)} kg, ${change}`;
}
