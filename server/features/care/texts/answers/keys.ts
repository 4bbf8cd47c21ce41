import type { DangerKind } from '../../../../../contract/care.ts';

export const answerOf = {
  'emergency.heart': 'heart',
  'emergency.stroke': 'stroke',
  'emergency.breathing': 'breathing',
  'emergency.fainting': 'fainting',
  'emergency.seizure': 'seizure',
  'emergency.allergy': 'allergy',
  'emergency.poisoning': 'poisoning',
  'emergency.overdose': 'poisoning',
  'emergency.bleeding': 'bleeding',
  'emergency.heatStroke': 'heatStroke',
  'sugar.lowWithFigure': 'lowSugar',
  'sugar.lowWithout': 'lowSugar',
  'sugar.highWithFigure': 'highSugar',
  'sugar.highWithout': 'highSugar',
  'pressure.high': 'highPressure',
  'pressure.low': 'lowPressure',
  'pregnancy.noMovement': 'pregnancyAlarm',
  'pregnancy.bleeding': 'pregnancyAlarm',
  'pregnancy.headache': 'pregnancyAlarm',
  'pregnancyDiet.loss': 'pregnancyDiet',
  'selfHarm.suicidal': 'selfHarm',
  'selfHarm.hurting': 'selfInjury',
  'violence.home': 'violence',
  'eatingDisorder.purging': 'eatingDisorder',
  'eatingDisorder.laxatives': 'eatingDisorder',
  'eatingDisorder.fear': 'eatingDisorder',
  'eatingDisorder.pride': 'eatingDisorder',
  'starvation.target': 'starvation',
  'starvation.diet': 'starvation',
  'starvation.longFast': 'starvation',
  'weightLoss.tooFast': 'tooFast',
  'fluids.dehydration': 'dehydration',
  'fluids.overDrinking': 'overDrinking',
  'minor.wantsLoss': 'minor',
  'minor.child': 'child',
  'medicine.dose': 'medicine',
  'medicine.stopping': 'medicine',
  'medicine.starting': 'medicine',
  'medicine.alcohol': 'medicineAlcohol',
  'diagnosis.request': 'diagnosis',
} as const satisfies Record<DangerKind, string>;

type Answer = (typeof answerOf)[DangerKind];

/** Braces hold what depends on where the person lives: {ambulance}, {lifeline}, {poison}, {women}, {child}. */
export type Answers = Record<Answer | 'or' | 'localNumber' | 'localLifeline' | 'localHelp' | 'logRest', string>;
