import { hashOf, mixed } from '../../../../understanding/wants/hash.ts';
import type { NameIndex } from '../../table/nameIndex.ts';
import { soundOf } from '../../table/spelling.ts';
import { standingOf } from '../names/standing.ts';
import { rolesOfWord } from '../words/lexiconRoles.ts';
import { EATING } from '../words/structureWords.ts';
import type { Token } from '../words/tokens.ts';
import { COUNTED_UNITS, MEASURED_UNITS } from '../words/units.ts';

/** What tells whether a word names a food where it stands: itself, what lexicon and table have it as, and its neighbours. */

/** How many places the weights have; features that fall on one share it. */
export const places = 2 ** 18;

const [shortestPiece, longestPiece] = [3, 5];
/** So far to both sides. */
const reach = 2;

/** What is told of a word wherever it stands. */
interface OfWord {
  own: number[];
  hash: number;
  /** What it is to its neighbours. */
  kind: number;
}

const mostRemembered = 20_000;
const ofWordIn = new WeakMap<NameIndex, Map<string, OfWord>>();
const edge: OfWord = { own: [], hash: hashOf('edge'), kind: hashOf('kind edge') };
const sides = Array.from({ length: 2 * reach + 1 }, (_, at) => hashOf(`side ${at - reach}`));
const [ofPair, ofKinds, ofCapital, ofStanding] = ['pair', 'kinds', 'capital', 'standing'].map(hashOf) as [
  number,
  number,
  number,
  number,
];

/** Of each word of a text the places of what is told of it; nothing of numbers and marks. */
export function featuresIn(text: string, tokens: Token[], index: NameIndex): (number[] | undefined)[] {
  const told = tokens.map((token) => ofWord(token, index));
  return tokens.map((token, at) => (token.kind === 'word' ? featuresAt(text, token, told, at) : undefined));
}

function featuresAt(text: string, { start }: Token, told: OfWord[], at: number): number[] {
  const here = told[at] as OfWord;
  const found = [...here.own];
  const add = (hash: number) => found.push((hash ^ (hash >>> 15)) & (places - 1));
  const letter = text[start] ?? '';
  if (letter !== letter.toLowerCase()) {
    add(mixed(ofCapital, at === 0 ? 1 : 2));
    add(mixed(mixed(ofCapital, at === 0 ? 1 : 2), here.kind));
  }
  for (let side = -reach; side <= reach; side++) {
    if (side === 0) continue;
    const { hash, kind } = told[at + side] ?? edge;
    const from = sides[side + reach] as number;
    add(mixed(from, hash));
    add(mixed(from, kind));
    add(mixed(mixed(from, kind), here.kind));
    if (side === -1 || side === 1) add(mixed(mixed(mixed(ofPair, from), hash), here.hash));
  }
  const [before, after] = [told[at - 1] ?? edge, told[at + 1] ?? edge];
  add(mixed(mixed(mixed(ofKinds, before.kind), here.kind), after.kind));
  add(mixed(mixed(ofStanding, before.hash), here.kind));
  add(mixed(mixed(mixed(ofStanding, 1), after.hash), here.kind));
  return found;
}

function ofWord(token: Token, index: NameIndex): OfWord {
  let remembered = ofWordIn.get(index);
  if (!remembered || remembered.size > mostRemembered) {
    remembered = new Map();
    ofWordIn.set(index, remembered);
  }
  const name = token.kind === 'number' ? '#' : token.word;
  const known = remembered.get(name);
  if (known) return known;
  const told = describe(token, index);
  remembered.set(name, told);
  return told;
}

function describe({ kind, key, word }: Token, index: NameIndex): OfWord {
  if (kind === 'number') return { own: [], hash: hashOf('#'), kind: hashOf('kind number') };
  if (kind === 'mark') return { own: [], hash: hashOf(key), kind: hashOf(`kind ${key}`) };
  const standing = standingOf(index, key);
  const roles = rolesOfWord.get(key) ?? [];
  const isUnit = COUNTED_UNITS.has(key) || MEASURED_UNITS.has(key);
  const [role = ''] = roles;
  const does = EATING.has(key) ? 'eating' : isUnit ? 'unit' : role;
  const own = [`w ${key}`, `s ${soundOf(key)}`, `t ${standing}`, `t ${standing} ${does}`, ...piecesOf(`<${word}>`)];
  for (const one of roles) own.push(`r ${one}`);
  if (isUnit) own.push('unit');
  own.push(`length ${Math.min(8, word.length)} ${standing}`);
  const inPlaces = own.map(hashOf).map((hash) => (hash ^ (hash >>> 15)) & (places - 1));
  return { own: inPlaces, hash: hashOf(`word ${key}`), kind: hashOf(`kind ${standing} ${does}`) };
}

function piecesOf(word: string): string[] {
  const pieces: string[] = [];
  for (let from = 0; from < word.length; from++)
    for (let to = from + shortestPiece; to <= Math.min(from + longestPiece, word.length); to++)
      pieces.push(`p ${word.slice(from, to)}`);
  return pieces;
}
