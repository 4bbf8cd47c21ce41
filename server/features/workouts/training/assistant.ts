import { buttonGone } from '../../../../texts/conversation.ts';
import { dayTitle } from '../../../../texts/dates.ts';
import * as texts from '../../../../texts/entries/training.ts';
import type { Outcome, Skill, Turn } from '../../../assistant/skill.ts';
import { addDays } from '../../../lib/dates.ts';
import { diaryDateOf } from '../../../lib/diaryDates.ts';
import { logWorkout } from '../assistant.ts';
import { findTraining, type Training } from './data.ts';
import { describeSession, sessionLines } from './describe.ts';
import { changePlan, createPlan, endPlans } from './mutations.ts';
import { nextDate, sessionOn, sessionToChange, warningsOf } from './policy.ts';
import { type ReadTraining, readScreening, readTraining, type ToldSettings, type TrainingWish } from './reading.ts';

const usualDays = 3;
const usualMinutes = 45;
const question = (asks: 'screening' | 'workout') => ({ skill: 'training', data: asks });

/** The trainer in the chat: a plan, today's workout, and what is changed of it by saying so. */
export const trainingSkill: Skill = {
  name: 'training',
  acts: ['want.workout', 'ask.saved', 'want.advice', 'log.workout'],

  async answer(text, turn) {
    // The day that a message names was taken out of the text as one that is past.
    const told = readTraining(turn.said || text);
    return told?.isNamed ? respond(told, turn) : undefined;
  },

  async resume(data, text, turn) {
    if (data === 'screening') {
      const screening = readScreening(text);
      return screening && screen(screening, turn);
    }
    const told = readTraining(turn.said || text);
    return told && respond(told, turn);
  },

  async press(verb, argument, turn) {
    const { locale } = turn.person;
    if (verb === 'screen') return screen(argument === 'clear' ? 'clear' : 'caution', turn);
    const training = verb === 'done' ? await find(turn) : undefined;
    return training ? logSession(training, argument, turn) : { text: buttonGone(locale) };
  },
};

const find = ({ db, person, now }: Turn) => findTraining(db, person.owner, now, person);

async function respond({ wish }: ReadTraining, turn: Turn): Promise<Outcome | undefined> {
  const { locale } = turn.person;
  if (wish.wish === 'make') return make(wish, turn);
  const training = await find(turn);
  if (!training) return isOfPlan(wish) ? { text: texts.noPlan(locale) } : undefined;
  const { today } = training;
  switch (wish.wish) {
    case 'end':
      return { text: texts.ended(locale), effects: await endPlans(turn.db, turn.person.owner, turn.now) };
    case 'show':
      return { text: overview(training, turn) };
    case 'today':
      return tellDay(training, today, turn);
    case 'tomorrow':
      return tellDay(training, addDays(today, 1), turn);
    case 'done':
      return logSession(training, today, turn);
    default:
      return change(training, wish, turn);
  }
}

/** What can only be meant of a plan, so that whoever has none is told how to get one. */
const isOfPlan = (wish: TrainingWish): boolean =>
  ['show', 'end', 'move', 'shorten'].includes(wish.wish) || ('isAdvice' in wish && wish.isAdvice);

async function make({ wish: _, ...told }: { wish: 'make' } & ToldSettings, turn: Turn): Promise<Outcome> {
  const { db, person, now } = turn;
  const { owner, locale } = person;
  const startedOn = diaryDateOf(now, person);
  const settings = {
    ...{ goal: 'health', level: 'beginner', daysPerWeek: usualDays, place: 'home', ...told },
    minutes: Math.max(15, told.minutes ?? usualMinutes),
  };
  const known = await find(turn);
  const screening = known?.row.screening ?? 'open';
  const effects = await createPlan(db, owner, { ...settings, screening, startedOn }, now);
  const training = await find(turn);
  if (!training) throw new Error('a plan that was made is not there');
  const text = overview(training, turn);
  if (screening !== 'open') return { text, effects };
  const asked = texts.questions.map((each) => `• ${each(locale)}`);
  return {
    text: [text, '', texts.askedFirst(locale), ...asked].join('\n'),
    effects,
    question: question('screening'),
    buttons: () => [
      [
        { label: texts.noneOfThese(locale), action: 'training.screen:clear' },
        { label: texts.oneOfThese(locale), action: 'training.screen:caution' },
      ],
    ],
  };
}

function overview(training: Training, { person: { locale } }: Turn): string {
  const { settings, sessions, today } = training;
  const { daysPerWeek, place, goal, level } = settings;
  const names = [texts.placeNames[place], texts.goalNames[goal], texts.levelNames[level]] as const;
  return [
    texts.planMade(locale, daysPerWeek, names[0](locale), names[1](locale), names[2](locale)),
    ...sessions.map((session) => describeSession(session, today, locale)),
    ...warningsOf(training, locale),
  ].join('\n');
}

async function screen(screening: 'clear' | 'caution', { db, person }: Turn): Promise<Outcome> {
  const effects = await changePlan(db, person.owner, { screening });
  if (effects.length === 0) return { text: texts.noPlan(person.locale) };
  const text = screening === 'clear' ? texts.clearNow : texts.seeDoctor;
  return { text: text(person.locale), effects };
}

/** The workout of a day with all that is done in it, and a button to log it. */
function tellDay(training: Training, date: string, { person }: Turn): Outcome {
  const { locale } = person;
  const session = sessionOn(training, date);
  const { today } = training;
  if (!session) return { text: texts.restDay(locale, dayTitle(locale, nextDate(training), today)) };
  if (session.isDone) return { text: texts.doneAlready(locale) };
  const lines = [...sessionLines(session, today, person), ...warningsOf(training, locale), texts.sayWhatFits(locale)];
  const isNow = date === today;
  return {
    text: lines.join('\n'),
    question: question('workout'),
    ...(isNow && { buttons: () => [[{ label: texts.doneButton(locale), action: `training.done:${date}` }]] }),
  };
}

type Change = Extract<TrainingWish, { wish: 'move' | 'ease' | 'shorten' | 'injury' }>;

/** Logs a planned workout as it was planned. */
async function logSession(training: Training, date: string, turn: Turn): Promise<Outcome> {
  const session = sessionOn(training, date);
  if (!session || date > training.today) return { text: buttonGone(turn.person.locale) };
  if (session.isDone) return { text: texts.doneAlready(turn.person.locale) };
  const sets = session.exercises.flatMap((exercise) => exercise.sets);
  return logWorkout({ sets, daysAgo: daysFrom(date, training.today) }, turn);
}

const daysFrom = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

async function change(training: Training, wish: Change, turn: Turn): Promise<Outcome> {
  const { db, person } = turn;
  const { owner, locale } = person;
  const session = sessionToChange(training);
  if (!session) return { text: texts.noWorkoutToChange(locale) };
  const effects = await changePlan(db, owner, changeOf(wish, session.date, training));
  const after = await find(turn);
  if (!after) return { text: texts.noPlan(locale) };
  const shown = shownAfter(wish, session.date, training, after);
  const told = { move: movedText(shown, after.today, locale), ease: texts.eased(locale), injury: '' };
  const said = wish.wish === 'shorten' ? texts.shortened(locale, wish.minutes) : told[wish.wish];
  const lines = [
    ...(said ? [said] : []),
    ...(shown ? sessionLines(shown, after.today, person) : []),
    ...(wish.wish === 'injury' ? warningsOf(after, locale) : []),
  ];
  return { text: lines.join('\n'), effects, question: question('workout') };
}

const movedText = (shown: ReturnType<typeof shownAfter>, today: string, locale: Turn['person']['locale']): string =>
  shown ? texts.movedTo(locale, dayTitle(locale, shown.date, today)) : texts.droppedThisWeek(locale);

function changeOf(wish: Change, date: string, training: Training): Parameters<typeof changePlan>[2] {
  switch (wish.wish) {
    case 'ease':
      return { change: { ease: date } };
    case 'shorten':
      return { change: { shorten: { date, minutes: wish.minutes } } };
    case 'injury':
      return { injuries: [...new Set([...training.row.injuries, wish.injury])] };
    default:
      return { change: { move: { from: date, to: dateOf(wish.to, training.today) } } };
  }
}

/** The next such day of the week, today among them. */
function dateOf(to: { inDays: number } | { weekday: number }, today: string): string {
  if ('inDays' in to) return addDays(today, to.inDays);
  const weekday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
  return addDays(today, (to.weekday - weekday + 7) % 7);
}

/** The changed workout as it is now: of one that was moved, that of its focus on or after the new day. */
function shownAfter(wish: Change, date: string, before: Training, after: Training) {
  if (wish.wish !== 'move') return sessionOn(after, date);
  const moved = sessionOn(before, date);
  const to = dateOf(wish.to, before.today);
  return after.sessions.find(({ date: on, focus, isDone }) => on >= to && focus === moved?.focus && !isDone);
}
