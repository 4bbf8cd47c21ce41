import { scoreOf, type Weights } from '../../server/assistant/fixing/features.ts';
import type { Judgement } from '../fixed/score.ts';
import type { CollectedRow, Tried } from './collect.ts';

/** The readings of a message: that it is news, and all claims. */
const readingsOf = ({ news, claims }: CollectedRow): Tried[] => [news, ...claims];

/** What is best of what can be had, from the best down: to ask is better than to do nothing, and that than a wrong change. */
const worth: Judgement[] = ['right', 'asked', 'nothing', 'wrong'];

const [rounds, step, pull] = [400, 0.05, 0.0004];
const [decay, decayOfSquares, tiny] = [0.9, 0.999, 1e-8];

/** What was decided for the product counts as so many messages. */
const timesOfOwn = 4;

interface Example {
  best: boolean[];
  /** Of each reading the places of its features and their values. */
  readings: (readonly [place: number, value: number])[][];
}

/** Weights under which the best reading of each row is likeliest: a softmax over its readings, by Adam, with a pull to nought. */
export function learn(given: CollectedRow[]): Weights {
  const rows = given.flatMap((row) => Array.from({ length: row.hand === 'own' ? timesOfOwn : 1 }, () => row));
  const names = [...new Set(rows.flatMap((row) => readingsOf(row).flatMap(({ features }) => Object.keys(features))))];
  const placeOf = new Map(names.sort().map((name, at) => [name, at]));
  const placed = ({ features }: Tried) =>
    Object.entries(features).flatMap(([name, value]) =>
      value === 0 ? [] : [[placeOf.get(name) ?? 0, value] as const],
    );
  const examples = rows
    .map(
      (row): Example => ({
        best: readingsOf(row).map(({ result }) => result === 'right'),
        readings: readingsOf(row).map(placed),
      }),
    )
    // Of a message that no reader reads right nothing can be learned.
    .filter(({ best }) => best.some((is) => is) && best.some((is) => !is));
  const weights = new Float64Array(names.length);
  const [mean, square] = [new Float64Array(names.length), new Float64Array(names.length)];
  for (let round = 1; round <= rounds; round += 1) {
    const slope = slopeOf(examples, weights);
    for (const [at, gradient] of slope.entries()) {
      mean[at] = decay * (mean[at] ?? 0) + (1 - decay) * gradient;
      square[at] = decayOfSquares * (square[at] ?? 0) + (1 - decayOfSquares) * gradient ** 2;
      const moved = (mean[at] ?? 0) / (1 - decay ** round);
      const scale = Math.sqrt((square[at] ?? 0) / (1 - decayOfSquares ** round)) + tiny;
      weights[at] = (weights[at] ?? 0) - (step * moved) / scale;
    }
  }
  return new Map(names.map((name, at) => [name, Math.round((weights[at] ?? 0) * 100) / 100]));
}

function slopeOf(examples: Example[], weights: Float64Array): Float64Array {
  const slope = weights.map((weight) => weight * pull * examples.length);
  for (const { best, readings } of examples) {
    const scores = readings.map((one) => one.reduce((sum, [at, value]) => sum + value * (weights[at] ?? 0), 0));
    const top = Math.max(...scores);
    const shares = scores.map((score) => Math.exp(score - top));
    const all = shares.reduce((sum, share) => sum + share, 0);
    const right = shares.reduce((sum, share, at) => sum + (best[at] ? share : 0), 0);
    for (const [at, reading] of readings.entries()) {
      const share = shares[at] ?? 0;
      const pulled = share / all - (best[at] ? share / right : 0);
      for (const [place, value] of reading) slope[place] = (slope[place] ?? 0) + pulled * value;
    }
  }
  return slope.map((sum) => sum / examples.length);
}

/** What comes of a message where the likeliest reading is carried out. */
export function chosen(row: CollectedRow, weights: Weights): Judgement {
  const readings = readingsOf(row).map((one) => ({ ...one, score: scoreOf(one.features, weights) }));
  return readings.toSorted((one, other) => other.score - one.score)[0]?.result ?? 'nothing';
}

/** The best that any judge could choose. */
export const bestResult = (row: CollectedRow): Judgement =>
  worth.find((result) => readingsOf(row).some((one) => one.result === result)) ?? 'nothing';
