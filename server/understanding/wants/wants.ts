import type { Act } from '../../../contract/acts/acts.ts';
import type { FilledAct } from '../../../contract/acts/slots.ts';
import { cutsOf } from './cuts.ts';
import { createCounter } from './features.ts';
import { type Heard, hear, rolesOf } from './heard.ts';
import { sharesOf } from './shares.ts';
import { readWants, type WantsWeights, weightsFile } from './weights.ts';

export interface WantedAct {
  act: Act;
  /** How likely its writer wants it, 0 to 1. */
  share: number;
}

/** A stretch of a message with what it wants, the likeliest first. */
export interface Part {
  start: number;
  end: number;
  text: string;
  acts: WantedAct[];
  /** How likely it holds several acts that no cut parts, 0 to 1. */
  several: number;
  /** The fitted share of what a model takes it for. */
  heard?: number;
  /** What it wants, with all that it names. */
  filled?: FilledAct | undefined;
}

/** A stretch that holds several acts, or a piece of one, is no part. */
const classesOfNoPart = 2;
const leastShown = 0.001;

export function createWants(weights: WantsWeights) {
  const featuresOf = createCounter(weights.places);
  const acts = weights.classes.slice(0, -classesOfNoPart) as Act[];

  /** Shares of all classes. */
  const read = (heard: Heard, from: number, to: number): Float32Array => sharesOf(weights, featuresOf(heard, from, to));
  const severalAt = acts.length;
  const shareAmongActs = (shares: Float32Array, act: number): number => {
    const ofActs = shares.subarray(0, acts.length).reduce((sum, share) => sum + share, 0);
    const ofOthers = (shares[severalAt] ?? 0) + piecesCount * (shares[severalAt + 1] ?? 0);
    return (shares[act] as number) / (ofActs + ofOthers) + 1e-9;
  };

  const partOf = (text: string, { words }: Heard, from: number, to: number, shares: Float32Array): Part => {
    const whole = shares.subarray(0, acts.length).reduce((sum, share) => sum + share, 0);
    const start = from === 0 ? 0 : (words[from]?.start ?? 0);
    const end = to === words.length ? text.length : (words[to]?.start ?? text.length);
    const known = acts
      .map((act, at) => ({ act, share: (shares[at] as number) / whole }))
      .filter(({ share }) => share >= leastShown)
      .sort((one, other) => other.share - one.share);
    return { start, end, text: text.slice(start, end), acts: known, several: shares[severalAt] ?? 0 };
  };

  /** The parts of a message as they are cut elsewhere, each from its start; undefined where one starts within a word. */
  function partsAt(text: string, context: string, starts: number[]): Part[] | undefined {
    const heard = hear(text, context, weights.roles);
    const places = starts.map((start) => (start === 0 ? 0 : heard.words.findIndex((word) => word.start === start)));
    if (heard.words.length === 0 || places.includes(-1)) return undefined;
    return places.map((from, at) => {
      const to = places[at + 1] ?? heard.words.length;
      return partOf(text, heard, from, to, read(heard, from, to));
    });
  }

  /** The parts of a message by the likeliest of all cuts; `context` is what was done or asked last. */
  function wantsOf(text: string, context: string): Part[] {
    const heard = hear(text, context, weights.roles);
    const count = heard.words.length;
    if (count === 0) return [];
    const cuts = cutsOf(heard, weights.cuts);
    const places = [0, ...cuts.map(({ at }) => at), count];
    const gain = heard.context.isNothing ? cutGains.first : cutGains.within;
    const ways: Way[] = [{ score: 0, from: -1, act: -1, shares: new Float32Array(0) }];
    for (let to = 1; to < places.length; to++) {
      const found = places.slice(0, to).map((place, from): Way => {
        const shares = read(heard, place, places[to] as number);
        const act = highestOf(shares, acts.length);
        const score = (ways[from]?.score ?? 0) + Math.log(shareAmongActs(shares, act)) + (from === 0 ? 0 : gain);
        return {
          score: saysEnough(heard, place, places[to] as number) ? score : score - aloneCosts,
          from,
          act,
          shares,
        };
      });
      ways.push(found.reduce((best, one) => (one.score > best.score ? one : best)));
    }
    return joinedParts(ways, places).map(({ from, to, shares }) =>
      partOf(text, heard, from, to, shares ?? read(heard, from, to)),
    );
  }
  const isKnown = (word: string): boolean => rolesOf(word, weights.roles).length > 0;
  return Object.assign(wantsOf, { at: partsAt, isKnown });
}

/**
 * Far more stretches between places of cuts are pieces of parts than parts: so much of that share counts. Chosen with what
 * a cut is worth on hands that may be looked at and were left out of the fit.
 */
const piecesCount = 0.12;
/** Where a talk goes on, corrections are mostly of one piece. */
const cutGains = { first: 0.2, within: -0.5 };

/** "No, 79.5", "skipped metformin": a word by itself is hardly a part. */
function saysEnough({ words }: Heard, from: number, to: number): boolean {
  const part = words.slice(from, to);
  return part.some(({ isFigure }) => isFigure) || part.filter(({ sound }) => sound !== 0).length >= leastWords;
}
const leastWords = 2;
const aloneCosts = 3;

interface Way {
  score: number;
  /** The place before it. */
  from: number;
  act: number;
  shares: Float32Array;
}

function highestOf(shares: Float32Array, count: number): number {
  let best = 0;
  for (let at = 1; at < count; at++) if ((shares[at] as number) > (shares[best] as number)) best = at;
  return best;
}

interface Stretch {
  from: number;
  to: number;
  act: number;
  /** Undefined of one that was joined. */
  shares: Float32Array | undefined;
}

/** Neighbours of the same act are one part. */
function joinedParts(ways: Way[], places: number[]): Stretch[] {
  const parts: Stretch[] = [];
  for (let to = places.length - 1; to > 0; to = ways[to]?.from ?? 0) {
    const { from, act, shares } = ways[to] as Way;
    const next = parts[0];
    const start = places[from] as number;
    if (next?.act === act) parts[0] = { ...next, from: start, shares: undefined };
    else parts.unshift({ from: start, to: places[to] as number, act, shares });
  }
  return parts;
}

let fitted: ReturnType<typeof createWants> | undefined;

const ownFit = () => {
  fitted ??= createWants(readWants(weightsFile));
  return fitted;
};

/** As `createWants`, with the weights of `npm run fit -- wants`. */
export const readParts = (text: string, context: string): Part[] => ownFit()(text, context);
export const readPartsAt = (text: string, context: string, starts: number[]): Part[] | undefined =>
  ownFit().at(text, context, starts);
/** Whether lexicon or tables have a word, as tokens have it. */
export const isKnownWord = (word: string): boolean => ownFit().isKnown(word);
