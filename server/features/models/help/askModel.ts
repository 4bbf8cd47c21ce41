import type { ModelPurpose } from '../../../../contract/models.ts';
import { ModelFailed, type ModelQuestion } from '../../../clients/models.ts';
import type { AppContext } from '../../../context.ts';
import { isBeyondRate } from '../../../http/rateLimit.ts';
import type { OwnerId } from '../../../lib/owner.ts';
import type { ModelPerson } from '../data.ts';
import { countCall } from '../mutations.ts';
import { callsPerDay, costOf } from '../policy.ts';

const daySeconds = 86_400;

/** One question to a model, within the limit of the person's plan; undefined where it is beyond it or got no answer of use. */
export async function askModel<Answer>(
  context: AppContext,
  { owner, plan }: Pick<ModelPerson, 'plan'> & { owner: OwnerId },
  purpose: ModelPurpose,
  question: ModelQuestion<Answer>,
): Promise<Answer | undefined> {
  return countedCall(context, { owner, plan }, purpose, async (models) => models.ask(question));
}

/** Runs a call of a model that is counted, against the person's limit and in what the owner is shown. */
export async function countedCall<Value>(
  context: AppContext,
  { owner, plan }: Pick<ModelPerson, 'plan'> & { owner: OwnerId },
  purpose: ModelPurpose,
  call: (
    models: NonNullable<AppContext['models']>,
  ) => Promise<{ value: Value; inputTokens: number; outputTokens: number }>,
): Promise<Value | undefined> {
  const { models, config, db, clock, metrics, log } = context;
  if (!models || !config.models) return undefined;
  if (await isBeyondRate(context, `models ${owner}`, callsPerDay[plan], daySeconds)) return undefined;
  const day = clock.now().toISOString().slice(0, 10);
  try {
    const { value, ...tokens } = await call(models);
    const costUsd = costOf(tokens, config.models.prices);
    metrics.modelCalls.inc({ purpose, outcome: 'answered' });
    metrics.modelTokens.inc({ direction: 'input' }, tokens.inputTokens);
    metrics.modelTokens.inc({ direction: 'output' }, tokens.outputTokens);
    metrics.modelCostUsd.inc(costUsd);
    await countCall(db, { day, purpose, failures: 0, ...tokens, costUsd });
    return value;
  } catch (error) {
    if (!(error instanceof ModelFailed)) throw error;
    log.warn({ purpose, reason: error.message }, 'a model did not help');
    metrics.modelCalls.inc({ purpose, outcome: 'failed' });
    await countCall(db, { day, purpose, failures: 1, inputTokens: 0, outputTokens: 0, costUsd: 0 });
    return undefined;
  }
}
