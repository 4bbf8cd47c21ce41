import type { Selectable } from 'kysely';
import type { ExerciseSet } from '../../../../contract/entries/exercises.ts';
import type { TrainingChange } from '../../../../contract/training.ts';
import type { Db } from '../../../db/open.ts';
import type { TrainingPlans } from '../../../db/schema.ts';
import { addDays } from '../../../lib/dates.ts';
import { type DayClock, diaryDateOf } from '../../../lib/diaryDates.ts';
import type { OwnerId } from '../../../lib/owner.ts';
import { findTargetPerson } from '../../care/data.ts';
import type { DoneWorkout, PlanSettings, TrainingWeek } from './planning/trainingWeek.ts';
import { trainingWeek } from './planning/trainingWeek.ts';
import { settingsOf, type Trainee } from './policy.ts';

/** How far back the workouts are read that a plan goes on from, and how many at most. */
const daysRead = 400;
const mostRead = 1_000;

export type PlanRow = Omit<Selectable<TrainingPlans>, 'changes'> & { changes: TrainingChange[] };

/** A plan with the workouts of the week that today lies in. */
export interface Training extends TrainingWeek {
  row: PlanRow;
  settings: PlanSettings;
  trainee: Trainee;
  today: string;
}

/** The plan that somebody trains by: the last that was made. */
export async function findPlanRow(db: Db, owner: OwnerId): Promise<PlanRow | undefined> {
  const row = await db
    .selectFrom('trainingPlans')
    .selectAll()
    .where('userId', '=', owner)
    .where('deletedAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row as unknown as PlanRow | undefined;
}

/** Undefined without a plan. */
export async function findTraining(
  db: Db,
  owner: OwnerId,
  now: Date,
  dayClock: DayClock,
): Promise<Training | undefined> {
  const today = diaryDateOf(now, dayClock);
  const row = await findPlanRow(db, owner);
  if (!row) return undefined;
  const [person, done] = await Promise.all([
    findTargetPerson(db, owner, now),
    findDoneWorkouts(db, owner, addDays(today, -daysRead)),
  ]);
  const settings = settingsOf(row, person);
  return { ...trainingWeek(settings, done, today), row, settings, trainee: person, today };
}

/** The workouts with sets since a local date, in their order. */
async function findDoneWorkouts(db: Db, owner: OwnerId, from: string): Promise<DoneWorkout[]> {
  const rows = await db
    .selectFrom('activityEntries')
    .select(['localDate', 'sets'])
    .where('userId', '=', owner)
    .where('localDate', '>=', from)
    .where('sets', 'is not', null)
    .where('deletedAt', 'is', null)
    .orderBy('occurredAt', 'desc')
    .limit(mostRead)
    .execute();
  return rows.reverse().map(({ localDate, sets }) => ({ date: localDate, sets: sets as unknown as ExerciseSet[] }));
}
