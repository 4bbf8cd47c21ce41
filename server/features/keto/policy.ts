import type { KetoCaution } from '../../../contract/keto.ts';
import { adultAge, type LifeStage } from '../care/policy.ts';

/**
 * With insulin and sulphonylureas sugar falls too low when the carbohydrates go (StatPearls, Ketogenic Diet, 2023); with
 * gliflozins ketoacidosis can come at a usual sugar (FDA Drug Safety Communication, 2015).
 */
const diabetesMedicines =
  /\b(?:insulin|glargine|lispro|aspart|degludec|lantus|basalog|tresiba|humalog|novorapid|huminsulin|mixtard|ryzodeg|\w+gliflozin|forxiga|oxra|udapa|jardiance|gibtulio|invokana|remozen|glimepiride|amaryl|glycomet[ -]?gp|gliclazide|diamicron|glipizide|glibenclamide|daonil)\b/iu;

/** An age of 0 is not known. */
export interface KetoEater {
  ageYears: number;
  lifeStage: LifeStage;
  toldOfEatingDisorder: boolean;
  medicines: string[];
}

export function ketoCautionOf({
  ageYears,
  lifeStage,
  toldOfEatingDisorder,
  medicines,
}: KetoEater): KetoCaution | undefined {
  if (toldOfEatingDisorder) return 'eatingDisorder';
  if (lifeStage !== '') return lifeStage;
  if (ageYears > 0 && ageYears < adultAge) return 'growing';
  return medicines.some((name) => diabetesMedicines.test(name)) ? 'diabetesMedicine' : undefined;
}
