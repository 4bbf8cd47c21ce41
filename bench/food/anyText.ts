import fc from 'fast-check';
import type { MealUnderstanding } from '../../server/features/nutrition/types.ts';

const MOST_GRAMS = 5000;
const PIECES = [
  ...[
    '2',
    '½',
    '1/0',
    '1e9',
    '-3',
    '0',
    '9999999999',
    'half',
    'a',
    'dedh',
    'डेढ़',
    'do',
    'each',
    'x',
    '%',
    'kcal',
    'g of',
    'ml',
  ],
  ...[
    'rotis',
    'dal',
    'चावल',
    'lassi',
    'rice',
    'with',
    'without',
    'and',
    'or',
    'no',
    'instead of',
    'bina',
    'ke saath',
    'se',
  ],
  ...[
    'cup of',
    'plate',
    'small',
    'extra',
    'pm',
    'at 25:99',
    'yesterday',
    'skipped',
    'will eat',
    'what',
    '?',
    ',',
    '(',
    ')',
    ':',
  ],
];

/** Texts as people, broken clients and adversaries send them. */
export function anyText(sentences: string[]): fc.Arbitrary<string> {
  const words = fc.array(fc.constantFrom(...PIECES), { maxLength: 40 }).map((pieces) => pieces.join(' '));
  const noise = fc.string({ unit: 'binary', maxLength: 200 });
  const signs = fc.string({
    unit: fc.constantFrom('🍕', '👩‍🍳', '\u202e', 'שלום', '\u0000', '\u200d', '़', 'a', ' ', '1', '/', '.'),
    maxLength: 120,
  });
  const long = fc
    .tuple(fc.constantFrom(...PIECES, 'a', '1', '.', ',', ' '), fc.nat(10_000))
    .map(([piece, length]) => `${piece} `.repeat(length).slice(0, length));
  const mutated = fc
    .tuple(
      fc.constantFrom(...sentences, '2 rotis with dal and a glass of lassi'),
      fc.nat(),
      fc.nat(3),
      fc.constantFrom(...PIECES, '🥗'),
    )
    .map(([sentence, at, removed, piece]) => {
      const position = at % (sentence.length + 1);
      return sentence.slice(0, position) + piece + sentence.slice(position + removed);
    });
  return fc.oneof(
    { weight: 10, arbitrary: words },
    { weight: 10, arbitrary: mutated },
    { weight: 6, arbitrary: noise },
    { weight: 4, arbitrary: signs },
    { weight: 1, arbitrary: long },
  );
}

/** What no understanding may hold, whatever the text. */
export function absurdities({ items }: MealUnderstanding): string[] {
  return items.flatMap((item) => {
    const figures = [item.quantity, item.grams, item.confidence, item.energyLowKcal, item.energyHighKcal];
    const all = figures.concat(Object.values(item.nutrients));
    const wrong: string[] = [];
    if (!all.every((figure) => Number.isFinite(figure) && figure >= 0))
      wrong.push(`${item.foodName} has a figure that is none`);
    if (item.grams <= 0 || item.grams > MOST_GRAMS) wrong.push(`${item.foodName} weighs ${item.grams} g`);
    if (item.confidence > 1) wrong.push(`${item.foodName} has confidence ${item.confidence}`);
    return wrong;
  });
}
