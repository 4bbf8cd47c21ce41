import { mayBeName } from '../evidence/doubt.ts';
import type { ReadSentence } from '../readSentence.ts';
import { combine, type ReadAmount, readAmount } from '../words/amount.ts';
import type { Sentence } from '../words/sentences.ts';
import { isTelling } from '../words/structureWords.ts';
import type { Token } from '../words/tokens.ts';
import { OTHER_UNITS } from '../words/units.ts';

/** So many pieces at most are told by a number alone. */
const MOST_COUNTED = 20;
/** So few words before it may say nothing of any food: "don't ask. Ok 7". */
const MOST_SAID_BEFORE = 3;

/** "Maggi. Do packet", "stopped at one ladoo. Anyway, four": an amount told by itself is of the only food that was named. */
export function withAmountsByThemselves(read: ReadSentence[], sentences: Sentence[]): ReadSentence[] {
  const named = read.flatMap(({ foods }) => foods);
  const [only] = named;
  const of = read.findIndex(({ foods }) => foods.length > 0);
  if (!only || named.length > 1 || only.amount?.counted) return read;
  const behind = sentences.slice(of + 1).flatMap(({ tokens, asks }, at) => {
    const told = read[of + 1 + at];
    const amount = told?.intent === read[of]?.intent && !asks ? amountAlone(tokens, only.core) : undefined;
    return amount ?? [];
  });
  const [amount] = behind;
  if (!amount || behind.length > 1) return read;
  const item = { ...only, amount: combine(only.amount, amount), expected: true };
  return read.map((sentence, at) => (at === of ? { ...sentence, foods: [item] } : sentence));
}

/** The amount that a sentence tells, where it tells nothing else. */
function amountAlone(tokens: Token[], food: Token[]): ReadAmount['amount'] | undefined {
  if (tokens.some(({ kind, key }) => kind === 'word' && OTHER_UNITS.has(key))) return undefined;
  // A number is read as one behind the food: "do" alone is a verb.
  const all = [...food, ...tokens];
  const isShort = tokens.filter(({ kind }) => kind === 'word').length <= MOST_SAID_BEFORE;
  for (let at = food.length; at < all.length; at += 1) {
    const read = readAmount(all, at);
    if (read?.amount.counted)
      return all.slice(read.next).some(tellsMore) || isFar(read.amount) ? undefined : read.amount;
    const token = all[at] as Token;
    if (tellsMore(token) && (!isShort || token.kind === 'number' || mayBeName(token))) return undefined;
  }
  return undefined;
}

const tellsMore = (token: Token): boolean => token.kind === 'number' || (token.kind === 'word' && isTelling(token));

/** "Fasting sugar. 91" counts no spoons. */
const isFar = ({ quantity = 0, unit, measure }: ReadAmount['amount']): boolean =>
  !unit && !measure && quantity > MOST_COUNTED;
