import { readPhraseLists, writtenPhrase } from '../../../language/phraseLists.ts';
import { analytesByCode } from '../analytes/analytes.ts';

const listed = readPhraseLists(new URL('./words.txt', import.meta.url));

/** Each of these phrases where it stands by itself, the longest first. */
function anyOf(phrases: Iterable<string>): RegExp {
  const longestFirst = [...phrases].toSorted((one, other) => other.length - one.length);
  const written = longestFirst.map((phrase) => phrase.replace(/\s*['’]\s*/g, "['’]").replace(/ (?=\d)/g, ' ?'));
  return new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}])(?:${written.join('|')})(?![\p{L}\p{M}\p{N}])`, 'giu');
}

const namesByPhrase = new Map(
  listed('spoken').map((line) => {
    const [phrase = '', code = ''] = line.split(' = ');
    const analyte = [...analytesByCode.values()].find((one) => writtenPhrase(one.code) === code);
    if (!analyte) throw new Error(`No analyte has the code ${code} of “${phrase}”`);
    return [phrase, analyte.names[0] ?? ''] as const;
  }),
);
const spoken = anyOf(namesByPhrase.keys());
/** With the names that reports print in the place of those that people say. */
export const withPrintedNames = (text: string): string =>
  text.replace(spoken, (phrase) => namesByPhrase.get(writtenPhrase(phrase)) ?? phrase);

const isIn = (pattern: RegExp) => (text: string) => text.search(pattern) >= 0;
const laboratory = anyOf(listed('laboratory'));
const asks = anyOf(listed('asks'));
const ambiguous = anyOf(listed('ambiguous'));
const foods = anyOf(listed('foods'));
const meaning = anyOf(listed('asksMeaning'));
const aside = anyOf(['laboratory', 'beside', 'asks'].flatMap(listed));

export const saysMeasured = isIn(laboratory);
export const namesAmbiguously = isIn(ambiguous);
export const namesFood = isIn(foods);
export const asksMeaning = isIn(meaning);
/** Whether a value is asked about rather than told. */
export const asksAbout = (text: string): boolean => text.includes('?') || isIn(asks)(text);

/** What is left of a text beside the words that may stand around a name and its value. */
export const withoutAsides = (text: string): string =>
  text
    .replace(meaning, ' ')
    .replace(/['’]s(?!\p{L})/gu, '')
    .replace(aside, ' ')
    .replace(/[?!।]|[:=]+|\.(?!\d)|(?<![\p{N}])-/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
