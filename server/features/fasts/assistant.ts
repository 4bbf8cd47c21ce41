import { z } from 'zod';
import type { Slots } from '../../../contract/acts/slots.ts';
import { type FastPlan, fastPlans, sunPlans } from '../../../contract/entries/fasts.ts';
import { buttonGone, left } from '../../../texts/conversation.ts';
import { weekdayMoment } from '../../../texts/dates.ts';
import * as texts from '../../../texts/entries/fasts.ts';
import { duration } from '../../../texts/units.ts';
import { findQuestion } from '../../assistant/data.ts';
import { whenFilled } from '../../assistant/filled.ts';
import { takeQuestion } from '../../assistant/mutations.ts';
import type { Outcome, Skill, Turn } from '../../assistant/skill.ts';
import { insertEntry } from '../../db/entries.ts';
import { readAgreement } from '../../language/agreement.ts';
import type { ReadClock } from '../../language/clockFigures.ts';
import { diaryDateOf } from '../../lib/diaryDates.ts';
import { minutesOf } from '../../lib/recurrence.ts';
import { careText as careAnswer } from '../care/texts/answer.ts';
import { mendFast } from './chat/mending.ts';
import { hourMs, momentOf, onDayTold } from './chat/moments.ts';
import { findFaster, findFastingCity, findOpenFast, findOverlaps } from './data.ts';
import { endFasts } from './mutations.ts';
import { beginningOf, goalOf, longFastHours, sunOf, whyNoFasting } from './policy.ts';
import { type FastWish, readBreakfast, readFastWish, readOwnFast, readPastFast } from './reading.ts';

/** Fasting in the chat: begun, ended, and how far it is. */
export const fastSkill: Skill = {
  name: 'fasts',
  acts: ['log.fast', 'ask.own'],
  logs: true,

  mend: mendFast,

  async answer(text, turn) {
    const wish = readFastWish(text);
    if (wish?.wish === 'start') return start(wish, turn);
    const hours = wish && readPastFast(text);
    if (hours !== undefined && !(await isOfOpenFast(hours, wish, turn)))
      return addDone(hours, turn, wish?.isWhole && wish.clock);
    if (wish?.wish === 'end') return end(momentOf(wish.clock, wish.isWhole ? turn : onDayTold(turn)), turn);
    return wish && tellStatus(turn);
  },

  take(text) {
    const rest = readBreakfast(text);
    return rest === undefined ? undefined : { rest, log: (turn) => end(turn.now, turn) };
  },

  async keep(_act, text, turn) {
    const { event, hours, plan, clock, ended } = readOwnFast(text);
    const open = await findOpenFast(turn.db, turn.person.owner);
    if (event === 'start') return start({ wish: 'start', plan, city: '', clock }, turn);
    return open ? end(momentOf(clock, turn), turn) : addDone(hours, turn, ended);
  },

  do: async (filled, turn) => (filled.act === 'log.fast' ? doFast(filled.slots, turn) : undefined),

  async resume(data, text, turn) {
    const answer = readAgreement(text);
    if (answer === undefined) return undefined;
    return answer === 'yes' ? goOn(data, turn) : { text: left(turn.person.locale) };
  },

  async press(verb, _argument, turn) {
    const { db, person, now } = turn;
    const open = await findQuestion(db, person.owner, now);
    if (open?.skill !== 'fasts') return { text: buttonGone(person.locale) };
    await takeQuestion(db, person.owner, turn);
    return verb === 'go' ? goOn(open.data, turn) : { text: left(person.locale) };
  },
};

/** Whether a fast that is over, as it is told, is the one that goes on. */
async function isOfOpenFast(hours: number, wish: FastWish | undefined, turn: Turn): Promise<boolean> {
  const open = await findOpenFast(turn.db, turn.person.owner);
  if (!open || !wish?.isWhole) return open !== undefined;
  const startedAt = momentOf(wish.clock, turn).getTime() - hours * hourMs;
  return Math.abs(open.occurredAt.getTime() - startedAt) <= apartHours * hourMs;
}
const apartHours = 1;

/** A fast that begins or ends, or is over by now, at the day and time that are told. */
async function doFast({ event, hours, daysAgo, time }: Slots<'log.fast'>, given: Turn): Promise<Outcome> {
  const turn = whenFilled({ daysAgo, time }, given);
  const clock = time === null ? undefined : { minutes: minutesOf(time), isSure: true, isMarked: true, next: 0 };
  if (event === 'start') return start({ wish: 'start', plan: null, city: '', clock }, turn);
  return event === 'end' ? end(momentOf(clock, turn), turn) : addDone(hours ?? undefined, turn, clock);
}

/** What was asked about: a fast that begins while one runs, or one that is over and overlaps another. */
const asked = z.object({
  startedAt: z.coerce.date(),
  endedAt: z.coerce.date().nullable(),
  plan: z.enum(fastPlans).nullable(),
  city: z.string(),
});

async function goOn(data: unknown, turn: Turn): Promise<Outcome> {
  const { startedAt, endedAt, plan, city } = asked.parse(data);
  if (endedAt) return saveDone(startedAt, endedAt, turn);
  const effects = await endFasts(turn.db, turn.person.owner, startedAt);
  const begun = await begin({ plan, city, startedAt }, turn);
  return { ...begun, effects: [...effects, ...(begun.effects ?? [])] };
}

function ask(text: string, data: z.infer<typeof asked>, labels: [go: string, leave: string]): Outcome {
  const [go, leave] = labels;
  const buttons = [
    { label: go, action: 'fasts.go:1' },
    { label: leave, action: 'fasts.leave:1' },
  ];
  return { text, question: { skill: 'fasts', data }, buttons: () => [buttons] };
}

/** A fast that was never begun here and is over. */
async function addDone(hours: number | undefined, turn: Turn, end?: ReadClock): Promise<Outcome> {
  const { db, person, now } = turn;
  const { owner, locale } = person;
  const off = whyNoFasting(await findFaster(db, owner, now));
  if (off) return { text: texts.offBecause[off](locale) };
  if (hours === undefined || hours > mostHours) return { text: texts.howLong(locale) };
  const endedAt = momentOf(end, turn);
  const startedAt = new Date(endedAt.getTime() - hours * hourMs);
  const [other] = await findOverlaps(db, owner, { from: startedAt, to: endedAt });
  if (!other) return saveDone(startedAt, endedAt, turn);
  const text = texts.overlapsOther(
    locale,
    clockOf(other.occurredAt, turn),
    other.endedAt ? clockOf(other.endedAt, turn) : '',
  );
  return ask(text, { startedAt, endedAt, plan: null, city: '' }, [texts.logBoth(locale), texts.dontLog(locale)]);
}

async function saveDone(occurredAt: Date, endedAt: Date, { db, person, now }: Turn): Promise<Outcome> {
  const { owner, locale, timeZone } = person;
  const hours = (endedAt.getTime() - occurredAt.getTime()) / hourMs;
  const moment = { occurredAt, localDate: diaryDateOf(occurredAt, person) };
  const { id } = await insertEntry(db, 'fastEntries', { userId: owner, ...moment, endedAt, plan: null, city: '' }, now);
  const isLong = hours >= longFastHours;
  return {
    text: [
      texts.ended(locale, duration(locale, hours)),
      isLong ? careAnswer('starvation.longFast', locale, timeZone) : texts.endedKindly(locale),
    ].join('\n'),
    effects: [{ table: 'fastEntries', id, change: 'created' }],
    ...(isLong && { care: 'starvation.longFast' as const }),
  };
}
const mostHours = 168;

async function start({ plan, city: told, clock }: FastWish, turn: Turn): Promise<Outcome> {
  const { db, person, now, daysAgo } = turn;
  const { owner, locale, timeZone } = person;
  const off = whyNoFasting(await findFaster(db, owner, now));
  if (off) return { text: texts.offBecause[off](locale) };
  const city = told || (plan && sunPlans.includes(plan) ? await findFastingCity(db, owner) : '');
  const startedAt =
    clock || daysAgo > 0 ? momentOf(clock, clock ? onDayTold(turn) : turn) : beginningOf(plan, city, now, timeZone);
  const open = await findOpenFast(db, owner);
  if (open) {
    const text = [texts.runsAlready(locale), await describe(open, turn), texts.startAnew(locale)].join('\n');
    return ask(text, { startedAt, endedAt: null, plan, city }, [texts.newFast(locale), texts.keepFast(locale)]);
  }
  return begin({ plan, city, startedAt }, turn);
}

interface Beginning {
  plan: FastPlan | null;
  city: string;
  startedAt: Date;
}

async function begin({ plan, city, startedAt }: Beginning, turn: Turn): Promise<Outcome> {
  const { db, person, now } = turn;
  const { owner, locale, timeZone } = person;
  const moment = { occurredAt: startedAt, localDate: diaryDateOf(startedAt, person) };
  const { id } = await insertEntry(db, 'fastEntries', { userId: owner, ...moment, plan, city }, now);
  const goal = goalOf({ plan, city, startedAt }, timeZone);
  const lines = [
    texts.started(locale, plan ? texts.planNames[plan](locale) : '', clockOf(startedAt, turn)),
    goal && texts.goalTold(locale, clockOf(goal, turn)),
    plan && sunPlans.includes(plan) && texts.cityTold(locale, sunOf(moment.localDate, city, timeZone)?.city ?? ''),
    texts.stopWhenever(locale),
  ];
  return { text: lines.filter(Boolean).join('\n'), effects: [{ table: 'fastEntries', id, change: 'created' }] };
}

async function end(at: Date, turn: Turn): Promise<Outcome> {
  const { db, person, now } = turn;
  const { owner, locale } = person;
  const open = await findOpenFast(db, owner);
  const endedAt = open && at <= open.occurredAt ? now : at;
  const effects = open ? await endFasts(db, owner, endedAt) : [];
  if (!open || effects.length === 0) return { text: texts.noneOpen(locale) };
  const hours = (endedAt.getTime() - open.occurredAt.getTime()) / hourMs;
  const isLong = hours >= longFastHours;
  const lines = [
    texts.ended(locale, duration(locale, hours)),
    isLong ? careAnswer('starvation.longFast', locale, person.timeZone) : texts.endedKindly(locale),
  ];
  return { text: lines.join('\n'), effects, ...(isLong && { care: 'starvation.longFast' as const }) };
}

async function tellStatus(turn: Turn): Promise<Outcome> {
  const { db, person, now } = turn;
  const open = await findOpenFast(db, person.owner);
  if (!open) return { text: texts.noneOpen(person.locale) };
  const isLong = now.getTime() - open.occurredAt.getTime() >= longFastHours * hourMs;
  const text = await describe(open, turn);
  if (!isLong) return { text };
  const { locale, timeZone } = person;
  return { text: `${text}\n${careAnswer('starvation.longFast', locale, timeZone)}`, care: 'starvation.longFast' };
}

type Open = NonNullable<Awaited<ReturnType<typeof findOpenFast>>>;

async function describe({ occurredAt, city, plan: stored }: Open, turn: Turn): Promise<string> {
  const { locale, timeZone } = turn.person;
  const plan = fastPlans.find((each) => each === stored) ?? null;
  const goal = goalOf({ plan: plan as FastPlan | null, city, startedAt: occurredAt }, timeZone);
  const elapsed = duration(locale, (turn.now.getTime() - occurredAt.getTime()) / hourMs);
  if (!goal) return texts.elapsed(locale, elapsed);
  const leftHours = (goal.getTime() - turn.now.getTime()) / hourMs;
  if (leftHours <= 0) return [texts.elapsed(locale, elapsed), texts.goalReached(locale)].join('\n');
  return [texts.elapsed(locale, elapsed), texts.left(locale, duration(locale, leftHours), clockOf(goal, turn))].join(
    '\n',
  );
}

const clockOf = (instant: Date, { person: { locale, timeZone } }: Turn): string =>
  weekdayMoment(locale, instant, timeZone);
