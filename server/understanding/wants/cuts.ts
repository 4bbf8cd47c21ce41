import { hashOf, mixed } from './hash.ts';
import type { Heard } from './heard.ts';

/** Fitted: how likely a message is cut between two words. */
export interface CutWeights {
  /** A power of two of places. */
  weights: Float32Array;
  bias: number;
}

export interface Cut {
  /** The word before which it cuts. */
  at: number;
  /** 0 to 1. */
  share: number;
}

const mostCuts = 9;
export const leastShare = 0.015;
const kinds = [
  'w-2',
  'w-1',
  'w0',
  'w1',
  'w2',
  'pair',
  'across',
  'r-1',
  'r0',
  'rr',
  'line',
  'rr2',
  'rr3',
  'w0r1',
  'kind',
].map(hashOf);

/** What is counted of the gap before a word. */
export function gapFeatures({ words, context }: Heard, at: number): number[] {
  const [twoBefore, before, after, next, second] = [
    words[at - 2],
    words[at - 1],
    words[at],
    words[at + 1],
    words[at + 2],
  ];
  const shape = (word: typeof after) => word?.shape ?? 0;
  const role = (word: typeof after) => word?.role ?? 0;
  const told = [
    shape(twoBefore),
    shape(before),
    shape(after),
    shape(next),
    shape(second),
    mixed(shape(before), shape(after)),
    mixed(shape(after), shape(next)),
    role(before),
    role(after),
    mixed(role(before), role(after)),
    after?.isNewLine ? 1 : 0,
    mixed(role(after), role(next)),
    mixed(mixed(role(twoBefore), role(before)), role(after)),
    mixed(shape(after), role(next)),
    mixed(context.kind, Math.min(at, 3)),
  ];
  return told.map((value, kind) => mixed(kinds[kind] as number, value));
}

export function gapShare({ weights, bias }: CutWeights, features: number[]): number {
  let sum = bias;
  for (const feature of features) sum += weights[feature & (weights.length - 1)] as number;
  return 1 / (1 + Math.exp(-sum));
}

/** The likeliest places at which a message may be cut, in their order. */
export function cutsOf(heard: Heard, weights: CutWeights): Cut[] {
  const found: Cut[] = [];
  for (let at = 1; at < heard.words.length; at++) {
    const share = gapShare(weights, gapFeatures(heard, at));
    if (share >= leastShare) found.push({ at, share });
  }
  if (found.length <= mostCuts) return found;
  return found
    .toSorted((one, other) => other.share - one.share)
    .slice(0, mostCuts)
    .sort((one, other) => one.at - other.at);
}
