import type { Effect, Outcome, Skill, Turn } from '../../assistant/skill.ts';
import { findDay } from '../../db/dailyTotals.ts';
import { insertEntry } from '../../db/entries.ts';
import { localDateOf, momentOf, whenText } from '../../lib/dates.ts';
import { figure } from '../../lib/text.ts';
import { findGoals } from '../profile/data.ts';
import { isSaneVolume, refusedVolume } from './policy.ts';
import { type Drink, readWater } from './reading.ts';

/** Plain water in the chat. */
export const waterSkill: Skill = {
  name: 'water',

  take(text) {
    const read = readWater(text);
    return read && { rest: read.rest, log: (turn) => logAll(read.drinks, turn) };
  },
};

async function logAll(drinks: Drink[], turn: Turn): Promise<Outcome> {
  const { db, person, now } = turn;
  const lines: string[] = [];
  const effects: Effect[] = [];
  const dates = new Set<string>();
  for (const { volumeMl, containerType, daysAgo } of drinks) {
    if (!isSaneVolume(volumeMl)) {
      lines.push(refusedVolume(volumeMl));
      continue;
    }
    const moment = momentOf(daysAgo || turn.daysAgo, now, person.timeZone);
    const entry = { userId: person.owner, ...moment, volumeMl, containerType };
    const { id } = await insertEntry(db, 'waterEntries', entry, now);
    effects.push({ table: 'waterEntries', id, change: 'created' });
    dates.add(moment.localDate);
    lines.push(`Water, ${figure(volumeMl)} ml`);
  }
  if (effects.length === 0) return { text: lines.join('\n') };
  const days = await describeDays([...dates], turn);
  return { text: `${lines.join('\n')} · ${days}`, effects };
}

async function describeDays(dates: string[], { db, person, now }: Turn): Promise<string> {
  const goals = await findGoals(db, person.owner);
  const today = localDateOf(now, person.timeZone);
  const texts: string[] = [];
  for (const date of dates) {
    const { waterMl } = await findDay(db, person.owner, date);
    texts.push(`${figure(waterMl / 1_000, 2)} of ${figure(goals.waterLitersPerDay, 2)} L ${whenText(date, today)}`);
  }
  return texts.join(' · ');
}
