import { type CycleSymptom, cycleSymptoms } from '../../../contract/entries/cycle.ts';
import { localDate } from '../../../contract/http.ts';
import { shortDate, whenText } from '../../../texts/dates.ts';
import * as texts from '../../../texts/entries/cycle.ts';
import { listOf } from '../../../texts/notices/schedules.ts';
import type { Effect, Outcome, Skill, Turn } from '../../assistant/skill.ts';
import { addDays, daysBetween } from '../../lib/dates.ts';
import { diaryDateOf } from '../../lib/diaryDates.ts';
import { careText } from '../care/texts/answer.ts';
import { subscribe, unsubscribe } from '../notifications/mutations.ts';
import { findCycle, findLastPeriod, findTracking } from './data.ts';
import { changePeriod, insertPeriod, setTracking } from './mutations.ts';
import { isBleedingInPregnancy, isOn, outlookOf } from './policy.ts';
import { type CycleQuestion, isYes, type ReadPeriod, readCycleQuestion, readOwnPeriod, readPeriod } from './reading.ts';

const reminder = 'period_reminder';
const mostPeriodDays = 30;

interface Begun {
  startedOn: string;
  symptoms: CycleSymptom[];
}

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
    return read && { rest: read.rest, log: (turn) => (read.wish === 'end' ? end(read, turn) : log(read, turn)) };
  },

  async keep(_act, text, turn) {
    const read = readOwnPeriod(text);
    return read.wish === 'end' ? end(read, turn) : log(read, turn);
  },

  async resume(data, text, turn) {
    return isYes(text) ? begin(data as Begun, turn) : undefined;
  },

  async press(verb, argument, turn) {
    const [day, told = ''] = argument.split(' ');
    const startedOn = localDate.safeParse(day).data;
    if (verb !== 'keep' || startedOn === undefined || startedOn > todayOf(turn))
      return { text: texts.nothingKept(turn.person.locale) };
    const symptoms = told.split(',').flatMap((index) => (index && cycleSymptoms[Number(index)]) || []);
    return begin({ startedOn, symptoms }, turn);
  },
};

const todayOf = ({ now, person }: Turn) => diaryDateOf(now, person);
const toldDay = ({ daysAgo }: ReadPeriod, turn: Turn) => addDays(todayOf(turn), -(turn.daysAgo || daysAgo));
const named = (symptoms: CycleSymptom[], { person: { locale } }: Turn) =>
  symptoms.length === 0
    ? ''
    : listOf(
        locale,
        symptoms.map((symptom) => texts.symptomNames[symptom](locale)),
      );

async function log(read: ReadPeriod, turn: Turn): Promise<Outcome> {
  const { db, person, now } = turn;
  const { owner, locale, timeZone } = person;
  const { symptoms, begunBefore } = read;
  const date = toldDay(read, turn);
  const startedOn = addDays(date, -(begunBefore ?? 0));
  const { tracking, person: bleeder } = await findCycle(db, owner, now);
  if (isBleedingInPregnancy(bleeder.lifeStage, { startedOn, endedOn: null }, todayOf(turn)))
    return { text: careText('pregnancy.bleeding', locale, timeZone), care: 'pregnancy.bleeding' };
  if (tracking === 'off') return ask({ startedOn, symptoms }, texts.askToTrack(locale), texts.keep(locale), turn);
  const last = await findLastPeriod(db, owner, date);
  if (last && isOn({ startedOn: last.localDate, endedOn: last.endedOn }, date)) {
    const day = daysBetween(last.localDate, date) + 1;
    const added = symptoms.filter((symptom) => !last.symptoms.includes(symptom));
    const effects =
      added.length > 0 ? [await changePeriod(db, owner, last, { symptoms: [...last.symptoms, ...added] })] : [];
    return { text: texts.dayOfPeriod(locale, day, named(symptoms, turn)), effects };
  }
  if (begunBefore === undefined)
    return ask({ startedOn, symptoms }, texts.isNoneOn(locale), texts.beganNow(locale), turn);
  return begin({ startedOn, symptoms }, turn);
}

/** Asks whether a period is to be logged; a yes logs it. */
function ask(begun: Begun, text: string, label: string, { person: { locale } }: Turn): Outcome {
  const told = begun.symptoms.map((symptom) => cycleSymptoms.indexOf(symptom)).join(',');
  return {
    text,
    question: { skill: 'cycle', data: begun },
    buttons: () => [
      [
        { label, action: `cycle.keep:${begun.startedOn} ${told}` },
        { label: texts.notKept(locale), action: 'cycle.leave:' },
      ],
    ],
  };
}

async function begin({ startedOn, symptoms }: Begun, turn: Turn): Promise<Outcome> {
  const { db, person, now } = turn;
  const { owner, locale, timeZone } = person;
  const last = await findLastPeriod(db, owner, startedOn);
  if (last?.localDate === startedOn) return { text: texts.dayOfPeriod(locale, 1, '') };
  const before = await findTracking(db, owner);
  const effects: Effect[] = before === 'off' ? await setTracking(db, owner, before, 'private') : [];
  effects.push(await insertPeriod(db, owner, { startedOn, symptoms, timeZone }, now));
  const began = texts.began(locale, whenText(locale, startedOn, todayOf(turn)), named(symptoms, turn));
  return { text: [began, ...(await outlookLines(turn))].join('\n'), effects };
}

async function end(read: ReadPeriod, turn: Turn): Promise<Outcome> {
  const { db, person } = turn;
  const { owner, locale } = person;
  const date = toldDay(read, turn);
  const last = await findLastPeriod(db, owner, date);
  const days = last ? daysBetween(last.localDate, date) + 1 : 0;
  if (!last || last.endedOn !== null || days > mostPeriodDays) return { text: texts.isNoneOn(locale) };
  const effects = [await changePeriod(db, owner, last, { endedOn: date })];
  return { text: [texts.ended(locale, days), ...(await outlookLines(turn))].join('\n'), effects };
}

/** What is likely next, and what is worth a word with a doctor. */
async function outlookLines(turn: Turn): Promise<string[]> {
  const { locale } = turn.person;
  const today = todayOf(turn);
  const { periods, person } = await findCycle(turn.db, turn.person.owner, turn.now);
  const { next, lateDays, unpredicted, hint } = outlookOf(periods, today, person);
  const range = next && [shortDate(locale, next.from, today), shortDate(locale, next.to, today)];
  return [
    ...(unpredicted ? [texts.unpredicted[unpredicted](locale)] : []),
    ...(range && lateDays === 0
      ? [`${texts.nextOne(locale, range[0] as string, range[1] as string)}${texts.ofCycles(locale, next.ofCycles)}`]
      : []),
    ...(lateDays > 0 && hint !== 'absent' ? [texts.late(locale, lateDays)] : []),
    ...(hint ? [texts.hints[hint](locale)] : []),
  ];
}

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
