import { changedTo, itWas } from '../../../../texts/food/corrections.ts';
import { duration } from '../../../../texts/units.ts';
import { findMeantEffects } from '../../../assistant/data.ts';
import { idsLeft, type Outcome, type Turn } from '../../../assistant/skill.ts';
import { type EntryRow, findEntries, updateEntry } from '../../../db/entries.ts';
import { diaryDateOf } from '../../../lib/diaryDates.ts';
import { careText as careAnswer } from '../../care/texts/answer.ts';
import { findOverlaps } from '../data.ts';
import { longFastHours } from '../policy.ts';
import { leastHoursOfFast, readEndOfFast } from '../reading.ts';
import { hourMs, momentOf, onDayTold } from './moments.ts';

/** "Ended at 11 am", "no, 8 pm se shuru kiya tha": the other end of the fast that the latest change was of. */
export async function mendFast(text: string, turn: Turn): Promise<Outcome | undefined> {
  const read = readEndOfFast(text);
  const [id, ...others] = read ? idsLeft(await findMeantEffects(turn), 'fastEntries') : [];
  if (!read || id === undefined || others.length > 0) return undefined;
  const [fast] = await findEntries(turn.db, 'fastEntries', turn.person.owner, [id]);
  if (!fast?.endedAt) return undefined;
  const told = momentOf(read.clock, onDayTold(turn));
  const startedAt = read.end === 'start' ? startBefore(told, fast.endedAt, turn) : fast.occurredAt;
  const endedAt = read.end === 'end' ? told : fast.endedAt;
  // "Started at 9 pm" behind one that was over at noon is the next.
  const isNext = told >= fast.endedAt || endedAt.getTime() - startedAt.getTime() < leastHoursOfFast * hourMs;
  if (read.end === 'start' && !read.isDenying && isNext) return undefined;
  const overlaps = await findOverlaps(turn.db, turn.person.owner, { from: startedAt, to: endedAt });
  const isOwn = overlaps.every((other) => other.id === id);
  return startedAt < endedAt && isOwn ? change(fast, startedAt, endedAt, turn) : undefined;
}

/** "9 pm" of a fast that was over at noon is of the evening before. */
const startBefore = (told: Date, endedAt: Date, { daysAgo }: Turn): Date =>
  daysAgo === 0 && told >= endedAt ? new Date(told.getTime() - 24 * hourMs) : told;

async function change(
  { id, occurredAt, localDate, endedAt: before }: EntryRow<'fastEntries'>,
  startedAt: Date,
  endedAt: Date,
  { db, person }: Turn,
): Promise<Outcome> {
  const { locale, owner, timeZone } = person;
  const values = { occurredAt: startedAt, localDate: diaryDateOf(startedAt, person), endedAt };
  await updateEntry(db, 'fastEntries', owner, id, values);
  const hoursOf = (from: Date, to: Date) => (to.getTime() - from.getTime()) / hourMs;
  const hours = hoursOf(startedAt, endedAt);
  const isLong = hours >= longFastHours;
  const lines = [
    changedTo(locale, duration(locale, hours)),
    before && itWas(locale, duration(locale, hoursOf(occurredAt, before))),
    isLong && careAnswer('starvation.longFast', locale, timeZone),
  ];
  return {
    text: lines.filter(Boolean).join('\n'),
    effects: [{ table: 'fastEntries', id, change: 'updated', before: { occurredAt, localDate, endedAt: before } }],
    ...(isLong && { care: 'starvation.longFast' as const }),
  };
}
