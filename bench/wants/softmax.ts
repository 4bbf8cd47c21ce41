import type { Examples } from './examples.ts';
import { randomFrom, shuffle } from './random.ts';

export interface Linear {
  /** Of each place, a weight for each class. */
  weights: Float32Array;
  biases: Float32Array;
}

const epochs = 5;
const seed = 1;
const rate = 0.3;
/** So many of the places of a stretch are left out at a time. */
const dropped = 0.2;
const keptScale = 1 / (1 - dropped);
const firstSquare = 0.001;
const biasRate = 0.01;
/** Smaller errors teach nothing. */
const leastError = 1e-3;
const mostPlaces = 1 << 16;

/** Softmax regression by AdaGrad: the same rows in the same orders each time. */
export function fitSoftmax(examples: Examples, count: { places: number; classes: number }): Linear {
  const fitted = { weights: new Float32Array(count.places * count.classes), biases: new Float32Array(count.classes) };
  const random = randomFrom(seed);
  const pass = createPass(fitted, count.classes, random);
  const order = Int32Array.from(examples.targets, (_, at) => at);
  for (let epoch = 0; epoch < epochs; epoch++) {
    const step = rate * Math.sqrt(1 - epoch / epochs);
    for (const row of shuffle(order, random)) pass(examples, row, step);
  }
  return fitted;
}

function createPass({ weights, biases }: Linear, classes: number, random: () => number) {
  const squares = new Float32Array(weights.length).fill(firstSquare);
  const scores = new Float32Array(classes);
  const wrong = new Int32Array(classes);
  const chosen = new Int32Array(mostPlaces);
  let size = 0;

  function score({ rows, places, values }: Examples, row: number): void {
    size = 0;
    for (let at = rows[row] as number; at < (rows[row + 1] as number); at++)
      if (random() >= dropped && size < mostPlaces) chosen[size++] = at;
    scores.set(biases);
    for (let one = 0; one < size; one++) {
      const at = chosen[one] as number;
      const from = (places[at] as number) * classes;
      const value = (values[at] as number) * keptScale;
      for (let act = 0; act < classes; act++)
        scores[act] = (scores[act] as number) + value * (weights[from + act] as number);
    }
    toShares(scores);
  }

  /** Shares become errors; answers with how many are worth learning from. */
  function findErrors(target: number, sets: number[][]): number {
    let length = 0;
    const told = toldShare(target, sets, scores);
    for (let act = 0; act < classes; act++) {
      const error = (scores[act] as number) - told(act);
      scores[act] = error;
      if (Math.abs(error) <= leastError) continue;
      wrong[length++] = act;
      biases[act] = (biases[act] as number) - biasRate * error;
    }
    return length;
  }

  return function learn(examples: Examples, row: number, step: number): void {
    score(examples, row);
    const length = findErrors(examples.targets[row] as number, examples.sets);
    for (let one = 0; one < size; one++) {
      const at = chosen[one] as number;
      const value = (examples.values[at] as number) * keptScale;
      const from = (examples.places[at] as number) * classes;
      for (let other = 0; other < length; other++) {
        const act = wrong[other] as number;
        const slope = value * (scores[act] as number);
        const sum = (squares[from + act] as number) + slope * slope;
        squares[from + act] = sum;
        weights[from + act] = (weights[from + act] as number) - (step * slope) / Math.sqrt(sum);
      }
    }
  };
}

/** What the share of a class should be: 1 of the target; of a set, what its classes hold among themselves. */
export function toldShare(target: number, sets: number[][], shares: Float32Array): (act: number) => number {
  if (target >= 0) return (act) => (act === target ? 1 : 0);
  const set = sets[-1 - target] ?? [];
  const whole = Math.max(
    1e-6,
    set.reduce((sum, act) => sum + (shares[act] as number), 0),
  );
  const told = new Map(set.map((act) => [act, (shares[act] as number) / whole]));
  return (act) => told.get(act) ?? 0;
}

/** Scores become shares, together 1. */
export function toShares(scores: Float32Array): void {
  let highest = Number.NEGATIVE_INFINITY;
  for (const score of scores) if (score > highest) highest = score;
  let whole = 0;
  for (let at = 0; at < scores.length; at++) {
    const share = Math.exp((scores[at] as number) - highest);
    scores[at] = share;
    whole += share;
  }
  for (let at = 0; at < scores.length; at++) scores[at] = (scores[at] as number) / whole;
}
