import { hashOf, mixed } from './hash.ts';
import type { Heard, HeardWord } from './heard.ts';

/** Features share so many places, first those of words, then those of pieces of words; both powers of two. */
export interface Places {
  words: number;
  pieces: number;
}

/** What is counted of a stretch: each place once, with its weight. */
export interface Features {
  places: Int32Array;
  values: Float32Array;
  size: number;
}

const kinds = {
  ...{
    word: 'w',
    pair: 'b',
    skip: 't',
    sound: 's',
    length: 'n',
    kind: 'k',
    kindLength: 'kn',
    late: 'late',
    soon: 'soon',
  },
  ...{
    kindWord: 'kw',
    first: 'f',
    last: 'e',
    kindFirst: 'kf',
    roleFirst: 'rf',
    roleLast: 'rl',
    role: 'r',
    kindRole: 'rk',
  },
  ...{
    rolePair: 'rr',
    foods: 'foods',
    share: 'share',
    unknown: 'unk',
    named: 'named',
    kindNamed: 'kn2',
    alone: 'alone',
  },
  ...{
    asks: 'asks',
    notFirst: 'nf',
    notLast: 'nl',
    size: 'z',
    sizePair: 'zb',
    before: 'pb',
    after: 'pa',
    roleBefore: 'prb',
  },
  ...{
    roleAfter: 'pra',
    contextWord: 'c',
    contextRole: 'cr',
  },
} as const;
const of = Object.fromEntries(Object.entries(kinds).map(([name, short]) => [name, hashOf(short)])) as Record<
  keyof typeof kinds,
  number
>;
const wordsWithKind = 14;
const mostOfContext = 12;

/** Counts the features of one stretch after another; what it returns is overwritten by the next. */
export function createCounter({ words: ofWords, pieces: ofPieces }: Places) {
  const counts = new Float32Array(ofWords + ofPieces);
  const touched = new Int32Array(1 << 16);
  const values = new Float32Array(1 << 16);
  let size = 0;
  const count = (place: number) => {
    if (counts[place] === 0) {
      if (size === touched.length) return;
      touched[size++] = place;
    }
    counts[place] = (counts[place] as number) + 1;
  };
  const addWord = (hash: number) => count(hash & (ofWords - 1));
  const addPiece = (hash: number) => count(ofWords + (hash & (ofPieces - 1)));

  /** Each kind of features has the length 1. */
  function settle(from: number): void {
    let squares = 0;
    for (let at = from; at < size; at++) squares += (counts[touched[at] as number] as number) ** 2;
    const scale = squares > 0 ? 1 / Math.sqrt(squares) : 0;
    for (let at = from; at < size; at++) {
      const place = touched[at] as number;
      values[at] = (counts[place] as number) * scale;
      counts[place] = 0;
    }
  }

  /** Of the words from one place to before another. */
  return function featuresOf(heard: Heard, from: number, to: number): Features {
    size = 0;
    for (const feature of wordFeatures(heard, from, to)) addWord(feature);
    settle(0);
    const ofPiecesFrom = size;
    for (let at = from; at < to; at++) for (const piece of (heard.words[at] as HeardWord).pieces) addPiece(piece);
    settle(ofPiecesFrom);
    return { places: touched, values, size };
  };
}

type Add = (feature: number, one?: number, other?: number) => void;

function wordFeatures(heard: Heard, from: number, to: number): number[] {
  const { words, context } = heard;
  const part = words.slice(from, to);
  const found: number[] = [];
  const add: Add = (feature, one, other) => {
    const ofOne = one === undefined ? feature : mixed(feature, one);
    found.push(other === undefined ? ofOne : mixed(ofOne, other));
  };
  add(of.kind, context.kind);
  add(context.isLate ? of.late : of.soon);
  addWords(part, context.kind, add);
  addEnds(part, context.kind, add);
  addRoles(part, context.kind, add);
  addNeighbours(words[from - 1], words[to], add);
  for (const shape of context.shapes.slice(0, mostOfContext)) add(of.contextWord, context.kind, shape);
  for (const role of context.roles) add(of.contextRole, context.kind, role);
  return found;
}

function addWords(part: HeardWord[], kind: number, add: Add): void {
  for (const [at, { shape, sound, size, role }] of part.entries()) {
    add(of.word, shape);
    if (sound !== 0) add(of.sound, sound);
    if (size !== 0) add(of.size, size);
    if (at < wordsWithKind) add(of.kindWord, kind, shape);
    const [before, twoBefore] = [part[at - 1], part[at - 2]];
    if (twoBefore) add(of.skip, twoBefore.shape, shape);
    if (!before) continue;
    add(of.pair, before.shape, shape);
    add(of.rolePair, before.role, role);
    if (size !== 0 || before.size !== 0) add(of.sizePair, before.size || before.shape, size || shape);
  }
}

function addEnds(part: HeardWord[], kind: number, add: Add): void {
  add(of.length, Math.min(part.length, 12));
  add(of.kindLength, kind, Math.min(part.length, 6));
  const [first, last] = [part[0], part.at(-1)];
  if (!first || !last) return;
  add(of.first, first.shape);
  add(of.last, last.shape);
  add(of.kindFirst, kind, first.shape);
  add(of.roleFirst, first.role);
  add(of.roleLast, last.role);
}

function addRoles(part: HeardWord[], kind: number, add: Add): void {
  for (const role of new Set(part.flatMap(({ roles }) => roles))) {
    add(of.role, role);
    add(of.kindRole, kind, role);
  }
  const quarters = (count: number) => Math.floor((4 * count) / Math.max(1, part.length));
  const foods = part.filter(({ isFood }) => isFood).length;
  add(of.foods, Math.min(4, foods));
  add(of.share, quarters(foods));
  add(of.unknown, quarters(part.filter(({ isUnknown }) => isUnknown).length));
  if (part.some(({ isNamed }) => isNamed)) {
    add(of.named);
    add(of.kindNamed, kind);
  }
  if (part.length <= 3 && part.some(({ isFigure }) => isFigure)) add(of.alone, kind);
  if (part.some(({ isQuestionMark }) => isQuestionMark)) add(of.asks);
}

/** The words of the message right before and behind the stretch. */
function addNeighbours(before: HeardWord | undefined, after: HeardWord | undefined, add: Add): void {
  if (before) {
    add(of.notFirst);
    add(of.before, before.shape);
    add(of.roleBefore, before.role);
  }
  if (after) {
    add(of.notLast);
    add(of.after, after.shape);
    add(of.roleAfter, after.role);
  }
}
