import type { Clause } from '../../../language/clauses.ts';
import { isSmallTalk } from '../../../language/cutOut.ts';
import { wordsOf } from '../../../language/lexicon.ts';
import type { Message } from '../../../language/message.ts';
import { readRange } from '../../../language/numbers.ts';
import { readWordLists } from '../../../language/phraseLists.ts';
import type { Token } from '../../../language/tokens.ts';
import { hasRole, type Span } from '../../../language/words.ts';
import { containerMl } from '../policy.ts';
import {
  type CountedVolume,
  containerAt,
  each,
  eachAt,
  every,
  furtherWords,
  mostBetween,
  ofWords,
  qualities,
  type Volume,
  volumeAt,
  wordAt,
} from './volumes.ts';

const listed = readWordLists(new URL('./water.txt', import.meta.url));

export const waterWords = wordsOf('water');
const moreOf = listed('more of');
/** What "water" begins that is no water. */
const otherThings = listed('other things');
/** The water goes into something: "300 ml pani mein oats". */
const into = listed('into');
const within = listed('within');
export const cooking = listed('cooking');
const drinking = listed('drinking');
export const eating = listed('eating');
/** Between the word and its amount: "water intake today: 2 litres". */
const between = listed('between');
/** A bare number below this counts containers. */
export const leastBareMl = 50;

export function waterAt(tokens: Token[], at: number, clause: Clause, cooks: boolean): Volume | undefined {
  const found = waterWords.has(tokens[at]?.word ?? '')
    ? amountAfter(tokens, at, clause)
    : amountBefore(tokens, at, cooks);
  const beyond = tokens.slice(clause.to, found?.to ?? clause.to);
  const saysEach = each.has(wordAt(tokens, (found?.to ?? 0) - 1)) || beyond.some(({ word }) => every.has(word));
  const goesOn = moreOf.has(wordAt(tokens, clause.to)) || saysEach || endsThere(tokens, found, clause.to);
  const isApart = found && found.to > clause.to && !goesOn;
  return isApart ? undefined : found;
}

/** "One bottle water, 600 ml" and no word more. */
const endsThere = (tokens: Token[], found: Volume | undefined, comma: number): boolean =>
  found !== undefined &&
  volumeAt(tokens, comma + 1)?.to === found.to &&
  (tokens[found.to] === undefined || tokens[found.to]?.kind === 'mark');

/** "2 glasses of cold water", "500 ml pani", "2 water bottles". */
function amountBefore(tokens: Token[], at: number, cooks: boolean): Volume | undefined {
  const before = tokens[at - 1]?.word ?? '';
  if (within.has(before) || (before === 'with' && cooks)) return undefined;
  const bottles = bottlesAt(tokens, at);
  if (bottles) return withEach(tokens, bottles);
  const volume = volumeAt(tokens, at);
  if (!volume) return undefined;
  // "Do glass aur paani" is two more.
  const isMoreOf =
    volume.counted && moreOf.has(wordAt(tokens, volume.to)) && waterWords.has(wordAt(tokens, volume.to + 1));
  let next = isMoreOf ? volume.to + 1 : volume.to;
  while (next < volume.to + mostBetween && (ofWords.has(wordAt(tokens, next)) || qualities.has(wordAt(tokens, next))))
    next += 1;
  if (!waterWords.has(wordAt(tokens, next)) || !endsAsWater(tokens, next + 1)) return undefined;
  return statedBehind(tokens, next + 1, volume) ?? withEach(tokens, { ...volume, to: next + 1 });
}

/** "Ek bottle paani piya 500 ml": what one vessel held is stated behind it. */
function statedBehind(tokens: Token[], behind: number, { vessel, volumeMl, containerType, from }: Volume) {
  const at = drinking.has(wordAt(tokens, behind)) || wordAt(tokens, behind) === ',' ? behind + 1 : behind;
  const stated = volumeAt(tokens, at);
  const isOne = vessel !== undefined && volumeMl === containerMl[containerType];
  if (!isOne || !stated?.counted || stated.vessel !== undefined || each.has(wordAt(tokens, stated.to)))
    return undefined;
  return { ...stated, containerType, from };
}

/** "2 bottles of water (500 ml each)". */
function withEach(tokens: Token[], volume: CountedVolume): Volume {
  const stated = eachAt(tokens, volume.to);
  if (!stated) return volume;
  const count = volume.volumeMl / containerMl[volume.containerType];
  return { ...volume, vessel: undefined, volumeMl: count * stated.ml, to: stated.to };
}

/** "pani 3 glass", "water intake: 1.5 litres". */
function amountAfter(tokens: Token[], at: number, clause: Clause): Volume | undefined {
  const from = startOfWater(tokens, at, clause);
  if (from === undefined) return undefined;
  let next = at + 1;
  const isFiller = () =>
    between.has(wordAt(tokens, next)) || drinking.has(wordAt(tokens, next)) || /^[-–:=(]$/.test(wordAt(tokens, next));
  while (next <= at + mostBetween && isFiller()) next += 1;
  const volume = volumeAt(tokens, next) ?? vesselsBehind(tokens, next);
  if (!volume) return measuredFurther(tokens, next, clause, from);
  if (!volume.counted) return undefined;
  const after = tokens[volume.to];
  const isWhole =
    volume.to >= clause.to || (after && !ofWords.has(after.word) && (isSmallTalk(after) || drinking.has(after.word)));
  return isWhole ? { ...volume, from } : undefined;
}

/** "Water bottle 3 done": how many behind the vessel. */
function vesselsBehind(tokens: Token[], at: number): CountedVolume | undefined {
  const container = containerAt(tokens, at);
  const number = container && readRange(tokens, container.to);
  const isCount = number?.counted && number.value <= mostCounted && volumeAt(tokens, container?.to ?? at) === undefined;
  if (!container || !isCount) return undefined;
  const vessel = wordAt(tokens, container.to - 1);
  const volumeMl = number.value * containerMl[container.type];
  return { volumeMl, containerType: container.type, vessel, counted: true, from: at, to: number.next };
}
const mostCounted = 20;

/** "Pani ka lota piya 500 ml ka": the only figure behind the word, in a measure, whatever vessel is named between. */
function measuredFurther(tokens: Token[], next: number, clause: Clause, from: number): Volume | undefined {
  const at = tokens.findIndex(({ kind }, place) => place >= next && place < clause.to && kind === 'number');
  const volume = at === -1 || at > next + mostBetween ? undefined : volumeAt(tokens, at);
  const isApart = tokens
    .slice(next, clause.to)
    .some(({ word }) => into.has(word) || cooking.has(word) || otherThings.has(word));
  return volume && volume.vessel === undefined && !isApart ? { ...volume, from } : undefined;
}

/** Where the drink's name begins; undefined when another word names it: "nimbu pani 2 glass" is no water. */
function startOfWater(tokens: Token[], at: number, clause: Clause): number | undefined {
  let from = at;
  while (from > clause.from && from > at - mostBetween && qualities.has(wordAt(tokens, from - 1))) from -= 1;
  const before = from > clause.from ? tokens[from - 1] : undefined;
  const isAnother = before && !isSmallTalk(before) && !drinking.has(before.word) && !eating.has(before.word);
  return isAnother ? undefined : from;
}

const endsAsWater = (tokens: Token[], next: number): boolean =>
  !otherThings.has(wordAt(tokens, next)) && !into.has(wordAt(tokens, next));

/** "2 glasses + a 750 ml bottle of water", "500 ml water + another 300": what stands right before and behind it. */
export function besideWater(message: Message, { from, to }: Span): Volume[] {
  const { tokens } = message;
  const joins = (at: number) => tokens[at]?.word === '+' || hasRole(message, at, 'joiner');
  const volumes: Volume[] = [];
  const before = joins(from - 1) ? [2, 3, 4].map((back) => volumeAt(tokens, from - back)) : [];
  const first = before.find((volume) => volume?.to === from - 1);
  // "Coconut water 200 ml and 500 ml water".
  const isOwn = first && (first.from === 0 || isSmallTalk(tokens[first.from - 1] as Token));
  if (isOwn) volumes.push(first);
  if (!joins(to)) return volumes;
  const isFurther = furtherWords.has(wordAt(tokens, to + 1));
  const next = isFurther ? to + 2 : to + 1;
  const volume = volumeAt(tokens, next);
  const bare = isFurther && !volume ? readRange(tokens, next) : undefined;
  const isMore = volume && (!tokens[volume.to] || isSmallTalk(tokens[volume.to] as Token));
  if (isMore) volumes.push({ ...volume, from: to });
  if (bare?.counted && bare.value >= leastBareMl)
    volumes.push({ volumeMl: bare.value, containerType: 'glass', vessel: undefined, from: to, to: bare.next });
  return volumes;
}

/** "2 water bottles". */
function bottlesAt(tokens: Token[], at: number): CountedVolume | undefined {
  const number = readRange(tokens, at);
  const container =
    number && waterWords.has(wordAt(tokens, number.next)) ? containerAt(tokens, number.next + 1) : undefined;
  if (!number || !container) return undefined;
  const volumeMl = number.value * containerMl[container.type];
  const vessel = wordAt(tokens, container.to - 1);
  return { volumeMl, containerType: container.type, vessel, counted: true, from: at, to: container.to };
}
