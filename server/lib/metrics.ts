import { Counter, Registry } from 'prom-client';

export interface Metrics {
  registry: Registry;
  /** Dangers that were answered, by kind alone. */
  careAnswers: Counter<'kind'>;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  const careAnswers = new Counter({
    name: 'care_answers_total',
    help: 'Messages that told of a danger and were answered with care',
    labelNames: ['kind'] as const,
    registers: [registry],
  });
  return { registry, careAnswers };
}
