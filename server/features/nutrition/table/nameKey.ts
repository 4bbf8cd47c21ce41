/**
 * How names are compared: letters without case, accents and punctuation, one word per element, English plurals
 * reduced to the singular. Keys are for comparing only; people never see them.
 */

/** Irregular plurals, and words that everybody uses side by side: spellings, short forms, Hindi beside English. */
const ALIKE: Record<string, string> = {
  leaf: 'leaves',
  loaf: 'loaves',
  half: 'halves',
  knife: 'knives',
  goose: 'geese',
  fish: 'fishes',
  fries: 'fries',
  lays: 'lays',
  chaas: 'chaas chas chhas chhaas',
  yogurt: 'yoghurt yoghurts',
  donut: 'doughnut doughnuts',
  omelet: 'omelette omelettes omlet omlette omlete amlet omelete',
  chili: 'chilli chillies chile chilly',
  ketchup: 'catsup',
  whiskey: 'whisky',
  veg: 'veggie veggies vegies',
  vegetable: 'vegitable vegitables vegetabel vegetabels',
  kebab: 'kabab kababs',
  pakora: 'pakoda pakodas pakode pakodi pakore',
  bread: 'bred',
  tea: 'tee',
  grilled: 'grill',
  fried: 'tala tali tale talkar तला तली तले',
  boiled: 'ubla uble ubli ubala ubale ubali उबला उबली उबले',
  raw: 'kachcha kachchi kachche kaccha kacchi kachha kachhi kacha kacchha kancha कच्चा कच्ची कच्चे',
  dri: 'sukha sukhi sookha sookhi sukhe sookhe सूखा सूखी सूखे',
};
const IRREGULAR = new Map(
  Object.entries(ALIKE).flatMap(([key, words]) => words.split(' ').map((word): [string, string] => [word, key])),
);

const ASCII = /^[\x20-\x7e]*$/;
const WORD = /\p{N}+(?:\.\p{N}+)?|[\p{L}\p{M}]+|%/gu;
export const NAME_END = '\0';
const WORD_OR_END = /[a-z]+(?![\p{L}\p{M}])|\0|\p{N}+(?:\.\p{N}+)?|[\p{L}\p{M}]+|%/gu;
const DEVANAGARI_WORD = /[\u0900-\u097f]/;
/** "And" at the end of every word of a list, in Malayalam and Tamil: "ദോശയും ചമ്മന്തിയും". */
const SOUTHERN_AND: [ending: RegExp, base: string][] = [
  [/യും$/, ''],
  [/ും$/, '്'],
  [/யும்$/, ''],
  [/ும்$/, '்'],
  // "Idlium", "chappathium", but not "sodium".
  [/(?<=.(?:l|tt|ath)i)um$/, ''],
];
const ENDS_IN_ES = /(?:ch|sh|x|ss|zz|o)es$/;
export const COMPOUND_ENDS = new Set(['free', 'fat', 'zero']);
const FREE_OF = new Set(['sugar', 'caffeine', 'fat', 'gluten', 'dairi', 'lactose']);

export function wordKey(word: string): string {
  const irregular = IRREGULAR.get(word);
  if (irregular) return irregular;
  if (DEVANAGARI_WORD.test(word)) return singularOfDevanagari(word);
  for (const [ending, base] of SOUTHERN_AND) if (ending.test(word)) return word.replace(ending, base);
  let key = word;
  if (key.length > 3) {
    if (key.length > 5 && key.endsWith('yum')) key = key.slice(0, -3);
    else if (key.endsWith('es') && ENDS_IN_ES.test(key)) key = key.slice(0, -2);
    else if (key.endsWith('s') && !key.endsWith('ss')) key = key.slice(0, -1);
  }
  if (key.length > 2) {
    if (key.endsWith('ie')) key = key.slice(0, -1);
    else if (key.endsWith('y')) key = `${key.slice(0, -1)}i`;
  }
  return key;
}

/** Plurals and oblique forms: इडलियां, पराठे, केलों. Keys only have to agree with each other. */
function singularOfDevanagari(word: string): string {
  if (word.length < 3) return word;
  return word
    .replace(/िय(?:ां|ों)$/, 'ी')
    .replace(/ि(?:ए|ये)$/, 'िया')
    .replace(/(?:े|ों)$/, 'ा');
}

/** Folds letters that people write in more than one way; works on whole texts, keeps the punctuation. */
export function foldLetters(text: string): string {
  const lower = text.toLowerCase();
  if (ASCII.test(lower)) return lower;
  return lower
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u093c\u200b-\u200f\u2060\ufeff]/g, '')
    .replace(/\u0901/g, '\u0902')
    .replace(/\u2044/g, '/')
    .replace(/[\u2018\u2019\u02bc`]/g, "'")
    .replace(/[\u2010-\u2015]/g, '-');
}

/** A name as comparable words; digits and letters are separate words, as they are in sentences. */
export function nameWords(name: string): string[] {
  return joinCompounds(writtenWords(name).map(wordKey));
}

/** The words of a name with their letters folded, before plurals and spellings are. */
function writtenWords(name: string): string[] {
  return foldName(name).match(WORD) ?? [];
}

/** The words of many names one behind the other; NAME_END stands behind those of each name. */
export function writtenWordsOfAll(names: string[]): string[] {
  if (names.length === 0) return [];
  return foldName(names.join(NAME_END) + NAME_END).match(WORD_OR_END) ?? [];
}

function foldName(name: string): string {
  return foldLetters(name).replaceAll("'", '').replaceAll('&', ' and ');
}

/** "sugar free", "sugar-free" and "free of sugar" are one word, and so are "low fat" and "lowfat". */
export function joinCompounds(words: string[]): string[] {
  if (!words.some((word) => COMPOUND_ENDS.has(word))) return words;
  const joined: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const compound = compoundAt(words, at);
    joined.push(compound?.word ?? words[at] ?? '');
    at += compound ? compound.length - 1 : 0;
  }
  return joined;
}

/** A word that is written as two or three, and how many. */
export function compoundAt(words: string[], at: number): { word: string; length: number } | undefined {
  const word = words[at];
  const next = words[at + 1];
  if (next === 'free' && FREE_OF.has(word ?? '')) return { word: `${word}free`, length: 2 };
  if (word === 'free' && next === 'of' && FREE_OF.has(words[at + 2] ?? ''))
    return { word: `${words[at + 2]}free`, length: 3 };
  if (next === 'sugar' && word === 'zero') return { word: 'sugarfree', length: 2 };
  if (next === 'fat' && (word === 'low' || word === 'non')) return { word: `${word}fat`, length: 2 };
  return undefined;
}

/** A list of words, written with spaces, as comparable words. */
export function wordSet(words: string): Set<string> {
  return new Set(foldLetters(words).trim().split(/\s+/).map(wordKey));
}

export function nameKey(name: string): string {
  return nameWords(name).join(' ');
}

/** Whether one of the names has these words, as `nameWords` gives them, and no others. */
export const isNamedJust = (names: string[], words: string[]): boolean =>
  names.map(nameWords).some((known) => known.length === words.length && words.every((word) => known.includes(word)));
