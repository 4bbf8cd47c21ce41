import type { Amount } from '../words/amount.ts';
import type { Joiner } from '../words/joiners.ts';
import type { StatedFigures } from '../words/statedFigures.ts';
import type { Token } from '../words/tokens.ts';
import { emptyItem, type Item } from './item.ts';
import { RULES, type RuleName } from './rules.ts';

/** The tokens from `start` up to `end`. */
export interface Place {
  start: number;
  end: number;
}

/** Foods, the last one first. */
export interface ItemList {
  item: Item;
  before: ItemList | undefined;
}

/** A rule that fired on the way; `explain` prints them. */
export interface Step {
  rule: RuleName;
  cost: number;
  place: Place;
  before: Step | undefined;
}

/** One reading of the tokens so far. */
export interface Hypothesis {
  score: number;
  items: ItemList | undefined;
  /** How what comes hangs together with what was. */
  joiner: Joiner;
  /** An amount whose food has not come yet. */
  pending: Amount | undefined;
  stated: StatedFigures;
  sizeWords: Token[];
  expected: boolean;
  afterEating: boolean;
  isDetail: boolean;
  isCompanion: boolean;
  /** Words that name nothing have come since the joiner. */
  hasWords: boolean;
  corrects: boolean;
  /** What stands right before: a tie ("ki", "wali"), a word nobody knows, a food. */
  previous: 'food' | 'tie' | 'stranger' | 'other';
  /** Whether the amounts of the sentence stand before or after their foods. */
  order: 'before' | 'after' | undefined;
  steps: Step | undefined;
}

export const START: Hypothesis = {
  score: 0,
  items: undefined,
  joiner: 'start',
  pending: undefined,
  stated: {},
  sizeWords: [],
  expected: false,
  afterEating: false,
  isDetail: false,
  isCompanion: false,
  hasWords: false,
  corrects: false,
  previous: 'other',
  order: undefined,
  steps: undefined,
};

export function charge(hypothesis: Hypothesis, rule: RuleName, { start, end }: Place, times = 1): Hypothesis {
  const cost = RULES[rule].cost * times;
  const steps = { rule, cost, place: { start, end }, before: hypothesis.steps };
  return { ...hypothesis, score: hypothesis.score - cost, steps };
}

export function nextItem({ joiner, expected, afterEating }: Hypothesis, end: number): Item {
  return { ...emptyItem(joiner, end), expected, afterEating };
}

export function withLast(hypothesis: Hypothesis, change: (last: Item) => Item): Hypothesis {
  const { items } = hypothesis;
  return items ? { ...hypothesis, items: { item: change(items.item), before: items.before } } : hypothesis;
}

/** The list with one of its foods changed. */
export function replaced(items: ItemList | undefined, owner: ItemList, item: Item): ItemList | undefined {
  if (!items) return undefined;
  if (items === owner) return { item, before: items.before };
  return { item: items.item, before: replaced(items.before, owner, item) };
}

/** An amount of which no food came. */
export function dropPending(hypothesis: Hypothesis, at: number): Hypothesis {
  const { pending } = hypothesis;
  if (!pending) return hypothesis;
  const isSaid = pending.counted || pending.unit || pending.measure || pending.size === 'little';
  const dropped = isSaid ? charge(hypothesis, 'looseAmount', { start: at, end: at }) : hypothesis;
  return { ...dropped, pending: undefined };
}

export function itemsOf({ items }: Hypothesis): Item[] {
  const found: Item[] = [];
  for (let list = items; list; list = list.before) found.push(list.item);
  return found.reverse();
}
