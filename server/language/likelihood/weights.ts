import { readFileSync } from 'node:fs';

/** What a fit of bench/likelihood writes: a line of JSON, then a byte per place and class. */
export interface WeightsHeader {
  /** A digest of what they were fitted to. */
  fittedTo: string;
  /** What a weight of 1 in the bytes stands for. */
  step: number;
  biases: number[];
}

export interface Weights extends WeightsHeader {
  bytes: Int8Array;
}

export function readWeights(file: URL): Weights {
  const content = readFileSync(file);
  const end = content.indexOf('\n');
  const header = JSON.parse(content.toString('utf8', 0, end)) as WeightsHeader;
  return { ...header, bytes: new Int8Array(content.buffer, content.byteOffset + end + 1, content.length - end - 1) };
}

/** How likely each class is of a message with these features, 0 to 1, together 1. */
export function sharesOf({ bytes, step, biases }: Weights, features: Set<number>): number[] {
  const sums = new Float64Array(biases.length);
  for (const place of features) {
    const from = place * sums.length;
    for (let at = 0; at < sums.length; at++) sums[at] = (sums[at] as number) + (bytes[from + at] as number);
  }
  const scale = step / Math.sqrt(features.size || 1);
  const scores = [...sums].map((sum, at) => sum * scale + (biases[at] as number));
  const highest = Math.max(...scores);
  const shares = scores.map((score) => Math.exp(score - highest));
  const whole = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => share / whole);
}
