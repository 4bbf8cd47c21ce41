import { type Act, acts } from '../../contract/acts/acts.ts';
import { type Cut, type CutWeights, cutsOf, gapFeatures, gapShare } from '../../server/understanding/wants/cuts.ts';
import { createCounter, type Places } from '../../server/understanding/wants/features.ts';
import { type Heard, hear, type Roles } from '../../server/understanding/wants/heard.ts';
import { type LabelledMessage, textOf } from './hands.ts';
import { randomFrom, shuffle } from './random.ts';

/** Acts, and what a stretch is that is none: several parts, or a piece of one. */
export const classes = [...acts, 'several', 'piece'] as const;

/** What a fit learns from: rows of places with values, and the class of each. */
export interface Examples {
  /** Where each row begins; one more than rows. */
  rows: Int32Array;
  places: Int32Array;
  values: Float32Array;
  /** The number of a class; below 0, from -1 down, that of a set of `sets`. */
  targets: Int16Array;
  /** Of each set, the classes that are in it. */
  sets: number[][];
}

export interface ReadMessage {
  message: LabelledMessage;
  heard: Heard;
  /** The words at which its parts begin, 0 first and the number of words last. */
  edges: number[];
}

export function readLabelled(messages: LabelledMessage[], roles: Roles): ReadMessage[] {
  return messages.map((message) => {
    const heard = hear(textOf(message), message.ctx, roles);
    const edges = [0];
    let end = 0;
    for (const [text] of message.segs) {
      end += text.length;
      const at = heard.words.findIndex(({ start }) => start >= end);
      edges.push(at < 0 ? heard.words.length : at);
    }
    return { message, heard, edges };
  });
}

const kept = 0.5;

/** A message that is one part and wants one of these. */
export interface LabelledWhole {
  heard: Heard;
  acts: readonly Act[];
}

/** Every stretch between places where a message is or may be cut; of those that are no part only some. */
export function examplesOf(
  messages: ReadMessage[],
  wholes: LabelledWhole[],
  cuts: CutWeights,
  places: Places,
): Examples {
  const random = randomFrom(9);
  const featuresOf = createCounter(places);
  const list = createList();
  for (const { message, heard, edges } of messages) {
    const count = heard.words.length;
    const found = cutsOf(heard, cuts).map(({ at }: Cut) => at);
    const all = [...new Set([0, count, ...found, ...edges])].sort((one, other) => one - other);
    for (const [place, from] of all.entries()) {
      for (const to of all.slice(place + 1)) {
        const target = classOf(message, edges, from, to, count, random);
        if (target >= 0) list.add(featuresOf(heard, from, to), target);
      }
    }
  }
  const sets = new Map<string, number[]>();
  for (const { heard, acts: wanted } of wholes) {
    sets.set(wanted.join(), sets.get(wanted.join()) ?? wanted.map((act) => classes.indexOf(act)));
    const at = [...sets.keys()].indexOf(wanted.join());
    list.add(featuresOf(heard, 0, heard.words.length), -1 - at);
  }
  return { ...list.done(), sets: [...sets.values()] };
}

function classOf(
  { segs }: LabelledMessage,
  edges: number[],
  from: number,
  to: number,
  count: number,
  random: () => number,
): number {
  const hit = segs.flatMap((_, at) => ((edges[at] as number) < to && (edges[at + 1] as number) > from ? [at] : []));
  const told = new Set(hit.map((at) => segs[at]?.[1]));
  if (edges.includes(from) && edges.includes(to) && told.size === 1)
    return classes.indexOf(segs[hit[0] as number]?.[1] as never);
  if (told.size > 1)
    return from === 0 && to === count ? classes.indexOf('several') : random() < kept ? classes.indexOf('several') : -1;
  return random() < kept ? classes.indexOf('piece') : -1;
}

function createList() {
  let places = new Int32Array(1 << 20);
  let values = new Float32Array(1 << 20);
  const rows = [0];
  const targets: number[] = [];
  let end = 0;
  return {
    add(features: { places: Int32Array; values: Float32Array; size: number }, target: number) {
      if (end + features.size > places.length) {
        const [more, moreValues] = [new Int32Array(places.length * 2), new Float32Array(places.length * 2)];
        more.set(places);
        moreValues.set(values);
        [places, values] = [more, moreValues];
      }
      places.set(features.places.subarray(0, features.size), end);
      values.set(features.values.subarray(0, features.size), end);
      end += features.size;
      rows.push(end);
      targets.push(target);
    },
    done: (): Omit<Examples, 'sets'> => ({
      rows: Int32Array.from(rows),
      places: places.slice(0, end),
      values: values.slice(0, end),
      targets: Int16Array.from(targets),
    }),
  };
}

const cutPlaces = 2 ** 14;
const cutEpochs = 6;

/** Logistic regression over the gaps between words. */
export function fitCuts(messages: ReadMessage[]): CutWeights {
  const gaps = messages.flatMap(({ heard, edges }) =>
    heard.words.slice(1).map((_, before) => ({
      features: Uint16Array.from(gapFeatures(heard, before + 1).map((feature) => feature & (cutPlaces - 1))),
      isCut: edges.slice(1, -1).includes(before + 1),
    })),
  );
  const random = randomFrom(3);
  const weights = new Float32Array(cutPlaces);
  const squares = new Float32Array(cutPlaces).fill(0.1);
  const fitted = { weights, bias: -3 };
  for (let epoch = 0; epoch < cutEpochs; epoch++) {
    for (const { features, isCut } of shuffle(gaps, random)) {
      const error = gapShare(fitted, features as unknown as number[]) - Number(isCut);
      fitted.bias -= 0.001 * error;
      for (const place of features) {
        const slope = error + 1e-5 * (weights[place] as number);
        squares[place] = (squares[place] as number) + slope * slope;
        weights[place] = (weights[place] as number) - (0.2 * slope) / Math.sqrt(squares[place] as number);
      }
    }
  }
  return fitted;
}
