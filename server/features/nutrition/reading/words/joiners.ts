import { weightInSentence } from '../../table/wordWeight.ts';
import {
  AND_WORDS,
  BREAKS,
  DRUNK,
  EATING,
  EATING_AFTER_SUBJECT,
  FUTURE,
  INSTEAD_WORDS,
  MADE_PARTICIPLES,
  MADE_WITH_WORDS,
  NEGATED_VERB,
  PLUS_WORDS,
  PREPOSITIONS,
  SUBJECTS,
  WITH_WORDS,
  WITHOUT_WORDS,
} from './structureWords.ts';
import type { Token } from './tokens.ts';
import { COUNTED_UNITS } from './units.ts';
import { wordList } from './wordLists.ts';

/**
 * How a mention hangs together with the one before it: `start` begins anew, `next` follows directly, `list` stands
 * after a comma, `and` after the word, `plus` adds a food of its own, `with` accompanies, `made` is an ingredient, `without` and `instead` take away.
 */
export type Joiner = 'start' | 'next' | 'list' | 'and' | 'plus' | 'with' | 'made' | 'without' | 'instead';

/** "Parle G dipped in chai": both are had. */
const DIPPED = wordList('dipped');
const NOUNS_AS_WELL = wordList('nouns as well');
/** "a mix of nuts and raisins" is the nuts and the raisins. */
const COLLECTIONS = wordList('collections');
const LIST_MARKS = new Set([',', '/', '|', '•', '(', ')', '[', ']', '{', '}', ':', '"', '*', '×']);
const WEAK_JOINERS = new Set<Joiner>(['list', 'and', 'with', 'plus']);

/** What a word does by itself; of two meanings the first counts. */
const JOINER_WORDS = new Map<string, Joiner>();
const JOINERS: [Joiner, Set<string>][] = [
  ['start', EATING],
  ['without', WITHOUT_WORDS],
  ['instead', INSTEAD_WORDS],
  ['and', AND_WORDS],
  ['plus', PLUS_WORDS],
  ['with', WITH_WORDS],
  ['made', MADE_WITH_WORDS],
  ['start', BREAKS],
];
for (const [joiner, words] of JOINERS)
  for (const word of words) if (!JOINER_WORDS.has(word)) JOINER_WORDS.set(word, joiner);

export function joinerOf(tokens: Token[], at: number): { kind: Joiner; isEating: boolean } | undefined {
  const kind = kindAt(tokens, at);
  return kind && { kind, isEating: isEating(tokens, at) };
}

function kindAt(tokens: Token[], at: number): Joiner | undefined {
  const token = tokens[at];
  if (!token) return undefined;
  if (token.kind === 'number') return 'start';
  if (token.kind === 'mark') return kindOfMark(tokens, at);
  const { key } = token;
  const special = kindBesideOthers(tokens, at);
  if (special) return special;
  const isNoun = NOUNS_AS_WELL.has(key) && !isEating(tokens, at);
  const isVerb = FUTURE.test(token.word) || NEGATED_VERB.test(token.word);
  if (isNoun || !(JOINER_WORDS.has(key) || isVerb)) return isEating(tokens, at) ? 'start' : undefined;
  return JOINER_WORDS.get(key) ?? 'start';
}

function kindOfMark(tokens: Token[], at: number): Joiner | undefined {
  const { key } = tokens[at] as Token;
  if (key === '+') return 'plus';
  if (key === ':' && tokens[at + 1]?.kind === 'number') return undefined;
  return LIST_MARKS.has(key) && !(key === '/' && tokens[at - 1]?.key === 'w') ? 'list' : undefined;
}

/** What a word means in front of or behind certain others: "w/o", "a mix of", "no, …", "dunked in tea", "filled with". */
function kindBesideOthers(tokens: Token[], at: number): Joiner | undefined {
  const { key } = tokens[at] as Token;
  const before = tokens[at - 1]?.key ?? '';
  const following = tokens[at + 1];
  if (key === 'o' && before === '/' && tokens[at - 2]?.key === 'w') return 'without';
  if (COLLECTIONS.has(key) && following?.key === 'of') return 'start';
  if (key === 'no' && following?.kind === 'mark') return 'start';
  const isDipped = DIPPED.has(key) || (key === 'in' && DIPPED.has(before));
  if (isDipped && tokens.slice(at + 1, at + 4).some((token) => DRUNK.has(token.key))) return 'with';
  const tellsState = key === 'cooked' && COUNTED_UNITS.has(before);
  return MADE_PARTICIPLES.has(key) && PREPOSITIONS.has(following?.key ?? '') && !tellsState ? 'made' : undefined;
}

/** Whether the word alone is structure, whatever stands around it. */
export function isStructureWord(word: string): boolean {
  return JOINER_WORDS.has(word) || FUTURE.test(word);
}

function isEating(tokens: Token[], at: number): boolean {
  const key = tokens[at]?.key ?? '';
  const before = tokens[at - 1];
  if (NOUNS_AS_WELL.has(key) && (before?.kind === 'number' || isNamingWord(before))) return false;
  return EATING.has(key) || (EATING_AFTER_SUBJECT.has(key) && SUBJECTS.has(tokens[at - 1]?.key ?? ''));
}

/** Of two joiners in a row ("made with", "and then had", "didn't eat"), the one that says more. */
export function strongerJoiner(first: Joiner, second: Joiner): Joiner {
  if (second === 'next' || first === 'without' || first === 'instead') return first;
  if (second === 'start' || first === 'start' || first === 'next') return second;
  return WEAK_JOINERS.has(first) ? second : first;
}

/** A word that is no structure: "malted drink" names a thing, "I drink" tells of an act. */
function isNamingWord(token: Token | undefined): boolean {
  return token?.kind === 'word' && weightInSentence(token.key) > 0 && kindAt([token], 0) === undefined;
}
