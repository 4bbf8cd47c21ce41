import { eggsAndWhites } from '../company/eggCount.ts';
import type { FindFoods } from '../names/findFoods.ts';
import type { TurnSpan } from '../spans/span.ts';
import { type Amount, UNSAID } from '../words/amount.ts';
import { HEADINGS } from '../words/headings.ts';
import { strongerJoiner } from '../words/joiners.ts';
import { onlyEaten, without } from '../words/leavings.ts';
import type { Token } from '../words/tokens.ts';
import { charge, dropPending, type Hypothesis, type ItemList, nextItem, withLast } from './hypothesis.ts';
import type { Item } from './item.ts';

const LONGEST_HEADING = 6;

/** The reading after a turn of speech that names neither a food nor, by itself, an amount. */
export function followTurn(before: Hypothesis, span: TurnSpan, tokens: Token[], find: FindFoods): Hypothesis {
  switch (span.kind) {
    case 'details':
      return followDetails(before, span.isOpening, span.isAmountAlone, tokens, span.start);
    case 'figure': {
      const isOfWhatComes = !before.items || (span.isOfWhatComes && before.joiner !== 'next');
      if (isOfWhatComes) return { ...before, stated: { ...before.stated, ...span.stated } };
      return withLast(before, (last) => ({ ...last, stated: { ...last.stated, ...span.stated } }));
    }
    case 'times':
      if (before.items && !before.pending)
        return withLast(before, (last) => ({ ...last, amount: repeated(last.amount, span.count) }));
      return { ...before, pending: repeated(before.pending, span.count), expected: true };
    case 'again':
      return followAgain(before, span.amount, span.end);
    case 'leaving': {
      const left = withLast(before, (last) => ({ ...last, amount: without(last.amount, span.quantity) }));
      return { ...left, joiner: 'start', previous: 'other' };
    }
    case 'eatenOfIt': {
      const eaten = withLast(before, (last) => ({
        ...last,
        amount: onlyEaten(last.amount, span.quantity),
        expected: true,
      }));
      return { ...eaten, joiner: 'start', previous: 'other' };
    }
    case 'eggWhites': {
      const items = withWhites(before.items, span, find);
      return { ...dropPending(before, span.start), items, joiner: 'next', previous: 'other' };
    }
    case 'correction': {
      const ended = dropPending(before, span.start);
      return { ...ended, corrects: true, joiner: 'start', expected: true, previous: 'other' };
    }
    case 'leftOut': {
      const item: Item = { ...nextItem(before, span.end), joiner: 'without', words: span.words, core: span.words };
      const left = charge(charge(before, 'item', span), 'explains', span);
      return { ...left, items: { item, before: left.items }, joiner: 'start', pending: undefined, previous: 'other' };
    }
    case 'size': {
      const word: Token = { ...(tokens[span.start] as Token), kind: 'word', key: span.size };
      if (before.items && before.joiner === 'next')
        return withLast(before, (last) => ({ ...last, words: [...last.words, word] }));
      return { ...before, sizeWords: [word] };
    }
    case 'only':
      return before.items?.item.joiner === 'without' ? { ...before, joiner: 'start', expected: true } : before;
    case 'place':
      return { ...withoutPlace(before), previous: 'other', hasWords: true };
    case 'aside':
      return before;
  }
}

/** The eggs of the list as those that were eaten whole and those of which only the white was. */
function withWhites(
  items: ItemList | undefined,
  { said, end }: Extract<TurnSpan, { kind: 'eggWhites' }>,
  find: FindFoods,
): ItemList | undefined {
  if (!items) return undefined;
  const eaten = eggsAndWhites(items.item, said, end, find);
  return eaten ? eaten.reduce<ItemList | undefined>((before, item) => ({ item, before }), items.before) : items;
}

/** The amount of all the times together. */
function repeated(amount: Amount | undefined, count: number): Amount {
  return { ...(amount ?? UNSAID), quantity: (amount?.quantity ?? 1) * count, counted: true };
}

/** "One more": so much again of the food before. */
function followAgain(before: Hypothesis, amount: Amount | undefined, end: number): Hypothesis {
  const last = before.items?.item;
  if (!last) return before;
  const again: Item = { ...last, joiner: 'list', amount, stated: {}, end, expected: true };
  return { ...before, items: { item: again, before: before.items }, joiner: 'next', previous: 'other' };
}

/** Brackets, colons and dashes begin and end what tells more of the food before them. */
function followDetails(
  before: Hypothesis,
  isOpening: boolean,
  isAmountAlone: boolean,
  tokens: Token[],
  at: number,
): Hypothesis {
  const headed = isOpening && !isAmountAlone ? withoutHeading(before, tokens, at) : before;
  const ended = dropPending(headed, at);
  return { ...ended, isDetail: isOpening, joiner: strongerJoiner(ended.joiner, 'list'), previous: 'other' };
}

/** "Veg thali: 3 roti, dal" is a heading, and is not eaten. */
function withoutHeading(before: Hypothesis, tokens: Token[], at: number): Hypothesis {
  const isColon = tokens[at]?.key === ':';
  const last = before.items?.item;
  const mayHead = last && !last.amount && (before.joiner === 'next' || (isColon && before.joiner === 'start'));
  if (!mayHead) return before;
  const isSeveral = before.items?.before !== undefined || before.hasWords;
  const isList = last.joiner === 'next' || last.joiner === 'start';
  if (isColon && isList && isSeveral && isOfNoAmounts(before.items)) return { ...before, items: undefined };
  const isHeading = HEADINGS.has(tokens[at - 1]?.key ?? '') || (isColon && last.isGuess);
  return isHeading ? { ...before, items: before.items?.before } : before;
}

/** A heading is short. */
function isOfNoAmounts(items: ItemList | undefined): boolean {
  let list = items;
  for (let back = 0; back < LONGEST_HEADING && list && !list.item.amount; back += 1) list = list.before;
  return list === undefined;
}

/** "Subway se", "chaat corner par": where it was had. */
function withoutPlace(before: Hypothesis): Hypothesis {
  const last = before.items?.item;
  const isPlace =
    last && !last.amount && before.joiner === 'next' && (before.previous === 'food' || before.previous === 'tie');
  return isPlace ? { ...before, items: before.items?.before, joiner: last.joiner } : before;
}
