import { buttonGone } from '../../../texts/conversation.ts';
import * as texts from '../../../texts/entries/activity.ts';
import { bodyWeight, kcal, minutes } from '../../../texts/units.ts';
import { correctFigure, type FigureOf } from '../../assistant/correctFigure.ts';
import { findQuestion } from '../../assistant/data.ts';
import { takeQuestion } from '../../assistant/mutations.ts';
import type { Outcome, Skill, Turn } from '../../assistant/skill.ts';
import { toldFigures } from '../../assistant/toldFigures.ts';
import { sureAct } from '../../assistant/wanted.ts';
import { listEntries } from '../../db/entries.ts';
import { dayIn } from '../../language/corrections/when.ts';
import { readMessage } from '../../language/message.ts';
import { momentOf } from '../../lib/diaryDates.ts';
import { findLatestWeight } from '../weight/data.ts';
import { askPace, shownActivity, whyTooFast } from './chat/pace.ts';
import { answerPace, settlePace } from './chat/paceAnswer.ts';
import { correctSteps } from './chat/steps.ts';
import { askHowLong, doActivity, doSteps, logActivities, pendingActivities, withoutAmount } from './doing.ts';
import { type Activity, activityNamed, burnedKcal, defaultWeightKg, farthestKm, longestMin } from './policy.ts';
import { readActivities, readAmount, readOwnActivity, readOwnSteps, withOwnAmounts } from './reading.ts';
import { readBurnQuestion } from './words/burning.ts';
import { measure } from './words/measure.ts';
import { tellsNoExercise } from './words/noneDone.ts';
import { asMeant } from './words/rather.ts';

const name = 'activity';

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
    const isSure = sureAct(turn.wants) === 'log.activity';
    const told = isSure ? asMeant(text) : text;
    const read = readActivities(told);
    if (!read && tellsNoExercise(text))
      return { rest: '', log: async ({ person }) => ({ text: texts.noneDone(person.locale) }) };
    if (!read) return undefined;
    return {
      rest: read.rest,
      log: (logging) => logActivities(isSure ? withOwnAmounts(read.activities, told) : read.activities, logging),
    };
  },

  async keep(act, text, turn) {
    const steps = act === 'log.steps' ? readOwnSteps(text) : undefined;
    const told = asMeant(text);
    return logActivities(withOwnAmounts([steps ?? readOwnActivity(told)], told), turn);
  },

  async do(filled, turn) {
    if (filled.act === 'log.steps') return doSteps(filled.slots, turn);
    return filled.act === 'log.activity' ? doActivity(filled.slots, turn) : undefined;
  },

  async resume(data, text, turn) {
    const settled = await answerPace(data, text, turn);
    if (settled) return settled;
    const pending = pendingActivities.safeParse(data).data ?? [];
    const [first, ...others] = pending;
    if (!first) return undefined;
    const amount = readAmount(text, first.activityType);
    if (amount) return logActivities([{ ...first, ...amount }, ...others.map(withoutAmount)], turn);
    const isShortFigure = /^\s*[\d.]{1,4}\s*$/.test(text);
    const { locale } = turn.person;
    return isShortFigure ? { ...askHowLong(pending, locale), text: texts.minutesOrHours(locale) } : undefined;
  },

  async press(verb, _argument, turn) {
    const { db, person, now } = turn;
    const open = await findQuestion(db, person.owner, now);
    const settled = open?.skill === name ? await settlePace(open.data, verb === 'log', turn) : undefined;
    if (settled) await takeQuestion(db, person.owner, turn);
    return settled ?? { text: buttonGone(person.locale) };
  },
};

/** "Aaj gym nahi gaya" where the diary has none of that day takes nothing back. */
async function answerNoneDone(turn: Turn): Promise<Outcome | undefined> {
  const { db, person, now, said } = turn;
  if (!tellsNoExercise(said)) return undefined;
  const daysAgo = turn.daysAgo || (dayIn(readMessage(said)) ?? 0);
  const { localDate } = momentOf(daysAgo, now, person);
  const done = await listEntries(db, 'activityEntries', person.owner, localDate, localDate);
  return done.length === 0 ? { text: texts.noneDone(person.locale) } : undefined;
}

/** "No, it was 9.8k". */
const kilo = 'k';

const exerciseDone: FigureOf<'activityEntries'> = {
  table: 'activityEntries',
  show: shownActivity,
  async ask(values, row, turn) {
    const { id, activityType, durationMin, distanceKm, caloriesBurned } = { ...row, ...values } as typeof row;
    const { locale } = turn.person;
    if (whyTooFast(locale, { activityType, durationMin, distanceKm }) === undefined) return undefined;
    const told = { activityType, durationMin, distanceKm, durationIsEstimated: false, statedKcal: null, daysAgo: 0 };
    return askPace(told, locale, { pending: [], changed: { id, caloriesBurned } });
  },
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
