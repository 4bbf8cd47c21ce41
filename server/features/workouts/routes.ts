import { type ExerciseSet, listExercises } from '../../../contract/entries/exercises.ts';
import { listPersonalRecords, workoutKind } from '../../../contract/entries/workouts.ts';
import { emptySet, noSuchExercise } from '../../../texts/refusals/training.ts';
import { mountEntries } from '../../http/entryRoutes.ts';
import { type Kit, mount } from '../../http/mount.ts';
import { invalid } from '../../http/problem.ts';
import { findLatestWeight } from '../weight/data.ts';
import { findBestSets } from './data.ts';
import { exerciseTable, searchExercises } from './exercises/table.ts';
import { estimatedMinutes, liftingKcal, resultsOf } from './policy.ts';

export function workoutRoutes(kit: Kit): void {
  const { db, clock } = kit.context;

  mount(kit, listExercises, async ({ query }) => searchExercises(query.q));

  mount(kit, listPersonalRecords, async ({ owner }) => {
    const best = await findBestSets(db, owner, 'all', clock.now());
    return [...best.values()]
      .map((record) => ({ ...record, name: exerciseTable().byId.get(record.exerciseId)?.name ?? record.exerciseId }))
      .sort((one, other) => other.localDate.localeCompare(one.localDate));
  });

  mountEntries(kit, workoutKind, {
    table: 'activityEntries',
    isOfKind: ({ sets }) => sets !== null,
    async toColumns({ name, sets, durationMin }, owner) {
      if (!sets) return { activityType: name, durationMin };
      checkSets(sets);
      const minutes = durationMin ?? estimatedMinutes(sets);
      const weight = await findLatestWeight(db, owner, clock.now());
      return {
        ...{ activityType: name, durationMin: minutes, sets: JSON.stringify(sets) },
        caloriesBurned: liftingKcal(sets, minutes, weight?.weightKg),
      };
    },
    toAnswer: (row) => {
      const sets = row.sets as unknown as ExerciseSet[];
      return {
        ...{ id: row.id, userId: row.userId, createdAt: row.occurredAt.toISOString(), localDate: row.localDate },
        ...{ name: row.activityType, durationMin: row.durationMin, caloriesBurned: row.caloriesBurned, sets },
        exercises: resultsOf(sets).map((result) => ({
          ...result,
          name: exerciseTable().byId.get(result.exerciseId)?.name ?? result.exerciseId,
        })),
      };
    },
  });
}

function checkSets(sets: ExerciseSet[]): void {
  for (const [index, { exerciseId, reps, durationMin }] of sets.entries()) {
    if (!exerciseTable().byId.has(exerciseId)) throw invalid(`sets.${index}.exerciseId`, noSuchExercise);
    if (!reps && !durationMin) throw invalid(`sets.${index}.reps`, emptySet);
  }
}
