import { readPhraseLists, writtenPhrase } from '../../../language/phraseLists.ts';

const names = [
  ...['Tamil', 'Telugu', 'Kannada', 'Malayalam', 'Bengali', 'Gujarati', 'Marathi', 'Punjabi', 'Odia', 'Assamese'],
  ...['Urdu', 'Spanish', 'French', 'German', 'Arabic', 'Nepali', 'Konkani', 'Bhojpuri', 'Sanskrit'],
];
const phrasesOf = readPhraseLists(new URL('./languages.txt', import.meta.url));
const called = new Map(names.flatMap((name) => phrasesOf(name).map((word) => [word, name] as const)));
const ofSomethingElse = new Set(phrasesOf('of something else'));
const mostWords = 8;

/** The language that a message names, as it is called in English; undefined for those that FitPulse writes. */
export const readLanguageNamed = (text: string): string | undefined =>
  writtenPhrase(text)
    .split(' ')
    .map((word) => called.get(word))
    .find(Boolean);

/** Whether a short message that names a language is about nothing else: "tamil la reply pannu", and no "tamil food". */
export function asksForLanguage(text: string): boolean {
  const words = writtenPhrase(text).split(' ');
  const isOfLanguage = !/\d/.test(text) && !words.some((word) => ofSomethingElse.has(word));
  return words.length <= mostWords && isOfLanguage && readLanguageNamed(text) !== undefined;
}
