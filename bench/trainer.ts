import fc from 'fast-check';
import { trainingWeek } from '../server/features/workouts/training/planning/trainingWeek.ts';
import { anyTrainee, faultsOf, startedOn, trainFor } from '../tests/simulations/trainees.ts';

/** Random people, each with a plan that is trained for eight weeks; prints what any plan does that it must not. */
const people = Number(process.argv[2] ?? 10_000);
const faults: string[] = [];
let sessions = 0;
let exercises = 0;
for (const trainee of fc.sample(anyTrainee, people)) {
  const { settings } = trainee;
  const week = trainingWeek(settings, [], startedOn);
  sessions += week.sessions.length;
  exercises += week.sessions.reduce((sum, session) => sum + session.exercises.length, 0);
  faults.push(...faultsOf(settings, week.sessions), ...trainFor(trainee));
}
console.log(`${people} people, ${sessions} workouts, ${exercises} exercises: ${faults.length} faults`);
for (const fault of new Set(faults.slice(0, 1_000))) console.log(`  ${fault}`);
process.exit(faults.length === 0 ? 0 : 1);
