import { readPhraseLists } from '../../../language/phraseLists.ts';
import type { Token } from '../../../language/tokens.ts';
import type { Span } from '../../../language/words.ts';
import { nameAt, names } from './names.ts';

const phrasesOf = readPhraseLists(new URL('./readings.txt', import.meta.url));

export interface Figure extends Span {
  value: number;
  /** The unit that it says. */
  unit: string | undefined;
  /** What follows counts a food, a time or a set: it is no reading. */
  isFood: boolean;
}

const units = ['mmol/mol', 'mg/dl', 'mmol/l', '%', 'bpm', '°C', '°F', 'cm', 'in'].map(
  (unit) => [unit, phrasesOf(unit).map((phrase) => phrase.split(' '))] as const,
);
const afterIn = new Set(phrasesOf('after in'));
const counted = new Set(phrasesOf('counted'));

/** "Spo2 96 hr 88": what follows is a name with a figure of its own. */
function isNamedNext(tokens: Token[], at: number): boolean {
  const named = nameAt(tokens, at, names);
  return named !== undefined && tokens[named.next]?.kind === 'number';
}

/** A figure that stands at a token, with its unit. */
export function figureAt(tokens: Token[], at: number): Figure | undefined {
  const token = tokens[at];
  const isPair = /^[/–-]$/.test(tokens[at + 1]?.word ?? '') && tokens[at + 2]?.kind === 'number';
  if (token?.kind !== 'number' || isPair) return undefined;
  const next = at + 1;
  for (const [unit, spellings] of units) {
    const spelling = spellings.find((words) => words.every((word, index) => tokens[next + index]?.word === word));
    // "72 in the morning" is told in no inches.
    const isWhen = unit === 'in' && tokens[next]?.word === 'in' && afterIn.has(tokens[next + 1]?.word ?? '');
    if (spelling && !isWhen) return { value: token.value, unit, isFood: false, from: at, to: next + spelling.length };
  }
  const follows = tokens[next]?.word ?? '';
  const isJoined = tokens[next]?.start === token.end;
  const degree = follows === '°' || follows === 'degree' || follows === 'degrees';
  return {
    value: token.value,
    unit: undefined,
    isFood: counted.has(follows) && !isNamedNext(tokens, next),
    from: at,
    to: degree && isJoined ? next + 1 : next,
  };
}
