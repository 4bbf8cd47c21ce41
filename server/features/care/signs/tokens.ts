import { figureOf, figurePattern, latinDigits } from '../../../language/figures.ts';
import { romanisedFrom } from '../../../language/scripts.ts';
import { soundOf } from '../../../language/sound.ts';

/** A word or a number of a message. */
export interface Token {
  /** Small letters, without apostrophes; digits of every script as 0 to 9. */
  word: string;
  /** As it sounds, with Latin letters: the scripts of India and the ways of romanising them fall together. */
  sound: string;
  value: number | undefined;
  /** What stands between it and the word before. */
  gap: string;
  start: number;
  end: number;
}

const mostTokens = 1_500;
const pattern = new RegExp(String.raw`${figurePattern}|[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*`, 'gu');

/** The words of a message in order; of a very long one those of its beginning. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const match of plain(text).matchAll(pattern)) {
    const word = match[0].replace(/['’]/g, '');
    const sound = heardAs(word);
    const value = /^[\d.]/.test(word)
      ? figureOf(word)
      : (numbers.get(word) ?? (functionWords.has(word) ? undefined : numbers.get(sound)));
    const gap = text.slice(end, match.index);
    end = match.index + match[0].length;
    tokens.push({ word, sound, value, gap, start: match.index, end });
    if (tokens.length === mostTokens) break;
  }
  return tokens;
}

/** Same length as the text, so that places in it stay. */
const plain = (text: string): string => latinDigits(text.toLowerCase().slice(0, text.length));

const latin = /[a-z]/;
/** Heard, but seldom written with Latin letters. */
const lastNasal = /[\u0901\u0902\u0a02\u0a70\u0a81\u0a82]$/;

/** How a word of any of the languages sounds. */
export const heardAs = (word: string): string =>
  latin.test(word) ? soundOf(word) : (heardBefore.get(word) ?? remember(word));

const heardBefore = new Map<string, string>();
const mostRemembered = 20_000;

function remember(word: string): string {
  const sound = soundOf(romanisedFrom(word.replace(lastNasal, ''))[0] ?? word);
  if (heardBefore.size < mostRemembered) heardBefore.set(word, sound);
  return sound;
}

/** Number words of the languages that the care signs know, by how they are written or sound. */
const numbers = new Map(
  Object.entries({
    0.5: 'half aadha aadhi',
    2: 'two rendu randu eradu tran दो be',
    3: 'three teen moonu moodu mooru moonnu tin teenu तीन tran',
    4: 'four chaar char naalu nalugu naalku चार',
    5: 'five paanch panch anju aidu aidhu anchu पांच पाँच paanj pach',
    6: 'six chhe che cheh aaru aru छह छः छे',
    7: 'seven saat sat ezhu yedu elu सात',
    8: 'eight aath ath ettu enimidi entu आठ',
    9: 'nine nau onbadhu tommidi ombattu onpathu नौ nav',
    10: 'ten das dus daha pathu padi hattu दस dosh',
    11: 'eleven gyarah gyara ग्यारह',
    12: 'twelve barah baarah बारह panniranndu',
    13: 'thirteen terah तेरह',
    14: 'fourteen chaudah चौदह',
    15: 'fifteen pandrah pandra पंद्रह पन्द्रह',
    16: 'sixteen solah सोलह',
    17: 'seventeen satrah सत्रह',
    20: 'twenty bees बीस irupadu',
    25: 'pachees pachis पच्चीस',
    30: 'thirty tees तीस',
    40: 'forty chalis चालीस',
    50: 'fifty pachas पचास',
  }).flatMap(([value, words]) =>
    words.split(' ').flatMap((word) => [word, heardAs(word)].map((form) => [form, Number(value)] as const)),
  ),
);

/** English words that sound like words of other languages. */
export const functionWords = new Set(
  'full gas diet done back please ok okay be he she we they it is am are was in at on of by to so go no up us an as if or the this that for from with when what who how be been had has have can will would had not all any too his her its our your my mine you i out over off then than about just like game time late date cut bar car day say may way year tea sea see bed bad had bag big bit but got get let set put sit hit fit total totals'.split(
    ' ',
  ),
);
