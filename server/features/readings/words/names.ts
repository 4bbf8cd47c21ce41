import { type BuiltInReading, builtInNames, type OwnReadingKind } from '../../../../contract/entries/readings.ts';
import { readPhraseLists } from '../../../language/phraseLists.ts';
import { type Token, tokenise } from '../../../language/tokens.ts';

const phrasesOf = readPhraseLists(new URL('./readings.txt', import.meta.url));

export interface Name {
  kind: BuiltInReading | OwnReadingKind;
  words: string[];
  /** It is a food or something else as well: it needs a unit, a context, or nothing after its figure. */
  isAmbiguous: boolean;
}

const ambiguous: BuiltInReading[] = ['glucose', 'heartRate', 'spo2', 'temperature'];

const namesIn = (list: string, kind: BuiltInReading, isAmbiguous: boolean): Name[] =>
  phrasesOf(list).map((phrase) => ({ kind, words: phrase.split(' '), isAmbiguous }));

/** The longest first. */
export const names: Name[] = [
  ...builtInNames.flatMap((kind) => namesIn(kind, kind, false)),
  ...ambiguous.flatMap((kind) => namesIn(`${kind} ambiguous`, kind, true)),
].sort((a, b) => b.words.length - a.words.length);

/** A name of a kind that nothing else has. */
export const spokenName = (kind: BuiltInReading): string => phrasesOf(kind)[0] ?? kind;

/** The name that begins at a token. */
export function nameAt(tokens: Token[], at: number, known: Name[]): { name: Name; next: number } | undefined {
  const name = known.find(
    ({ words }) => words.length > 0 && words.every((word, index) => tokens[at + index]?.word === word),
  );
  return name && { name, next: at + name.words.length };
}

const partsOfPressure = new Set(phrasesOf('parts of pressure'));

/** Whether the words name that kind of reading: "the fasting sugar". */
export function namesReading(text: string, kind: string): boolean {
  const tokens = tokenise(text);
  const isPart = kind === 'bloodPressure' && tokens.some(({ word }) => partsOfPressure.has(word));
  return isPart || tokens.some((_, at) => nameAt(tokens, at, names)?.name.kind === kind);
}
