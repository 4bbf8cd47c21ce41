import type { ModelAnswer, ModelQuestion, Models } from '../../server/clients/models.ts';
import { ModelFailed } from '../../server/clients/models.ts';
import type { ModelSettings } from '../../server/config.ts';
import { costOf } from '../../server/features/models/policy.ts';

export interface Call {
  ms: number;
  inputTokens: number;
  outputTokens: number;
  isFailed: boolean;
}

/** Asks and writes down what it took; undefined where the model did not help. */
export async function callOf<Answer>(
  models: Models,
  calls: Call[],
  question: ModelQuestion<Answer>,
): Promise<Answer | undefined> {
  const start = performance.now();
  const answer = await models.ask(question).catch((error): ModelAnswer<Answer> | undefined => {
    if (error instanceof ModelFailed) return undefined;
    throw error;
  });
  const { inputTokens = 0, outputTokens = 0 } = answer ?? {};
  calls.push({ ms: performance.now() - start, inputTokens, outputTokens, isFailed: answer === undefined });
  return answer?.value;
}

const at = (sorted: number[], share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;

/** Latency, tokens and cost of the calls, beside the messages that they were made for. */
export function summariseCalls(calls: Call[], messages: number, prices: ModelSettings['prices']) {
  const times = calls.map(({ ms }) => ms).toSorted((one, other) => one - other);
  const sum = (read: (call: Call) => number) => calls.reduce((total, call) => total + read(call), 0);
  const tokens = { inputTokens: sum((call) => call.inputTokens), outputTokens: sum((call) => call.outputTokens) };
  return {
    messages,
    calls: calls.length,
    failed: calls.filter(({ isFailed }) => isFailed).length,
    'median ms': Math.round(at(times, 0.5)),
    '95 % ms': Math.round(at(times, 0.95)),
    'tokens in': tokens.inputTokens,
    'tokens out': tokens.outputTokens,
    '$ for 1,000 messages': Number(((costOf(tokens, prices) * 1_000) / Math.max(1, messages)).toFixed(3)),
  };
}
