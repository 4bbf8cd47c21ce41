import type { Item } from '../search/item.ts';
import { UNSAID } from './amount.ts';
import { readNumber } from './number.ts';
import { EATING, isTelling, SUBJECTS } from './structureWords.ts';
import type { Token } from './tokens.ts';
import { USUAL } from './units.ts';
import { wordList } from './wordLists.ts';

/** "Shared a pizza with 2 friends", "half-half with my brother", "split a brownie": one eats a part. */

const SHARING = wordList('sharing');
/** "Split a brownie", "split 4 samosas", and not "banana split", "banana split 2" or "split pea". */
const BEFORE_SPLIT_FOOD = wordList('before split food');
const HALVES = wordList('halves');
const WITH = wordList('shared with');
const BETWEEN = wordList('shared between');
const ACCOMPANIED = wordList('accompanied by');
const EVERYTHING = wordList('shared everything');
const PEOPLE = wordList('people');
const MOST_EATERS = 12;

export interface Sharing {
  /** The part of one eater. */
  part: number;
  /** Where in the text it stands, and whether the food stands before. */
  start: number;
  end: number;
  isAfterFood: boolean;
}

/** How many tokens say "half-half" or "50-50" here. */
export function lengthOfHalves(tokens: Token[], at: number): number {
  if (!HALVES.has(tokens[at]?.key ?? '')) return 0;
  const next = tokens[at + 1]?.kind === 'mark' ? at + 2 : at + 1;
  return HALVES.has(tokens[next]?.key ?? '') ? next + 1 - at : 0;
}

/** Who eats of the foods of a sentence. */
export function sharingIn(tokens: Token[]): Sharing | undefined {
  const at = tokens.findIndex((_, position) => isShared(tokens, position) || lengthOfHalves(tokens, position) > 0);
  const token = tokens[at];
  if (!token || tellsOwnPart(tokens, at)) return undefined;
  const end = at + Math.max(1, lengthOfHalves(tokens, at));
  const isOfAll = EVERYTHING.has(tokens[end]?.key ?? '');
  return {
    part: 1 / (eatersIn(tokens) ?? 2),
    start: isOfAll ? Number.NEGATIVE_INFINITY : token.start,
    end: isOfAll ? Number.POSITIVE_INFINITY : (clauseEnd(tokens, end)?.start ?? Number.POSITIVE_INFINITY),
    isAfterFood: !isOfAll && (WITH.has(tokens[end]?.key ?? '') || tokens[end] === undefined),
  };
}

function isShared(tokens: Token[], at: number): boolean {
  const key = tokens[at]?.key ?? '';
  if (SHARING.has(key)) return true;
  if (key !== 'split') return false;
  const before = tokens[at - 1];
  const isOfName = before?.kind === 'word' && isTelling(before) && !SUBJECTS.has(before.key);
  const isCounted = !isOfName && readNumber(tokens, at + 1)?.counted === true;
  return isCounted || BEFORE_SPLIT_FOOD.has(tokens[at + 1]?.key ?? '');
}

/** "2 friends" and "between three" are no amount. */
export function lengthOfPeople(tokens: Token[], at: number): number {
  const number = readNumber(tokens, at);
  const following = number?.counted ? tokens.slice(number.next, number.next + 3).map(({ key }) => key) : [];
  // "4 of us", "2 of my friends", and not "4 of them".
  const isOf = following[0] === 'of';
  const arePeople = (isOf ? following.slice(1) : following.slice(0, 1)).some((key) => key !== 'of' && PEOPLE.has(key));
  if (number && arePeople) return number.next + (isOf ? 2 : 1) - at;
  return BETWEEN.has(tokens[at - 1]?.key ?? '') ? numberAlone(tokens, at) : 0;
}

/** "With 2 friends" and "2 doston ke saath" are three, "among 4 people", "4 logon ne" and "between three" as many as are said. */
function eatersIn(tokens: Token[]): number | undefined {
  for (let at = 0; at < tokens.length; at += 1) {
    const length = lengthOfPeople(tokens, at);
    const number = length > 0 ? readNumber(tokens, at) : undefined;
    if (!number || !Number.isInteger(number.value)) continue;
    const others = [tokens[at - 1], tokens[at + length], tokens[at + length + 1]];
    const eaters = others.some((token) => ACCOMPANIED.has(token?.key ?? '')) ? number.value + 1 : number.value;
    return Math.min(MOST_EATERS, Math.max(2, eaters));
  }
  return undefined;
}

/** How many tokens a number takes that nothing is counted by. */
function numberAlone(tokens: Token[], at: number): number {
  const number = readNumber(tokens, at);
  const following = tokens[number?.next ?? at];
  return number?.counted && following?.kind !== 'word' ? number.next - at : 0;
}

/** "Shared a pizza, I ate 3 slices": what one ate is said. */
function tellsOwnPart(tokens: Token[], at: number): boolean {
  return tokens.some(
    ({ key }, position) => position > at && EATING.has(key) && readNumber(tokens, position + 1)?.counted,
  );
}

function clauseEnd(tokens: Token[], at: number): Token | undefined {
  return tokens.find(({ key }, position) => position > at && (key === ',' || EATING.has(key)));
}

/** The foods with the part that was eaten of those that were shared. */
export function withParts(mentions: Item[], sharing: Sharing | undefined): Item[] {
  if (!sharing) return mentions;
  const { part, start, end, isAfterFood } = sharing;
  const startOf = ({ words }: Item) => words[0]?.start ?? 0;
  const before = mentions.filter((mention) => startOf(mention) < start);
  const after = mentions.filter((mention) => startOf(mention) > start && startOf(mention) < end);
  const isBefore = before.length > 0 && (isAfterFood || after.length === 0);
  const shared = new Set(isBefore ? before : after.length > 0 ? after : mentions);
  return mentions.map((mention) => (shared.has(mention) ? { ...mention, amount: partOf(mention, part) } : mention));
}

function partOf({ amount }: Item, part: number) {
  if (amount?.counted && !amount.measure && (amount.quantity ?? 1) < 1) return amount;
  if (amount?.counted || amount?.unit || amount?.measure)
    return { ...amount, quantity: (amount.quantity ?? 1) * part, counted: true };
  return { ...(amount ?? UNSAID), unit: USUAL, quantity: part, counted: true };
}
