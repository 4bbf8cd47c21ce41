import * as food from '../../../../texts/advice/adviceOnFood.ts';
import * as health from '../../../../texts/advice/adviceOnHealth.ts';
import * as training from '../../../../texts/advice/adviceOnTraining.ts';
import * as texts from '../../../../texts/answers.ts';
import type { Text } from '../../../../texts/locale.ts';
import { bodyWeight } from '../../../../texts/units.ts';
import { findInsteadOfDeficit, findTargetPerson } from '../../care/data.ts';
import { careText } from '../../care/texts/answer.ts';
import type { MetricId } from '../policy.ts';
import type { Topic } from '../words/topics.ts';
import type { Reader } from './answer.ts';
import { amount, goalOf } from './figures.ts';

const advice: Record<Topic, Text> = { ...food, ...health, ...training };

/** g per kg and day: ICMR-NIN 2020, and with training (ISSN 2017). */
const proteinPerKg = { usual: [0.8, 1], training: [1.4, 2] } as const;
const proteinFor = (weightKg: number, reader: Reader): string => {
  const range = ([least, most]: readonly [number, number]) =>
    `${Math.round(weightKg * least)}–${Math.round(weightKg * most)} g`;
  return texts.ownProtein(
    reader.locale,
    bodyWeight(reader, weightKg),
    range(proteinPerKg.usual),
    range(proteinPerKg.training),
  );
};

/** What the person's own target is that a topic speaks of. */
const targets: Partial<Record<Topic, MetricId>> = {
  protein: 'proteinG',
  water: 'waterMl',
  fibre: 'fiberG',
  sleep: 'sleepHr',
  walking: 'steps',
};

/** Not everybody is told how to lose weight. */
const ofLoss = new Set<Topic>(['loseWeight', 'bellyFat', 'crashDiets']);

/** A plain principle, with the person's own target where they have one. */
export async function adviseOnTopic(topic: Topic, reader: Reader): Promise<string> {
  const { locale, goals, db, owner, now } = reader;
  const instead = ofLoss.has(topic) ? await findInsteadOfDeficit(db, owner, now) : undefined;
  if (instead) return careText(instead, locale, reader.timeZone);
  const metric = targets[topic];
  const goal = metric ? goalOf(metric, goals) : 0;
  if (topic === 'protein' && goal === 0) {
    const { weightKg } = await findTargetPerson(db, owner, now);
    return weightKg > 0 ? `${advice.protein(locale)}\n${proteinFor(weightKg, reader)}` : advice.protein(locale);
  }
  if (!metric || goal === 0) return advice[topic](locale);
  const own = texts.ownTarget(locale, texts.metricNames[metric](locale), amount(reader, metric, goal));
  return `${advice[topic](locale)}\n${own}`;
}
