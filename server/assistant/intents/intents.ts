import { messageFeatures } from '../../language/likelihood/message.ts';
import { readWeights, sharesOf } from '../../language/likelihood/weights.ts';

/** What a message may be meant as; the rows of bench/intents show each. */
export const intents = [
  ...(['ownFigure', 'ownFoods', 'foodFigure', 'foodAdvice', 'mealIdeas', 'recipe', 'weightAdvice'] as const),
  ...([
    'exerciseAdvice',
    'symptom',
    'targets',
    'setGoal',
    'wrongEntry',
    'ownFood',
    'remind',
    'price',
    'account',
  ] as const),
  ...(['privacy', 'export', 'human', 'broken', 'who', 'abilities', 'language', 'greeting', 'thanks', 'mood'] as const),
  ...(['abuse', 'joke', 'offTopic', 'log', 'noLog'] as const),
];
export type Intent = (typeof intents)[number];

/** Features share so many places; a power of two. */
export const places = 2 ** 14;
/** What `npm run fit:intents` writes. */
export const weightsFile = new URL('./weights.bin', import.meta.url);

export interface LikelyIntent {
  intent: Intent;
  /** How likely it is meant, 0 to 1. */
  share: number;
}

let weights: ReturnType<typeof readWeights> | undefined;

/** What a message is likely meant as, the likeliest first. */
export function likelyIntents(text: string): LikelyIntent[] {
  weights ??= readWeights(weightsFile);
  const shares = sharesOf(weights, messageFeatures(text, places));
  return intents
    .map((intent, at) => ({ intent, share: shares[at] ?? 0 }))
    .sort((one, other) => other.share - one.share);
}
