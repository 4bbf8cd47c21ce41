import { wordSet } from '../table/nameKey.ts';
import { UNSAID } from './amount.ts';
import { readNumber } from './number.ts';
import type { Settled } from './settle.ts';
import { EATING } from './structureWords.ts';
import type { Token } from './tokens.ts';
import { USUAL } from './units.ts';

/** "Shared a pizza with 2 friends", "half-half with my brother", "split a brownie": one eats a part. */

const SHARING = wordSet('shared share sharing baant baanta baanti baantkar');
/** "Split a brownie", and not "banana split" or "split pea". */
const BEFORE_SPLIT_FOOD = wordSet('a an the it my one between among');
const HALVES = wordSet('half aadha aadhi aadhe adha adhi 50 आधा आधी');
const WITH = wordSet('with among between amongst');
const PEOPLE = wordSet(
  'friend friends people person colleagues colleague logon log logo dost doston of cousins roommates flatmates kids brothers sisters others',
);
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
  const withAt = tokens.findIndex(({ key }, position) => position >= at && WITH.has(key));
  const eaters = withAt === -1 ? 2 : eatersAt(tokens, withAt);
  return {
    part: 1 / eaters,
    start: token.start,
    end: clauseEnd(tokens, end)?.start ?? Number.POSITIVE_INFINITY,
    isAfterFood: WITH.has(tokens[end]?.key ?? '') || tokens[end] === undefined,
  };
}

function isShared(tokens: Token[], at: number): boolean {
  const key = tokens[at]?.key ?? '';
  return SHARING.has(key) || (key === 'split' && BEFORE_SPLIT_FOOD.has(tokens[at + 1]?.key ?? ''));
}

/** "2 friends" are no amount. */
export function lengthOfPeople(tokens: Token[], at: number): number {
  const number = readNumber(tokens, at);
  return number?.counted && PEOPLE.has(tokens[number.next]?.key ?? '') ? number.next + 1 - at : 0;
}

/** "With 2 friends" are three, "among 4 people" four. */
function eatersAt(tokens: Token[], at: number): number {
  const number = readNumber(tokens, at + 1);
  if (!number?.counted || !Number.isInteger(number.value) || !PEOPLE.has(tokens[number.next]?.key ?? '')) return 2;
  const eaters = tokens[at]?.key === 'with' ? number.value + 1 : number.value;
  return Math.min(MOST_EATERS, Math.max(2, eaters));
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
export function withParts(mentions: Settled[], sharing: Sharing | undefined): Settled[] {
  if (!sharing) return mentions;
  const { part, start, end, isAfterFood } = sharing;
  const startOf = ({ words }: Settled) => words[0]?.start ?? 0;
  const before = mentions.filter((mention) => startOf(mention) < start);
  const after = mentions.filter((mention) => startOf(mention) > start && startOf(mention) < end);
  const isBefore = before.length > 0 && (isAfterFood || after.length === 0);
  const shared = new Set(isBefore ? before : after.length > 0 ? after : mentions);
  return mentions.map((mention) => (shared.has(mention) ? { ...mention, amount: partOf(mention, part) } : mention));
}

function partOf({ amount }: Settled, part: number) {
  if (amount?.counted && (amount.quantity ?? 1) < 1) return amount;
  if (amount?.counted || amount?.unit || amount?.measure)
    return { ...amount, quantity: (amount.quantity ?? 1) * part, counted: true };
  return { ...(amount ?? UNSAID), unit: USUAL, quantity: part, counted: true };
}
