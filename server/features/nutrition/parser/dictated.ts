import type { FindFoods } from './findFoods.ts';
import type { Mention } from './mention.ts';
import { partSideBySide } from './sideBySide.ts';
import { hasWords, isServedBy } from './trailingAmounts.ts';

/** Longer runs of amounts and foods without a pause are no list that somebody dictated. */
const LONGEST_RUN = 8;

/**
 * "2 roti dal 1 katori chawal 1 plate": the list begins with an amount before its food and goes on with amounts after
 * theirs. It shows where the list ends with an amount, or with a food that its amount doesn't fit.
 */
export function turnDictated(mentions: Mention[], find: FindFoods): Mention[] {
  const turned: Mention[] = [];
  for (let start = 0; start < mentions.length; ) {
    const length = lengthOfRun(mentions, start);
    const run = mentions.slice(start, start + length);
    turned.push(...(turnRun(run, find) ?? run));
    start += length;
  }
  return turned;
}

function lengthOfRun(mentions: Mention[], start: number): number {
  if (!mentions[start]?.amount?.counted) return 1;
  let end = start + 1;
  while (mentions[end]?.joiner === 'next' && saysHowMuch(mentions[end] as Mention)) end += 1;
  return end - start;
}

function saysHowMuch({ amount }: Mention): boolean {
  return amount?.counted === true || amount?.size === 'little';
}

/** Spoons are for all foods. */
function fits(food: Mention, find: FindFoods): boolean {
  const unit = food.amount?.unit;
  return food.amount === undefined || isServedBy(food, unit === 'spoon' ? undefined : unit, find);
}

function turnRun(run: Mention[], find: FindFoods): Mention[] | undefined {
  const [first, ...others] = run;
  const last = run[run.length - 1];
  if (!first || !last || run.length < 3 || run.length > LONGEST_RUN || first.amount?.unit || first.amount?.measure)
    return undefined;
  if (!run.slice(0, -1).every(hasWords)) return undefined;
  const endsWithAmount = !hasWords(last);
  if (!endsWithAmount && isServedBy(last, last.amount?.unit ?? 'piece', find)) return undefined;
  const [one, two, ...more] = partSideBySide(first.words, find, false);
  if (!one || !two || more.length > 0) return undefined;
  const foods = [{ ...first, words: two }, ...(endsWithAmount ? others.slice(0, -1) : others)];
  const after = foods.map((food, at): Mention => {
    const amount = others[at]?.amount;
    return { ...food, joiner: 'list', amount, amountIsAfter: amount !== undefined };
  });
  return after.every((food) => fits(food, find)) ? [{ ...first, words: one }, ...after] : undefined;
}
