import { languagesIn } from '../../../../language/lexicon.ts';
import { writtenEntries } from '../../../../language/lexiconFiles.ts';
import { endsClause } from './negation.ts';
import { phrasesOf } from './phrases.ts';
import { AND_WORDS, EATING, NEGATED_VERB } from './structureWords.ts';
import type { Token } from './tokens.ts';
import { wordList } from './wordLists.ts';

/** "Choru kazhichilla", "the kheer I did not touch": a verb at the end of its clause denies what the clause names. */

/** "Kuch nahi khaya" denies nothing that was named. */
const NOTHING = wordList('nothing');
const THEN = wordList('between meals');
/** "Khaini" didn't eat in Bengali and ate in Bhojpuri: it denies beside other words of the language alone. */
const AMBIGUOUS = wordList('denies in one language');

interface Denial {
  words: string[];
  language: string;
}

const DENIALS = new Map<string, Denial[]>();
const verbs = writtenEntries.filter(({ role, isWeak }) => role === 'notEaten' && !isWeak);
const phrases = phrasesOf('denied behind').map((phrase) => ({ words: phrase.split(' '), language: 'english' }));
for (const { words, language } of [...verbs, ...phrases]) {
  const [first = ''] = words;
  DENIALS.set(first, [...(DENIALS.get(first) ?? []), { words, language }]);
}

/** How many tokens say of what their clause named before that it was not eaten. */
export function lengthOfDenial(tokens: Token[], at: number): number {
  const { kind, word = '' } = tokens[at] ?? {};
  if (at === 0 || kind !== 'word' || NOTHING.has(tokens[at - 1]?.key ?? '')) return 0;
  const lengths = (DENIALS.get(word) ?? [])
    .filter((denial) => isSaid(denial, tokens, at))
    .map(({ words }) => words.length);
  const length = Math.max(NEGATED_VERB.test(word) ? 1 : 0, ...lengths);
  return length > 0 && endsClause(tokens, at + length) ? length : 0;
}

function isSaid({ words, language }: Denial, tokens: Token[], at: number): boolean {
  if (!words.every((said, offset) => tokens[at + offset]?.word === said)) return false;
  if (!AMBIGUOUS.has(tokens[at]?.key ?? '')) return true;
  return languagesIn(tokens.filter((_, other) => other !== at).map(({ word }) => word)).has(language);
}

/** Whether nothing between two places ends a clause or says that something was eaten. */
export function isOneClause(tokens: Token[], from: number, to: number): boolean {
  return tokens
    .slice(from, to)
    .every(({ kind, key }) => kind === 'word' && !AND_WORDS.has(key) && !THEN.has(key) && !EATING.has(key));
}
