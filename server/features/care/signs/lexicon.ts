import { readFileSync } from 'node:fs';
import { functionWords, heardAs, type Token, tokensOf } from './tokens.ts';

export const careLanguages = ['en', 'hi', 'hi-Latn', 'ta', 'te', 'kn', 'ml', 'mr', 'gu', 'bn', 'pa'] as const;
export type CareLanguage = (typeof careLanguages)[number];

/** Words of a sign in one language; all but the first of them follow it. */
interface Phrase {
  sign: string;
  language: CareLanguage;
  words: { text: string; isPrefix: boolean }[];
}

/** Phrases by their first word; those whose first word may go on by its beginning. */
interface Index {
  whole: Map<string, Phrase[]>;
  prefixes: Map<string, Phrase[]>;
  /** What was found for a word, for the next time. */
  cache: Map<string, Phrase[]>;
}

/** Where a sign stands in a message, as the numbers of its first token and of the one behind its last. */
export interface Place {
  sign: string;
  language: CareLanguage | undefined;
  start: number;
  end: number;
}

const shortestPrefix = 2;
const longestPrefix = 12;
const mostCached = 20_000;
/** Shorter words than this are other words when a letter changes. */
const shortestMisspelt = 7;

/** English is compared as it is written, the others as they sound. */
const english: Index = { whole: new Map(), prefixes: new Map(), cache: new Map() };
const heard: Index = { whole: new Map(), prefixes: new Map(), cache: new Map() };
const misspelt = new Map<string, string>();
/** Most words stand in many phrases; only while the files are read. */
const readParts = { english: new Map<string, Phrase['words']>(), heard: new Map<string, Phrase['words']>() };

function readLanguage(language: CareLanguage): void {
  const text = readFileSync(new URL(`./${language}.txt`, import.meta.url), 'utf8');
  for (const line of text.split('\n')) {
    const [, sign = '', phrases = ''] = line.match(/^([a-zA-Z]+):(.*)$/) ?? [];
    for (const phrase of phrases.split(',')) if (phrase.trim()) addPhrase(sign, language, phrase);
  }
}

function addPhrase(sign: string, language: CareLanguage, phrase: string): void {
  const isEnglish = language === 'en';
  const words = phrase
    .trim()
    .split(/\s+/)
    .flatMap((part) => wordsOfPart(part, isEnglish));
  const [first] = words;
  if (!first) return;
  const index = isEnglish ? english : heard;
  const map = first.isPrefix ? index.prefixes : index.whole;
  const known = map.get(first.text);
  if (known) known.push({ sign, language, words });
  else map.set(first.text, [{ sign, language, words }]);
  if (isEnglish) for (const { text } of words) addMisspellings(text);
}

function wordsOfPart(part: string, isEnglish: boolean): Phrase['words'] {
  const parts = isEnglish ? readParts.english : readParts.heard;
  const known = parts.get(part);
  if (known) return known;
  const tokens = tokensOf(part.replace('*', ''));
  const words = tokens.map((token, index) => ({
    text: isEnglish ? token.word : token.sound,
    isPrefix: part.endsWith('*') && index === tokens.length - 1,
  }));
  parts.set(part, words);
  return words;
}

/** What a word looks like with one letter too few, or two letters in the other order. */
function addMisspellings(word: string): void {
  if (word.length < shortestMisspelt) return;
  for (let index = 1; index < word.length; index++) {
    const [head, letter, rest] = [word.slice(0, index), word.charAt(index), word.slice(index + 1)];
    misspelt.set(head + rest, word);
    if (rest) misspelt.set(head + rest.charAt(0) + letter + rest.slice(1), word);
  }
}

for (const language of careLanguages) readLanguage(language);
for (const parts of Object.values(readParts)) parts.clear();

/** The places of all signs in a message, in its order. */
export function findSigns(tokens: Token[]): Place[] {
  const read = tokens.map((token) => ({ ...token, word: correct(token.word) }));
  return tokens.flatMap((token, at) => [
    ...placesAt(english, read, at, ({ word }) => word),
    ...(functionWords.has(token.word) ? [] : placesAt(heard, tokens, at, ({ sound }) => sound)),
  ]);
}

const correct = (word: string): string => (english.whole.has(word) ? word : (misspelt.get(word) ?? word));

function placesAt(index: Index, tokens: Token[], at: number, textOf: (token: Token) => string): Place[] {
  const places: Place[] = [];
  for (const { sign, language, words } of startingWith(index, textOf(tokens[at] as Token))) {
    const fits = words.every(({ text: word, isPrefix }, offset) => {
      const token = tokens[at + offset];
      if (!token) return false;
      return isPrefix ? textOf(token).startsWith(word) : textOf(token) === word;
    });
    if (fits) places.push({ sign, language, start: at, end: at + words.length });
  }
  return places;
}

function startingWith(index: Index, text: string): Phrase[] {
  const known = index.cache.get(text);
  if (known) return known;
  const found = [...(index.whole.get(text) ?? [])];
  for (let length = shortestPrefix; length <= Math.min(text.length, longestPrefix); length++) {
    found.push(...(index.prefixes.get(text.slice(0, length)) ?? []));
  }
  if (index.cache.size < mostCached) index.cache.set(text, found);
  return found;
}

/** Those of a list in the order of the message that start between two of its words, both included. */
export function placesWithin(places: Place[], from: number, to: number): Place[] {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle] as Place).start < from) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (end < places.length && (places[end] as Place).start <= to) end++;
  return places.slice(low, end);
}

export const isHeardAs = (token: Token | undefined, words: Set<string>): boolean =>
  token !== undefined && (words.has(token.word) || words.has(token.sound));

const besideFigures = new Map(
  readFileSync(new URL('./figureWords.txt', import.meta.url), 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, name = '', words = ''] = line.match(/^([a-zA-Z0-9]+): (.*)$/) ?? [];
      return name ? [[name, new Set(words.split(', ').flatMap((word) => [word, heardAs(word)]))] as const] : [];
    }),
);

/** The words of a list of figureWords.txt, as they are written and as they sound. */
export function wordsCalled(name: string): Set<string> {
  const words = besideFigures.get(name);
  if (!words) throw new Error(`figureWords.txt has no list ${name}`);
  return words;
}
