import type { ReadSentence } from '../readSentence.ts';
import { combine, type ReadAmount, readAmount } from '../words/amount.ts';
import { measuresSomethingElse } from '../words/measures.ts';
import type { Sentence } from '../words/sentences.ts';
import { isTelling } from '../words/structureWords.ts';
import type { Token } from '../words/tokens.ts';

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
  // A number is read as one behind the food: "do" alone is a verb.
  const all = [...food, ...tokens];
  for (let at = food.length; at < all.length; at += 1) {
    if (measuresSomethingElse(all, at)) return undefined;
    const read = readAmount(all, at);
    if (read?.amount.counted) {
      const following = all[read.next];
      const countsOther = following?.kind === 'word' && isTelling(following);
      return countsOther || all.slice(read.next).some(tellsMore) ? undefined : read.amount;
    }
    if (tellsMore(all[at] as Token)) return undefined;
  }
  return undefined;
}

const tellsMore = (token: Token): boolean =>
  token.kind === 'number' || (token.kind === 'word' && isTelling(token) && (token.isName ?? 1) > UNLIKELY);

/** Up to here a word names no food. */
const UNLIKELY = 0.1;
