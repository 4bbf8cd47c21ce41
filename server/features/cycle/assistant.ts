import { cycleSymptoms } from '../../../contract/entries/cycle.ts';
import { localDate } from '../../../contract/http.ts';
import * as texts from '../../../texts/entries/cycle.ts';
import type { Outcome, Skill, Turn } from '../../assistant/skill.ts';
import { subscribe, unsubscribe } from '../notifications/mutations.ts';
import { findCycle, findTracking } from './data.ts';
import { type Begun, beginPeriod, doPeriod, endPeriod, logPeriod, outlookLines, todayOf } from './doing.ts';
import { setTracking } from './mutations.ts';
import { outlookOf } from './policy.ts';
import { type CycleQuestion, isYes, readCycleQuestion, readOwnPeriod, readPeriod } from './reading.ts';

const reminder = 'period_reminder';

/** The cycle in the chat; nothing of it is kept until the person says so. */
export const cycleSkill: Skill = {
  name: 'cycle',
  acts: ['log.period', 'ask.own', 'remind.set', 'set.setting', 'want.advice'],
  logs: true,

  async answer(text, turn) {
    const question = readCycleQuestion(text);
    if (question?.wish === 'ask') return { text: await describe(turn) };
    if (question?.wish === 'remind') return setReminder(question, turn);
    return question && track(question.tracking, turn);
  },

  take(text) {
    const read = readPeriod(text);
    return (
      read && { rest: read.rest, log: (turn) => (read.wish === 'end' ? endPeriod(read, turn) : logPeriod(read, turn)) }
    );
  },

  async keep(_act, text, turn) {
    const read = readOwnPeriod(text);
    return read.wish === 'end' ? endPeriod(read, turn) : logPeriod(read, turn);
  },

  do: async (filled, turn) => (filled.act === 'log.period' ? doPeriod(filled.slots, turn) : undefined),

  async resume(data, text, turn) {
    return isYes(text) ? beginPeriod(data as Begun, turn) : undefined;
  },

  async press(verb, argument, turn) {
    const [day, told = ''] = argument.split(' ');
    const startedOn = localDate.safeParse(day).data;
    if (verb !== 'keep' || startedOn === undefined || startedOn > todayOf(turn))
      return { text: texts.nothingKept(turn.person.locale) };
    const symptoms = told.split(',').flatMap((index) => (index && cycleSymptoms[Number(index)]) || []);
    return beginPeriod({ startedOn, symptoms }, turn);
  },
};

async function describe(turn: Turn): Promise<string> {
  const { db, person, now } = turn;
  const { locale } = person;
  const { periods, person: bleeder, tracking } = await findCycle(db, person.owner, now);
  const { day, usualDays, next } = outlookOf(periods, todayOf(turn), bleeder);
  if (tracking === 'off') return texts.notTracked(locale);
  if (day === null) return texts.noneKnown(locale);
  return [
    texts.dayOfCycle(locale, day),
    ...(usualDays === null ? [] : [texts.usual(locale, usualDays)]),
    ...(await outlookLines(turn)),
    ...(next ? [texts.estimateOnly(locale)] : []),
  ].join('\n');
}

async function track(tracking: 'off' | 'private' | 'shown', { db, person }: Turn): Promise<Outcome> {
  const before = await findTracking(db, person.owner);
  const effects = await setTracking(db, person.owner, before, tracking);
  return { text: texts.trackingTold[tracking](person.locale), effects };
}

/** The reminder needs the periods to be kept. */
async function setReminder({ isWanted }: CycleQuestion & { wish: 'remind' }, turn: Turn): Promise<Outcome> {
  const { db, person, now } = turn;
  if (!isWanted) {
    await unsubscribe(db, person.owner, reminder);
    return { text: texts.reminderOff(person.locale) };
  }
  const before = await findTracking(db, person.owner);
  const effects = before === 'off' ? await setTracking(db, person.owner, before, 'private') : [];
  await subscribe(db, person.owner, { code: reminder }, now);
  return { text: texts.reminderOn(person.locale), effects };
}
