import { isMultiplication, type ReadAmount, readAmount, UNSAID } from '../words/amount.ts';
import { endsPhrase } from '../words/measures.ts';
import { OF } from '../words/number.ts';
import { EATING } from '../words/structureWords.ts';
import { isWord, type Token } from '../words/tokens.ts';
import { COUNTED_UNITS } from '../words/units.ts';
import { wordList } from '../words/wordLists.ts';

/** Amounts that can only be of a food that was named: "four of them", "chips, whole packet", "bhujia ka packet". */

const PRONOUNS = wordList('pronouns of what was named');
const WHOLE = wordList('whole', 'all of it');
const GENITIVES = wordList('genitive');
const ENDS = wordList('finished', 'with', 'and');
/** What food is bought in; a vessel says no more than that it was served. */
const PACKED_IN = new Set(['packet', 'bottle', 'can', 'sleeve']);

export function amountOfNamedAt(tokens: Token[], at: number): ReadAmount | undefined {
  return countOfThem(tokens, at) ?? wholePack(tokens, at) ?? timesBehind(tokens, at);
}

/** "Two of em", "an ounce of it", but not "two of those samosas". */
function countOfThem(tokens: Token[], at: number): ReadAmount | undefined {
  const read = readAmount(tokens, at);
  if (!read?.amount.counted && !read?.amount.unit) return undefined;
  const ofAt = isWord(tokens[read.next - 1], OF) ? read.next - 1 : read.next;
  if (!isWord(tokens[ofAt], OF) || !isWord(tokens[ofAt + 1], PRONOUNS)) return undefined;
  return endsThere(tokens[ofAt + 2]) ? { amount: { ...read.amount, isContainer: false }, next: ofAt + 2 } : undefined;
}

/** "Black coffee no sugar x2". */
function timesBehind(tokens: Token[], at: number): ReadAmount | undefined {
  const [sign, number, following] = tokens.slice(at, at + 3);
  if (at === 0 || !isMultiplication(sign) || number?.kind !== 'number') return undefined;
  return endsThere(following) ? readAmount(tokens, at) : undefined;
}

function wholePack(tokens: Token[], at: number): ReadAmount | undefined {
  const isWhole = isWord(tokens[at], WHOLE);
  const unitAt = isWhole ? at + 1 : at;
  const unit = COUNTED_UNITS.get(tokens[unitAt]?.key ?? '');
  if (!unit || !PACKED_IN.has(unit) || !(isWhole || isWord(tokens[at - 1], GENITIVES))) return undefined;
  if (!endsThere(tokens[unitAt + 1])) return undefined;
  return { amount: { ...UNSAID, quantity: 1, unit, counted: isWhole }, next: unitAt + 1 };
}

function endsThere(token: Token | undefined): boolean {
  return endsPhrase(token) || isWord(token, EATING) || isWord(token, ENDS);
}
