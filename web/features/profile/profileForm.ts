import type { Goals, Profile } from '../../../contract/accounts/profile.ts';
import { typedNumber } from '../../lib/typedNumber.ts';
import { dayVolumeScale, heightScale, type Scale, weightScale } from '../../lib/units.ts';

/** A figure while it is typed; empty or 0 is one that isn't set. */
export type Figure = number | string;

export interface ProfileValues {
  firstName: string;
  lastName: string;
  gender: Profile['gender'];
  dob: string;
  phone: string;
  email: string;
  bio: string;
  lifeStage: Profile['lifeStage'];
  heightCm: Figure;
  weightKg: Figure;
  goals: Record<keyof Goals, Figure>;
}

const goalScales: Partial<Record<keyof Goals, () => Scale>> = {
  weightTarget: weightScale,
  lossKgPerWeek: () => weightScale(2),
  waterLitersPerDay: dayVolumeScale,
};

/** Figures in the person's units; those that aren't set stand as empty fields. */
export function toValues(profile: Profile): ProfileValues {
  const { firstName, lastName, gender, dob, phone, email, bio, lifeStage, heightCm, weightKg, goals } = profile;
  return {
    ...{ firstName, lastName, gender, dob, phone, email, bio, lifeStage },
    ...{ heightCm: heightScale().shown(heightCm) || '', weightKg: weightScale().shown(weightKg) || '' },
    goals: eachGoal(goals, (value, scale) => (scale ? scale.shown(value) : value) || ''),
  };
}

/** Empty or invalid numbers become 0. */
export function toNumber(value: Figure): number {
  const number = typeof value === 'number' ? value : (typedNumber(value) ?? 0);
  return Number.isFinite(number) ? number : 0;
}

/** What stayed as it was shown stays as it is stored, to the last digit. */
export function toPayload(values: ProfileValues, known: Profile) {
  const { heightCm, weightKg, goals, ...texts } = values;
  const shown = toValues(known);
  const stored = (typed: Figure, was: Figure, before: number, scale: Scale | undefined) =>
    typed === was ? before : (scale?.stored(toNumber(typed)) ?? toNumber(typed));
  return {
    ...texts,
    heightCm: stored(heightCm, shown.heightCm, known.heightCm, heightScale()),
    weightKg: stored(weightKg, shown.weightKg, known.weightKg, weightScale()),
    goals: eachGoal(goals, (value, scale, name) => stored(value, shown.goals[name], known.goals[name], scale)),
  };
}

const eachGoal = <From, To>(
  goals: Record<keyof Goals, From>,
  change: (value: From, scale: Scale | undefined, name: keyof Goals) => To,
) =>
  Object.fromEntries(
    (Object.entries(goals) as [keyof Goals, From][]).map(([name, value]) => [
      name,
      change(value, goalScales[name]?.(), name),
    ]),
  ) as Record<keyof Goals, To>;
