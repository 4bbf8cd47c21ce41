import { figure } from '../../../texts/numbers.ts';
import type { Outcome, Skill, Turn } from '../../assistant/skill.ts';
import { insertEntry } from '../../db/entries.ts';
import { momentOf, otherDay } from '../../lib/dates.ts';
import { findGoals } from '../profile/data.ts';
import { isSaneSleep, mostHours } from './policy.ts';
import { type ReadSleep, readSleep } from './reading.ts';

const tellsNoHours =
  /^(?:i )?(?:slept|woke up|sleep was|did(?:n't| not) sleep)(?: (?:very|so|too|really|quite|late|early|well|badly|bad|good|fine|okay|last night|today|at all|little|less))*[.! ]*$/i;

/** Sleep in the chat; a night counts for the day on which it ended. */
export const sleepSkill: Skill = {
  name: 'sleep',

  async answer(text) {
    if (!tellsNoHours.test(text)) return undefined;
    return { text: 'How long did you sleep? Write, say, slept 6.5 hours, or slept 11 pm to 6 am.' };
  },

  take(text) {
    const read = readSleep(text);
    return read && { rest: read.rest, log: (turn) => log(read, turn) };
  },
};

async function log({ hours, daysAgo }: ReadSleep, turn: Turn): Promise<Outcome> {
  const { db, person, now } = turn;
  if (!isSaneSleep(hours))
    return { text: `A day has ${mostHours} hours, so I logged no sleep for ${figure(hours, 1)} hours.` };
  const goals = await findGoals(db, person.owner);
  const moment = momentOf(daysAgo || turn.daysAgo, now, person.timeZone);
  const entry = { userId: person.owner, ...moment, sleepTimeHr: hours };
  const { id } = await insertEntry(db, 'sleepEntries', entry, now);
  return {
    text: `Sleep, ${asHours(hours)}${otherDay(moment.localDate, now, person.timeZone)} · target ${figure(goals.sleepHrsTarget, 1)} h`,
    effects: [{ table: 'sleepEntries', id, change: 'created' }],
  };
}

/** "7 h 30 min". */
function asHours(hours: number): string {
  const minutes = Math.round(hours * 60);
  const rest = minutes % 60;
  return [minutes >= 60 || rest === 0 ? `${Math.floor(minutes / 60)} h` : '', rest > 0 ? `${rest} min` : '']
    .filter(Boolean)
    .join(' ');
}
