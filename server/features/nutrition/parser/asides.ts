import { wordSet } from '../table/nameKey.ts';
import { type Amount, UNSAID } from './amount.ts';
import type { Mention } from './mention.ts';
import { readNumber } from './number.ts';
import { BREAKS } from './structureWords.ts';
import type { Token } from './tokens.ts';

/** Turns of speech inside a sentence that are neither a food nor its amount. */

const TIMES = wordSet('times baar bar बार');
const ADVERBS = new Map([
  ['twice', 2],
  ['thrice', 3],
]);
const MOST_TIMES = 10;
const SMALL_PRICE = 10;
const LARGE_PRICE = 20;
const PUT = wordSet('dal daal dala daala dali daali dale daale डाल डाला डाली');
/** "Moong dal ke pakode" puts nothing in. */
const PULSES = wordSet('moong mung chana chane urad arhar toor tuvar tur masoor masur मूंग चना उड़द अरहर मसूर');
const PARTICIPLE_ENDS = wordSet('ke k kar के कर');
/** "dal ke saath" is with dal, after all. */
const POSTPOSITIONS = wordSet('saath sath bina upar baad sang साथ संग बिना ऊपर');
const WORTH = wordSet(
  'wala wali wale waala waali waale rs rupees rupee rupaye rupay rupaya rupiya rupaiye rupye वाला वाली रुपये रुपए रुपया रूपये',
);
const RUPEES = wordSet('rs inr');

const MORE = wordSet('more aur और');

const HINDI = wordSet(
  'ka ki ke ko khaya khayi khaye piya pi liya ek do teen char chai chay chaay dudh doodh roti sabzi sabji dal daal chawal pakode hai tha thi me mein',
);
const ENGLISH = wordSet('a an the i my with either no not had have ate drank of and for');

const DETERMINERS = wordSet('the my our his her their this that');
const VERBS_AND_PRONOUNS = wordSet(
  'i im is am are was were it them that what which who they he she we you time way thing day',
);

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

/** "A slice of the office cake", "half of my friend's shawarma": whose it was, between the amount and the food. */
export function tellsWhose(token: Token | undefined, { amount, words }: Mention): boolean {
  const isOwned = amount !== undefined && words.length > 0 && words.every(({ key }) => DETERMINERS.has(key));
  return isOwned && token?.kind === 'word' && BREAKS.has(token.key) && !VERBS_AND_PRONOUNS.has(token.key);
}
