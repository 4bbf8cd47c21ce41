import * as texts from '../../../../texts/entries/medicines.ts';
import { listOf, timeOfDay } from '../../../../texts/notices/schedules.ts';
import type { Outcome, Turn } from '../../../assistant/skill.ts';
import { addDays, clockOf, instantAt, localDateOf } from '../../../lib/dates.ts';
import { minutesOf, timesOf } from '../../reminders/policy.ts';
import { type Intake, listIntakes, listMedicines, type MedicineRow } from '../data.ts';
import { titleOf } from '../policy.ts';
import type { Named } from '../reading.ts';

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
  const { days, until, createdAt } = medicine;
  const times = timesOf({ ...medicine, everyMin: null, windowFrom: null, windowTo: null });
  let count = 0;
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const weekday = new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
    if ((days.length > 0 && !days.includes(weekday)) || (until !== null && date > until)) continue;
    count += times.filter((time) => {
      const at = instantAt(date, minutesOf(time), timeZone);
      return at > createdAt && at <= now;
    }).length;
  }
  return count;
}
