import type { Amount } from './amount.ts';
import type { FindFoods } from './findFoods.ts';
import type { Mention } from './mention.ts';
import { partSideBySide } from './sideBySide.ts';

/** One amount for several foods, and several amounts for one. */

/** Units in which dishes are served rather than counted. */
export const SERVED_IN = new Set(['plate', 'serving', 'packet', 'box', 'bowl']);

/** "Pulao and raita, one bowl each": all that is listed before and has no amount. */
export function giveEach(attached: Mention[], amount: Amount): void {
  for (let at = attached.length - 1; at >= 0; at -= 1) {
    const listed = attached[at] as Mention;
    if (listed.amount || listed.words.length === 0) return;
    attached[at] = { ...listed, amount: { ...amount, each: false } };
    if (listed.joiner !== 'and' && listed.joiner !== 'list' && listed.joiner !== 'with') return;
  }
}

/** "1 kachori jalebi 100 gm", "2 roti sabzi 1 katori", "40 g whey doodh 250 ml": each of two foods has its own amount. */
export function partsCountedApart(
  before: Mention,
  { joiner, amount, stated, isDetail }: Mention,
  find: FindFoods,
): Mention[] | undefined {
  const isCount = before.amount?.counted && (amount?.measure || !(before.amount.measure || before.amount.unit));
  if (!isCount || !amount?.counted || (joiner !== 'next' && !isDetail)) return undefined;
  const [first, second, ...others] = partSideBySide(before.words, find, false);
  if (!first || !second || others.length > 0) return undefined;
  return [
    { ...before, words: first },
    { ...before, joiner: 'list', words: second, amount, amountIsAfter: true, stated },
  ];
}

/** Of two amounts of one food, the more exact: "2 idlis (80 g)", "1 plate idli (3 pieces)". */
export function combine(before: Amount | undefined, after: Amount): Amount {
  if (!before?.counted) return { ...after, size: after.size ?? (before?.unit ? undefined : before?.size) };
  const times = before.quantity ?? 1;
  // "2 parle g packets".
  if (after.unit && !after.counted && !before.unit && !before.measure)
    return { ...after, quantity: times, counted: true };
  const isPerPlate = SERVED_IN.has(before.unit ?? '') && after.counted && (after.unit === 'piece' || !after.unit);
  const isOfEach = after.measure && (after.each || before.each);
  if (isOfEach || (isPerPlate && !after.measure)) {
    return { ...after, quantity: times * (after.quantity ?? 1) };
  }
  return after.measure && !before.measure ? after : before;
}
