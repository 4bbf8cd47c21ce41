/** Mifflin-St Jeor's constant; for who is neither, the middle of both. */
const sexConstants = { male: 5, female: -161, other: -78 };

export interface Body {
  gender: keyof typeof sexConstants;
  heightCm: number;
  weightKg: number;
  ageYears: number;
}

/** Mifflin et al. 1990, kcal a day. */
export const restingEnergy = ({ gender, heightCm, weightKg, ageYears }: Body): number =>
  10 * weightKg + 6.25 * heightCm - 5 * ageYears + sexConstants[gender];

/** kg per square metre. */
export const bodyMassIndex = (weightKg: number, heightCm: number): number => weightKg / (heightCm / 100) ** 2;

/** The weight in kg at which a body of that height has that index. */
export const weightAtIndex = (index: number, heightCm: number): number => index * (heightCm / 100) ** 2;
