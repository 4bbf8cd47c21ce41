import { Counter, Registry } from 'prom-client';

export interface Metrics {
  registry: Registry;
  /** Dangers that were answered, by kind alone. */
  careAnswers: Counter<'kind'>;
  jobFailures: Counter<'job'>;
  /** Jobs that ended processes or ran past their time, and are run no more until an admin says so. */
  jobsSetAside: Counter<'job'>;
  /** Updates of Telegram that ended processes, and are tried no more. */
  updatesSetAside: Counter;
  /** Questions put to models, by what for and how they ended. */
  modelCalls: Counter<'purpose' | 'outcome'>;
  /** Messages whose parts a model was asked to tell: used, or why not. */
  modelReadings: Counter<'outcome'>;
  modelTokens: Counter<'direction'>;
  /** By the prices that the owner set. */
  modelCostUsd: Counter;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  const careAnswers = new Counter({
    name: 'care_answers_total',
    help: 'Dangers that were told, and critical laboratory values, that were answered with care',
    labelNames: ['kind'] as const,
    registers: [registry],
  });
  const modelCalls = new Counter({
    name: 'model_calls_total',
    help: 'Questions put to models',
    labelNames: ['purpose', 'outcome'] as const,
    registers: [registry],
  });
  const modelReadings = new Counter({
    name: 'model_readings_total',
    help: 'Messages whose parts a model was asked to tell: used, unanswered, or refused for their words or cuts',
    labelNames: ['outcome'] as const,
    registers: [registry],
  });
  const modelTokens = new Counter({
    name: 'model_tokens_total',
    help: 'Tokens that models read and wrote',
    labelNames: ['direction'] as const,
    registers: [registry],
  });
  const modelCostUsd = new Counter({
    name: 'model_cost_usd_total',
    help: 'What models cost by AI_INPUT_PRICE and AI_OUTPUT_PRICE',
    registers: [registry],
  });
  const jobFailures = new Counter({
    name: 'job_failures_total',
    help: 'Runs of scheduled jobs that failed; each is tried again',
    labelNames: ['job'] as const,
    registers: [registry],
  });
  const jobsSetAside = new Counter({
    name: 'jobs_set_aside_total',
    help: 'Scheduled jobs that ended the process or ran past their time twice and were set aside',
    labelNames: ['job'] as const,
    registers: [registry],
  });
  const updatesSetAside = new Counter({
    name: 'updates_set_aside_total',
    help: 'Updates of Telegram that ended the process twice and were set aside',
    registers: [registry],
  });
  return {
    ...{ registry, careAnswers, jobFailures, jobsSetAside, updatesSetAside },
    ...{ modelCalls, modelReadings, modelTokens, modelCostUsd },
  };
}
