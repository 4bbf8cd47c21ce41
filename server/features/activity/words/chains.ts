import type { Clause } from '../../../language/clauses.ts';
import type { Token } from '../../../language/tokens.ts';
import type { Span } from '../../../language/words.ts';
import { type AmountItem, type Amounts, amountAt, countAt, isBurned } from './amounts.ts';
import { between, betweenMarks } from './between.ts';
import { type NameItem, nameAt } from './names.ts';

export type Item = AmountItem | NameItem;

const namedTogether = new Set(['walking', 'running', 'jogging', 'hiking']);

export const spanOf = (chain: Item[]): Span => ({ from: chain[0]?.from ?? 0, to: chain.at(-1)?.to ?? 0 });

/** Names and amounts of a clause that only words such as "for" separate. */
export function chainsOf(tokens: Token[], clause: Clause): Item[][] {
  const chains: Item[][] = [];
  let chain: Item[] = [];
  for (let at = clause.from; at < clause.to; ) {
    const hasDistance = chain.some((item) => 'kind' in item && item.kind === 'km');
    const item = amountAt(tokens, at, hasDistance) ?? nameAt(tokens, at) ?? countAt(tokens, at, chain.at(-1));
    const isFoodEnergy =
      item && 'kind' in item && item.kind === 'kcal' && chain.length === 0 && !isBurned(tokens, item);
    if (item && item.to <= clause.to && !isFoodEnergy) {
      chain.push(item);
      at = item.to;
      continue;
    }
    const token = tokens[at];
    const links = token && (token.kind === 'mark' ? betweenMarks.test(token.word) : between.has(token.word));
    if (!links && chain.length > 0) {
      chains.push(chain);
      chain = [];
    }
    at += 1;
  }
  if (chain.length > 0) chains.push(chain);
  return chains;
}

export interface Group {
  name: NameItem | undefined;
  amounts: Amounts;
}

/** Gives each amount of a chain to the name before it, or after it in a chain that begins with an amount. */
export function groupByActivity(chain: Item[]): Group[] {
  const groups: Group[] = [];
  let current: Group | undefined;
  let waiting: Amounts = {};
  const lastName = chain.findLastIndex((item) => 'phrase' in item);
  const amountsLead = chain[0] !== undefined && 'kind' in chain[0];
  for (const [index, item] of chain.entries()) {
    if ('phrase' in item) {
      const isSame =
        current && current.name?.phrase.activity === item.phrase.activity && Object.keys(waiting).length === 0;
      if (isSame) continue;
      current = { name: item, amounts: waiting };
      waiting = {};
      groups.push(current);
    } else if (current && current.amounts[item.kind] === undefined && !(amountsLead && index < lastName)) {
      current.amounts[item.kind] = item.value;
    } else {
      waiting[item.kind] ??= item.value;
    }
  }
  const stepsAlone = waiting.steps !== undefined && !groups.some(({ amounts }) => amounts.steps !== undefined);
  if (stepsAlone) groups.push({ name: undefined, amounts: waiting });
  return groups.flatMap(withStepsApart);
}

/** Steps belong to walking, whatever was named beside them. */
function withStepsApart(group: Group): Group[] {
  const { name, amounts } = group;
  if (!name || amounts.steps === undefined || namedTogether.has(name.phrase.activity.name)) return [group];
  const { steps, ...others } = amounts;
  return [
    { name, amounts: others },
    { name: undefined, amounts: { steps } },
  ];
}
