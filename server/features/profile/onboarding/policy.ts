import { adultAge, leastHealthyWeight, type TargetPerson } from '../../care/policy.ts';

/** The questions in the order in which they are asked; 'done' asks nothing more. */
export const steps = ['goal', 'body', 'diet', 'place', 'done'] as const;
export type Step = (typeof steps)[number];

export const wishes = ['lose', 'gain', 'keep'] as const;
export type Wish = (typeof wishes)[number];

export interface Onboarding {
  /** '' where none was told. */
  wish: Wish | '';
  step: Step;
}

export const stepAfter = (step: Step): Step => steps[steps.indexOf(step) + 1] ?? 'done';

const bodyParts = ['gender', 'ageYears', 'heightCm', 'weightKg'] as const;
export type BodyPart = (typeof bodyParts)[number];

/** What targets need and isn't known. */
export const missingParts = (person: TargetPerson): BodyPart[] => bodyParts.filter((part) => !person[part]);

/** Part of the weight that a first goal takes off (NHLBI, Clinical Guidelines on Obesity, 1998: a tenth in half a year). */
const firstLoss = 0.1;
const firstGain = 0.05;

/** kg to aim at where the person named no weight themselves; never underweight. */
export function firstWeightTarget(wish: Wish, { weightKg, heightCm, ageYears }: TargetPerson): number {
  if (ageYears < adultAge) return 0;
  const aim = weightKg * { lose: 1 - firstLoss, gain: 1 + firstGain, keep: 1 }[wish];
  return Math.round(Math.max(aim, leastHealthyWeight(heightCm)) * 10) / 10;
}

/** Whether a target that the person named themselves goes where they want to. */
export function fitsWish(wish: Wish | '', target: number, weightKg: number): boolean {
  if (target === 0 || wish === 'keep') return false;
  return wish === '' || (wish === 'lose' ? target < weightKg : target > weightKg);
}

/** Whom targets are asked of whether a child is on the way: ages at which one may be. */
export const mayBePregnant = ({ gender, ageYears, lifeStage }: TargetPerson): boolean =>
  gender === 'female' && ageYears >= adultAge && ageYears <= 50 && lifeStage === '';
