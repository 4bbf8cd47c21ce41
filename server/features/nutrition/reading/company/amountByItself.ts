import { mayBeName } from '../evidence/doubt.ts';
import type { ReadSentence } from '../readSentence.ts';
import { combine, type ReadAmount, readAmount } from '../words/amount.ts';
import type { Sentence } from '../words/sentences.ts';
import { EATING, isTelling } from '../words/structureWords.ts';
import type { Token } from '../words/tokens.ts';
import { OTHER_UNITS } from '../words/units.ts';
import { wordList } from '../words/wordLists.ts';

/** So many pieces at most are told by a number alone. */
const MOST_COUNTED = 20;
/** "Platform 5" counts no food. */
const BEFORE_LONE_COUNT = wordList('before lone count');
const AFTER_LONE_COUNT = wordList('after lone count');
const AFTER_FIRST_COUNT = wordList('with', 'after first count');
/** So few words before it may say nothing of any food: "don't ask. Ok 7". */
const MOST_SAID_BEFORE = 3;

/**
 * "Maggi. Do packet", "samosa khaya tha, bahut, 5", "three today. Mangoes": an amount told by itself is of the only food
 * that was named.
 */
export function withAmountsByThemselves(read: ReadSentence[], sentences: Sentence[]): ReadSentence[] {
  const named = read.flatMap(({ foods }) => foods);
  const [only] = named;
  const of = read.findIndex(({ foods }) => foods.length > 0);
  if (!only || named.length > 1 || only.amount?.counted) return read;
  const alone = ({ tokens, asks }: Sentence, at: number) =>
    read[at]?.intent === read[of]?.intent && !asks ? (amountAlone(tokens, only.core) ?? []) : [];
  const own = amountAtEnd(sentences[of]?.tokens ?? [], only.words);
  const behind = sentences.flatMap((sentence, at) => (at > of ? alone(sentence, at) : []));
  const before = sentences.flatMap((sentence, at) => (at < of ? alone(sentence, at) : []));
  const told = own ? [own, ...behind] : behind.length > 0 ? behind : before;
  const [amount] = told;
  if (!amount || told.length > 1) return read;
  const item = { ...only, amount: combine(only.amount, amount), expected: true };
  return read.map((sentence, at) => (at === of ? { ...sentence, foods: [item] } : sentence));
}

/** "Kulcha then. Two, with chole", "vada? one at the stall": what a sentence begins with is of the one food before it. */
export function withAmountsAtStarts(read: ReadSentence[], sentences: Sentence[]): ReadSentence[] {
  return read.map((sentence, at) => {
    const [food, ...others] = sentence.foods;
    const amount =
      food && !food.amount && others.length === 0 ? amountAtStart(sentences[at + 1]?.tokens ?? []) : undefined;
    return food && amount ? { ...sentence, foods: [{ ...food, amount, expected: true }] } : sentence;
  });
}

function amountAtStart(tokens: Token[]): ReadAmount['amount'] | undefined {
  const number = readAmount(tokens, 0);
  const following = tokens[number?.next ?? 0];
  if (!number?.amount.counted || isFar(number.amount)) return undefined;
  if (!following) return number.amount;
  return following.key === ',' || AFTER_FIRST_COUNT.has(following.key) ? number.amount : undefined;
}

/** "… bahut 5", "…, bas do khaye": the only number behind a food, at the end of its sentence. */
function amountAtEnd(tokens: Token[], food: Token[]): ReadAmount['amount'] | undefined {
  const from = Math.max(...food.map(({ end }) => end));
  const start = tokens.findIndex((token) => token.start >= from);
  if (start < 1) return undefined;
  const at = tokens.findIndex((_, place) => place >= start && readAmount(tokens, place)?.amount.counted === true);
  const read = at > start ? readAmount(tokens, at) : undefined;
  if (!read || isFar(read.amount) || !mayPrecede(tokens[at - 1] as Token)) return undefined;
  return tokens.slice(read.next).every(endsCount) ? read.amount : undefined;
}

const mayPrecede = ({ kind, key }: Token): boolean =>
  (kind === 'mark' && key !== '/') || EATING.has(key) || BEFORE_LONE_COUNT.has(key);
const endsCount = ({ kind, key }: Token): boolean => kind === 'mark' || EATING.has(key) || AFTER_LONE_COUNT.has(key);

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

const tellsMore = (token: Token): boolean =>
  token.kind === 'number' || (token.kind === 'word' && isTelling(token) && !mayPrecede(token) && !endsCount(token));

/** "Fasting sugar. 91" counts no spoons. */
const isFar = ({ quantity = 0, unit, measure }: ReadAmount['amount']): boolean =>
  !unit && !measure && quantity > MOST_COUNTED;
