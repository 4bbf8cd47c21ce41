import { figure } from '../../../texts/numbers.ts';
import type { Outcome, Skill, Turn } from '../../assistant/skill.ts';
import { insertEntry } from '../../db/entries.ts';
import { momentOf, otherDay, shortDate } from '../../lib/dates.ts';
import { findLatestWeight } from './data.ts';
import { describeChange, isSaneWeight, leastKg, mostKg } from './policy.ts';
import { type ReadWeight, readWeight } from './reading.ts';

/** Body weight in the chat. */
export const weightSkill: Skill = {
  name: 'weight',

  take(text) {
    const read = readWeight(text);
    return read && { rest: read.rest, log: (turn) => log(read, turn) };
  },
};

async function log({ weightKg, daysAgo }: ReadWeight, turn: Turn): Promise<Outcome> {
  const { db, person, now } = turn;
  if (!isSaneWeight(weightKg))
    return {
      text: `I log body weights from ${leastKg} to ${mostKg} kg, so I logged nothing for ${figure(weightKg, 1)} kg.`,
    };
  const moment = momentOf(daysAgo || turn.daysAgo, now, person.timeZone);
  const before = await findLatestWeight(db, person.owner, moment.occurredAt);
  const { id } = await insertEntry(db, 'weightEntries', { userId: person.owner, ...moment, weightKg }, now);
  const change = before
    ? ` · ${describeChange(weightKg - before.weightKg)} since ${since(before.localDate, moment.localDate)}`
    : '';
  const day = otherDay(moment.localDate, now, person.timeZone);
  return {
    text: `${figure(weightKg, 1)} kg${day}${change}`,
    effects: [{ table: 'weightEntries', id, change: 'created' }],
  };
}

const since = (date: string, today: string) => (date === today ? 'earlier that day' : shortDate(date, today));
