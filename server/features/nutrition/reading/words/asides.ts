import { type Amount, UNSAID } from './amount.ts';
import { readNumber } from './number.ts';
import type { Token } from './tokens.ts';
import { wordList } from './wordLists.ts';

/** Turns of speech inside a sentence that are neither a food nor its amount. */

const TIMES = wordList('times');
const ADVERBS = new Map([
  ['twice', 2],
  ['thrice', 3],
]);
const MOST_TIMES = 10;
const SMALL_PRICE = 10;
const LARGE_PRICE = 20;
const PUT = wordList('put');
/** "Moong dal ke pakode" puts nothing in. */
const PULSES = wordList('pulses');
const PARTICIPLE_ENDS = wordList('participle ends');
/** "dal ke saath" is with dal, after all. */
const POSTPOSITIONS = wordList('postpositions');
const WORTH = wordList('wala', 'rupees');
const RUPEES = wordList('currency');

const MORE = wordList('more');

const HINDI = wordList('hindi');
const ENGLISH = wordList('english');

/** "chai 3 baar", "had tea twice". */
export function repetitionAt(tokens: Token[], at: number): { count: number; next: number } | undefined {
  const adverb = ADVERBS.get(tokens[at]?.key ?? '');
  if (adverb) return { count: adverb, next: at + 1 };
  const number = readNumber(tokens, at);
  if (!number?.counted || !TIMES.has(tokens[number.next]?.key ?? '')) return undefined;
  const isCount = Number.isInteger(number.value) && number.value > 0 && number.value <= MOST_TIMES;
  const following = tokens[number.next + 1];
  const isNamed = tokens[number.next]?.key === 'bar' && following?.kind === 'word' && !PUT.has(following.key);
  return isCount && !isNamed ? { count: number.value, next: number.next + 1 } : undefined;
}

/** The amount of all the times together. */
export function repeated(amount: Amount | undefined, count: number): Amount {
  if (amount) return { ...amount, quantity: (amount.quantity ?? 1) * count, counted: true };
  return { ...UNSAID, quantity: count, counted: true };
}

/** "…, then one more", "ek aur": so much again of the food before. How many tokens that takes. */
export function lengthOfAgain(tokens: Token[], at: number): number {
  const number = readNumber(tokens, at);
  if (!number?.counted || at === 0) return 0;
  const following = tokens[number.next + 1];
  const isAgain =
    MORE.has(tokens[number.next]?.key ?? '') && following?.kind !== 'word' && following?.kind !== 'number';
  return isAgain ? number.next + 1 - at : 0;
}

/** "ek anda daal ke", "अंडा डाल कर": having put it in. How many tokens that takes. */
export function lengthOfPutIn(tokens: Token[], at: number): number {
  const isPulse = PULSES.has(tokens[at - 1]?.key ?? '');
  const isPut = !isPulse && PUT.has(tokens[at]?.key ?? '') && PARTICIPLE_ENDS.has(tokens[at + 1]?.key ?? '');
  return isPut && !POSTPOSITIONS.has(tokens[at + 2]?.key ?? '') ? 2 : 0;
}

/** The packet that one gets for so many rupees. */
export function sizeForPrice(rupees: number): string {
  if (rupees <= SMALL_PRICE) return 'small';
  return rupees >= LARGE_PRICE ? 'large' : 'medium';
}

/** "20 wala packet" and "1 packet rs 10" say what it costs: the rupees. */
export function priceAt(tokens: Token[], at: number): number | undefined {
  const [one, two] = tokens.slice(at, at + 2);
  if (one?.kind === 'number' && WORTH.has(two?.key ?? '')) return one.value;
  return two?.kind === 'number' && RUPEES.has(one?.key ?? '') ? two.value : undefined;
}

/** "2 roti or dal": "aur" as people type it among Hindi words. */
export function isHinglishAnd(tokens: Token[], at: number): boolean {
  return (
    tokens[at]?.key === 'or' && tokens.some(({ key }) => HINDI.has(key)) && !tokens.some(({ key }) => ENGLISH.has(key))
  );
}

/** "cutting it in half", "topping it off". */
export function isVerb(tokens: Token[], at: number): boolean {
  return tokens[at + 1]?.key === 'it' && tokens[at]?.key.endsWith('ing') === true;
}

/** "Ghee roast dosa, the big paper one", "4 kozhukattai, sweet ones": which of them it was. */

const ONES = wordList('ones');
const LONGEST = 4;

/** How many tokens such a description takes after its comma, "one" among them. */
export function lengthOfOnes(tokens: Token[], at: number): number {
  if (tokens[at]?.key !== ',') return 0;
  let next = at + 1;
  while (next - at <= LONGEST && tokens[next]?.kind === 'word' && !ONES.has(tokens[next]?.key ?? '')) next += 1;
  const isOnes = ONES.has(tokens[next]?.key ?? '') && next > at + 1;
  const following = tokens[next + 1];
  return isOnes && (!following || following.kind === 'mark') ? next + 1 - at : 0;
}
