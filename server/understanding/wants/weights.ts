import { readFileSync } from 'node:fs';
import type { CutWeights } from './cuts.ts';
import type { Places } from './features.ts';
import type { Roles } from './heard.ts';

/** The first line of the file that a fit writes; what follows it is told here in its order. */
export interface WantsHeader {
  /** A digest of the messages that they were fitted to. */
  fittedTo: string;
  places: Places;
  classes: readonly string[];
  dimensions: number;
  hidden: number;
  /** Scores are divided by it, so that shares are as sure as they are right. */
  temperature: number;
  cutBias: number;
  roleNames: readonly string[];
  /** Bytes of the words with their roles. */
  rolesLength: number;
}

/** Rows of numbers of four bits, two in a byte, with the number of what a step stands for in each row. */
export interface PackedRows {
  steps: Uint8Array;
  bytes: Uint8Array;
  /** Bytes of a row. */
  width: number;
}

export interface WantsWeights extends WantsHeader {
  roles: Roles;
  cuts: CutWeights;
  /** Of each place, a score for each class. */
  linear: PackedRows;
  /** Of each place, its dimensions. */
  embedding: PackedRows;
  biases: Float32Array;
  gain: Float32Array;
  shift: Float32Array;
  first: Float32Array;
  firstBias: Float32Array;
  second: Float32Array;
  secondBias: Float32Array;
}

const stepsInOctave = 12;
/** What the steps of rows may stand for: nothing, then from 2^-18 up, in twelfths of an octave. */
export const stepSizes = Float32Array.from({ length: 256 }, (_, at) => (at === 0 ? 0 : 2 ** (at / stepsInOctave - 18)));

export const weightsFile = new URL('./weights.bin', import.meta.url);
export const cutPlaces = 2 ** 14;
/** Lengths of the float arrays behind the packed rows, in their order. */
export const denseLengths = ({ classes, dimensions, hidden }: WantsHeader) =>
  [
    ['biases', classes.length],
    ['gain', dimensions],
    ['shift', dimensions],
    ['first', hidden * dimensions],
    ['firstBias', hidden],
    ['second', classes.length * hidden],
    ['secondBias', classes.length],
  ] as const;

export function readWants(file: URL): WantsWeights {
  const content = readFileSync(file);
  const end = content.indexOf('\n');
  const header = JSON.parse(content.toString('utf8', 0, end)) as WantsHeader;
  let at = end + 1;
  const take = (length: number): Uint8Array<ArrayBuffer> => {
    const bytes = new Uint8Array(length);
    bytes.set(content.subarray(at, at + length));
    at += length;
    return bytes;
  };
  const floats = (length: number) => new Float32Array(take(length * 4).buffer);
  const packed = (columns: number): PackedRows => {
    const width = Math.ceil(columns / 2);
    const rows = header.places.words + header.places.pieces;
    return { width, steps: take(rows), bytes: take(rows * width) };
  };
  const ofWord = readRoles(new TextDecoder().decode(take(header.rolesLength)));
  const cuts = { weights: floats(cutPlaces), bias: header.cutBias };
  const linear = packed(header.classes.length);
  const embedding = packed(header.dimensions);
  const dense = Object.fromEntries(denseLengths(header).map(([name, length]) => [name, floats(length)])) as Pick<
    WantsWeights,
    ReturnType<typeof denseLengths>[number][0]
  >;
  return { ...header, ...dense, cuts, linear, embedding, roles: { ofWord, food: header.roleNames.indexOf('food') } };
}

/** "dal 3 17" a line; words of the same roles share them. */
function readRoles(text: string): Map<string, readonly number[]> {
  const lists = new Map<string, readonly number[]>();
  const found = new Map<string, readonly number[]>();
  for (const line of text.split('\n')) {
    const space = line.indexOf(' ');
    const told = line.slice(space + 1);
    const roles = lists.get(told) ?? told.split(' ').map(Number);
    lists.set(told, roles);
    found.set(line.slice(0, space), roles);
  }
  return found;
}
