import { readFileSync } from 'node:fs';
import { type DangerKind, dangerKinds } from '../../../../contract/care.ts';
import { type Place, placesWithin } from './lexicon.ts';

interface Rule {
  kind: DangerKind;
  signs: string[];
  /** Signs that take it back wherever they stand. */
  unless: string[];
}

/** Words between the first and the last sign of a rule. */
const widest = 16;

const rules: Rule[] = [];
let kind: DangerKind | undefined;
for (const line of readFileSync(new URL('./rules.txt', import.meta.url), 'utf8').split('\n')) {
  if (line.startsWith('#') || !line.trim()) continue;
  const named = line.match(/^\[(.+)\]$/)?.[1];
  if (named) kind = dangerKinds.find((known) => known === named);
  else if (kind) {
    const [signs = '', ...unless] = line.split(' - ');
    rules.push({ kind, signs: signs.split('+').map((sign) => sign.trim()), unless: unless.map((sign) => sign.trim()) });
  }
}

/** The most urgent kind that the signs of a message mean, with the places that say so; undefined where none does. */
export function findKind(places: Place[]): { kind: DangerKind; places: Place[] } | undefined {
  const bySign = Map.groupBy(places, ({ sign }) => sign);
  for (const { kind: meant, signs, unless } of rules) {
    if (unless.some((sign) => bySign.has(sign))) continue;
    const lists = signs.map((sign) => bySign.get(sign) ?? []);
    if (lists.some((list) => list.length === 0)) continue;
    const found = findTogether(lists);
    if (found) return { kind: meant, places: found };
  }
  return undefined;
}

/** One place of each list, no two of them on the same words, all within reach of the first. */
function findTogether([anchors = [], ...others]: Place[][]): Place[] | undefined {
  for (const anchor of anchors) {
    const chosen = [anchor];
    for (const list of others) {
      const near = nearest(list, anchor, chosen);
      if (near) chosen.push(near);
    }
    const first = Math.min(...chosen.map(({ start }) => start));
    const last = Math.max(...chosen.map(({ end }) => end));
    if (chosen.length === others.length + 1 && last - first <= widest) return chosen;
  }
  return undefined;
}

function nearest(list: Place[], anchor: Place, taken: Place[]): Place | undefined {
  const free = placesWithin(list, anchor.start - widest, anchor.end + widest).filter(
    (place) => !taken.some((other) => place.start < other.end && other.start < place.end),
  );
  return free.toSorted((one, other) => distance(one, anchor) - distance(other, anchor))[0];
}

const distance = (one: Place, other: Place) => Math.abs(one.start - other.start);
