import { type Token, tokenise } from '../../language/tokens.ts';
import { hashOf, mixed } from './hash.ts';

/** What lexicon and tables say of a word, by number; a fit writes it down with its weights. */
export interface Roles {
  /** Of each word, the numbers of its roles, ascending. */
  ofWord: ReadonlyMap<string, readonly number[]>;
  /** The number of the role of words in names of foods. */
  food: number;
}

/** A word, figure or sign of a message, as numbers that are the same for the same word. */
export interface HeardWord {
  start: number;
  end: number;
  /** A line ends before it. */
  isNewLine: boolean;
  isFigure: boolean;
  /** The word; one and the same for all figures. */
  shape: number;
  /** The consonants of a word; 0 of figures and signs. */
  sound: number;
  /** The digits and decimals of a figure; 0 of words. */
  size: number;
  /** All its roles in one. */
  role: number;
  roles: readonly number[];
  isFood: boolean;
  /** No table has it. */
  isUnknown: boolean;
  /** Its pieces of two to five letters. */
  pieces: readonly number[];
  /** What was spoken of before has it. */
  isNamed: boolean;
  isQuestionMark: boolean;
}

/** What was done or asked last, as `context.ts` tells it. */
export interface HeardContext {
  kind: number;
  isNothing: boolean;
  isLate: boolean;
  /** Of each of its words. */
  shapes: readonly number[];
  roles: readonly number[];
}

export interface Heard {
  words: HeardWord[];
  context: HeardContext;
}

const mostWords = 400;
const mostOfContext = 40;
const mostLetters = 32;
const [shortestPiece, longestPiece] = [2, 5];
const figure = hashOf('#');
const unknown = hashOf('?');
const ofPiece = hashOf('piece');
const ofSize = hashOf('size');
const ofRole = hashOf('role');

/** Reads a message and what was talked of before: `logged: roti 2 piece`, '' where nothing was. */
export function hear(text: string, context: string, roles: Roles): Heard {
  const [, kind = '', when = '', about = ''] = /^(\w*)( ?\([^)]*\))?:?\s*([\s\S]*)$/.exec(context) ?? [];
  const before = tokenise(about).slice(0, mostOfContext);
  const named = new Set(before.map(({ word }) => word).filter((word) => word.length > 2));
  const namedSounds = new Set(
    before.flatMap(({ kind: of, word }) => (of === 'word' && word.length > 2 ? consonants(word) : [])),
  );
  const isNamed = ({ kind: of, word }: Token) =>
    named.has(word) || (of === 'word' && word.length > 2 && namedSounds.has(consonants(word)));
  const tokens = tokenise(text).slice(0, mostWords);
  const words = tokens.map((token, at): HeardWord => {
    const between = text.slice(tokens[at - 1]?.end ?? 0, token.start);
    return { ...hearWord(token, roles), isNewLine: between.includes('\n'), isNamed: isNamed(token) };
  });
  const spoken = before.filter((token) => token.kind === 'word');
  return {
    words,
    context: {
      kind: hashOf(kind || 'none'),
      isNothing: kind === '',
      isLate: when !== '',
      shapes: spoken.map(({ word }) => hashOf(word)),
      roles: [...new Set(spoken.flatMap(({ word }) => rolesOf(word, roles)))].map((role) => mixed(ofRole, role)),
    },
  };
}

type OfWord = Omit<HeardWord, 'isNewLine' | 'isNamed'>;

function hearWord({ kind, word, text, start, end }: Token, known: Roles): OfWord {
  const isFigure = kind === 'number';
  const isWord = kind === 'word';
  const roles = isWord ? rolesOf(word, known) : [];
  const spelt = isWord || isFigure ? word.slice(0, mostLetters) : text;
  return {
    ...{ start, end, isFigure },
    shape: isFigure ? figure : hashOf(spelt),
    sound: isWord ? hashOf(consonants(spelt)) : 0,
    size: isFigure ? mixed(ofSize, hashOf(sizeOf(spelt))) : 0,
    role: isFigure ? figure : roles.length > 0 ? roles.reduce(mixed, ofRole) : isWord ? unknown : hashOf(spelt),
    roles: roles.map((role) => mixed(ofRole, role)),
    isFood: roles.includes(known.food),
    isUnknown: isWord && roles.length === 0,
    pieces: piecesOf(spelt),
    isQuestionMark: word === '?',
  };
}

export const rolesOf = (word: string, { ofWord }: Roles): readonly number[] =>
  ofWord.get(word) ?? (word.endsWith('s') ? ofWord.get(word.slice(0, -1)) : undefined) ?? [];

/** "72.4" is of two digits and decimals. */
function sizeOf(digits: string): string {
  const [whole = '', decimals] = digits.split('.');
  return `${whole.length}${decimals === undefined ? '' : '.'}${whole.length === 1 && decimals === undefined ? whole : ''}`;
}

/** What is left of a word however its vowels are spelt. */
const consonants = (word: string): string =>
  word.replace(/[aeiouhy]/g, '').replace(/(.)\1+/g, '$1') || word.slice(0, 1);

function piecesOf(word: string): number[] {
  const padded = ` ${word} `;
  const found: number[] = [];
  for (let from = 0; from < padded.length - 1; from++) {
    let hash = ofPiece;
    const most = Math.min(longestPiece, padded.length - from);
    for (let length = 1; length <= most; length++) {
      hash = Math.imul(hash ^ padded.charCodeAt(from + length - 1), 0x01000193);
      if (length >= shortestPiece) found.push(mixed(ofPiece, hash));
    }
  }
  return found;
}
