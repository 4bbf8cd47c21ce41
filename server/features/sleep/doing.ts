import type { Slots } from '../../../contract/acts/slots.ts';
import * as texts from '../../../texts/entries/sleep.ts';
import { hours as inHours } from '../../../texts/units.ts';
import type { Outcome, Turn } from '../../assistant/skill.ts';
import { insertEntry } from '../../db/entries.ts';
import { momentOf } from '../../lib/diaryDates.ts';
import { minutesOf } from '../../lib/recurrence.ts';
import { askWhetherSame } from './chat/sameNight.ts';
import { describeSlept } from './chat/slept.ts';
import { isSaneSleep, mostHours } from './policy.ts';
import type { ReadSleep } from './reading.ts';

const minutesOfDay = 1_440;

/** Logs a night by its length, else by when it began and ended; undefined where neither was told. */
export async function doSleep(slots: Slots<'log.sleep'>, turn: Turn): Promise<Outcome | undefined> {
  const hours = hoursOf(slots);
  return hours === undefined ? undefined : logSleep({ hours, daysAgo: slots.daysAgo ?? 0 }, turn);
}

function hoursOf({ hours, minutes, from, to }: Slots<'log.sleep'>): number | undefined {
  if (hours !== null || minutes !== null) return (hours ?? 0) + (minutes ?? 0) / 60;
  if (from === null || to === null) return undefined;
  return ((minutesOf(to) - minutesOf(from) + minutesOfDay) % minutesOfDay) / 60;
}

/** Logs hours of sleep, or asks whether they are those that the diary has already. */
export async function logSleep({ hours, daysAgo, isLastNight }: Omit<ReadSleep, 'rest'>, turn: Turn): Promise<Outcome> {
  const { db, person, now } = turn;
  const { locale } = person;
  if (!isSaneSleep(hours)) return { text: texts.refused(locale, mostHours, inHours(locale, hours)) };
  const moment = momentOf(isLastNight ? daysAgo : daysAgo || turn.daysAgo, now, person);
  const asked = await askWhetherSame(hours, moment, turn);
  if (asked) return asked;
  const { id } = await insertEntry(db, 'sleepEntries', { userId: person.owner, ...moment, sleepTimeHr: hours }, now);
  return {
    text: await describeSlept(hours, moment.localDate, turn),
    effects: [{ table: 'sleepEntries', id, change: 'created' }],
  };
}
