import { randomFrom, shuffle } from '../wants/random.ts';
import type { Example } from './examples.ts';

export interface Labelled {
  places: Int32Array;
  isName: boolean;
  weight: number;
}

export interface Fitted {
  weights: Float32Array;
  bias: number;
}

const epochs = 4;
const rate = 0.35;
const dropped = 0.25;
const seed = 1;

/** Logistic regression by AdaGrad: the same rows in the same orders each time. */
export function fitWords(rows: Labelled[], places: number): Fitted {
  const weights = new Float32Array(places);
  const squares = new Float32Array(places).fill(0.01);
  const random = randomFrom(seed);
  const order = Int32Array.from(rows, (_, at) => at);
  let bias = 0;
  for (let epoch = 0; epoch < epochs; epoch++) {
    const pace = rate * Math.sqrt(1 - epoch / epochs);
    for (const at of shuffle(order, random)) {
      const row = rows[at] as Labelled;
      const kept = row.places.filter(() => random() >= dropped);
      const scale = 1 / Math.sqrt(kept.length || 1);
      let sum = 0;
      for (const place of kept) sum += weights[place] as number;
      const error = row.weight * (1 / (1 + Math.exp(-bias - sum * scale)) - Number(row.isName));
      bias -= 0.01 * error;
      const slope = error * scale;
      for (const place of kept) {
        const square = (squares[place] as number) + slope * slope;
        squares[place] = square;
        weights[place] = (weights[place] as number) - (pace * slope) / Math.sqrt(square);
      }
    }
  }
  return { weights, bias };
}

export function likelihoodOf({ weights, bias }: Fitted, { places }: Pick<Example, 'places'>): number {
  let sum = 0;
  for (const place of places) sum += weights[place] as number;
  return 1 / (1 + Math.exp(-bias - sum / Math.sqrt(places.length || 1)));
}
