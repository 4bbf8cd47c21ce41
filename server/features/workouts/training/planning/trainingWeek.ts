import type { ExerciseSet } from '../../../../../contract/entries/exercises.ts';
import type {
  PlannedExercise,
  TrainingChange,
  TrainingGoal,
  TrainingSession,
} from '../../../../../contract/training.ts';
import { addDays } from '../../../../lib/dates.ts';
import { estimatedMinutes, oneRepMax } from '../../policy.ts';
import { buildWeek } from './buildWeek.ts';
import type { PoolItem, Trainee } from './pool.ts';
import { doseOf, effort, weeksBeforeDeload } from './principles.ts';
import { type Done, prescribe } from './progression.ts';
import { type DatedDay, schedule } from './schedule.ts';

/** What a plan's workouts follow from; the level is a beginner's for whoever isn't cleared for more. */
export interface PlanSettings extends Trainee {
  goal: TrainingGoal;
  daysPerWeek: number;
  minutes: number;
  startedOn: string;
  isGentle: boolean;
  changes: TrainingChange[];
}

/** A workout that was logged. */
export interface DoneWorkout {
  date: string;
  sets: ExerciseSet[];
}

export interface TrainingWeek {
  week: number;
  isDeload: boolean;
  sessions: TrainingSession[];
}

const daysOfWeek = 7;
const dayMs = 86_400_000;
const weekOf = (date: string, startedOn: string) =>
  Math.floor((Date.parse(date) - Date.parse(startedOn)) / dayMs / daysOfWeek);

/** The workouts of the week that a date lies in, from what the person has done so far; pure. */
export function trainingWeek(settings: PlanSettings, done: DoneWorkout[], today: string): TrainingWeek {
  const { startedOn, changes, level } = settings;
  const week = Math.max(0, weekOf(today, startedOn));
  const begins = addDays(startedOn, week * daysOfWeek);
  const moves = changes.flatMap((change) => ('move' in change ? change.move : []));
  const days = schedule(buildWeek(settings), begins, moves, level);
  const deloads = deloadsUntil(settings, done, week);
  const isDeload = deloads.has(week);
  // Deloads are lighter on purpose: what follows them goes on from before.
  const before = done.filter(({ date }) => date < begins && !deloads.has(weekOf(date, startedOn)));
  return {
    week: week + 1,
    isDeload,
    sessions: days.map((day) => toSession(day, settings, { before, done, isDeload })),
  };
}

/** The weeks that are easier, counted from 0: after so many in a row with a workout in each. */
function deloadsUntil({ startedOn, level }: PlanSettings, done: DoneWorkout[], last: number): Set<number> {
  const trained = new Set(done.map(({ date }) => weekOf(date, startedOn)));
  const deloads = new Set<number>();
  let streak = 0;
  for (let week = 0; week <= last; week += 1) {
    if (streak >= weeksBeforeDeload[level] - 1) {
      deloads.add(week);
      streak = 0;
    } else streak = trained.has(week) ? streak + 1 : 0;
  }
  return deloads;
}

interface Past {
  /** Before this week. */
  before: DoneWorkout[];
  done: DoneWorkout[];
  isDeload: boolean;
}

function toSession(day: DatedDay, settings: PlanSettings, { before, done, isDeload }: Past): TrainingSession {
  const { goal, level, changes, isGentle, startedOn } = settings;
  const isEased = changes.some((change) => 'ease' in change && change.ease === day.date);
  const rpe = isGentle ? effort.gentle : level === 'beginner' ? effort.beginner : effort.usual;
  const all = day.items.map(({ item, sets }): PlannedExercise => {
    const known = doneOf(item, before);
    const planned = prescribe({
      ...{ item, sets, goal, level, date: day.date, isDeload, isEased },
      done: known.filter(({ date }) => date >= startedOn),
      oneRepMaxKg: bestOf(known),
    });
    return {
      ...{ exerciseId: item.exercise.id, name: item.exercise.name, names: item.exercise.names },
      ...{ sets: planned, restSec: doseOf(goal, level).restSec, rpe: isDeload || isEased ? rpe - 1 : rpe },
      needsLoad: item.stepKg !== null && planned.every(({ loadKg }) => !loadKg),
    };
  });
  const limit = changes.findLast((change) => 'shorten' in change && change.shorten.date === day.date);
  const exercises = limit && 'shorten' in limit ? withinMinutes(all, limit.shorten.minutes) : all;
  const ids = new Set(all.map(({ exerciseId }) => exerciseId));
  return {
    ...{ date: day.date, focus: day.focus, exercises, isEased },
    minutes: estimatedMinutes(exercises.flatMap(({ sets }) => sets)),
    isDone: done.some(({ date, sets }) => date === day.date && sets.some(({ exerciseId }) => ids.has(exerciseId))),
  };
}

const doneOf = ({ exercise }: PoolItem, done: DoneWorkout[]): Done[] =>
  done.flatMap(({ date, sets }) => {
    const own = sets.filter(({ exerciseId }) => exerciseId === exercise.id);
    return own.length > 0 ? [{ date, sets: own }] : [];
  });

function bestOf(done: Done[]): number | null {
  const best = Math.max(
    0,
    ...done.flatMap(({ sets }) => sets.map((set) => oneRepMax({ reps: set.reps, loadKg: set.loadKg }) ?? 0)),
  );
  return best || null;
}

/** The first exercises, which train most, as far as the time goes; then fewer sets of the first. */
function withinMinutes(all: PlannedExercise[], minutes: number): PlannedExercise[] {
  const kept: PlannedExercise[] = [];
  for (const exercise of all) {
    const more = [...kept, exercise];
    if (estimatedMinutes(more.flatMap(({ sets }) => sets)) <= minutes) kept.push(exercise);
  }
  const [first] = all;
  return kept.length > 0 || !first ? kept : [{ ...first, sets: first.sets.slice(0, 1) }];
}
