import type { NotificationCode } from '../../../../contract/notifications.ts';
import * as texts from '../../../../texts/notices/ownReminders.ts';
import { comingDay, listOf } from '../../../../texts/notices/schedules.ts';
import type { Effect, Outcome, Turn } from '../../../assistant/skill.ts';
import { deleteEntry } from '../../../db/entries.ts';
import type { ReadSchedule } from '../../../language/schedules.ts';
import { movedFrom } from '../../../language/scheduleTimes.ts';
import { addDays, localDateOf } from '../../../lib/dates.ts';
import type { Rhythm } from '../../../lib/recurrence.ts';
import { listSubscribedCodes } from '../../notifications/data.ts';
import { unsubscribe } from '../../notifications/mutations.ts';
import { findRest, listReminders, type ReminderRow } from '../data.ts';
import { setRest, updateReminder } from '../mutations.ts';
import { isPossible, never, nextSlot, quietOf, type Subject, scheduleOf } from '../policy.ts';
import type { Which } from '../reading.ts';
import { change, changeOf, impossible, type ToldWhen, whatIsUnclear, whenOf } from './setting.ts';

const mostButtons = 6;
const usualSubjects: Partial<Record<Subject, NotificationCode>> = {
  water: 'water_reminder',
  food: 'food_log',
  weight: 'weight_report',
};

const today = ({ person, handledAt }: Turn) => localDateOf(handledAt, person.timeZone);
const listOwn = (turn: Turn) => listReminders(turn.db, turn.person.owner, today(turn));

/** The reminders of one's own with a button to stop each, and what comes by itself. */
export async function list(turn: Turn): Promise<Outcome> {
  const { db, person } = turn;
  const { locale } = person;
  const reminders = await listOwn(turn);
  const codes = await listSubscribedCodes(db, person.owner);
  const { remindersResumeOn } = await findRest(db, person.owner);
  const lines = reminders.map((reminder, index) => {
    const state = reminder.paused ? ` (${texts.paused(locale)})` : '';
    return `${index + 1}. ${reminder.text}: ${whenOf(reminder, turn)}${nextOf(reminder, turn)}${state}`;
  });
  const names = codes.map((code) => texts.usualNames[code](locale));
  const text = [
    ...(lines.length > 0 ? [texts.listTitle(locale), ...lines] : [texts.none(locale)]),
    ...(names.length > 0 ? [texts.usualTitle(locale, listOf(locale, names))] : []),
    ...(remindersResumeOn !== null && remindersResumeOn > today(turn) ? [texts.pausedNow(locale)] : []),
  ].join('\n');
  const buttons = reminders
    .slice(0, mostButtons)
    .map(({ id }, index) => ({ label: texts.stop(locale, index + 1), action: `reminders.stop:${id}` }));
  const rows = [buttons.slice(0, 3), buttons.slice(3)].filter((row) => row.length > 0);
  return { text, ...(rows.length > 0 && { buttons: () => rows }) };
}

/** Whether it comes on some days alone. */
const comesOnSome = ({ days, everyDays, monthDays }: Rhythm): boolean =>
  days.length > 0 || everyDays !== null || monthDays.length > 0;

/** When one comes next that doesn't come every day. */
function nextOf(reminder: ReminderRow, { person, now }: Turn): string {
  const isDaily = !comesOnSome(reminder);
  const next = isDaily ? undefined : nextSlot(reminder, now, person.timeZone);
  const { locale } = person;
  return next ? texts.comesNext(locale, comingDay(locale, next.date, localDateOf(now, person.timeZone))) : '';
}

/** Those that are meant: by their place, their subject, a word of their text, or their time. */
function pick(reminders: ReminderRow[], which: Which, times: string[]): ReminderRow[] {
  const { all, place, subject, words, isLast } = which;
  if (all) return reminders;
  if (isLast) return reminders.slice(-1);
  if (place !== undefined) return reminders.slice(place - 1, place);
  const ofSubject = subject === '' ? [] : reminders.filter((reminder) => reminder.subject === subject);
  if (ofSubject.length > 0) return ofSubject;
  const ofWords = reminders.filter(({ text }) =>
    words.some((word) => word.length > 2 && text.toLowerCase().includes(word)),
  );
  if (ofWords.length > 0 || words.length > 0) return ofWords;
  return reminders.filter((reminder) => times.some((time) => reminder.times.includes(time)));
}

/** Undefined where nothing is meant that there is, and the message may be about something else. */
export async function stop(
  which: Which,
  read: ReadSchedule,
  isNamed: boolean,
  turn: Turn,
): Promise<Outcome | undefined> {
  const { db, person } = turn;
  const { locale, owner } = person;
  const times = scheduleOf(read, which.subject, turn.now, person.timeZone)?.times ?? [];
  const meant = pick(await listOwn(turn), which, read.clocks.length > 0 ? times : []);
  if (meant.length > 0) return stopThese(meant, turn);
  const ofDay = await stopOnDay(which, read, turn);
  if (ofDay) return ofDay;
  const codes = await listSubscribedCodes(db, owner);
  const code = codes.find((one) => one === usualSubjects[which.subject]);
  const usual = which.all ? codes.filter((one) => one === 'water_reminder' || one === 'food_log') : code ? [code] : [];
  if (usual.length === 0) return isNamed ? { text: texts.notFound(locale) } : undefined;
  for (const one of usual) await unsubscribe(db, owner, one);
  return {
    text: texts.stopped(
      locale,
      listOf(
        locale,
        usual.map((one) => texts.usualNames[one](locale)),
      ),
    ),
  };
}

/** "Drop the Wednesday one": the only reminder of that day comes on its other days alone. */
async function stopOnDay(which: Which, { days, weekday }: ReadSchedule, turn: Turn): Promise<Outcome | undefined> {
  const named = [...new Set([...days, ...(weekday === undefined ? [] : [weekday])])];
  if (which.subject !== '' || which.words.length > 0 || named.length === 0) return undefined;
  const [reminder, other] = (await listOwn(turn)).filter((one) => named.some((day) => one.days.includes(day)));
  if (!reminder || other) return undefined;
  const left = reminder.days.filter((day) => !named.includes(day));
  return left.length === 0 ? stopThese([reminder], turn) : change(reminder, { days: left }, turn);
}

export async function stopThese(meant: ReminderRow[], { db, person, now }: Turn): Promise<Outcome> {
  const effects: Effect[] = [];
  for (const { id } of meant)
    if (await deleteEntry(db, 'reminders', person.owner, id, now))
      effects.push({ table: 'reminders', id, change: 'deleted' });
  if (effects.length === 0) return { text: texts.notFound(person.locale) };
  return { text: texts.stopped(person.locale, meant.map(({ text }) => text).join(', ')), effects };
}

export async function changeTimes(which: Which, when: Omit<ToldWhen, 'said'>, turn: Turn): Promise<Outcome> {
  const { person } = turn;
  const { schedule: read } = when;
  if (!isPossible(read)) return { text: impossible(read, person.locale) };
  const [meant] = pick(await listOwn(turn), which, []);
  const unclear = meant && whatIsUnclear(when, meant.text, person.locale);
  if (unclear !== undefined) return { text: unclear };
  const moved = { ...movedFrom(read, meant?.times ?? []), repeats: true };
  const told = meant && scheduleOf(moved, meant.subject as Subject, turn.now, person.timeZone);
  if (!meant || !told) return { text: texts.notFound(person.locale) };
  const { times, everyMin, days, everyDays, monthDays, monthWeeks, everyMonths, startDate } = told;
  const rhythm = { days, everyDays, monthDays, monthWeeks, everyMonths, startDate };
  const hasRhythm = read.rhythm.isEveryDay || comesOnSome(told);
  // "Every 3 hours" says nothing of the hours of the day in which it comes.
  const { windowFrom, windowTo } = everyMin !== null && !read.window && meant.everyMin !== null ? meant : told;
  return change(meant, { times, everyMin, windowFrom, windowTo, ...(hasRhythm && rhythm) }, turn);
}

/** All of them until the day after the last one that is named, or one of them until it is resumed. */
export async function pause(which: Which, until: string | undefined, turn: Turn): Promise<Outcome> {
  const { db, person, now } = turn;
  const { locale, owner } = person;
  const meant = which.all ? [] : pick(await listOwn(turn), which, []);
  const [one] = meant;
  if (one && !until) {
    await updateReminder(db, owner, one.id, { paused: true }, now);
    return { text: texts.stopped(locale, one.text), effects: [changeOf(one, ['paused'])] };
  }
  const resumeOn = until === undefined ? never : until <= today(turn) ? addDays(today(turn), 1) : until;
  const text =
    until === undefined
      ? texts.pausedOpen(locale)
      : texts.pausedUntil(locale, comingDay(locale, resumeOn, today(turn)));
  return { text, effects: [await rest(turn, { remindersResumeOn: resumeOn })] };
}

export async function resume(turn: Turn): Promise<Outcome> {
  const { db, person, now } = turn;
  const effects: Effect[] = [await rest(turn, { remindersResumeOn: null })];
  for (const one of await listOwn(turn)) {
    if (!one.paused) continue;
    await updateReminder(db, person.owner, one.id, { paused: false }, now);
    effects.push(changeOf(one, ['paused']));
  }
  return { text: texts.resumed(person.locale), effects };
}

export async function keepQuiet(read: ReadSchedule | undefined, turn: Turn): Promise<Outcome> {
  const { locale } = turn.person;
  const hours = read ? quietOf(read) : { quietFrom: '', quietTo: '' };
  if (!hours) return { text: texts.askQuiet(locale), question: { skill: 'reminders', data: { quiet: true } } };
  const effects = [await rest(turn, hours)];
  const { quietFrom, quietTo } = hours;
  return { text: quietFrom === '' ? texts.quietEnded(locale) : texts.quietSet(locale, quietFrom, quietTo), effects };
}

async function rest({ db, person }: Turn, values: Parameters<typeof setRest>[2]): Promise<Effect> {
  const before = await findRest(db, person.owner);
  await setRest(db, person.owner, values);
  const overwritten = Object.fromEntries(
    Object.keys(values).map((name) => [name, before[name as keyof typeof before]]),
  );
  return { table: 'users', id: person.owner, change: 'updated', before: overwritten };
}
