import { genders, lifeStages } from '../../../contract/accounts/profile.ts';
import type { PageLocale } from '../../../texts/locale.ts';
import * as texts from '../../../texts/portal/account/profile.ts';
import * as targets from '../../../texts/portal/account/targets.ts';
import { toldUnits, unitNames } from '../../../texts/units.ts';
import { dayVolumeScale, heightScale, weightScale } from '../../lib/units.ts';

interface Named {
  /** Its path in the form. */
  name: string;
  label: string;
}

export type ProfileField = Named &
  (
    | { kind: 'text'; type?: 'tel' | 'email' | 'date'; autoComplete: string }
    | { kind: 'story' }
    /** Of `options` the first is what stands where nothing was chosen. */
    | { kind: 'choice'; options: { value: string; label: string }[] }
    | { kind: 'figure'; unit?: string; step?: number; isWhole?: boolean }
  );

export const personalFields = (locale: PageLocale): ProfileField[] => [
  { kind: 'text', name: 'firstName', label: texts.firstName(locale), autoComplete: 'given-name' },
  { kind: 'text', name: 'lastName', label: texts.lastName(locale), autoComplete: 'family-name' },
  {
    kind: 'choice',
    name: 'gender',
    label: texts.gender(locale),
    options: [
      { value: '', label: texts.notSet(locale) },
      ...genders.map((value) => ({ value, label: texts.genders[value](locale) })),
    ],
  },
  { kind: 'text', name: 'dob', label: texts.birthDate(locale), type: 'date', autoComplete: 'bday' },
  { kind: 'text', name: 'phone', label: texts.phone(locale), type: 'tel', autoComplete: 'tel' },
  { kind: 'text', name: 'email', label: texts.email(locale), type: 'email', autoComplete: 'email' },
  { kind: 'story', name: 'bio', label: texts.aboutMe(locale) },
];

export const metricFields = (locale: PageLocale): ProfileField[] => [
  { kind: 'figure', name: 'heightCm', label: texts.height(locale), unit: heightScale().unit, step: 0.1 },
  { kind: 'figure', name: 'weightKg', label: texts.weight(locale), unit: weightScale().unit, step: 0.1 },
  {
    kind: 'choice',
    name: 'lifeStage',
    label: texts.lifeStage(locale),
    options: lifeStages.map((value) => ({ value, label: texts.lifeStages[value](locale) })),
  },
];

export function targetFields(locale: PageLocale): ProfileField[] {
  const kcal = toldUnits.kcal(locale);
  const g = toldUnits.g(locale);
  const weight = weightScale().unit;
  const measure = (name: string, label: string, unit: string): ProfileField => ({
    kind: 'figure',
    name: `goals.${name}`,
    label,
    unit,
    step: 0.1,
  });
  const whole = (name: string, label: string, unit?: string, step?: number): ProfileField => ({
    kind: 'figure',
    name: `goals.${name}`,
    label,
    unit,
    step,
    isWhole: true,
  });
  return [
    measure('weightTarget', targets.weight(locale), weight),
    measure('waterLitersPerDay', targets.water(locale), dayVolumeScale().unit),
    whole('calorieBurnPerDay', targets.burn(locale), kcal),
    whole('caloriesConsumePerDay', targets.energy(locale), kcal),
    measure('sleepHrsTarget', targets.sleep(locale), unitNames.hours(locale)),
    whole('proteinG', targets.protein(locale), g),
    whole('carbsG', targets.carbs(locale), g),
    whole('netCarbsG', targets.netCarbs(locale), g),
    whole('fatG', targets.fat(locale), g),
    whole('fiberG', targets.fibre(locale), g),
    whole('sodiumMg', targets.sodium(locale), toldUnits.mg(locale), 100),
    whole('stepsPerDay', targets.steps(locale), undefined, 500),
    measure('lossKgPerWeek', targets.lossAWeek(locale), weight),
  ];
}
