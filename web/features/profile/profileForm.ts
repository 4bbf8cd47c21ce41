import type { Goals, Profile } from '../../../contract/profile.ts';

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

/** Figures that aren't set stand as empty fields. */
export function toValues(profile: Profile): ProfileValues {
  const { firstName, lastName, gender, dob, phone, email, bio, lifeStage, heightCm, weightKg, goals } = profile;
  return {
    ...{ firstName, lastName, gender, dob, phone, email, bio, lifeStage },
    ...{ heightCm: heightCm || '', weightKg: weightKg || '' },
    goals: Object.fromEntries(
      Object.entries(goals).map(([name, value]) => [name, value || '']),
    ) as ProfileValues['goals'],
  };
}

/** Empty or invalid numbers become 0. */
export const toNumber = (value: Figure): number => (Number.isFinite(Number(value)) ? Number(value) : 0);

export function toPayload(values: ProfileValues) {
  const { heightCm, weightKg, goals, ...texts } = values;
  return {
    ...texts,
    heightCm: toNumber(heightCm),
    weightKg: toNumber(weightKg),
    goals: Object.fromEntries(
      Object.entries(goals).map(([name, value]) => [name, toNumber(value)]),
    ) as unknown as Goals,
  };
}
