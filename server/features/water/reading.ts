import { cutOut, isSmallTalk } from '../../language/cutOut.ts';
import { wordsOf } from '../../language/lexicon.ts';
import { readMessage } from '../../language/message.ts';
import { readRange } from '../../language/numbers.ts';
import { readWordLists } from '../../language/phraseLists.ts';
import { type Token, tokenise } from '../../language/tokens.ts';
import type { Span } from '../../language/words.ts';
import { type Container, containerMl } from './policy.ts';
import { besideWater, cooking, eating, leastBareMl, waterAt, waterWords } from './words/amounts.ts';
import { type CountedVolume, furtherWords, volumeAt } from './words/volumes.ts';

const listed = readWordLists(new URL('./words/water.txt', import.meta.url));
const own = listed('own');
const downed = listed('downed');
const joiners = wordsOf('joiner');
const eatenWords = new Set([...wordsOf('eaten'), ...wordsOf('also')]);

export interface Drink {
  volumeMl: number;
  containerType: Container;
  /** The word for the container that it was counted in; undefined where a measure was told. */
  vessel: string | undefined;
  daysAgo: number;
}

/** The plain water that a text tells of, and the text without it; undefined when there is none. */
export function readWater(text: string): { rest: string; drinks: Drink[] } | undefined {
  const message = readMessage(text);
  const { tokens } = message;
  const drinks: Drink[] = [];
  const spans: Span[] = [];
  for (const clause of message.clauses) {
    if (!clause.happened) continue;
    let cooks = false;
    for (let at = clause.from; at < clause.to; ) {
      const found = waterAt(tokens, at, clause, cooks);
      const told = found ? [found, ...besideWater(message, found)] : [];
      for (const { volumeMl, containerType, vessel, from, to } of told) {
        drinks.push({ volumeMl: Math.round(volumeMl), containerType, vessel, daysAgo: clause.daysAgo });
        spans.push({ from, to });
      }
      cooks ||= cooking.has(tokens[at]?.word ?? '');
      at = Math.max(at + 1, ...told.map(({ to }) => to));
    }
  }
  if (drinks.length === 0) return undefined;
  return { rest: cutOut(message, spans, own), drinks };
}

/** A drink whose name was not said. */
export interface UnnamedDrink extends Drink {
  /** A verb of drinking says what it was for: "drank 500 ml". Else it may go on with what was told before. */
  isDrunk: boolean;
}

/** The drink in "drank 400 ml", "750 ml down", "another glass", "300 ml"; undefined when the message tells of more than that. */
export function readUnnamedDrink(text: string): UnnamedDrink | undefined {
  const { tokens, clauses } = readMessage(text);
  const [clause, ...others] = clauses;
  if (!clause?.happened || others.length > 0) return undefined;
  const at = tokens.findIndex((_, index) => volumeAt(tokens, index) !== undefined);
  const volume = volumeAt(tokens, at);
  if (!volume) return undefined;
  const beside = tokens.filter((_, index) => index < at || index >= volume.to);
  const isDrinking = ({ word }: Token) => own.has(word) || downed.has(word);
  const isKnown = (token: Token) =>
    isSmallTalk(token) || isDrinking(token) || furtherWords.has(token.word) || eatenWords.has(token.word);
  if (!beside.every(isKnown) || beside.some(({ word }) => eating.has(word))) return undefined;
  const { volumeMl, containerType, vessel } = volume;
  const isDrunk = beside.some(isDrinking) && containerType !== 'cup' && containerType !== 'mug';
  return { volumeMl: Math.round(volumeMl), containerType, vessel, daysAgo: clause.daysAgo, isDrunk };
}

/** What was drunk by somebody who surely tells of water: a volume wherever it stands, so many glasses, or one. */
export function readOwnDrink(text: string): Drink {
  const { tokens, clauses } = readMessage(text);
  const daysAgo = clauses.find((clause) => clause.daysAgo > 0)?.daysAgo ?? 0;
  const [volume, ...others] = volumesIn(tokens);
  if (volume) {
    const further = others.filter(({ from }) => isFurther(tokens, from));
    const all = [volume, ...further].reduce((sum, { volumeMl }) => sum + volumeMl, 0);
    const { containerType, vessel } = volume;
    return { volumeMl: Math.round(all), containerType, vessel: further.length > 0 ? undefined : vessel, daysAgo };
  }
  const at = tokens.findIndex((_, place) => readRange(tokens, place)?.counted);
  const value = at < 0 ? 1 : sumAt(tokens, at);
  const volumeMl = value >= leastBareMl ? value : value * containerMl.glass;
  return { volumeMl: Math.round(volumeMl), containerType: 'glass', vessel: undefined, daysAgo };
}

/** The volumes that a text tells one behind another. */
function volumesIn(tokens: Token[]): CountedVolume[] {
  const volumes: CountedVolume[] = [];
  for (let at = 0; at < tokens.length; ) {
    const volume = volumeAt(tokens, at);
    if (volume) volumes.push(volume);
    at = volume?.to ?? at + 1;
  }
  return volumes;
}

/** "1 litre by noon, another 600 ml": it comes to what stands before it. */
function isFurther(tokens: Token[], at: number): boolean {
  const before = tokens[at - 1]?.word ?? '';
  return before === '+' || before === ',' || joiners.has(before) || furtherWords.has(before);
}

/** "750 + 500 + 500". */
function sumAt(tokens: Token[], at: number): number {
  const number = readRange(tokens, at);
  if (!number) return 0;
  const next = number.next + 1;
  return number.value + (tokens[number.next]?.word === '+' ? sumAt(tokens, next) : 0);
}

/** The volume in "750 ml", "3 glasses" or, as ml or in this container, "3"; undefined when it is something else. */
export function readVolume(text: string, container: Container): number | undefined {
  const tokens = tokenise(text);
  const volume = volumeAt(tokens, 0);
  if (volume?.to === tokens.length) return Math.round(volume.volumeMl);
  const number = readRange(tokens, 0);
  if (!number?.counted || number.next !== tokens.length) return undefined;
  return number.value >= leastBareMl ? number.value : Math.round(number.value * containerMl[container]);
}

/** Whether the words name plain water. */
export const saysWater = (text: string): boolean => tokenise(text).some(({ word }) => waterWords.has(word));
