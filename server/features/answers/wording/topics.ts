import * as food from '../../../../texts/advice/adviceOnFood.ts';
import * as health from '../../../../texts/advice/adviceOnHealth.ts';
import * as training from '../../../../texts/advice/adviceOnTraining.ts';
import * as texts from '../../../../texts/answers.ts';
import type { Text } from '../../../../texts/locale.ts';
import type { MetricId } from '../policy.ts';
import type { Topic } from '../words/topics.ts';
import type { Reader } from './answer.ts';
import { amount, goalOf } from './figures.ts';

const advice: Record<Topic, Text> = { ...food, ...health, ...training };

/** What the person's own target is that a topic speaks of. */
const targets: Partial<Record<Topic, MetricId>> = {
  protein: 'proteinG',
  water: 'waterMl',
  fibre: 'fiberG',
  sleep: 'sleepHr',
  walking: 'steps',
};

/** A plain principle, with the person's own target where they have one. */
export function adviseOnTopic(topic: Topic, reader: Reader): string {
  const { locale, goals } = reader;
  const metric = targets[topic];
  const goal = metric ? goalOf(metric, goals) : 0;
  if (!metric || goal === 0) return advice[topic](locale);
  const own = texts.ownTarget(locale, texts.metricNames[metric](locale), amount(reader, metric, goal));
  return `${advice[topic](locale)}\n${own}`;
}
