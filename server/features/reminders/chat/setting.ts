import { mostReminders } from '../../../../contract/reminders.ts';
import type { Locale } from '../../../../texts/locale.ts';
import * as texts from '../../../../texts/notices/ownReminders.ts';
import {
  contradiction,
  notRead,
  type Schedule,
  schedule as scheduleText,
} from '../../../../texts/notices/schedules.ts';
import type { Effect, Outcome, Turn } from '../../../assistant/skill.ts';
import type { ReadSchedule } from '../../../language/schedules.ts';
import { localDateOf } from '../../../lib/dates.ts';
import type { Rhythm } from '../../../lib/recurrence.ts';
import { findRest, type ReminderRow } from '../data.ts';
import { createReminder, updateReminder } from '../mutations.ts';
import { isOver, isPossible, isQuiet, type Subject, scheduleOf, snoozeOf, timesOf } from '../policy.ts';

/** What is to be reminded of; '' while that is still to be told. */
export interface Wish {
  text: string;
  subject: Subject;
  isBare: boolean;
  isWaking?: boolean;
}

export const whenOf = (reminder: Schedule, { person, handledAt }: Turn): string =>
  scheduleText(person.locale, reminder, localDateOf(handledAt, person.timeZone));

/** When it is to come, and what of that is not understood; `said` is what told it. */
export interface ToldWhen {
  schedule: ReadSchedule;
  unread: string | undefined;
  said: string;
}

/** Sets the reminder that was told, or asks for what is missing of it. */
export async function setReminder(wish: Wish, when: ToldWhen, turn: Turn): Promise<Outcome> {
  const { person, now, handledAt } = turn;
  const { schedule: read, said } = when;
  if (!isPossible(read)) return ask(impossible(read, person.locale), { wish, said: '' });
  const reckonedFrom = (moment: Date) => scheduleOf(read, wish.subject, moment, person.timeZone);
  const told = reckonedFrom(now);
  // Where the wish came late, what it asked for may be over.
  const schedule = told && isOver(told, handledAt, person.timeZone) ? reckonedFrom(handledAt) : told;
  const text = textOf(wish, person.locale);
  const unclear = whatIsUnclear(when, text, person.locale);
  if (unclear !== undefined) return ask(unclear, { wish, said: '' });
  const missing = whatIsMissing(read, text, person.locale);
  if (missing !== undefined) return ask(missing, { wish, said });
  if (!schedule) return ask(texts.askWhen(person.locale, text), { wish, said });
  if (text === '') return ask(texts.askWhat(person.locale, whenOf(schedule, turn)), { schedule });
  return keep({ ...schedule, text, subject: wish.subject }, turn);
}

function textOf({ text, subject, isBare, isWaking }: Wish, locale: Locale): string {
  if (text === '' && isWaking) return texts.wakeUp(locale);
  // Which reading it is only the person's own words say.
  const isPlain = isBare && subject !== '' && subject !== 'reading';
  return isPlain ? texts.subjectTexts[subject](locale) : capitalised(text);
}

export const impossible = ({ everyMin }: ReadSchedule, locale: Locale): string =>
  everyMin === undefined ? texts.tooFar(locale) : texts.impossible(locale);

export function whatIsUnclear(
  { schedule, unread }: Omit<ToldWhen, 'said'>,
  text: string,
  locale: Locale,
): string | undefined {
  const again = texts.askWhen(locale, text);
  if (unread !== undefined) return `${notRead(locale, unread)} ${again}`;
  const isUnclear = schedule.isScattered || schedule.doubt === 'contradiction';
  return isUnclear ? `${contradiction(locale)} ${again}` : undefined;
}

function whatIsMissing({ doubt, rhythm }: ReadSchedule, text: string, locale: Locale): string | undefined {
  if (doubt === 'weekdays') return texts.askWeekdays(locale, text, rhythm.timesPerWeek ?? 1);
  return doubt === 'monthDays' ? texts.askMonthDays(locale, text) : undefined;
}

const ask = (text: string, data: { wish: Wish; said: string } | { schedule: Schedule }): Outcome => ({
  text,
  question: { skill: 'reminders', data },
});

export const capitalised = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

export async function keep(wanted: Schedule & { text: string; subject: Subject }, turn: Turn): Promise<Outcome> {
  const { db, person, now } = turn;
  const { locale, owner } = person;
  const text = wanted.text.slice(0, 200);
  const made = await createReminder(db, owner, { ...wanted, text }, now);
  if (!made) return { text: texts.tooMany(locale, mostReminders) };
  const isOnce = made.startDate !== null && made.startDate === made.until;
  const [label, verb] = isOnce ? [texts.everyDay(locale), 'daily'] : [texts.onlyOnce(locale), 'once'];
  const canSwitch = made.times.length === 1 && made.days.length === 0 && (isOnce || made.until === null);
  return {
    text: [texts.set(locale, whenOf(made, turn), made.text), ...(await warnings(made, turn))].join('\n'),
    effects: [{ table: 'reminders', id: made.id, change: 'created' }],
    ...(canSwitch && { buttons: () => [[{ label, action: `reminders.${verb}:${made.id}` }]] }),
  };
}

/** Why it would not come. */
async function warnings(reminder: Schedule, { db, person, handledAt }: Turn): Promise<string[]> {
  const rest = await findRest(db, person.owner);
  const { quietFrom, quietTo, remindersResumeOn } = rest;
  const isSilenced = timesOf(reminder).some((time) => isQuiet(time, rest));
  const isPaused = remindersResumeOn !== null && remindersResumeOn > localDateOf(handledAt, person.timeZone);
  return [
    ...(isSilenced ? [texts.inQuietHours(person.locale, quietFrom, quietTo)] : []),
    ...(isPaused ? [texts.pausedNow(person.locale)] : []),
  ];
}

/** What a change of these columns overwrites; whatever changes, a time that was put off is so no more. */
export const changeOf = (before: ReminderRow, columns: (keyof ReminderRow)[]): Effect => ({
  ...{ table: 'reminders', id: before.id, change: 'updated' },
  before: { ...Object.fromEntries(columns.map((name) => [name, before[name]])), ...snoozeOf(before) },
});

/** Gives a reminder other columns; what they were can be undone. */
export async function change(
  before: ReminderRow,
  values: Partial<Pick<ReminderRow, 'times' | 'everyMin' | 'windowFrom' | 'windowTo' | 'paused' | keyof Rhythm>>,
  turn: Turn,
): Promise<Outcome> {
  const { db, person, now } = turn;
  const changed = await updateReminder(db, person.owner, before.id, values, now);
  if (!changed) return { text: texts.notFound(person.locale) };
  return {
    text: [texts.changed(person.locale, whenOf(changed, turn), changed.text), ...(await warnings(changed, turn))].join(
      '\n',
    ),
    effects: [changeOf(before, Object.keys(values) as (keyof ReminderRow)[])],
  };
}
