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

type Call<Value> = (
  models: NonNullable<AppContext['models']>,
) => Promise<{ value: Value; inputTokens: number; outputTokens: number }>;

/** Runs a call of a model that is counted, against the person's limit and in what the owner is shown. */
export async function countedCall<Value>(
  context: AppContext,
  { owner, plan }: Pick<ModelPerson, 'plan'> & { owner: OwnerId },
  purpose: ModelPurpose,
  call: Call<Value>,
): Promise<Value | undefined> {
  if (!context.models) return undefined;
  if (await isBeyondRate(context, `models ${owner}`, callsPerDay[plan], daySeconds)) return undefined;
  const called = await measuredCall(context, context.models, purpose, call);
  return 'value' in called ? called.value : undefined;
}

/** Of an answer, or of why there was none. */
type Measured<Value> = ({ value: Value } | { failure: string }) & { tookMs: number };

/** Runs a call of a model that is counted in what the owner is shown. */
export async function measuredCall<Value>(
  { config, db, clock, metrics, log }: AppContext,
  models: NonNullable<AppContext['models']>,
  purpose: ModelPurpose,
  call: Call<Value>,
): Promise<Measured<Value>> {
  const askedAt = clock.now();
  const started = performance.now();
  const took = () => Math.round(performance.now() - started);
  try {
    const { value, ...tokens } = await call(models);
    const tookMs = took();
    const costUsd = config.models ? costOf(tokens, config.models.prices) : 0;
    metrics.modelCalls.inc({ purpose, outcome: 'answered' });
    metrics.modelTokens.inc({ direction: 'input' }, tokens.inputTokens);
    metrics.modelTokens.inc({ direction: 'output' }, tokens.outputTokens);
    metrics.modelCostUsd.inc(costUsd);
    await countCall(db, { askedAt, purpose, tookMs, ...tokens, costUsd });
    return { value, tookMs };
  } catch (error) {
    if (!(error instanceof ModelFailed)) throw error;
    const [tookMs, failure] = [took(), error.message];
    log.warn({ purpose, reason: failure }, 'a model did not help');
    metrics.modelCalls.inc({ purpose, outcome: 'failed' });
    await countCall(db, { askedAt, purpose, tookMs, failure, inputTokens: 0, outputTokens: 0, costUsd: 0 });
    return { failure, tookMs };
  }
}
