import type { JoinerSpan, Span } from '../spans/span.ts';
import { isOneClause } from '../words/denial.ts';
import { strongerJoiner } from '../words/joiners.ts';
import type { Token } from '../words/tokens.ts';
import { charge, dropPending, type Hypothesis, type ItemList, type Place, withLast } from './hypothesis.ts';

type NegationSpan = Extract<Span, { kind: 'negation' }>;

/** Longer lists are looked back on no farther. */
const LONGEST_LIST = 12;

/** What a joiner says of the foods on both sides of it. */
export function followJoiner(before: Hypothesis, place: Place, span: JoinerSpan): Hypothesis {
  const { joiner, isEating, isCompanion } = span;
  if (span.needsFood && !before.items) return before;
  const ended = keepsPending(before, joiner) ? before : dropPending(before, place.start);
  const isOver = joiner === 'list' && ended.joiner === 'without';
  const isNew = isOver || (ended.hasWords && joiner !== 'start');
  const counted = isCompanion ? chargeCountedCompany(ended, place) : ended;
  const marked = withLast(counted, (last) => ({
    ...last,
    expected: last.expected || isEating,
    endsWithCompanion: last.endsWithCompanion || isCompanion,
  }));
  return {
    ...(isEating || isCompanion ? marked : counted),
    joiner: isNew ? joiner : strongerJoiner(ended.joiner, joiner),
    hasWords: false,
    expected: joiner === 'start' ? isEating : ended.expected,
    afterEating: isEating,
    isCompanion,
    previous: 'other',
  };
}

/** "A my favourite dosa" and "2 hot, crisp dosas": the amount waits for its food. */
function keepsPending({ pending, hasWords }: Hypothesis, joiner: JoinerSpan['joiner']): boolean {
  if (!pending) return false;
  const isArticle = !pending.counted && !pending.unit;
  return (joiner === 'start' && isArticle) || (joiner === 'list' && hasWords);
}

/** "Paratha 2 makhan ke saath": the number counts what comes with it, and hardly its company. */
function chargeCountedCompany(before: Hypothesis, place: Place): Hypothesis {
  const company = before.items?.item;
  const dish = before.items?.before?.item;
  const amount = company?.amount;
  const isBare = amount?.counted && !amount.unit && !amount.measure && !company?.amountIsAfter;
  const isOfDish = isBare && dish && !dish.amount && company?.joiner === 'next';
  return isOfDish ? charge(before, 'companionCounted', place) : before;
}

/** "Cheeni nahi" takes back what it follows; the "or" of "no carrots or greens" leaves the list out. */
export function followNegation(before: Hypothesis, span: NegationSpan, tokens: Token[]): Hypothesis {
  const { isOfList, isOfAll, reachesBack, start } = span;
  const ended = dropPending(before, 0);
  if (isOfList) return leftOutList(ended) ?? { ...ended, joiner: 'instead', previous: 'other' };
  const isBehind = before.joiner === 'next' && before.previous !== 'stranger' && !before.pending;
  const last = reachesBack ? before.items?.item : undefined;
  const isSaidOf = isBehind || (last !== undefined && isOneClause(tokens, last.end, start));
  if (!isSaidOf || !ended.items) return { ...ended, joiner: 'start', previous: 'other' };
  const { item, before: earlier } = ended.items;
  const isOfBoth = isOfAll && (item.joiner === 'and' || item.joiner === 'made') && earlier;
  const items: ItemList = {
    item: { ...item, joiner: 'without' },
    before: isOfBoth ? { item: { ...earlier.item, joiner: 'without' }, before: earlier.before } : earlier,
  };
  return { ...ended, items, joiner: 'start', previous: 'other' };
}

/** "No carrots, broccoli or greens": the "or" shows that the whole list is left out. */
function leftOutList(hypothesis: Hypothesis): Hypothesis | undefined {
  const mark = (list: ItemList | undefined, left: number): ItemList | undefined => {
    if (!list || left === 0) return undefined;
    if (list.item.joiner === 'without') return list;
    const isListed = (list.item.joiner === 'list' || list.item.joiner === 'and') && !list.item.amount?.counted;
    const before = isListed ? mark(list.before, left - 1) : undefined;
    return before && { item: { ...list.item, joiner: 'without' }, before };
  };
  const items = mark(hypothesis.items, LONGEST_LIST);
  return items && { ...hypothesis, items, joiner: 'without', previous: 'other' };
}

/** "2 dosas with 1 tsp ghee each", "pulao and raita, one bowl each". */
export function followEach(before: Hypothesis, isBeforeAmount: boolean): Hypothesis {
  const { items } = before;
  const amount = items?.item.amount;
  const counted = items?.before?.item.amount;
  if (!items || !amount) return before;
  if (isBeforeAmount) return withLast(before, (last) => ({ ...last, amount: { ...amount, each: true } }));
  if (counted?.counted && !counted.measure) {
    const quantity = (amount.quantity ?? 1) * (counted.quantity ?? 1);
    return withLast(before, (last) => ({ ...last, amount: { ...amount, quantity } }));
  }
  const give = (list: ItemList | undefined, left: number): ItemList | undefined =>
    list && left > 0 && !list.item.amount
      ? { item: { ...list.item, amount }, before: give(list.before, left - 1) }
      : list;
  return { ...before, items: { item: items.item, before: give(items.before, LONGEST_LIST) } };
}
