import { buttonGone } from '../../../../texts/conversation.ts';
import { otherDay } from '../../../../texts/dates.ts';
import * as texts from '../../../../texts/entries/medicines.ts';
import { comingDay } from '../../../../texts/notices/schedules.ts';
import { latestAt, momentTold } from '../../../assistant/momentTold.ts';
import type { Effect, Outcome, Turn } from '../../../assistant/skill.ts';
import type { PartOfDay } from '../../../language/clockTimes.ts';
import type { ReadSchedule } from '../../../language/schedules.ts';
import { clockOf, instantAt, localDateOf } from '../../../lib/dates.ts';
import { minutesOf } from '../../../lib/recurrence.ts';
import { noInterval, readSlotArgument, type Slot, slotsNear } from '../../reminders/policy.ts';
import { findMedicine, listIntakes, listMedicines, type MedicineRow } from '../data.ts';
import { insertIntake, openSlot } from '../mutations.ts';
import { titleOf } from '../policy.ts';
import type { Named } from '../words/naming.ts';

type Status = 'taken' | 'skipped';
interface Taken extends Named {
  medicine: MedicineRow | undefined;
}

/** Notes what was taken or skipped: of the list where it is there, else by the name that was told. */
export async function logIntakes(named: Named[], status: Status, clock: ReadSchedule, turn: Turn): Promise<Outcome> {
  const { person, now } = turn;
  const moment = momentToldOf(clock, turn);
  const effects: Effect[] = [];
  const lines: string[] = [];
  for (const taken of await findTaken(named, moment.occurredAt, turn)) {
    const { name, dose, medicine } = taken;
    const skipped = status === 'skipped' && medicine ? slotToldOf(medicine, clock, turn) : undefined;
    if (skipped) {
      const intake = { name, dose, status, occurredAt: now, localDate: skipped.date, dueAt: skipped.at };
      const { id } = await insertIntake(turn.db, person.owner, medicine, intake, { now, timeZone: person.timeZone });
      effects.push({ table: 'medicineEntries', id, change: 'created' });
      const day = comingDay(person.locale, skipped.date, localDateOf(now, person.timeZone));
      lines.push(texts.doseSkipped(person.locale, titleOf(taken), day, skipped.time));
      continue;
    }
    const intake = { name, dose, status, ...moment };
    const { id } = await insertIntake(turn.db, person.owner, medicine, intake, { now, timeZone: person.timeZone });
    effects.push({ table: 'medicineEntries', id, change: 'created' });
    lines.push(lineOf(titleOf(taken), status, moment, turn));
  }
  return { text: lines.join('\n'), effects };
}

function lineOf(
  title: string,
  status: Status,
  { occurredAt, localDate }: { occurredAt: Date; localDate: string },
  turn: Turn,
) {
  const { locale, timeZone } = turn.person;
  const time = texts.atTime(locale, clockOf(occurredAt, timeZone));
  const when = `${status === 'taken' ? time : ''}${otherDay(locale, localDate, localDateOf(turn.handledAt, timeZone))}`;
  return status === 'taken' ? texts.intakeTaken(locale, title, when) : texts.intakeSkipped(locale, title, when);
}

/** The latest "9 am" or "at 10" that is over; else now, or the same time of the day that is named. */
const momentToldOf = ({ clocks: [clock, ...others] }: ReadSchedule, turn: Turn) =>
  clock && others.length === 0 ? latestAt(clock, turn.daysAgo, turn) : momentTold(0, turn);

/** The dose to come that "tonight's" and "tomorrow's 9 pm" mean. */
function slotToldOf(
  medicine: MedicineRow,
  { parts, clocks, date }: ReadSchedule,
  { now, daysAgo, person }: Turn,
): Slot | undefined {
  const { timeZone } = person;
  const [part] = parts;
  const [clock] = clocks;
  const isTold = parts.length + clocks.length + (date === undefined ? 0 : 1) > 0;
  if (!isTold || daysAgo > 0) return undefined;
  const wanted = date ?? localDateOf(now, timeZone);
  const isMeant = ({ at, time }: Slot) => {
    if (at <= now) return false;
    if (clock)
      return minutesOf(time) % 720 === clock.minutes % 720 && (!clock.isSure || minutesOf(time) === clock.minutes);
    return part === undefined || isInPart(minutesOf(time), part);
  };
  const schedule = { ...noInterval, ...medicine };
  const slots = slotsNear(schedule, instantAt(wanted, noon, timeZone), noon * 60_000, timeZone);
  return slots
    .filter(({ date: on }) => on === wanted)
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .find(isMeant);
}

const noon = 720;
/** From when to when a part of the day goes, in minutes after midnight. */
const partsOfDay: Record<PartOfDay, [from: number, to: number]> = {
  ...{ morning: [240, 720], noon: [720, 1_020], evening: [960, 1_200], night: [1_140, 1_440] },
};
const isInPart = (minutes: number, part: PartOfDay) => minutes >= partsOfDay[part][0] && minutes < partsOfDay[part][1];

async function findTaken(named: Named[], at: Date, { db, person }: Turn): Promise<Taken[]> {
  const own = await listMedicines(db, person.owner);
  if (named.length > 0) {
    return named.map(({ name, dose }) => {
      const ofName = own.filter((medicine) => medicine.name.toLowerCase() === name.toLowerCase());
      const medicine = ofName.find((one) => dose !== '' && one.dose.startsWith(dose)) ?? ofName[0];
      return { name: medicine?.name ?? name, dose: dose || (medicine?.dose ?? ''), medicine };
    });
  }
  const due: MedicineRow[] = [];
  for (const medicine of own) if (await openSlot(db, person.owner, medicine, at, person.timeZone)) due.push(medicine);
  const meant = due.length > 0 ? due : own.length === 1 ? own : [];
  if (meant.length === 0) return [{ name: texts.unnamed(person.locale), dose: '', medicine: undefined }];
  return meant.map((medicine) => ({ name: medicine.name, dose: medicine.dose, medicine }));
}

/** Taken or Skip under a reminder: of that time, once. */
export async function answerReminder(status: Status, argument: string, turn: Turn): Promise<Outcome> {
  const { db, person, now } = turn;
  const { locale, owner, timeZone } = person;
  const slot = readSlotArgument(argument);
  const medicine = slot && (await findMedicine(db, owner, slot.id));
  if (!medicine) return { text: buttonGone(locale) };
  const localDate = localDateOf(slot.at, timeZone);
  const known = (await listIntakes(db, owner, localDate, localDateOf(now, timeZone))).find(
    ({ medicineId, dueAt }) => medicineId === medicine.id && dueAt?.getTime() === slot.at.getTime(),
  );
  if (known) return { text: texts.answeredAlready(locale, titleOf(medicine)) };
  const { name, dose } = medicine;
  const intake = { name, dose, status, occurredAt: now, localDate, dueAt: slot.at };
  const { id } = await insertIntake(db, owner, medicine, intake, { now, timeZone });
  const moment = { occurredAt: now, localDate };
  return {
    text: lineOf(titleOf(medicine), status, moment, turn),
    effects: [{ table: 'medicineEntries', id, change: 'created' }],
  };
}
