import * as texts from '../../../../texts/entries/medicines.ts';
import { comingDay, listOf, schedule as scheduleText, timeOfDay } from '../../../../texts/notices/schedules.ts';
import type { Outcome, Turn } from '../../../assistant/skill.ts';
import { addDays, clockOf, instantAt, localDateOf } from '../../../lib/dates.ts';
import { isOn, minutesOf } from '../../../lib/recurrence.ts';
import { nextSlot, noInterval, timesOf } from '../../reminders/policy.ts';
import { type Intake, listIntakes, listMedicines, type MedicineRow } from '../data.ts';
import { titleOf } from '../policy.ts';
import type { Named } from '../words/naming.ts';
import { leftOf } from './stock.ts';

/** "every 2nd day at 8 am, next tomorrow at 8 am". */
export const whenOf = (medicine: MedicineRow, { person, now }: Turn): string =>
  medicine.times.length === 0
    ? texts.asNeeded(person.locale)
    : scheduleText(person.locale, { ...noInterval, ...medicine }, localDateOf(now, person.timeZone));

/** The medicines of the list, and when the next dose of each is. */
export async function answerList(turn: Turn): Promise<Outcome> {
  const { db, person, now } = turn;
  const { locale, owner, timeZone } = person;
  const lines = (await listMedicines(db, owner)).map((medicine) => {
    const next = nextSlot({ ...noInterval, ...medicine }, now, timeZone);
    const day = next && comingDay(locale, next.date, localDateOf(now, timeZone));
    const left = leftOf(medicine, turn);
    const coming = day ? texts.nextDose(locale, day, next.time) : '';
    return `• ${titleOf(medicine)}: ${whenOf(medicine, turn)}${coming}${left ? `. ${left}` : ''}`;
  });
  return { text: lines.length > 0 ? [texts.listTitle(locale), ...lines].join('\n') : texts.none(locale) };
}

const daysOfRecord = 7;
const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** "Did I take my metformin today?" */
export async function answerToday(named: Named[], turn: Turn): Promise<Outcome> {
  const { db, person, now } = turn;
  const { locale, owner, timeZone } = person;
  const today = localDateOf(now, timeZone);
  const date = addDays(today, -turn.daysAgo);
  const intakes = await listIntakes(db, owner, date, date);
  const own = await listMedicines(db, owner);
  const asked = named.length > 0 ? named.map(({ name }) => name) : own.map(({ name }) => name);
  const names = asked.length > 0 ? asked : [...new Set(intakes.map(({ name }) => name))];
  if (names.length === 0) return { text: texts.nothingToday(locale, texts.unnamed(locale)) };
  const lines = names.map((name) => {
    const ofName = intakes.filter((intake) => isSame(intake.name, name));
    const times = ofName
      .filter(({ status }) => status === 'taken')
      .map(({ occurredAt }) => timeOfDay(locale, clockOf(occurredAt, timeZone)));
    if (times.length > 0) return texts.takenToday(locale, name, listOf(locale, times));
    return ofName.length > 0 ? texts.skippedToday(locale, name) : texts.nothingToday(locale, name);
  });
  return { text: lines.join('\n') };
}

/** How many of the doses of the last days were taken. */
export async function answerRecord({ db, person, now }: Turn): Promise<Outcome> {
  const { locale, owner, timeZone } = person;
  const today = localDateOf(now, timeZone);
  const from = addDays(today, 1 - daysOfRecord);
  const intakes = await listIntakes(db, owner, from, today);
  const own = await listMedicines(db, owner);
  const countOf = (isMeant: (intake: Intake) => boolean) =>
    intakes.filter((intake) => intake.status === 'taken' && isMeant(intake)).length;
  const lines = own.flatMap((medicine) => {
    const count = countOf(({ medicineId }) => medicineId === medicine.id);
    const due = Math.max(count, dosesDue(medicine, from, today, now, timeZone));
    if (due === 0) return [];
    const title = titleOf(medicine);
    return [
      medicine.times.length > 0 ? texts.adherence(locale, title, count, due) : texts.timesTaken(locale, title, count),
    ];
  });
  const others = new Set(
    intakes.flatMap(({ medicineId, name }) => (own.some(({ id }) => id === medicineId) ? [] : name)),
  );
  for (const name of others)
    lines.push(
      texts.timesTaken(
        locale,
        name,
        countOf((intake) => isSame(intake.name, name) && intake.medicineId === null),
      ),
    );
  return { text: lines.length > 0 ? [texts.weekTitle(locale), ...lines].join('\n') : texts.nothingNoted(locale) };
}

/** The times of a medicine in a span of dates that have come, from when it was put on the list. */
function dosesDue(medicine: MedicineRow, from: string, to: string, now: Date, timeZone: string): number {
  const { createdAt } = medicine;
  const times = timesOf({ ...noInterval, ...medicine });
  let count = 0;
  for (let date = from; date <= to; date = addDays(date, 1)) {
    if (!isOn(medicine, date)) continue;
    count += times.filter((time) => {
      const at = instantAt(date, minutesOf(time), timeZone);
      return at > createdAt && at <= now;
    }).length;
  }
  return count;
}
