/** In this order. Where no h is left, none of those that need one can match. */
const soundsWithH: [RegExp, string][] = [
  [/chh/g, 'c'],
  [/ch/g, 'c'],
  [/sh/g, 's'],
  [/ph/g, 'f'],
  [/zh/g, 'l'],
  [/([kgtdbj])h/g, '$1'],
];
const sounds: [RegExp, string][] = [
  [/aa+/g, 'a'],
  [/ee+|ii+/g, 'i'],
  [/oo+|uu+/g, 'u'],
  [/ai|ei|ay|ey/g, 'e'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/q|ck/g, 'k'],
  [/x/g, 'ks'],
  [/(.)\1+/g, '$1'],
  [/y$/g, 'i'],
  [/(.)h$/g, '$1'],
];

/** Romanised words are spelled as they are heard, so spellings of one sound fall together; Devanagari loses its nuktas. */
export function soundOf(word: string): string {
  const known = heardBefore.get(word);
  if (known !== undefined) return known;
  const sound = heardSound(word);
  if (heardBefore.size < mostRemembered) heardBefore.set(word, sound);
  return sound;
}

const heardBefore = new Map<string, string>();
const mostRemembered = 20_000;

function heardSound(word: string): string {
  if (!/[a-z]/.test(word))
    return word
      .normalize('NFD')
      .replace(/\u093c/g, '')
      .replace(/\u0901/g, '\u0902')
      .normalize('NFC');
  const rules = word.includes('h') ? [...soundsWithH, ...sounds] : sounds;
  return rules.reduce((sound, [spelling, heard]) => sound.replace(spelling, heard), word);
}
