import { writeFileSync } from 'node:fs';
import type { WeightsHeader } from '../../server/language/likelihood/weights.ts';

const epochs = 20;
const rate = 0.4;
const shrink = 1e-4;
const largestWeight = 4;
const levels = 127;

export interface Row {
  features: Set<number>;
  /** The number of its class. */
  target: number;
}

export interface Fitted {
  weights: Float32Array;
  biases: Float64Array;
}

/**
 * Softmax regression by AdaGrad over features that share so many places: the same rows in the same orders each time. The
 * weights are the means of fits in so many orders, since those of one vary by it.
 */
export function fitWeights(rows: Row[], places: number, classes: number, orders = 1): Fitted {
  const mean: Fitted = { weights: new Float32Array(places * classes), biases: new Float64Array(classes) };
  for (let seed = 1; seed <= orders; seed++) {
    const { weights, biases } = fitInOrder(rows, places, classes, seed);
    for (const [at, weight] of weights.entries()) mean.weights[at] = (mean.weights[at] as number) + weight / orders;
    for (const [at, bias] of biases.entries()) mean.biases[at] = (mean.biases[at] as number) + bias / orders;
  }
  return mean;
}

function fitInOrder(rows: Row[], places: number, classes: number, seed: number): Fitted {
  const weights = new Float32Array(places * classes);
  const squares = new Float32Array(weights.length).fill(1e-6);
  const fitted = { weights, biases: new Float64Array(classes) };
  const random = randomFrom(seed);
  for (let epoch = 0; epoch < epochs; epoch++) for (const row of shuffled(rows, random)) learn(row, fitted, squares);
  return fitted;
}

function learn({ features, target }: Row, { weights, biases }: Fitted, squares: Float32Array): void {
  const shares = fittedShares({ weights, biases }, features);
  const scale = 1 / Math.sqrt(features.size || 1);
  shares.forEach((share, at) => {
    const error = share - Number(at === target);
    if (Math.abs(error) < 1e-4) return;
    biases[at] = (biases[at] as number) - 0.02 * error;
    for (const place of features) {
      const index = place * biases.length + at;
      const slope = error * scale + shrink * (weights[index] as number);
      squares[index] = (squares[index] as number) + slope * slope;
      weights[index] = (weights[index] as number) - (rate * slope) / Math.sqrt(squares[index] as number);
    }
  });
}

/** How likely each class is, 0 to 1, before the weights are rounded to bytes. */
export function fittedShares({ weights, biases }: Fitted, features: Set<number>): Float64Array {
  const sums = new Float64Array(biases.length);
  for (const place of features)
    for (let at = 0; at < sums.length; at++)
      sums[at] = (sums[at] as number) + (weights[place * biases.length + at] as number);
  const scores = sums.map((sum, at) => sum / Math.sqrt(features.size || 1) + (biases[at] as number));
  const highest = Math.max(...scores);
  const shares = scores.map((score) => Math.exp(score - highest));
  const whole = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => share / whole);
}

/** Writes what `readWeights` reads. */
export function writeWeights(file: URL, { weights, biases }: Fitted, fittedTo: string, largest = largestWeight): void {
  const step = largest / levels;
  const header: WeightsHeader = { fittedTo, step, biases: [...biases] };
  const bytes = Int8Array.from(weights, (weight) => Math.max(-levels, Math.min(levels, Math.round(weight / step))));
  writeFileSync(file, Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), Buffer.from(bytes.buffer)]));
}

function shuffled<Item>(list: Item[], random: () => number): Item[] {
  const order = [...list];
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other] as Item, order[at] as Item];
  }
  return order;
}

/** Numbers from 0 to 1, the same from the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state / 0x80000000;
  };
}
