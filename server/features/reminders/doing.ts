import type { FilledAct, Slots } from '../../../contract/acts/slots.ts';
import type { Outcome, Turn } from '../../assistant/skill.ts';
import { firstUnreadOfWhen } from '../../language/rhythms/unread.ts';
import { readSchedule } from '../../language/schedules.ts';
import { tokenise } from '../../language/tokens.ts';
import { localDateOf } from '../../lib/dates.ts';
import { changeTimes, stop } from './chat/managing.ts';
import { setReminder, type ToldWhen } from './chat/setting.ts';
import type { Which } from './reading.ts';
import { readSubject } from './words/subjects.ts';

/** Sets, moves or ends a reminder; when it comes is read from the person's words. Undefined of another act, and of medicines. */
export async function doReminder(filled: FilledAct, turn: Turn): Promise<Outcome | undefined> {
  switch (filled.act) {
    case 'remind.set':
      return set(filled.slots, turn);
    case 'remind.change':
      return changeTimes(whichOf(filled.slots.entry), whenOf(filled.slots.when, turn), turn);
    case 'remind.stop':
      return stopEach(filled.slots.entries, turn);
    default:
      return undefined;
  }
}

async function set({ name, when }: Slots<'remind.set'>, turn: Turn): Promise<Outcome | undefined> {
  const { subject, isBare } = readSubject(tokenise(name));
  return subject === 'medicine' ? undefined : setReminder({ text: name, subject, isBare }, whenOf(when, turn), turn);
}

function whenOf(said: string, { now, person }: Turn): ToldWhen {
  const tokens = tokenise(said);
  const schedule = readSchedule(tokens, localDateOf(now, person.timeZone));
  return { schedule, unread: firstUnreadOfWhen(tokens, schedule), said };
}

function whichOf(name: string | null): Which {
  const tokens = tokenise(name ?? '').filter(({ kind }) => kind === 'word');
  const { subject } = readSubject(tokens);
  return { all: false, place: undefined, subject, words: tokens.map(({ word }) => word), isLast: name === null };
}

async function stopEach(names: string[], turn: Turn): Promise<Outcome | undefined> {
  const outcomes: Outcome[] = [];
  for (const name of names.length > 0 ? names : [null]) {
    const stopped = await stop(whichOf(name), whenOf('', turn).schedule, false, turn);
    if (!stopped) return undefined;
    outcomes.push(stopped);
  }
  return {
    text: outcomes.map(({ text }) => text).join('\n'),
    effects: outcomes.flatMap(({ effects = [] }) => effects),
  };
}
