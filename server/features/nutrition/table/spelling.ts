import { countNamesWith, type NameIndex } from './nameIndex.ts';

interface SpellingIndex {
  bySound: Map<string, number[]>;
  /** Words by their first letter, which typing errors seldom hit. */
  byInitial: Map<string, number[]>;
  /** Words by their consonants, for vowels that are written as they are heard: chikan, chikn, chicken. */
  byConsonants: Map<string, number[]>;
}

const SHORTEST_SOUND = 3;
const SHORTEST_TYPO = 5;
const FEW_CONSONANTS = 3;
const CONSONANTS = /[^aeiou]+/;
const VOWELS = /[aeiou]/g;
/** Words of later scripts than Devanagari are found as they are written. */
const LAST_SPELT = 0x097f;
/** "brd", "chkn": written without vowels. */
const ABBREVIATION = /^[b-df-hj-np-tv-z]{3,8}$/;

const indexes = new WeakMap<NameIndex, SpellingIndex>();

/** The table's other ways of writing a word: gobhi and gobi, paneer and panir, chikan and chicken. */
export function soundAlikes(index: NameIndex, word: string): number[] {
  const { bySound, byConsonants } = spellingIndexOf(index);
  const sound = soundOf(word);
  const alikes = sound.length >= SHORTEST_SOUND ? (bySound.get(sound) ?? []) : [];
  if (word.length < SHORTEST_TYPO) return alikes;
  const loose = (byConsonants.get(consonantsOf(word)) ?? []).filter((number) =>
    hasSimilarVowels(index.words[number] ?? '', word),
  );
  return alikes.length === 0 ? loose : [...new Set([...alikes, ...loose])];
}

/** The table's words that sound so. */
export function wordsOfSound(index: NameIndex, sound: string): number[] {
  return spellingIndexOf(index).bySound.get(sound) ?? [];
}

/** The table's word that is one typing error, or a different choice of vowels, away. */
export function correctTypo(index: NameIndex, word: string): number | undefined {
  const spelling = spellingIndexOf(index);
  if (ABBREVIATION.test(word)) return mostPopular(index, spelling.byConsonants.get(consonantsOf(word)) ?? []);
  if (word.length < SHORTEST_TYPO || word.length > 24) return undefined;

  const loose = spelling.byConsonants.get(consonantsOf(word)) ?? [];
  const near = loose.filter((candidate) => hasSimilarVowels(index.words[candidate] ?? '', word));
  for (const candidate of spelling.byInitial.get(word[0] ?? '') ?? []) {
    if (isOneTypoApart(index.words[candidate] ?? '', word)) near.push(candidate);
  }
  return mostPopular(index, near);
}

/** Of two words with the same consonants: few of the vowels between them differ, so that "salmon" is no "sulaimani". */
function hasSimilarVowels(written: string, word: string): boolean {
  const consonants = consonantsOf(word);
  if (written[0] !== word[0] || consonantsOf(written) !== consonants) return false;
  const vowels = vowelsOf(word);
  const others = vowelsOf(written);
  const differing = vowels.map((vowel, at) => [vowel, others[at] ?? '']).filter(([one, other]) => one !== other);
  if (consonants.length > FEW_CONSONANTS) return differing.length <= 2;
  return differing.length === 0 || (differing.length === 1 && differing[0]?.includes('') === true);
}

/** The vowels between the consonants; e and i are heard alike, and so are o and u. */
function vowelsOf(word: string): string[] {
  return soundOf(word).replaceAll('e', 'i').replaceAll('o', 'u').split(CONSONANTS);
}

function mostPopular(index: NameIndex, words: number[]): number | undefined {
  return words.toSorted((a, b) => countNamesWith(index, b) - countNamesWith(index, a))[0];
}

function spellingIndexOf(index: NameIndex): SpellingIndex {
  const known = indexes.get(index);
  if (known) return known;
  const spelling: SpellingIndex = { bySound: new Map(), byInitial: new Map(), byConsonants: new Map() };
  for (const [number, word] of index.words.entries()) {
    if (word.charCodeAt(0) > LAST_SPELT) continue;
    const sound = soundOf(word);
    add(spelling.bySound, sound, number);
    if (word.length < SHORTEST_TYPO - 1) continue;
    add(spelling.byInitial, word[0] ?? '', number);
    const consonants = consonantsIn(sound);
    if (consonants.length >= SHORTEST_SOUND) add(spelling.byConsonants, consonants, number);
  }
  indexes.set(index, spelling);
  return spelling;
}

function add(lists: Map<string, number[]>, key: string, number: number): void {
  const list = lists.get(key);
  if (list) list.push(number);
  else lists.set(key, [number]);
}

function consonantsOf(word: string): string {
  return consonantsIn(soundOf(word));
}

function consonantsIn(sound: string): string {
  const end = sound.endsWith('s') ? sound.length - 1 : sound.length;
  return sound.slice(0, 1) + sound.slice(1, end).replace(VOWELS, '');
}

const SOUNDS = /ph|ck|chh|[bdgjkpst]h|ee|ea|ie|oo|ou|aa|[qxwzy]/g;
const SOUND_OF = new Map(
  Object.entries({ ph: 'f', ck: 'k', q: 'k', x: 'ks', chh: 'ch', w: 'v', z: 'j', y: 'i' }).concat(
    [...'bdgjkst'].map((letter): [string, string] => [`${letter}h`, letter]),
    ['ee', 'ea', 'ie'].map((vowel): [string, string] => [vowel, 'i']),
    ['oo', 'ou'].map((vowel): [string, string] => [vowel, 'u']),
    [['aa', 'a']],
  ),
);

/** Folds the ways in which one Indian word is written with Latin letters: paneer and panir, chhole and chole. */
export function soundOf(word: string): string {
  return word
    .replace(SOUNDS, (letters) => SOUND_OF.get(letters) ?? letters)
    .replace(/(.)\1+/g, '$1')
    .replace(/(?<=..)(?:[aei]|[\u093e\u0940\u0947\u094b]\u0902?)$/, '');
}

/** One letter more, less or different, or two neighbours swapped. */
export function isOneTypoApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1;
  const restA = a.slice(start, a.length - end);
  const restB = b.slice(start, b.length - end);
  const isSwap = restA.length === 2 && restA[0] === restB[1] && restA[1] === restB[0];
  return (restA.length <= 1 && restB.length <= 1) || isSwap;
}
