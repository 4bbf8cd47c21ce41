import type { Examples } from './examples.ts';
import { randomFrom, shuffle } from './random.ts';
import { toldShare, toShares } from './softmax.ts';

/** Places to a few numbers, made comparable, through one layer to a score for each class. */
export interface Network {
  dimensions: number;
  hidden: number;
  embedding: Float32Array;
  /** Of each dimension. */
  gain: Float32Array;
  shift: Float32Array;
  /** Of each hidden one, a weight for each dimension. */
  first: Float32Array;
  firstBias: Float32Array;
  /** Of each class, a weight for each hidden one. */
  second: Float32Array;
  secondBias: Float32Array;
}

const epochs = 4;
const seed = 1;
const dimensions = 92;
const hidden = 192;
/** Of the places of a stretch, and of what lies between the layers, so many are left out at a time. */
const dropped = 0.3;
const keptScale = 1 / (1 - dropped);
const smoothing = 0.05;
const batch = 32;
const rates = { embedding: 0.5, layers: 1.5e-3 };
const firstSquare = 0.02;
const mostPlaces = 1 << 16;

type Weights = Record<'gain' | 'shift' | 'first' | 'firstBias' | 'second' | 'secondBias', Float32Array>;
const layerNames = ['gain', 'shift', 'first', 'firstBias', 'second', 'secondBias'] as const;

/** A network fitted by AdaGrad with a rate for each place, its layers by AdamW: the same rows in the same orders each time. */
export function fitNetwork(examples: Examples, count: { places: number; classes: number }): Network {
  const random = randomFrom(seed);
  const network = startNetwork(count, random);
  const pass = createPass(network, count, random);
  const layers = layerNames.map((name) => ({
    weights: network[name],
    slopes: pass.slopes[name],
    means: new Float32Array(network[name].length),
    squares: new Float32Array(network[name].length),
    decays: name === 'first' || name === 'second',
  }));
  const order = Int32Array.from(examples.targets, (_, at) => at);
  let steps = 0;
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random);
    const share = 1 - epoch / epochs;
    for (const [at, row] of order.entries()) {
      pass.learn(examples, row, rates.embedding * share);
      if ((at + 1) % batch !== 0) continue;
      steps += 1;
      for (const layer of layers) improve(layer, rates.layers * share + 1e-5, steps);
    }
  }
  return network;
}

function startNetwork(count: { places: number; classes: number }, random: () => number): Network {
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const filled = (size: number, spread: number) => Float32Array.from({ length: size }, () => normal() * spread);
  return {
    ...{ dimensions, hidden },
    embedding: filled(count.places * dimensions, 0.1),
    gain: new Float32Array(dimensions).fill(1),
    shift: new Float32Array(dimensions),
    first: filled(hidden * dimensions, 1 / Math.sqrt(dimensions)),
    firstBias: new Float32Array(hidden),
    second: filled(count.classes * hidden, 1 / Math.sqrt(hidden)),
    secondBias: new Float32Array(count.classes),
  };
}

/** One row forward and back: slopes of the layers are gathered, the embedding learns at once. */
function createPass(net: Network, { places, classes }: { places: number; classes: number }, random: () => number) {
  const slopes = Object.fromEntries(
    layerNames.map((name) => [name, new Float32Array(net[name].length)]),
  ) as unknown as Weights;
  const squares = new Float32Array(places).fill(firstSquare);
  const sums = new Float32Array(dimensions);
  const normed = new Float32Array(dimensions);
  const used = new Float32Array(dimensions);
  const usedSlopes = new Float32Array(dimensions);
  const active = new Float32Array(hidden);
  const activeSlopes = new Float32Array(hidden);
  const scores = new Float32Array(classes);
  const chosen = new Int32Array(mostPlaces);
  let size = 0;
  let spread = 1;

  function embed({ rows, places: placed, values }: Examples, row: number): void {
    size = 0;
    for (let at = rows[row] as number; at < (rows[row + 1] as number); at++)
      if (random() >= dropped && size < mostPlaces) chosen[size++] = at;
    sums.fill(0);
    for (let one = 0; one < size; one++) {
      const at = chosen[one] as number;
      const from = (placed[at] as number) * dimensions;
      const value = (values[at] as number) * keptScale;
      for (let of = 0; of < dimensions; of++)
        sums[of] = (sums[of] as number) + value * (net.embedding[from + of] as number);
    }
  }

  function normalise(): void {
    let mean = 0;
    for (const one of sums) mean += one;
    mean /= dimensions;
    let variance = 0;
    for (const one of sums) variance += (one - mean) ** 2;
    spread = Math.sqrt(variance / dimensions + 1e-5);
    for (let of = 0; of < dimensions; of++) {
      normed[of] = ((sums[of] as number) - mean) / spread;
      const whole = (normed[of] as number) * (net.gain[of] as number) + (net.shift[of] as number);
      used[of] = random() < dropped ? 0 : whole * keptScale;
    }
  }

  function score(): void {
    for (let of = 0; of < hidden; of++) {
      let value = net.firstBias[of] as number;
      const from = of * dimensions;
      for (let at = 0; at < dimensions; at++) value += (used[at] as number) * (net.first[from + at] as number);
      active[of] = random() < dropped || value < 0 ? 0 : value * keptScale;
    }
    for (let act = 0; act < classes; act++) {
      let value = net.secondBias[act] as number;
      const from = act * hidden;
      for (let of = 0; of < hidden; of++) value += (active[of] as number) * (net.second[from + of] as number);
      scores[act] = value;
    }
    toShares(scores);
  }

  function slopesOfLayers(target: number, sets: number[][]): void {
    activeSlopes.fill(0);
    const told = toldShare(target, sets, Float32Array.from(scores));
    for (let act = 0; act < classes; act++) {
      const slope = (scores[act] as number) - smoothing / classes - (1 - smoothing) * told(act);
      slopes.secondBias[act] = (slopes.secondBias[act] as number) + slope;
      const from = act * hidden;
      for (let of = 0; of < hidden; of++) {
        slopes.second[from + of] = (slopes.second[from + of] as number) + slope * (active[of] as number);
        activeSlopes[of] = (activeSlopes[of] as number) + slope * (net.second[from + of] as number);
      }
    }
    usedSlopes.fill(0);
    for (let of = 0; of < hidden; of++) {
      if (active[of] === 0) continue;
      const slope = (activeSlopes[of] as number) * keptScale;
      slopes.firstBias[of] = (slopes.firstBias[of] as number) + slope;
      const from = of * dimensions;
      for (let at = 0; at < dimensions; at++) {
        slopes.first[from + at] = (slopes.first[from + at] as number) + slope * (used[at] as number);
        usedSlopes[at] = (usedSlopes[at] as number) + slope * (net.first[from + at] as number);
      }
    }
  }

  /** Back through what makes the sums comparable; answers with the square of their slopes, which stand in `sums` then. */
  function slopesOfSums(): number {
    let mean = 0;
    let along = 0;
    for (let of = 0; of < dimensions; of++) {
      const slope = used[of] === 0 ? 0 : (usedSlopes[of] as number) * keptScale;
      slopes.gain[of] = (slopes.gain[of] as number) + slope * (normed[of] as number);
      slopes.shift[of] = (slopes.shift[of] as number) + slope;
      const inner = slope * (net.gain[of] as number);
      usedSlopes[of] = inner;
      mean += inner / dimensions;
      along += (inner * (normed[of] as number)) / dimensions;
    }
    let squared = 0;
    for (let of = 0; of < dimensions; of++) {
      const slope = ((usedSlopes[of] as number) - mean - (normed[of] as number) * along) / spread;
      sums[of] = slope;
      squared += slope * slope;
    }
    return squared;
  }

  function learnPlaces({ places: placed, values }: Examples, squared: number, rate: number): void {
    for (let one = 0; one < size; one++) {
      const at = chosen[one] as number;
      const place = placed[at] as number;
      const value = (values[at] as number) * keptScale;
      const total = (squares[place] as number) + value * value * squared;
      squares[place] = total;
      const change = (rate * value) / Math.sqrt(total);
      const from = place * dimensions;
      for (let of = 0; of < dimensions; of++)
        net.embedding[from + of] = (net.embedding[from + of] as number) - change * (sums[of] as number);
    }
  }

  return {
    slopes,
    learn(examples: Examples, row: number, rate: number): void {
      embed(examples, row);
      normalise();
      score();
      slopesOfLayers(examples.targets[row] as number, examples.sets);
      learnPlaces(examples, slopesOfSums(), rate);
    },
  };
}

interface Layer {
  weights: Float32Array;
  slopes: Float32Array;
  means: Float32Array;
  squares: Float32Array;
  decays: boolean;
}

/** A step of AdamW. */
function improve({ weights, slopes, means, squares, decays }: Layer, rate: number, steps: number): void {
  const [ofMean, ofSquare] = [1 - 0.9 ** Math.min(steps, 1_000), 1 - 0.999 ** Math.min(steps, 10_000)];
  const decay = decays ? 1 - rate * 0.01 : 1;
  for (let at = 0; at < weights.length; at++) {
    const slope = (slopes[at] as number) / batch;
    const mean = 0.9 * (means[at] as number) + 0.1 * slope;
    const square = 0.999 * (squares[at] as number) + 0.001 * slope * slope;
    means[at] = mean;
    squares[at] = square;
    slopes[at] = 0;
    weights[at] = (weights[at] as number) * decay - (rate * (mean / ofMean)) / (Math.sqrt(square / ofSquare) + 1e-8);
  }
}
