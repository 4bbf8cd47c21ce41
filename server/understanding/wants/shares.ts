import type { Features } from './features.ts';
import { type PackedRows, stepSizes, type WantsWeights } from './weights.ts';

/** Adds what the places of a stretch stand for, of whatever they are rows. */
function sumOf({ steps, bytes, width }: PackedRows, { places, values, size }: Features, sums: Float32Array): void {
  const columns = sums.length;
  for (let one = 0; one < size; one++) {
    const place = places[one] as number;
    const scale = (values[one] as number) * (stepSizes[steps[place] as number] as number);
    if (scale === 0) continue;
    const from = place * width;
    for (let column = 0; column < columns; column += 2) {
      const pair = bytes[from + (column >> 1)] as number;
      sums[column] = (sums[column] as number) + scale * ((pair & 15) - 8);
      if (column + 1 < columns) sums[column + 1] = (sums[column + 1] as number) + scale * ((pair >> 4) - 8);
    }
  }
}

/** How likely a stretch with these features is of each class, together 1: a softmax and a small network multiplied. */
export function sharesOf(weights: WantsWeights, features: Features): Float32Array {
  const { classes, dimensions, hidden, temperature } = weights;
  const scores = Float32Array.from(weights.biases);
  sumOf(weights.linear, features, scores);
  const embedded = new Float32Array(dimensions);
  sumOf(weights.embedding, features, embedded);
  normalise(embedded, weights);
  const active = new Float32Array(hidden);
  addLayer(embedded, weights.first, weights.firstBias, active);
  for (let at = 0; at < hidden; at++) if ((active[at] as number) < 0) active[at] = 0;
  const deep = new Float32Array(classes.length);
  addLayer(active, weights.second, weights.secondBias, deep);
  for (let at = 0; at < scores.length; at++) scores[at] = ((scores[at] as number) + (deep[at] as number)) / temperature;
  return softmax(scores);
}

function normalise(sums: Float32Array, { gain, shift }: WantsWeights): void {
  let mean = 0;
  for (const sum of sums) mean += sum / sums.length;
  let variance = 0;
  for (const sum of sums) variance += (sum - mean) ** 2 / sums.length;
  const spread = Math.sqrt(variance + 1e-5);
  for (let at = 0; at < sums.length; at++)
    sums[at] = (((sums[at] as number) - mean) / spread) * (gain[at] as number) + (shift[at] as number);
}

function addLayer(from: Float32Array, weights: Float32Array, biases: Float32Array, to: Float32Array): void {
  for (let row = 0; row < to.length; row++) {
    let sum = biases[row] as number;
    const start = row * from.length;
    for (let at = 0; at < from.length; at++) sum += (from[at] as number) * (weights[start + at] as number);
    to[row] = sum;
  }
}

function softmax(scores: Float32Array): Float32Array {
  const highest = Math.max(...scores);
  let whole = 0;
  for (let at = 0; at < scores.length; at++) {
    const share = Math.exp((scores[at] as number) - highest);
    scores[at] = share;
    whole += share;
  }
  for (let at = 0; at < scores.length; at++) scores[at] = (scores[at] as number) / whole;
  return scores;
}
