import { readFileSync, writeFileSync } from 'node:fs';
import { featuresOf, places } from '../server/features/care/likelihood/features.ts';
import { classes, type WeightsHeader, weightsFile } from '../server/features/care/likelihood/likelihood.ts';
import { readTold } from '../server/features/care/signs/told.ts';
import { careTables, fittedTo, ordinaryTexts } from '../tests/care/tables.ts';

/**
 * Fits the weights of the care reading to the open rows of its tables: softmax regression by AdaGrad, the same rows in
 * the same order each time. `--hold 5` leaves out every fifth row, writes nothing, and prints what these come out at.
 */
const epochs = 20;
const rate = 0.4;
const shrink = 1e-4;
const largest = 4;
const levels = 127;

const held = process.argv.includes('--hold') ? Number(process.argv.at(process.argv.indexOf('--hold') + 1)) : 0;
const { dangers, lookalikes } = careTables.open;
const rows = [
  ...dangers.map(({ text, kind }) => ({ features: featuresOf(readTold(text)), target: classes.indexOf(kind) })),
  ...[...lookalikes, ...ordinaryTexts, ...sentences()].map(({ text }) => ({
    features: featuresOf(readTold(text)),
    target: 0,
  })),
];
const learned = rows.filter((_, at) => !held || at % held !== 0);

const weights = new Float32Array(places * classes.length);
const squares = new Float32Array(weights.length).fill(1e-6);
const biases = new Float64Array(classes.length);
const random = randomFrom(1);
for (let epoch = 0; epoch < epochs; epoch++) for (const row of shuffled(learned)) learn(row);

if (held) report(rows.filter((_, at) => at % held === 0));
else write();

/** Open rows of the sets of meals, of messages that tell of no meal, and of questions. */
function sentences(): { text: string }[] {
  const meals = ['own', 'third', 'fourth', 'fifth', 'fresh'].map((set) => `food/${set}-set.jsonl`);
  return [...meals, 'evidence/noMeal-open.jsonl', 'answers/paraphrases.jsonl'].flatMap((file) =>
    readFileSync(new URL(file, import.meta.url), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { text: string; half?: string })
      .filter(({ half }) => half !== 'sealed'),
  );
}

function learn({ features, target }: (typeof rows)[number]): void {
  const shares = sharesOf(features);
  const scale = 1 / Math.sqrt(features.size || 1);
  shares.forEach((share, at) => {
    const error = share - Number(at === target);
    if (Math.abs(error) < 1e-4) return;
    biases[at] = (biases[at] as number) - 0.02 * error;
    for (const place of features) {
      const index = place * classes.length + at;
      const slope = error * scale + shrink * (weights[index] as number);
      squares[index] = (squares[index] as number) + slope * slope;
      weights[index] = (weights[index] as number) - (rate * slope) / Math.sqrt(squares[index] as number);
    }
  });
}

function sharesOf(features: Set<number>): Float64Array {
  const sums = new Float64Array(classes.length);
  for (const place of features)
    for (let at = 0; at < sums.length; at++)
      sums[at] = (sums[at] as number) + (weights[place * classes.length + at] as number);
  const scores = sums.map((sum, at) => sum / Math.sqrt(features.size || 1) + (biases[at] as number));
  const highest = Math.max(...scores);
  const shares = scores.map((score) => Math.exp(score - highest));
  const whole = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => share / whole);
}

function write(): void {
  const step = largest / levels;
  const header: WeightsHeader = { fittedTo: fittedTo(), step, biases: [...biases] };
  const bytes = Int8Array.from(weights, (weight) => Math.max(-levels, Math.min(levels, Math.round(weight / step))));
  writeFileSync(weightsFile, Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), Buffer.from(bytes.buffer)]));
  console.log(`fitted to ${dangers.length} dangers and ${lookalikes.length} harmless messages`);
}

function report(unseen: typeof rows): void {
  for (const alarm of [0.3, 0.4, 0.5, 0.6, 0.7, 0.8]) {
    const alarming = unseen.filter(({ features }) => 1 - (sharesOf(features)[0] as number) >= alarm);
    const found = alarming.filter(({ target }) => target > 0).length;
    const wanted = unseen.filter(({ target }) => target > 0).length;
    console.log(
      `from ${alarm}: ${found} of ${wanted} dangers, ${alarming.length - found} of ${unseen.length - wanted} harmless messages`,
    );
  }
}

function shuffled<Row>(list: Row[]): Row[] {
  const order = [...list];
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other] as Row, order[at] as Row];
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
