import { writeFileSync } from 'node:fs';
import type { CutWeights } from '../../server/understanding/wants/cuts.ts';
import { denseLengths, stepSizes, type WantsHeader } from '../../server/understanding/wants/weights.ts';
import type { Network } from './network.ts';
import type { collectRoles } from './roles.ts';
import type { Linear } from './softmax.ts';

interface FittedWants {
  header: Omit<WantsHeader, 'roleNames' | 'rolesLength' | 'cutBias' | 'dimensions' | 'hidden'>;
  roles: ReturnType<typeof collectRoles>;
  cuts: CutWeights;
  linear: Linear;
  network: Network;
}

export function writeWants(file: URL | string, { header, roles, cuts, linear, network }: FittedWants): void {
  const told = [...roles.ofWord].map(([word, list]) => `${word} ${list.join(' ')}`).join('\n');
  const rolesBytes = new TextEncoder().encode(told);
  const { dimensions, hidden } = network;
  const whole: WantsHeader = {
    ...header,
    ...{ dimensions, hidden, cutBias: cuts.bias, roleNames: roles.names, rolesLength: rolesBytes.length },
  };
  const dense = { ...network, biases: linear.biases };
  const parts = [
    Buffer.from(`${JSON.stringify(whole)}\n`),
    rolesBytes,
    bytesOf(cuts.weights),
    ...pack(linear.weights, header.classes.length),
    ...pack(network.embedding, dimensions),
    ...denseLengths(whole).map(([name]) => bytesOf(dense[name])),
  ];
  writeFileSync(file, Buffer.concat(parts));
}

const bytesOf = (floats: Float32Array) => new Uint8Array(floats.buffer, floats.byteOffset, floats.byteLength);
const most = 7;

/** Each row in steps of its own, chosen so that the squares of what is lost are least; two numbers in a byte. */
function pack(rows: Float32Array, columns: number): [Uint8Array, Uint8Array] {
  const width = Math.ceil(columns / 2);
  const count = rows.length / columns;
  const steps = new Uint8Array(count);
  const bytes = new Uint8Array(count * width).fill(0x88);
  for (let row = 0; row < count; row++) {
    const numbers = rows.subarray(row * columns, (row + 1) * columns);
    const step = stepOf(numbers);
    steps[row] = step;
    if (step === 0) continue;
    for (const [column, one] of numbers.entries()) {
      const nibble = inSteps(one, stepSizes[step] as number) + 8;
      const at = row * width + (column >> 1);
      const known = bytes[at] as number;
      bytes[at] = column % 2 === 0 ? (known & 0xf0) | nibble : (known & 0x0f) | (nibble << 4);
    }
  }
  return [steps, bytes];
}

/** The number of a row's step; 0 where all of it is nothing. */
function stepOf(numbers: Float32Array): number {
  const largest = numbers.reduce((found, one) => Math.max(found, Math.abs(one)), 0);
  let [best, least] = [0, largest === 0 ? 0 : Number.POSITIVE_INFINITY];
  for (let step = 1; step < stepSizes.length; step++) {
    const size = stepSizes[step] as number;
    if (size * most * 1.1 < largest / 2 || size * most > largest * 1.2) continue;
    const lost = numbers.reduce((sum, one) => sum + (one - inSteps(one, size) * size) ** 2, 0);
    if (lost < least) [least, best] = [lost, step];
  }
  return best;
}

const inSteps = (value: number, step: number) => Math.max(-most, Math.min(most, Math.round(value / step)));
