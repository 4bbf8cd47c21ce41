import type { NutrientName } from '../../../../contract/nutrients.ts';
import type { TargetPerson } from '../../care/policy.ts';

export interface ReferenceIntake {
  amount: number;
  kind: 'atLeast' | 'atMost';
}
export type ReferenceIntakes = Partial<Record<NutrientName, ReferenceIntake>>;

type Person = Pick<TargetPerson, 'gender' | 'ageYears' | 'lifeStage'>;

/**
 * Recommended dietary allowances a day: ICMR-NIN, Nutrient Requirements for Indians, 2020, summary tables. B vitamins and
 * fibre (15 g in 1,000 kcal) are those of a sedentary person; protein in pregnancy is that of the third trimester,
 * breastfeeding that of the first half year. Vitamin D of 600 IU is 15 µg, of 800 IU 20 µg.
 */
const columns = [
  ...(['proteinG', 'fiberG', 'calciumMg', 'magnesiumMg', 'ironMg', 'zincMg', 'thiaminMg', 'riboflavinMg'] as const),
  ...(['niacinMg', 'vitaminB6Mg', 'folateUg', 'vitaminB12Ug', 'vitaminCMg', 'vitaminAUg', 'vitaminDUg'] as const),
];
const allowances = {
  male: {
    13: [45, 43, 1_000, 345, 22, 14.3, 1.9, 2.7, 19, 2.6, 285, 2.2, 70, 930, 15],
    16: [55, 50, 1_050, 440, 26, 17.6, 2.2, 3.1, 22, 3.1, 340, 2.2, 85, 1_000, 15],
    19: [54, 30, 1_000, 440, 19, 17, 1.4, 2, 14, 1.9, 300, 2.2, 80, 1_000, 15],
    60: [54, 30, 1_200, 440, 19, 17, 1.4, 2, 14, 1.9, 300, 2.2, 80, 1_000, 20],
  },
  female: {
    13: [43, 36, 1_000, 340, 30, 12.8, 1.6, 2.2, 16, 2.2, 245, 2.2, 65, 890, 15],
    16: [46, 38, 1_050, 380, 32, 14.2, 1.7, 2.3, 17, 2.3, 270, 2.2, 70, 860, 15],
    19: [46, 25, 1_000, 370, 29, 13.2, 1.4, 1.9, 11, 1.9, 220, 2.2, 65, 840, 15],
    60: [46, 25, 1_200, 370, 19, 13.2, 1.4, 1.9, 11, 1.9, 220, 2.2, 65, 840, 20],
  },
};
const lifeStageAllowances = {
  pregnant: [68, 30, 1_000, 440, 27, 14.5, 2, 2.7, 13.5, 2.3, 570, 2.45, 80, 900, 15],
  breastfeeding: [63, 34, 1_200, 400, 23, 14.1, 2.1, 3, 16, 2.2, 330, 3.2, 115, 950, 15],
};
/** The ages at which the tables' groups begin; who is younger counts with the first. */
const groupStarts = [13, 16, 19, 60] as const;
/** The same report's adequate and safe intakes, which are one figure for all adults. */
const shared: ReferenceIntakes = {
  carbohydrateG: { amount: 130, kind: 'atLeast' },
  potassiumMg: { amount: 3_510, kind: 'atLeast' },
  vitaminEMg: { amount: 10, kind: 'atLeast' },
  vitaminKUg: { amount: 55, kind: 'atLeast' },
  sodiumMg: { amount: 2_000, kind: 'atMost' },
};
const adultFrom = 19;
/** ICMR-NIN, Dietary Guidelines for Indians, 2024; of pregnancy and breastfeeding EFSA, Safety of caffeine, 2015. mg a day. */
const mostCaffeine = { '': 300, pregnant: 200, breastfeeding: 200 };
/** Of the energy, as in the report; a gram of fat has 9 kcal. */
const mostSaturatedFat = 0.1;
const kcalPerGFat = 9;
/** Of an adult whose target isn't set. */
const usualKcal = 2_000;

/** The group of the tables that a person is in; one whose age isn't known is an adult. */
export function referenceGroup({ gender, ageYears, lifeStage }: Person) {
  const age = ageYears || adultFrom;
  const at = Math.max(
    0,
    groupStarts.findLastIndex((start) => age >= start),
  );
  const toAge = (groupStarts[at + 1] ?? 0) - 1;
  const stage = gender === 'male' ? '' : lifeStage;
  return { gender, lifeStage: stage, fromAge: groupStarts[at] ?? adultFrom, toAge: toAge > 0 ? toAge : null };
}

/**
 * The reference intakes of a person, a day; `targetKcal` is 0 where none is set. Where the gender isn't told only what is
 * the same for all is known. Total sugar, cholesterol and alcohol have none.
 */
export function referenceIntakes(person: Person, targetKcal: number): ReferenceIntakes {
  const { fromAge, lifeStage, gender } = referenceGroup(person);
  const allowed = allowancesOf(gender, fromAge, lifeStage);
  const saturatedFatG = Math.round(((targetKcal || usualKcal) * mostSaturatedFat) / kcalPerGFat);
  return {
    ...(fromAge >= adultFrom && { ...shared, caffeineMg: { amount: mostCaffeine[lifeStage], kind: 'atMost' } }),
    saturatedFatG: { amount: saturatedFatG, kind: 'atMost' },
    ...Object.fromEntries(
      columns.flatMap((name, at) => (allowed[at] ? [[name, { amount: allowed[at], kind: 'atLeast' }]] : [])),
    ),
  };
}

/** In the order of the columns; undefined where it depends on a gender that isn't told. */
function allowancesOf(
  gender: Person['gender'],
  fromAge: (typeof groupStarts)[number],
  lifeStage: Person['lifeStage'],
): (number | undefined)[] {
  if (lifeStage) return lifeStageAllowances[lifeStage];
  if (gender === 'male' || gender === 'female') return allowances[gender][fromAge];
  return allowances.male[fromAge].map((amount, at) => (allowances.female[fromAge][at] === amount ? amount : undefined));
}
