import { type ExerciseSet, mostSets } from '../../../contract/entries/exercises.ts';
import { otherDay, shortDate } from '../../../texts/dates.ts';
import * as texts from '../../../texts/entries/workouts.ts';
import { figure } from '../../../texts/numbers.ts';
import { bodyWeight, kgPerPound, type Listener, minutes } from '../../../texts/units.ts';
import { correctFigure, type FigureOf } from '../../assistant/correctFigure.ts';
import { momentTold } from '../../assistant/momentTold.ts';
import type { Effect, Outcome, Skill, Turn } from '../../assistant/skill.ts';
import { sureAct } from '../../assistant/wanted.ts';
import { type EntryRow, insertEntry } from '../../db/entries.ts';
import { diaryDateOf } from '../../lib/diaryDates.ts';
import { longestMin } from '../activity/policy.ts';
import { findLatestWeight } from '../weight/data.ts';
import { type BestSet, findBestSets } from './data.ts';
import { exerciseTable } from './exercises/table.ts';
import {
  changedSets,
  type ExerciseResult,
  estimatedMinutes,
  liftingKcal,
  resultsOf,
  type SetChange,
} from './policy.ts';
import { type ReadWorkout, readBestQuestion, readWorkout, unitToldIn } from './reading.ts';

/** Workouts with sets in the chat; they are activities, with their sets beside. */
export const workoutSkill: Skill = {
  name: 'workouts',
  isTimedByTurn: true,
  acts: ['log.workout', 'log.activity', 'ask.own', 'want.workout'],
  logs: true,

  async answer(text, turn) {
    const exercise = readBestQuestion(text);
    return exercise && { text: await describeBest(exercise.id, turn) };
  },

  async correct(correction, turn, reach) {
    if (correction.kind !== 'amount') return undefined;
    const { of, was, quantity, amount } = correction;
    const unit = unitToldIn(`${amount} ${of ?? ''}`);
    if (of !== undefined && !unit) return undefined;
    const change: SetChange = {
      quantity,
      was,
      unit,
      kgPerUnit: kgPerUnit[unit === 'kg' || unit === 'lb' ? unit : turn.person.weightUnit],
    };
    const outcome = await correctFigure(
      { ...correction, of: undefined, was: undefined },
      turn,
      reach,
      setsDone(change),
    );
    return outcome && { ...outcome, effects: outcome.effects?.map(withStoredSets) ?? [] };
  },

  take(text, turn) {
    const read = readWorkout(text, turn.person.weightUnit, sureAct(turn.wants) === 'log.workout');
    return read && { rest: read.rest, log: (logging) => logWorkout(read, logging) };
  },
};

const kgPerUnit = { kg: 1, lb: kgPerPound };

/** "No, 3 sets", "8 reps, not 10", "make that 45 kg": of the last exercise of a workout. */
const setsDone = (change: SetChange): FigureOf<'activityEntries'> => ({
  table: 'activityEntries',
  show: (person, row) => {
    const sets = setsOf(row);
    return resultsOf(sets)
      .map((result) => `${nameOf(result.exerciseId)}: ${describe(result, sets, new Map(), person)}`)
      .join('; ');
  },
  count: () => change.quantity,
  async read(_amount, row, { db, person, now }) {
    const sets = changedSets(setsOf(row), change);
    if (!sets) return undefined;
    const weight = await findLatestWeight(db, person.owner, now);
    const isEstimated = row.durationMin === estimatedMinutes(setsOf(row));
    const durationMin = isEstimated ? estimatedMinutes(sets) : row.durationMin;
    if (durationMin > longestMin) return undefined;
    const caloriesBurned = liftingKcal(sets, durationMin, weight?.weightKg);
    return { sets: JSON.stringify(sets), durationMin, caloriesBurned };
  },
});

const setsOf = ({ sets }: EntryRow<'activityEntries'>) => (sets ?? []) as unknown as ExerciseSet[];

/** A list goes back into its column as the JSON of it. */
const withStoredSets = (effect: Effect): Effect => ({
  ...effect,
  ...(effect.before && { before: { ...effect.before, sets: JSON.stringify(effect.before.sets) } }),
});

const nameOf = (id: string): string => {
  const exercise = exerciseTable().byId.get(id);
  const name = exercise?.names[0] ?? exercise?.name ?? id;
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
};

/** Logs a workout and tells what it amounts to, with the records in it. */
export async function logWorkout(
  { sets, daysAgo, minutes, isHelped }: Omit<ReadWorkout, 'rest'>,
  turn: Turn,
): Promise<Outcome> {
  const { db, person, now } = turn;
  const { owner, locale } = person;
  const moment = momentTold(daysAgo, turn);
  const results = resultsOf(sets);
  const [weight, before] = await Promise.all([
    findLatestWeight(db, owner, now),
    findBestSets(
      db,
      owner,
      results.map(({ exerciseId }) => exerciseId),
      moment.occurredAt,
    ),
  ]);
  const durationMin = minutes ?? estimatedMinutes(sets);
  if (sets.length > mostSets || durationMin > longestMin) return { text: texts.tooMuch(locale, mostSets) };
  const caloriesBurned = liftingKcal(sets, durationMin, weight?.weightKg);
  const values = { activityType: 'strength training', durationMin, caloriesBurned, sets: JSON.stringify(sets) };
  const { id } = await insertEntry(db, 'activityEntries', { userId: owner, ...moment, ...values }, now);
  const day = otherDay(locale, moment.localDate, diaryDateOf(turn.handledAt, person));
  const volumeKg = results.reduce((sum, result) => sum + result.volumeKg, 0);
  const lines = [
    `${texts.workout(locale)}${day}`,
    ...results.map((result) =>
      texts.exercise(locale, nameOf(result.exerciseId), describe(result, sets, before, person)),
    ),
    texts.total(locale, sets.length, volumeKg > 0 ? bodyWeight(person, volumeKg, 0) : '', durationMin, caloriesBurned),
    ...(isHelped ? [texts.helped(locale)] : []),
  ];
  return { text: lines.join('\n'), effects: [{ table: 'activityEntries', id, change: 'created' }] };
}

function describe(
  { exerciseId, oneRepMaxKg }: ExerciseResult,
  sets: ExerciseSet[],
  before: Map<string, BestSet>,
  listener: Listener,
): string {
  const { locale } = listener;
  const own = sets.filter((set) => set.exerciseId === exerciseId);
  const schemes = [...Map.groupBy(own, (set) => setText(set, listener))].map(([text, same]) =>
    same.length > 1 ? `${same.length} × ${text}` : text,
  );
  const last = before.get(exerciseId)?.oneRepMaxKg;
  const isRecord = last !== undefined && oneRepMaxKg !== null && oneRepMaxKg > last;
  return [
    schemes.join(' + '),
    ...(own.some(({ superset }) => superset) ? [texts.superset(locale)] : []),
    ...(oneRepMaxKg === null ? [] : [texts.oneRepMax(locale, bodyWeight(listener, oneRepMaxKg))]),
    ...(isRecord ? [texts.newRecord(locale, bodyWeight(listener, oneRepMaxKg - last))] : []),
  ].join(', ');
}

/** "5 × 100 kg", "12 reps", "1 min". */
function setText(
  { reps, loadKg, durationMin, rpe }: Pick<ExerciseSet, 'reps' | 'loadKg' | 'durationMin' | 'rpe'>,
  listener: Listener,
): string {
  const { locale } = listener;
  const load = loadKg ? bodyWeight(listener, loadKg) : '';
  const effort = rpe ? ` RPE ${figure(rpe, 1)}` : '';
  if (!reps) return `${minutes(locale, durationMin ?? 0)}${load && ` × ${load}`}${effort}`;
  return `${load ? `${figure(reps)} × ${load}` : texts.reps(locale, reps)}${effort}`;
}

async function describeBest(exerciseId: string, { db, person, now }: Turn): Promise<string> {
  const { owner, locale } = person;
  const best = (await findBestSets(db, owner, [exerciseId], now)).get(exerciseId);
  const name = nameOf(exerciseId);
  if (!best) return texts.noBest(locale, name);
  const date = shortDate(locale, best.localDate, diaryDateOf(now, person));
  return texts.best(locale, name, setText(best, person), date, bodyWeight(person, best.oneRepMaxKg));
}
