import { mostMedicines } from '../../../../contract/entries/medicines.ts';
import * as texts from '../../../../texts/entries/medicines.ts';
import { set as reminderSet } from '../../../../texts/notices/ownReminders.ts';
import { contradiction, notRead, schedule as scheduleText, weekdayName } from '../../../../texts/notices/schedules.ts';
import type { Effect, Outcome, Turn } from '../../../assistant/skill.ts';
import { rhythmOf } from '../../../language/rhythms/toldRhythm.ts';
import type { ReadSchedule } from '../../../language/schedules.ts';
import { localDateOf } from '../../../lib/dates.ts';
import { createReminder } from '../../reminders/mutations.ts';
import { isOver, scheduleOf, snoozeOf } from '../../reminders/policy.ts';
import { listMedicines, type MedicineRow } from '../data.ts';
import { createMedicine, type NewMedicine, timesOfRow, updateMedicine } from '../mutations.ts';
import { contradictsCount, timesOfDay, titleOf } from '../policy.ts';
import type { Named } from '../words/naming.ts';
import type { Setting } from '../words/orders.ts';
import { whenOf } from './record.ts';
import { leftOf } from './stock.ts';

/** What was ordered of which medicines; `said` is '' where all of it is to be told anew. */
export interface Asked {
  named: Named[];
  said: string;
  /** The tablets that were told of before the medicine was on the list. */
  tabletsLeft?: number | undefined;
}

/** Puts medicines on the list, or gives those that are there other times; asks for what it can't know. */
export async function order(
  setting: Setting,
  said: string,
  turn: Turn,
  tabletsLeft?: Asked['tabletsLeft'],
): Promise<Outcome> {
  const { named, schedule, areApart } = setting;
  const { person, now } = turn;
  const ask = (text: string, isKept: boolean): Outcome => ({
    text,
    question: { skill: 'medicines', data: { named, said: isKept ? said : '', tabletsLeft } satisfies Asked },
  });
  if (areApart) return { text: texts.askOneByOne(person.locale) };
  const anew = whatIsUnclear(setting, turn);
  if (anew !== undefined) return ask(anew, false);
  const times = timesOfDay(schedule);
  const missing = whatIsMissing(setting, times, turn);
  if (missing !== undefined) return ask(missing, true);
  if (isSingle(schedule)) return remindOnce(named, schedule, turn);
  const counted = tabletsLeft !== undefined && { tabletsLeft };
  return keep(named, { times, ...rhythmOf(schedule, times, now, person.timeZone), ...counted }, turn);
}

const titlesOf = (named: Named[]) => named.map(titleOf).join(', ');

function whatIsUnclear({ named, schedule, unread }: Setting, { person: { locale } }: Turn): string | undefined {
  const again = texts.askWhen(locale, titlesOf(named));
  if (unread !== undefined) return `${notRead(locale, unread)} ${again}`;
  const contradicts = schedule.isScattered || schedule.doubt === 'contradiction' || contradictsCount(schedule);
  return contradicts ? `${contradiction(locale)} ${again}` : undefined;
}

function whatIsMissing({ named, schedule }: Setting, times: string[], { person }: Turn): string | undefined {
  const { locale } = person;
  const title = titlesOf(named);
  const { doubt, rhythm, weekday, inMin } = schedule;
  if (doubt === 'weekdays') return texts.askWeekdays(locale, title, rhythm.timesPerWeek ?? 1);
  if (doubt === 'monthDays') return texts.askMonthDays(locale, title);
  if (times.length === 0 && inMin === undefined && !rhythm.isAsNeeded) return texts.askWhen(locale, title);
  const isOpen = weekday !== undefined && isSingle(schedule) && !rhythm.isOnce;
  return isOpen ? texts.askOnceOrWeekly(locale, title, weekdayName(locale, weekday)) : undefined;
}

/** It is told of one time, not of what comes again. */
function isSingle({ inMin, date, repeats, rhythm, until, startDate }: ReadSchedule): boolean {
  const isOfDay = date !== undefined || rhythm.isOnce;
  return inMin !== undefined || (isOfDay && !repeats && (until ?? startDate) === undefined);
}

/** A dose out of its turn leaves the times on the list as they are. */
async function remindOnce(named: Named[], schedule: ReadSchedule, turn: Turn): Promise<Outcome> {
  const { db, person, now, handledAt } = turn;
  const { locale, owner, timeZone } = person;
  const text = titlesOf(named);
  const once = scheduleOf(schedule, '', now, timeZone);
  if (!once || isOver(once, handledAt, timeZone))
    return { text: texts.askWhen(locale, text), question: { skill: 'medicines', data: { named, said: '' } } };
  const made = await createReminder(db, owner, { ...once, text, subject: 'medicine' }, now);
  if (!made) return { text: texts.tooMany(locale, mostMedicines) };
  const when = scheduleText(locale, made, localDateOf(handledAt, timeZone));
  return {
    text: reminderSet(locale, when, text),
    effects: [{ table: 'reminders', id: made.id, change: 'created' }],
  };
}

async function keep(named: Named[], values: Omit<NewMedicine, 'name' | 'dose'>, turn: Turn): Promise<Outcome> {
  const { db, person, now } = turn;
  const { locale, owner } = person;
  const own = await listMedicines(db, owner);
  const effects: Effect[] = [];
  const lines: string[] = [];
  for (const { name, dose } of named) {
    const known = own.find((one) => one.name.toLowerCase() === name.toLowerCase());
    const made = known
      ? await updateMedicine(db, owner, known.id, { ...values, dose: dose || known.dose }, now)
      : await createMedicine(db, owner, { name, dose, ...values }, now);
    if (!made) return { text: texts.tooMany(locale, mostMedicines), effects };
    effects.push(...(known ? changesOf(known, made) : creationOf(made)));
    const said = made.times.length === 0 ? texts.setAsNeeded : known ? texts.changed : texts.set;
    lines.push(said(locale, titleOf(made), whenOf(made, turn)));
    const left = values.tabletsLeft === undefined ? undefined : leftOf(made, turn);
    if (left) lines.push(texts.stockNoted(locale, titleOf(made), left));
  }
  return { text: lines.join('\n'), effects };
}

const creationOf = ({ id, reminderId }: MedicineRow): Effect[] => [
  { table: 'medicines', id, change: 'created' },
  ...(reminderId ? [{ table: 'reminders', id: reminderId, change: 'created' } as const] : []),
];

function changesOf(before: MedicineRow, after: MedicineRow): Effect[] {
  const { name, dose, reminderId } = before;
  const ofMedicine: Effect = { table: 'medicines', id: after.id, change: 'updated', before: { name, dose } };
  if (!after.reminderId)
    return reminderId ? [ofMedicine, { table: 'reminders', id: reminderId, change: 'deleted' }] : [ofMedicine];
  const text = titleOf({ name, dose });
  return [
    ofMedicine,
    reminderId
      ? {
          table: 'reminders',
          id: reminderId,
          change: 'updated',
          before: { text, ...timesOfRow(before), ...snoozeOf(before) },
        }
      : { table: 'reminders', id: after.reminderId, change: 'created' },
  ];
}
