import * as texts from '../../../../texts/entries/medicines.ts';
import { comingDay } from '../../../../texts/notices/schedules.ts';
import type { Effect, Outcome, Turn } from '../../../assistant/skill.ts';
import type { ReadClock } from '../../../language/clockFigures.ts';
import { inPart } from '../../../language/clockTimes.ts';
import { clockOf, instantAt, localDateOf } from '../../../lib/dates.ts';
import { snooze } from '../../reminders/mutations.ts';
import { nextSlot, noInterval, snoozeOf } from '../../reminders/policy.ts';
import { listMedicines, type MedicineRow } from '../data.ts';
import { openSlot } from '../mutations.ts';
import { titleOf } from '../policy.ts';
import type { Named } from '../words/naming.ts';

/** So long after its time a dose that is put off is the one that is meant. */
const dueMs = 2 * 3_600_000;

interface Move {
  byMin: number | undefined;
  to: ReadClock | undefined;
}

/** Puts off the dose that is due or comes next; the times of the medicine stay. */
export async function moveDose(named: Named[], move: Move, turn: Turn): Promise<Outcome> {
  const { db, person, now } = turn;
  const { locale, owner, timeZone } = person;
  const own = await listMedicines(db, owner);
  const effects: Effect[] = [];
  const lines: string[] = [];
  for (const { name } of named) {
    const known = own.find((one) => one.name.toLowerCase() === name.toLowerCase());
    const slot = known && (await doseOf(known, turn));
    if (!known?.reminderId || !slot) {
      lines.push(texts.notListed(locale, name));
      continue;
    }
    const until = movedTo(move, slot, now, timeZone);
    if (!until) return { text: texts.askMove(locale, titleOf(known)) };
    await snooze(db, owner, known.reminderId, slot, until);
    const before = { ...snoozeOf(known) };
    effects.push({ table: 'reminders', id: known.reminderId, change: 'updated', before });
    const day = comingDay(locale, localDateOf(until, timeZone), localDateOf(now, timeZone));
    lines.push(texts.doseMoved(locale, titleOf(known), day, clockOf(until, timeZone)));
  }
  return { text: lines.join('\n'), effects };
}

/** The one whose reminder came a while ago and is not answered, else the next one. */
async function doseOf(medicine: MedicineRow, { db, person, now }: Turn): Promise<Date | undefined> {
  const open = await openSlot(db, person.owner, medicine, now, person.timeZone);
  const isDue = open && open > medicine.createdAt && now.getTime() - open.getTime() < dueMs;
  return isDue ? open : nextSlot({ ...noInterval, ...medicine }, now, person.timeZone)?.at;
}

function movedTo({ byMin, to }: Move, slot: Date, now: Date, timeZone: string): Date | undefined {
  const from = slot > now ? slot : now;
  if (byMin !== undefined) return new Date(from.getTime() + byMin * 60_000);
  if (!to) return undefined;
  const date = localDateOf(slot, timeZone);
  const halves = to.isSure ? [to.minutes] : [to.minutes % 720, inPart(to.minutes, 'evening')];
  return halves.map((minutes) => instantAt(date, minutes, timeZone)).find((at) => at > from);
}
