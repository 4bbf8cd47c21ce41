import { readFileSync } from 'node:fs';
import { type CareKind, careKinds } from '../../../../contract/care.ts';
import { places } from './features.ts';

/** No danger, then each kind of danger. */
export const classes = [undefined, ...careKinds] as const;

/** What `npm run fit:care` writes: a line of JSON, then a byte per place and class. */
export interface WeightsHeader {
  /** Of what they were fitted to, as `fittedTo` tells. */
  fittedTo: string;
  /** What a weight of 1 in the bytes stands for. */
  step: number;
  biases: number[];
}

export const weightsFile = new URL('./weights.bin', import.meta.url);

export function readWeights(): WeightsHeader & { weights: Int8Array } {
  const bytes = readFileSync(weightsFile);
  const end = bytes.indexOf('\n');
  const header = JSON.parse(bytes.toString('utf8', 0, end)) as WeightsHeader;
  const weights = new Int8Array(bytes.buffer, bytes.byteOffset + end + 1, places * classes.length);
  return { ...header, weights };
}

const { weights, step, biases } = readWeights();

export interface Likelihood {
  /** That it tells of a danger of any kind, 0 to 1. */
  danger: number;
  /** The likeliest. */
  kind: CareKind;
  /** That it tells of this kind, 0 to 1. */
  of(kind: CareKind): number;
}

/** How likely a message with these features tells of a danger. */
export function likelihoodOf(features: Set<number>): Likelihood {
  const sums = new Float64Array(classes.length);
  for (const place of features) {
    const from = place * classes.length;
    for (let at = 0; at < sums.length; at++) sums[at] = (sums[at] as number) + (weights[from + at] as number);
  }
  const scale = step / Math.sqrt(features.size || 1);
  const scores = sums.map((sum, at) => sum * scale + (biases[at] as number));
  const highest = Math.max(...scores);
  const shares = scores.map((score) => Math.exp(score - highest));
  const whole = shares.reduce((sum, share) => sum + share, 0);
  const likeliest = shares.reduce((best, share, at) => (at > 1 && share > (shares[best] as number) ? at : best), 1);
  return {
    danger: 1 - (shares[0] as number) / whole,
    kind: classes[likeliest] as CareKind,
    of: (kind) => (shares[classes.indexOf(kind)] as number) / whole,
  };
}
