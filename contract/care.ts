import { z } from 'zod';
import { route } from './http.ts';

/** What a message may tell of that matters more than what was eaten. */
export const dangerKinds = [
  ...([
    'emergency.heart',
    'emergency.stroke',
    'emergency.breathing',
    'emergency.fainting',
    'emergency.seizure',
  ] as const),
  ...([
    'emergency.allergy',
    'emergency.poisoning',
    'emergency.overdose',
    'emergency.bleeding',
    'emergency.heatStroke',
  ] as const),
  ...(['emergency.insulin', 'emergency.bite', 'emergency.burn', 'emergency.injury'] as const),
  ...(['sugar.lowWithFigure', 'sugar.lowWithout', 'sugar.highWithFigure', 'sugar.highWithout'] as const),
  ...(['pressure.high', 'pressure.low'] as const),
  ...(['pregnancy.noMovement', 'pregnancy.bleeding', 'pregnancy.headache', 'pregnancyDiet.loss'] as const),
  ...(['selfHarm.suicidal', 'selfHarm.hurting', 'violence.home'] as const),
  ...(['eatingDisorder.purging', 'eatingDisorder.laxatives', 'eatingDisorder.fear', 'eatingDisorder.pride'] as const),
  ...(['starvation.target', 'starvation.diet', 'starvation.longFast', 'weightLoss.tooFast'] as const),
  ...(['fluids.dehydration', 'fluids.overDrinking', 'minor.wantsLoss', 'minor.child'] as const),
  ...(['medicine.dose', 'medicine.stopping', 'medicine.starting', 'medicine.alcohol', 'diagnosis.request'] as const),
] as const;
export type DangerKind = (typeof dangerKinds)[number];

/** All that is answered with care: what is told in words, and laboratory values at which a doctor is called. */
const careKinds = [...dangerKinds, 'labValue.critical'] as const;
export type CareKind = (typeof careKinds)[number];
export const careKind = z.enum(careKinds).meta({ id: 'CareKind' });

/** What is said to a danger. */
export const careAnswer = z.object({ kind: careKind, text: z.string() }).meta({ id: 'CareAnswer' });
export type CareAnswer = z.infer<typeof careAnswer>;

export const readCareText = route({
  method: 'post',
  path: '/care',
  access: 'public',
  tag: 'Support',
  summary: 'Whether a text tells of a danger, and what to say to it; keeps nothing',
  body: z.object({ text: z.string().max(10_000), timeZone: z.string().max(64).optional() }),
  status: 200,
  answer: z.object({ care: careAnswer.nullable() }),
});
