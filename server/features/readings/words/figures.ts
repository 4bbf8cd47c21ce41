import { type Token, wordSet } from '../../../language/tokens.ts';
import type { Span } from '../../../language/words.ts';

export interface Figure extends Span {
  value: number;
  /** The unit that it says. */
  unit: string | undefined;
  /** What follows counts a food, a time or a set: it is no reading. */
  isFood: boolean;
}

const units: [unit: string, words: string[][]][] = [
  ['mg/dl', [['mg', '/', 'dl'], ['mg', 'per', 'dl'], ['mg', 'dl'], ['mgdl'], ['mg', '%']]],
  ['mmol/l', [['mmol', '/', 'l'], ['mmol', 'per', 'l'], ['mmoll'], ['mmol']]],
  ['%', [['%'], ['percent'], ['percentage'], ['pct'], ['प्रतिशत'], ['परसेंट']]],
  ['bpm', [['bpm'], ['beats', 'per', 'minute'], ['beats', '/', 'min'], ['beats']]],
  [
    '°C',
    [
      ['°', 'c'],
      ['º', 'c'],
      ['degree', 'c'],
      ['degrees', 'c'],
      ['deg', 'c'],
      ['celsius'],
      ['degree', 'celsius'],
      ['c'],
    ],
  ],
  [
    '°F',
    [
      ['°', 'f'],
      ['º', 'f'],
      ['degree', 'f'],
      ['degrees', 'f'],
      ['deg', 'f'],
      ['fahrenheit'],
      ['degree', 'fahrenheit'],
      ['f'],
    ],
  ],
  ['cm', [['cm'], ['cms'], ['centimeter'], ['centimeters'], ['centimetre'], ['centimetres'], ['सेमी'], ['सेंटीमीटर']]],
  ['in', [['inch'], ['inches'], ['in'], ['"'], ['इंच']]],
];
const counted = wordSet(`
  g gm gms gram grams kg kgs mg ml l litre liter spoon spoons tsp tbsp teaspoon teaspoons tablespoon chammach cup cups cube cubes glass
  packet packets kcal cal calories hour hours hr hrs h min mins minute minutes day days week weeks month months year years sets set reps
  rep times x × * km steps am pm baje o'clock oclock
  ग्राम किलो चम्मच कप घंटे घंटा मिनट दिन बजे सेट
`);

/** A figure that stands at a token, with its unit. */
export function figureAt(tokens: Token[], at: number): Figure | undefined {
  const token = tokens[at];
  const isPair = /^[/–-]$/.test(tokens[at + 1]?.word ?? '') && tokens[at + 2]?.kind === 'number';
  if (token?.kind !== 'number' || isPair) return undefined;
  const next = at + 1;
  for (const [unit, spellings] of units) {
    const spelling = spellings.find((words) => words.every((word, index) => tokens[next + index]?.word === word));
    if (spelling) return { value: token.value, unit, isFood: false, from: at, to: next + spelling.length };
  }
  const follows = tokens[next]?.word ?? '';
  const isJoined = tokens[next]?.start === token.end;
  const degree = follows === '°' || follows === 'degree' || follows === 'degrees';
  return {
    value: token.value,
    unit: undefined,
    isFood: counted.has(follows),
    from: at,
    to: degree && isJoined ? next + 1 : next,
  };
}
