/** How a script of India writes its language; the letters themselves stand at the same places in each script's block. */
interface Script {
  /** Devanagari writes several. */
  language: string | undefined;
  start: number;
  /** What is heard after a consonant that no vowel sign follows. */
  inherent: string;
  /** The inherent vowel is silent at the end of a word and between two syllables. */
  drops?: true;
  /** The consonants that are voiced by their place in the word: "k" between vowels is "g". */
  voiced?: Record<string, string>;
  letters?: Record<number, string>;
}

const scripts: Script[] = [
  { language: undefined, start: 0x0900, inherent: 'a', drops: true, letters: { 91: 'z', 94: 'f' } },
  { language: 'bengali', start: 0x0980, inherent: 'o', drops: true, letters: { 47: 'j', 53: 'b', 78: 't' } },
  { language: 'punjabi', start: 0x0a00, inherent: 'a', drops: true, letters: { 54: 'sh', 91: 'z', 94: 'f' } },
  { language: 'gujarati', start: 0x0a80, inherent: 'a', drops: true },
  { language: 'tamil', start: 0x0b80, inherent: 'a', voiced: { k: 'g', t: 'd', p: 'b', s: 's' }, letters: { 26: 's' } },
  { language: 'telugu', start: 0x0c00, inherent: 'a' },
  { language: 'kannada', start: 0x0c80, inherent: 'a' },
  { language: 'malayalam', start: 0x0d00, inherent: 'a', voiced: { t: 'd' }, letters: { 36: 'th' } },
];
const blockSize = 0x80;

const firstConsonant = 0x15;
const consonants = 'k kh g gh ng ch chh j jh nj t th d dh n t th d dh n n p ph b bh m y r r l l zh v sh sh s h'.split(
  ' ',
);
const vowels: Record<number, string> = {
  ...{ 5: 'a', 6: 'aa', 7: 'i', 8: 'i', 9: 'u', 10: 'u', 11: 'ri', 13: 'e', 14: 'e', 15: 'e' },
  ...{ 16: 'ai', 17: 'o', 18: 'o', 19: 'o', 20: 'au' },
};
const signs: Record<number, string> = {
  ...{ 62: 'aa', 63: 'i', 64: 'i', 65: 'u', 66: 'u', 67: 'ri', 69: 'e', 70: 'e', 71: 'e', 72: 'ai' },
  ...{ 73: 'o', 74: 'o', 75: 'o', 76: 'au', 87: 'u' },
};
const endings: Record<number, string> = { 122: 'n', 123: 'n', 124: 'r', 125: 'l', 126: 'l', 127: 'k' };
const nasals = new Set([0x01, 0x02, 0x70]);
const nukta = 0x3c;
const doubling = 0x71;
const withoutVowel = 0x4d;
const dotted: Record<string, string> = { j: 'y', d: 'r', dh: 'r', s: 'sh', t: 'r', ph: 'f', k: 'k', g: 'g', l: 'l' };

interface Syllable {
  consonants: string;
  vowel: string;
  /** `joins`: what comes next belongs to it; `doubles`: what comes next is said twice. */
  state: 'inherent' | 'said' | 'joins' | 'doubles';
}

const scriptOf = (code: number): Script | undefined =>
  scripts.find(({ start }) => code >= start && code < start + blockSize);

/** The language whose own script the word is written in. */
export const languageOfScript = (word: string): string | undefined => scriptOf(word.codePointAt(0) ?? 0)?.language;

/** How a word of these scripts is written with Latin letters in its language, the likeliest first. */
export function romanisedFrom(word: string): string[] {
  const script = scriptOf(word.codePointAt(0) ?? 0);
  if (!script) return [word];
  const syllables = syllablesOf(word.normalize('NFC'), script);
  if (script.voiced) voice(syllables, script.voiced);
  const whole = written(syllables, script);
  if (!script.drops) return [endsInNasal(word, script) ? whole.replace(/n$/, 'm') : whole];
  dropInherent(syllables);
  const said = written(syllables, script);
  return [...new Set([said, ...(endsInNasal(word, script) ? [said.replace(/n$/, '')] : []), whole])];
}

const endsInNasal = (word: string, { start }: Script) => nasals.has(word.charCodeAt(word.length - 1) - start);

const written = (syllables: Syllable[], { language }: Script): string =>
  syllables
    .map(({ consonants, vowel }) => consonants + vowel)
    .join('')
    .replace(/n(?=[pbm])/g, 'm')
    .replace(/ngng/g, 'ng')
    .replace(/rr/g, language === 'malayalam' ? 'tt' : 'rr');

function syllablesOf(word: string, script: Script): Syllable[] {
  const syllables: Syllable[] = [];
  for (const letter of word) {
    const code = letter.charCodeAt(0) - script.start;
    const last = syllables.at(-1);
    const consonant = script.letters?.[code] ?? consonants[code - firstConsonant];
    const vowel = vowels[code];
    const ending = endings[code];
    if (consonant !== undefined) addConsonant(syllables, consonant, script);
    else if (vowel !== undefined) syllables.push({ consonants: '', vowel, state: 'said' });
    else if (ending !== undefined) syllables.push({ consonants: ending, vowel: '', state: 'said' });
    else if (last) addSign(last, code);
  }
  const end = syllables.at(-1);
  if (end?.state === 'joins' && script.language === 'malayalam') end.vowel = 'u';
  return syllables;
}

function addConsonant(syllables: Syllable[], consonant: string, { language, inherent }: Script): void {
  const last = syllables.at(-1);
  if (last?.state !== 'joins' && last?.state !== 'doubles') {
    syllables.push({ consonants: consonant, vowel: inherent, state: 'inherent' });
    return;
  }
  if (last.state === 'doubles') {
    syllables.push({ consonants: consonant.charAt(0) + consonant, vowel: inherent, state: 'inherent' });
    last.state = 'said';
    return;
  }
  const isHalf = language === 'bengali' && /^[jb]$/.test(consonant) && last.consonants !== consonant;
  const joined = isHalf ? (consonant === 'j' ? 'y' : 'v') : consonant;
  Object.assign(last, { consonants: last.consonants + joined, vowel: inherent, state: 'inherent' });
}

function addSign(last: Syllable, code: number): void {
  if (code === doubling) last.state = 'doubles';
  else if (code === withoutVowel) Object.assign(last, { vowel: '', state: 'joins' });
  else if (code === nukta) last.consonants = last.consonants.replace(/[a-z]h?$/, (end) => dotted[end] ?? end);
  else if (nasals.has(code)) Object.assign(last, { vowel: `${last.vowel}n`, state: 'said' });
  else if (signs[code] !== undefined) Object.assign(last, { vowel: signs[code], state: 'said' });
}

function voice(syllables: Syllable[], voiced: Record<string, string>): void {
  for (const [at, syllable] of syllables.entries()) {
    const { consonants } = syllable;
    const [, nasal = '', rest = ''] = /^(ng|nj|n|m)([kstp])$/.exec(consonants) ?? [];
    if (nasal !== '') syllable.consonants = rest === 's' ? 'nj' : nasal + (voiced[rest] ?? rest);
    else if (consonants === 'ss') syllable.consonants = 'ch';
    else if (at > 0 && syllables[at - 1]?.vowel !== '') syllable.consonants = voiced[consonants] ?? consonants;
  }
}

/** "Bhaata" is said "bhaat", "rotali" "rotli". */
function dropInherent(syllables: Syllable[]): void {
  for (let at = syllables.length - 1; at > 0; at -= 1) {
    const syllable = syllables[at] as Syllable;
    const next = syllables[at + 1];
    const before = syllables[at - 1];
    const isAlone = /^[a-z]h?$|^chh$/.test(syllable.consonants);
    const isBetween = next?.consonants !== '' && next?.vowel !== '' && before?.vowel !== '' && isAlone;
    if (syllable.state === 'inherent' && (next ? isBetween : true)) syllable.vowel = syllable.vowel.slice(1);
  }
}
