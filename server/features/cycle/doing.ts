import type { Slots } from '../../../contract/acts/slots.ts';
import { type CycleSymptom, cycleSymptoms } from '../../../contract/entries/cycle.ts';
import { shortDate, whenText } from '../../../texts/dates.ts';
import * as texts from '../../../texts/entries/cycle.ts';
import { listOf } from '../../../texts/notices/schedules.ts';
import type { Effect, Outcome, Turn } from '../../assistant/skill.ts';
import { addDays, daysBetween } from '../../lib/dates.ts';
import { diaryDateOf } from '../../lib/diaryDates.ts';
import { careText } from '../care/texts/answer.ts';
import { findCycle, findLastPeriod, findTracking } from './data.ts';
import { changePeriod, insertPeriod, setTracking } from './mutations.ts';
import { isBleedingInPregnancy, isOn, outlookOf } from './policy.ts';
import type { ReadPeriod } from './reading.ts';

const mostPeriodDays = 30;

export interface Begun {
  startedOn: string;
  symptoms: CycleSymptom[];
}

/** A period that began, goes on or ended on the day that is told. */
export function doPeriod({ event, daysAgo }: Slots<'log.period'>, turn: Turn): Promise<Outcome> {
  const begunBefore = event === 'start' ? 0 : undefined;
  const read = { begunBefore, symptoms: [], daysAgo: daysAgo ?? 0 };
  return event === 'end' ? endPeriod(read, turn) : logPeriod(read, turn);
}

type Told = Pick<ReadPeriod, 'begunBefore' | 'symptoms' | 'daysAgo'>;

export const todayOf = ({ now, person }: Turn) => diaryDateOf(now, person);
const toldDay = ({ daysAgo }: Told, turn: Turn) => addDays(todayOf(turn), -(turn.daysAgo || daysAgo));
const named = (symptoms: CycleSymptom[], { person: { locale } }: Turn) =>
  symptoms.length === 0
    ? ''
    : listOf(
        locale,
        symptoms.map((symptom) => texts.symptomNames[symptom](locale)),
      );

export async function logPeriod(read: Told, turn: Turn): Promise<Outcome> {
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
  return beginPeriod({ startedOn, symptoms }, turn);
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

export async function beginPeriod({ startedOn, symptoms }: Begun, turn: Turn): Promise<Outcome> {
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

export async function endPeriod(read: Told, turn: Turn): Promise<Outcome> {
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
export async function outlookLines(turn: Turn): Promise<string[]> {
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
