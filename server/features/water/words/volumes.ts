import { wordsOf } from '../../../language/lexicon.ts';
import { type ReadNumber, readRange } from '../../../language/numbers.ts';
import { readWordLists } from '../../../language/phraseLists.ts';
import type { Token } from '../../../language/tokens.ts';
import type { Span } from '../../../language/words.ts';
import { type Container, containerMl, smallBottleMl } from '../policy.ts';

const listed = readWordLists(new URL('./water.txt', import.meta.url));

const containers: [Container, Set<string>][] = [
  ['glass', listed('glass')],
  ['bottle', listed('bottle')],
  ['cup', listed('cup')],
  ['mug', listed('mug')],
];
const measures: [ml: number, Set<string>][] = [
  [1, listed('millilitres')],
  [1_000, listed('litres')],
  [29.57, listed('ounces')],
  [10, listed('centilitres')],
  [100, listed('decilitres')],
  [946, listed('quarts')],
  [3_785, listed('gallons')],
  // A vessel of the house, about half a litre in most.
  [500, listed('half litres')],
];
const fluid = listed('fluid');
const small = listed('small');
/** Say how the water is; a word that is none of these makes it another drink ("coconut water"). */
export const qualities = listed('qualities');
export const ofWords = listed('of');
export const furtherWords = wordsOf('more');
export const each = listed('each');
/** In front of what each holds: "each glass 200 ml". */
export const every = listed('every');
/** Between vessels and what each of them holds. */
const leads = new Set([...ofWords, ...listed('drinking'), ...listed('downed')]);
export const mostBetween = 4;
const mostVessels = 20;
/** No vessel that people drink from holds less. */
const leastEachMl = 100;

export interface Volume extends Span {
  volumeMl: number;
  containerType: Container;
  /** The word for the container that it was counted in; undefined where a measure was told. */
  vessel: string | undefined;
}

export interface CountedVolume extends Volume {
  counted: boolean;
}

export const wordAt = (tokens: Token[], at: number): string => tokens[at]?.word ?? '';

/** "2 glasses", "500 ml", "2 x 250 ml", "a 500 ml bottle", "glass of". */
export function volumeAt(tokens: Token[], at: number): CountedVolume | undefined {
  const number = readRange(tokens, at);
  return (number && measuredAt(tokens, at, number)) ?? inVessels(tokens, at, number);
}

/** "500 ml", "2 x 250 ml", "500x3", "a 500 ml bottle". */
function measuredAt(tokens: Token[], at: number, number: ReadNumber): CountedVolume | undefined {
  const hasTimes = /^[x×*]$/.test(wordAt(tokens, number.next));
  const second = readRange(tokens, hasTimes ? number.next + 1 : number.next);
  const isOfMl = hasTimes && second?.counted && isCountOf(number.value, second.value);
  const bare = isOfMl ? { ml: 1, to: second.next } : undefined;
  const measureOfEach = second?.counted ? (measureAt(tokens, second.next) ?? bare) : undefined;
  const measure = measureOfEach ?? measureAt(tokens, number.next);
  if (!measure) return undefined;
  const behind = measureOfEach ? undefined : timesBehind(tokens, measure.to);
  const container = behind ? undefined : containerAt(tokens, measure.to);
  return {
    volumeMl: number.value * (measureOfEach && second ? second.value : (behind?.count ?? 1)) * measure.ml,
    containerType: container?.type ?? 'glass',
    vessel: undefined,
    counted: true,
    from: at,
    to: behind?.to ?? container?.to ?? measure.to,
  };
}

/** "700 ml x 3", "750 ml bottle x 2". */
function timesBehind(tokens: Token[], at: number): { count: number; to: number } | undefined {
  const next = containerAt(tokens, at)?.to ?? at;
  const count = /^[x×*]$/.test(wordAt(tokens, next)) ? readRange(tokens, next + 1) : undefined;
  return count?.counted && count.value <= mostVessels ? { count: count.value, to: count.next } : undefined;
}

/** One of them is how many, the other how many millilitres each of them holds. */
const isCountOf = (one: number, other: number): boolean =>
  Math.min(one, other) <= mostVessels && Math.max(one, other) >= leastEachMl;

/**
 * "(500 ml each)", "of 750 ml", ", 750 wali", ", har glass 200 ml" behind vessels: what each holds and where that ends. Without "each" only right
 * behind "of"; without a measure only with "each".
 */
export function eachAt(tokens: Token[], at: number): { ml: number; to: number } | undefined {
  let next = at;
  while (next < at + mostBetween && (leads.has(wordAt(tokens, next)) || /^[(,-]$/.test(wordAt(tokens, next))))
    next += 1;
  const isLed = every.has(wordAt(tokens, next));
  if (isLed) next = containerAt(tokens, next + 1)?.to ?? next + 1;
  const number = readRange(tokens, next);
  if (!number?.counted) return undefined;
  const measure = measureAt(tokens, number.next);
  const end = measure?.to ?? number.next;
  const isBehind = each.has(wordAt(tokens, end));
  const isEach = isBehind || (isLed && measure !== undefined);
  const isOf = measure !== undefined && ofWords.has(wordAt(tokens, at));
  const ml = number.value * (measure?.ml ?? 1);
  if ((!isEach && !isOf) || ml < leastEachMl) return undefined;
  const to = isBehind ? end + 1 : end;
  return { ml, to: wordAt(tokens, to) === ')' ? to + 1 : to };
}

/** "2 glasses", "a small bottle", "2 bottles of 750 ml", "glass of". */
function inVessels(tokens: Token[], at: number, number: ReadNumber | undefined): CountedVolume | undefined {
  let next = number?.next ?? at;
  const isSmall = small.has(wordAt(tokens, next));
  const last = next + (number ? mostBetween : isSmall ? 1 : 0);
  const isPassed = (word: string) => qualities.has(word) || (number !== undefined && furtherWords.has(word));
  while (next < last && isPassed(wordAt(tokens, next))) next += 1;
  const container = containerAt(tokens, next);
  if (!container || (!number && !ofWords.has(wordAt(tokens, container.to)))) return undefined;
  const stated = number && eachAt(tokens, container.to);
  const usual = container.type === 'bottle' && isSmall ? smallBottleMl : containerMl[container.type];
  return {
    volumeMl: (number?.value ?? 1) * (stated?.ml ?? usual),
    containerType: container.type,
    vessel: isSmall || stated ? undefined : wordAt(tokens, container.to - 1),
    counted: number !== undefined,
    from: at,
    to: stated?.to ?? container.to,
  };
}

export function measureAt(tokens: Token[], at: number): { ml: number; to: number } | undefined {
  const unitAt = fluid.has(wordAt(tokens, at)) || wordAt(tokens, at) === '-' ? at + 1 : at;
  const found = measures.find(([, words]) => words.has(wordAt(tokens, unitAt)));
  return found && { ml: found[0], to: unitAt + 1 };
}

export function containerAt(tokens: Token[], at: number): { type: Container; to: number } | undefined {
  const found = containers.find(([, words]) => words.has(wordAt(tokens, at)));
  return found && { type: found[0], to: at + 1 };
}
