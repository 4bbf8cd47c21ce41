import { stepsTold } from '../../../../texts/units.ts';
import { correctFigure, type FigureOf } from '../../../assistant/correctFigure.ts';
import type { Effect, Outcome, Reach, Turn } from '../../../assistant/skill.ts';
import { type EntryRow, findEntries, listEntries, updateEntry } from '../../../db/entries.ts';
import type { Correction } from '../../../language/corrections/correction.ts';
import { tokenise } from '../../../language/tokens.ts';
import { findLatestWeight } from '../../weight/data.ts';
import { activityNamed, burnedKcal, defaultWeightKg } from '../policy.ts';
import { namesSteps, stepsIn } from '../words/amounts.ts';
import { measure } from '../words/measure.ts';

const stepsCounted: FigureOf<'stepEntries'> = {
  table: 'stepEntries',
  show: ({ locale }, { steps }) => stepsTold(locale, steps),
  count: ({ steps }) => steps,
  toldAs: ({ steps }) => [steps / 1_000],
  isNamed: (of) => of === 'k' || namesSteps(of),
  read(amount, _row, { said }) {
    const steps = stepsIn(tokenise(said), Number.parseFloat(amount.replace(/,/g, '')));
    return steps === undefined ? undefined : { steps };
  },
};

/** "No, it was 11k steps": the count, and the walk that was logged with it. */
export async function correctSteps(correction: Correction, turn: Turn, reach: Reach): Promise<Outcome | undefined> {
  if (correction.kind !== 'amount' || !namesSteps(turn.said)) return undefined;
  const corrected = await correctFigure(correction, turn, reach, stepsCounted);
  const changed = corrected?.effects?.find(({ table, change }) => table === 'stepEntries' && change === 'updated');
  const [counted] = changed ? await findEntries(turn.db, 'stepEntries', turn.person.owner, [changed.id]) : [];
  if (!corrected || !changed || !counted) return corrected;
  return { ...corrected, effects: [changed, ...(await rewalk(counted, turn))] };
}

async function rewalk(counted: EntryRow<'stepEntries'>, { db, person, now }: Turn): Promise<Effect[]> {
  const { owner } = person;
  const policy = activityNamed('walking');
  const ofDay = await listEntries(db, 'activityEntries', owner, counted.localDate, counted.localDate);
  const walk = ofDay.find(
    ({ activityType, occurredAt }) => activityType === 'walking' && Number(occurredAt) === Number(counted.occurredAt),
  );
  const { durationMin, distanceKm } = policy ? measure(policy, { steps: counted.steps }) : {};
  if (!walk || !policy || !durationMin || distanceKm === undefined) return [];
  const weightKg = (await findLatestWeight(db, owner, now))?.weightKg ?? defaultWeightKg;
  const caloriesBurned = Math.round(burnedKcal(policy, durationMin, weightKg, distanceKm));
  await updateEntry(db, 'activityEntries', owner, walk.id, { durationMin, distanceKm, caloriesBurned });
  const before = { durationMin: walk.durationMin, distanceKm: walk.distanceKm, caloriesBurned: walk.caloriesBurned };
  return [{ table: 'activityEntries', id: walk.id, change: 'updated', before }];
}
