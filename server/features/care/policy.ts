import { restingEnergy, weightAtIndex } from '../../lib/bodyFormulas.ts';

/** Of somebody of whom nothing is known: what is said names the numbers to call there. */
export const usualZone = 'Asia/Kolkata';

/** Energy a day below which a body hardly gets what it needs (NIH/NHLBI, Clinical Guidelines on Obesity, 1998). */
const energyFloors = { female: 1_200, male: 1_500, other: 1_500, '': 1_200 };
/** Enough for anybody. */
export const safeEnergyKcal = Math.max(...Object.values(energyFloors));
/** More than this is eaten by nobody but endurance athletes in competition (IOC consensus on sports nutrition, 2010). */
const mostEnergyKcal = 6_000;
/** WHO: underweight begins below. */
export const leastHealthyBmi = 18.5;
/** Whose height isn't known counts as this tall, so that nobody is refused who is only short. */
const shortestHeightCm = 140;
/** Part of the body's weight a week (NHLBI: 0.5 to 1 kg a week; ACSM 2009: at most 1 %). */
export const mostLossPerWeek = 0.01;
/** g per kg of body weight; above it nothing is gained (ISSN position stand on protein, 2017). */
const mostProteinPerKg = 3.5;
/** Whose weight isn't known counts as this heavy. */
const usualWeightKg = 70;
/** Litres a day; beyond it the blood's sodium may fall (Hew-Butler et al., exercise-associated hyponatraemia, 2015). */
const mostWaterLiters = 6;
export const adultAge = 18;
/** Younger people have no account. */
export const leastAge = 13;
/** What a body at rest all day uses, as a multiple of resting energy (FAO/WHO/UNU 2001). */
const sedentaryFactor = 1.2;
/** ICMR-NIN 2020: a sedentary woman, kcal a day, and what pregnancy and the first half year of breastfeeding add. */
const sedentaryWomanKcal = 1_660;
const addedKcal = { '': 0, pregnant: 350, breastfeeding: 600 };
/** ICMR-NIN 2020 gives 2,400 kcal and more to those of 13 to 17 years; nothing below this is a deficit-free day for them. */
const growingKcal = 2_000;

export type LifeStage = keyof typeof addedKcal;

/** What is known of a person; '' and 0 where nothing is. */
export interface TargetPerson {
  gender: keyof typeof energyFloors;
  ageYears: number;
  heightCm: number;
  weightKg: number;
  lifeStage: LifeStage;
}

/** kcal, kg, litres, g a day, kg a week; 0 where none is set. */
export interface CareTargets {
  caloriesConsumePerDay: number;
  weightTarget: number;
  waterLitersPerDay: number;
  proteinG: number;
  lossKgPerWeek: number;
}
export type CareTarget = keyof CareTargets;

export type UnsafeReason =
  | 'lowEnergy'
  | 'highEnergy'
  | 'growing'
  | 'pregnant'
  | 'breastfeeding'
  | 'underweight'
  | 'fastLoss'
  | 'highProtein'
  | 'highWater';

export interface UnsafeTarget {
  target: CareTarget;
  value: number;
  /** The nearest figure that is safe, in the target's unit. */
  nearest: number;
  reason: UnsafeReason;
}

/** Those of the targets that are unsafe for this person, each with the nearest safe figure; other targets pass. */
export function findUnsafeTargets(targets: Partial<CareTargets>, person: TargetPerson): UnsafeTarget[] {
  return careTargets.flatMap((target) => {
    const value = targets[target];
    if (!value) return [];
    const broken = limits[target](person).filter(
      ({ least, most }) => value < (least ?? 0) || value > (most ?? Infinity),
    );
    // The strictest, so that its nearest figure breaks no other.
    const limit = broken.toSorted((one, other) => (other.least ?? 0) - (one.least ?? 0))[0];
    return limit ? [{ target, value, nearest: limit.least ?? limit.most ?? 0, reason: limit.reason }] : [];
  });
}

interface Limit {
  least?: number;
  most?: number;
  reason: UnsafeReason;
}

const limits: Record<CareTarget, (person: TargetPerson) => Limit[]> = {
  caloriesConsumePerDay: (person) => [
    ...noDeficit(person).map((reason) => ({ least: maintenanceOf(person), reason })),
    { least: energyFloors[person.gender], reason: 'lowEnergy' },
    { most: mostEnergyKcal, reason: 'highEnergy' },
  ],
  weightTarget: (person) => [
    ...noDeficit(person).map((reason) => ({ least: person.weightKg, reason })),
    { least: leastHealthyWeight(person.heightCm || shortestHeightCm), reason: 'underweight' },
  ],
  lossKgPerWeek: (person) => [
    ...noDeficit(person).map((reason) => ({ most: 0, reason })),
    { most: Math.floor((person.weightKg || usualWeightKg) * mostLossPerWeek * 10) / 10, reason: 'fastLoss' },
  ],
  proteinG: ({ weightKg }) => [
    { most: Math.floor((weightKg || usualWeightKg) * mostProteinPerKg), reason: 'highProtein' },
  ],
  waterLitersPerDay: () => [{ most: mostWaterLiters, reason: 'highWater' }],
};

const careTargets = Object.keys(limits) as CareTarget[];

/** Why nobody of this age or in this stage of life should eat less than they use. */
export function noDeficit({ ageYears, lifeStage }: TargetPerson): ('growing' | 'pregnant' | 'breastfeeding')[] {
  if (ageYears > 0 && ageYears < adultAge) return ['growing'];
  return lifeStage === '' ? [] : [lifeStage];
}

/** kcal a day that keep this person's weight, on the careful side, in steps of 10. */
function maintenanceOf({ gender, ageYears, heightCm, weightKg, lifeStage }: TargetPerson): number {
  const isGrowing = ageYears > 0 && ageYears < adultAge;
  const isKnown = heightCm > 0 && weightKg > 0 && ageYears > 0;
  const usual = isGrowing ? growingKcal : sedentaryWomanKcal;
  const body = { gender: gender || 'other', heightCm, weightKg, ageYears };
  const used = isKnown ? restingEnergy(body) * sedentaryFactor : usual;
  const kept = Math.max(Math.ceil((used + addedKcal[lifeStage]) / 10) * 10, energyFloors[gender]);
  return Math.min(kept, mostEnergyKcal);
}

/** The least weight in kg that is not underweight at this height, to the next 100 g. */
export const leastHealthyWeight = (heightCm: number): number =>
  Math.ceil(weightAtIndex(leastHealthyBmi, heightCm) * 10) / 10;

/** What a doctor allowed reaches as far as the figure that was confirmed, and no further. */
export function isExcepted(
  { target, value, nearest }: UnsafeTarget,
  exception: { target: string; value: number },
): boolean {
  if (exception.target !== target) return false;
  return value < nearest ? value >= exception.value : value <= exception.value;
}
