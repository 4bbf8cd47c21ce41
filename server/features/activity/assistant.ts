import { z } from 'zod';
import { otherDay } from '../../../texts/dates.ts';
import * as texts from '../../../texts/entries/activity.ts';
import type { Locale } from '../../../texts/locale.ts';
import { bodyWeight, kcal, kilometres, minutes, stepsTold } from '../../../texts/units.ts';
import { correctFigure, type FigureOf } from '../../assistant/correctFigure.ts';
import { momentTold } from '../../assistant/momentTold.ts';
import type { Effect, Outcome, Skill, Turn } from '../../assistant/skill.ts';
import { toldFigures } from '../../assistant/toldFigures.ts';
import { sureAct } from '../../assistant/wanted.ts';
import { findDay } from '../../db/dailyTotals.ts';
import { insertEntry, listEntries } from '../../db/entries.ts';
import { dayIn } from '../../language/corrections/when.ts';
import { readMessage } from '../../language/message.ts';
import { localDateOf, momentOf } from '../../lib/dates.ts';
import { describeSteps } from '../steps/data.ts';
import { findLatestWeight } from '../weight/data.ts';
import { correctSteps } from './chat/steps.ts';
import {
  type Activity,
  activityNamed,
  burnedKcal,
  defaultWeightKg,
  generalActivity,
  isCountOfDay,
  longestMin,
  mostKcal,
} from './policy.ts';
import {
  type ReadActivity,
  readActivities,
  readAmount,
  readOwnActivity,
  readOwnSteps,
  withOwnMinutes,
} from './reading.ts';
import { readBurnQuestion } from './words/burning.ts';
import { measure } from './words/measure.ts';
import { tellsNoExercise } from './words/noneDone.ts';

const name = 'activity';
const farthestKm = 1_000;
const mostSteps = 200_000;

/** What is still to be asked, one after the other. */
const pendingActivities = z.array(
  z.object({ activityType: z.string(), statedKcal: z.number().nullable(), daysAgo: z.number() }),
);
type Pending = z.infer<typeof pendingActivities>[number];

/** Walks, runs, games and other exercise in the chat. */
export const activitySkill: Skill = {
  name,
  isTimedByTurn: true,
  acts: ['log.activity', 'log.steps', 'log.workout', 'ask.food', 'ask.own', 'want.advice', 'none.other'],
  logs: true,

  async answer(text, { db, person, now }) {
    const asked = readBurnQuestion(text);
    if (!asked) return undefined;
    const { activity, amount } = asked;
    const weightKg = (await findLatestWeight(db, person.owner, now))?.weightKg ?? defaultWeightKg;
    const durationMin = amount.durationMin ?? 0;
    const energyKcal = Math.round(burnedKcal(activity, durationMin, weightKg, amount.distanceKm));
    const { locale } = person;
    const name = texts.activityName(locale, activity.name);
    return {
      text: texts.burns(
        locale,
        name,
        minutes(locale, durationMin),
        kcal(locale, energyKcal),
        bodyWeight(person, weightKg),
      ),
    };
  },

  names: (words) => words === kilo || readActivities(`${words} 10 min`) !== undefined,

  correct: async (correction, turn, reach) =>
    (await correctSteps(correction, turn, reach)) ??
    (await correctFigure(correction, turn, reach, exerciseDone)) ??
    answerNoneDone(turn),

  told: (turn, latest) => toldFigures(turn, latest, exerciseDone, ({ sets }) => sets === null),

  take(text, turn) {
    const read = readActivities(text);
    const isSure = sureAct(turn.wants) === 'log.activity';
    if (!read && tellsNoExercise(text))
      return { rest: '', log: async ({ person }) => ({ text: texts.noneDone(person.locale) }) };
    if (!read) return undefined;
    return {
      rest: read.rest,
      log: (logging) => logAll(isSure ? withOwnMinutes(read.activities, text) : read.activities, logging),
    };
  },

  async keep(act, text, turn) {
    const steps = act === 'log.steps' ? readOwnSteps(text) : undefined;
    return logAll(withOwnMinutes([steps ?? readOwnActivity(text)], text), turn);
  },

  async resume(data, text, turn) {
    const pending = pendingActivities.safeParse(data).data ?? [];
    const [first, ...others] = pending;
    if (!first) return undefined;
    const amount = readAmount(text, first.activityType);
    if (amount) return logAll([{ ...first, ...amount }, ...others.map(withoutAmount)], turn);
    const isShortFigure = /^\s*[\d.]{1,4}\s*$/.test(text);
    const { locale } = turn.person;
    return isShortFigure ? { ...ask(pending, locale), text: texts.minutesOrHours(locale) } : undefined;
  },
};

/** "Aaj gym nahi gaya" where the diary has none of that day takes nothing back. */
async function answerNoneDone(turn: Turn): Promise<Outcome | undefined> {
  const { db, person, now, said } = turn;
  if (!tellsNoExercise(said)) return undefined;
  const daysAgo = turn.daysAgo || (dayIn(readMessage(said)) ?? 0);
  const { localDate } = momentOf(daysAgo, now, person.timeZone);
  const done = await listEntries(db, 'activityEntries', person.owner, localDate, localDate);
  return done.length === 0 ? { text: texts.noneDone(person.locale) } : undefined;
}

/** "No, it was 9.8k". */
const kilo = 'k';

const exerciseDone: FigureOf<'activityEntries'> = {
  table: 'activityEntries',
  show: ({ locale }, { activityType, durationMin, distanceKm }) =>
    [
      texts.activityName(locale, activityType),
      ...(distanceKm === null ? [] : [kilometres(locale, distanceKm)]),
      minutes(locale, durationMin),
    ].join(', '),
  count: ({ durationMin }) => durationMin,
  toldAs: ({ durationMin, distanceKm }) => [durationMin / 60, ...(distanceKm === null ? [] : [distanceKm])],
  isNamed: (of, { activityType, distanceKm }) =>
    (of === kilo && distanceKm !== null) ||
    (readActivities(`${of} 10 min`)?.activities ?? []).some((read) => read.activityType === activityType),
  async read(amount, row, turn) {
    const { activityType } = row;
    const measured = readAmount(inUnit(amount, row), activityType);
    const policy = activityNamed(activityType);
    if (!measured?.durationMin || !policy) return undefined;
    // Of 9 km in 68 minutes the time stays where only the distance was wrong, and the other way round.
    const isTimeTold = row.durationMin !== minutesOf(policy, row.distanceKm);
    const durationMin = measured.durationIsEstimated && isTimeTold ? row.durationMin : measured.durationMin;
    const distanceKm = measured.distanceKm ?? row.distanceKm;
    const isSane = durationMin >= 1 && durationMin <= longestMin && (distanceKm ?? 0) <= farthestKm;
    return isSane
      ? { durationMin, distanceKm, caloriesBurned: await burnedIn(policy, durationMin, distanceKm, turn) }
      : undefined;
  },
  async as(words, { activityType, durationMin, distanceKm }, turn) {
    const [other, ...further] = readActivities(`${words} ${durationMin} min`)?.activities ?? [];
    const policy = other && activityNamed(other.activityType);
    if (!policy || further.length > 0 || other.activityType === activityType) return undefined;
    return {
      activityType: other.activityType,
      caloriesBurned: await burnedIn(policy, durationMin, distanceKm, turn),
    };
  },
  times(factor, { durationMin, distanceKm, caloriesBurned }) {
    const isSane = durationMin * factor >= 1 && durationMin * factor <= longestMin;
    const scaled = (value: number | null) => (value === null ? null : Math.round(value * factor * 100) / 100);
    return isSane
      ? {
          durationMin: durationMin * factor,
          distanceKm: scaled(distanceKm),
          caloriesBurned: caloriesBurned === null ? null : Math.round(caloriesBurned * factor),
        }
      : undefined;
  },
};

async function burnedIn(policy: Activity, minutes: number, km: number | null, { db, person, now }: Turn) {
  const weightKg = (await findLatestWeight(db, person.owner, now))?.weightKg ?? defaultWeightKg;
  return Math.round(burnedKcal(policy, minutes, weightKg, km));
}

/** What is reckoned for a distance without its time; null where none was told. */
const minutesOf = (activity: Activity, km: number | null): number | null =>
  km === null ? null : measure(activity, { km }).durationMin;

/** "8.4" after 9 km in 68 minutes is a distance. */
function inUnit(amount: string, { durationMin, distanceKm }: { durationMin: number; distanceKm: number | null }) {
  const figure = Number(amount.trim());
  if (distanceKm === null || !(figure > 0)) return amount;
  const ratioTo = (known: number) => Math.abs(Math.log(figure / known));
  return ratioTo(distanceKm) < ratioTo(durationMin) ? `${figure} km` : amount;
}

const withoutAmount = (pending: Pending): ReadActivity => ({
  ...pending,
  durationMin: null,
  durationIsEstimated: false,
  distanceKm: null,
});

async function logAll(activities: ReadActivity[], turn: Turn): Promise<Outcome> {
  const latest = await findLatestWeight(turn.db, turn.person.owner, turn.now);
  const weightKg = latest?.weightKg ?? defaultWeightKg;
  const lines: string[] = [];
  const effects: Effect[] = [];
  const pending: Pending[] = [];
  for (const told of activities) {
    const { activity, smaller } = await countedAnew(told, turn);
    if (!activity) {
      lines.push(texts.stepsKnown(turn.person.locale, told.steps ?? 0));
      continue;
    }
    const { activityType, durationMin, statedKcal, daysAgo } = activity;
    if (durationMin === null) {
      pending.push({ activityType, statedKcal, daysAgo: daysAgo || turn.daysAgo });
      continue;
    }
    const problem = problemOf(activity, durationMin, turn.person.locale);
    if (problem) lines.push(problem);
    else {
      const { text, logged } = await log(activity, durationMin, weightKg, turn);
      effects.push(...logged);
      lines.push(text, ...(smaller > 0 ? [texts.largerCount(turn.person.locale, smaller)] : []));
    }
  }
  if (pending.length === 0) return { text: lines.join('\n'), effects };
  const asked = ask(pending, turn.person.locale);
  return { ...asked, text: [...lines, asked.text].join('\n'), effects };
}

/** Of the steps of a day those that are not logged yet; none when all of them are. `smaller` is the count that the diary had. */
async function countedAnew(
  told: ReadActivity,
  { db, person, now, daysAgo }: Turn,
): Promise<{ activity: ReadActivity | undefined; smaller: number }> {
  if (!told.isDayTotal && !told.isCountAlone) return { activity: told, smaller: 0 };
  const { localDate } = momentOf(told.daysAgo || daysAgo, now, person.timeZone);
  const { steps: smaller } = await findDay(db, person.owner, localDate);
  const { steps = 0 } = told;
  const isAnew = smaller > 0 && (told.isDayTotal || isCountOfDay(steps, smaller));
  if (!isAnew) return { activity: told, smaller: 0 };
  const policy = activityNamed(told.activityType);
  const further = steps - smaller;
  const activity = policy ? { ...told, ...measure(policy, { steps: further }), steps: further } : told;
  return { activity: further > 0 ? activity : undefined, smaller };
}

function ask(pending: Pending[], locale: Locale): Outcome {
  const activityType = pending[0]?.activityType ?? '';
  const verb = activityNamed(activityType)?.ask ?? 'exercise';
  return {
    text: texts.howLong(locale, verb, texts.activityName(locale, activityType)),
    question: { skill: name, data: pending },
  };
}

async function log(activity: ReadActivity, durationMin: number, weightKg: number, turn: Turn) {
  const { db, person, now } = turn;
  const { activityType, distanceKm, statedKcal, daysAgo, durationIsEstimated, steps } = activity;
  const known = activityNamed(activityType);
  const policy = known ?? activityNamed(generalActivity);
  const estimated = policy ? Math.round(burnedKcal(policy, durationMin, weightKg, distanceKm)) : null;
  const caloriesBurned = statedKcal ?? estimated;
  const moment = momentTold(daysAgo, turn);
  const entry = { userId: person.owner, ...moment, activityType, durationMin, distanceKm, caloriesBurned };
  const { id } = await insertEntry(db, 'activityEntries', entry, now);
  const logged: Effect[] = [{ table: 'activityEntries', id, change: 'created' }];
  if (steps !== undefined) {
    const counted = await insertEntry(db, 'stepEntries', { userId: person.owner, ...moment, steps }, now);
    logged.push({ table: 'stepEntries', id: counted.id, change: 'created' });
  }
  const { locale } = person;
  const amount = (text: string, isEstimated: boolean) => (isEstimated ? texts.about(locale, text) : text);
  const distance = distanceKm === null ? [] : [kilometres(locale, distanceKm)];
  const time = amount(minutes(locale, durationMin), durationIsEstimated);
  const walked = steps === undefined ? [] : [stepsTold(locale, steps)];
  const parts = [texts.activityName(locale, activityType), ...walked, ...distance, time];
  const isGeneral = known === undefined && statedKcal === null && caloriesBurned !== null;
  const burned = caloriesBurned === null ? '' : ` · ${amount(kcal(locale, caloriesBurned), statedKcal === null)}`;
  const energy = isGeneral ? `${burned} (${texts.byGeneralFigure(locale)})` : burned;
  const day = otherDay(locale, moment.localDate, localDateOf(turn.handledAt, person.timeZone));
  const dates = [moment.localDate, localDateOf(turn.handledAt, person.timeZone)] as const;
  const total = steps === undefined ? '' : ` · ${await describeSteps(db, person.owner, ...dates, locale)}`;
  return { logged, text: `${parts.join(', ')}${day}${energy}${total}` };
}

function problemOf(
  { activityType, distanceKm, statedKcal, steps = 0 }: ReadActivity,
  durationMin: number,
  locale: Locale,
): string | undefined {
  const title = texts.activityName(locale, activityType);
  if (steps > mostSteps) return texts.refusedSteps(locale, mostSteps);
  if (durationMin < 1 || durationMin > longestMin) return texts.refusedDuration(locale, title);
  if ((distanceKm ?? 0) > farthestKm) return texts.refusedDistance(locale, title, farthestKm);
  if ((statedKcal ?? 0) > mostKcal) return texts.refusedEnergy(locale, title, mostKcal);
  return undefined;
}
