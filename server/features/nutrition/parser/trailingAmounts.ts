import { weightInSentence } from '../table/wordWeight.ts';
import { type FindFoods, isExactFood, keysOf } from './findFoods.ts';
import type { Mention } from './mention.ts';

/** "dudh 1 glass pani 1 glass": a list that ends with an amount and starts without one says each after its food. */
export function shiftTrailing(mentions: Mention[], find: FindFoods): Mention[] {
  const shifted = [...mentions];
  for (let start = 0; start < shifted.length; start += 1) {
    const end = endOfTrailing(shifted, start);
    if (end === undefined) continue;
    const last = shifted[end] as Mention;
    const isPossible = shifted.slice(start, end).every((mention, at) => {
      const amount = shifted[start + at + 1]?.amount;
      const unit = amount?.unit ?? (hasWords(last) && !amount?.measure ? 'piece' : undefined);
      return isServedBy(mention, unit, find);
    });
    if (!isPossible || (hasWords(last) && isServedBy(last, 'piece', find))) continue;
    for (let at = start; at < end; at += 1) {
      const mention = shifted[at] as Mention;
      const joiner = at === start ? mention.joiner : 'list';
      shifted[at] = { ...mention, joiner, amount: shifted[at + 1]?.amount, amountIsAfter: true };
    }
    if (hasWords(last)) shifted[end] = { ...last, joiner: 'list', amount: undefined };
    else shifted.splice(end, 1);
  }
  return shifted;
}

export function isServedBy({ words }: Mention, unit: string | undefined, find: FindFoods): boolean {
  const [match] = find(keysOf(words), []);
  return isExactFood(match) && (!unit || match.food.portions.some((portion) => portion.unit === unit));
}

/**
 * Where the wordless amount stands that ends such a list of two or more foods, or the last food of a list of bare
 * counts ("idli 4 vada 1 chutney").
 */
function endOfTrailing(mentions: Mention[], start: number): number | undefined {
  const first = mentions[start];
  if (!first || first.amount || !hasWords(first)) return undefined;
  let areBare = true;
  for (let at = start + 1; at < mentions.length; at += 1) {
    const mention = mentions[at] as Mention;
    const isSaid = mention.amount?.counted || mention.amount?.size === 'little';
    if (mention.joiner !== 'next' || !mention.amount || !isSaid) return undefined;
    if (!hasWords(mention)) return at > start + 1 && mention.words.length === 0 ? at : undefined;
    const { unit, measure, size } = mention.amount;
    if (unit || measure || size) areBare = false;
    const next = mentions[at + 1];
    const isLast = next?.joiner !== 'next' || !next.amount;
    if (isLast) return areBare && at > start + 1 ? at : undefined;
  }
  return undefined;
}

export function hasWords(mention: Mention): boolean {
  return mention.words.some((word) => weightInSentence(word.key) > 0);
}
