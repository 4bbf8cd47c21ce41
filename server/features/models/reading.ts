import { z } from 'zod';
import { isNumberWord, withWeakNumbers } from '../../language/lexicon.ts';
import { readNumber, readRange } from '../../language/numbers.ts';
import { tokenise } from '../../language/tokens.ts';
import { COUNTED_UNITS, MEASURED_UNITS, type Measure } from '../nutrition/reading/words/units.ts';
import { nameWords } from '../nutrition/table/nameKey.ts';

const name = z.string().min(1).max(60);
const positive = z.number().positive().max(10_000);

/** Meals that the built-in reading knows by these words. */
export const mealsInWords = ['breakfast', 'lunch', 'dinner', 'snack'] as const;

/** What a model says that a message means. */
export const translation = z.object({
  intent: z.enum(['ate', 'remove', 'change', 'advice', 'smallTalk', 'unclear']),
  foods: z
    .array(
      z.object({
        food: name,
        amount: positive.nullable(),
        unit: z.string().max(20).nullable(),
        share: z.number().gt(0).max(1).nullable(),
      }),
    )
    .max(12),
  day: z.enum(['today', 'yesterday', 'dayBeforeYesterday']).nullable(),
  meal: z.enum(mealsInWords).nullable(),
  entry: name.nullable(),
});
export type Translation = z.infer<typeof translation>;
type TranslatedFood = Translation['foods'][number];

const nameOnly = /^[\p{L}\p{M}][\p{L}\p{M}' -]*$/u;
const tolerance = 1e-6;

/** Every number that a text says, in digits or in the words of any language of the lexicon. */
export function numbersIn(text: string): number[] {
  const tokens = withWeakNumbers(tokenise(text));
  return tokens.flatMap(({ kind, value }, at) => {
    const readings = [readNumber(tokens, at), readRange(tokens, at)].flatMap((read) => (read ? read.value : []));
    return kind === 'number' ? [value, ...readings] : readings;
  });
}

const says = (numbers: number[], wanted: number) => numbers.some((number) => Math.abs(number - wanted) <= tolerance);

/** A name of a food without any figure in it. */
export const isPlainName = (text: string): boolean =>
  nameOnly.test(text) && !tokenise(text).some(({ word }) => isNumberWord(word));

/**
 * What the message means, in words that the built-in reading knows; undefined where the model says what the person
 * did not: an amount that is none of theirs, a measured unit that they don't name, a name with a figure in it.
 */
export function wordsMeant(message: string, { intent, foods, day, meal, entry }: Translation): string | undefined {
  const numbers = numbersIn(message);
  const said = new Set(nameWords(message));
  const portions = foods.map((food) => portionMeant(food, numbers, said));
  const known = portions.filter((portion) => portion !== undefined);
  if (known.length < foods.length) return undefined;
  if (intent === 'ate' && known.length > 0) {
    const when = [day && daysInWords[day], meal && `for ${meal}`].filter(Boolean).join(' ');
    return `${when ? `${when} ` : ''}had ${known.join(', ')}`;
  }
  if (!entry || !isPlainName(entry)) return undefined;
  if (intent === 'remove') return `remove ${entry}`;
  return intent === 'change' && known.length === 1 ? `change ${entry} to ${known[0]}` : undefined;
}

/** Words of a message with the amount that stands before them: "3 bowls zorbfle" of "2 rotis, 3 bowls zorbfle". */
export function withAmount(message: string, words: string): string {
  const at = message.toLowerCase().indexOf(words.toLowerCase());
  const before = message.slice(0, Math.max(0, at)).split(/[\s,;]+/);
  const [amount = '', unit = ''] = before.filter((word) => word !== '').slice(-2);
  const isUnit = nameWords(unit).some((word) => COUNTED_UNITS.has(word) || MEASURED_UNITS.has(word));
  if (isUnit && numbersIn(amount).length > 0) return `${amount} ${unit} ${words}`;
  return numbersIn(unit).length > 0 ? `${unit} ${words}` : words;
}

const daysInWords = { today: 'today', yesterday: 'yesterday', dayBeforeYesterday: 'day before yesterday' };

/** "2 bowl dal"; undefined where the person did not say so. */
function portionMeant(
  { food, amount, unit, share }: TranslatedFood,
  numbers: number[],
  said: Set<string>,
): string | undefined {
  if (!isPlainName(food)) return undefined;
  if (amount !== null && !says(numbers, amount)) return undefined;
  if (share !== null && share !== 1 && !says(numbers, share) && !says(numbers, 1 / share)) return undefined;
  const shown = unitMeant(unit, said);
  if (shown === undefined) return undefined;
  const eaten = share === null ? amount : share * (amount ?? 1);
  return [eaten === null ? '' : Number(eaten.toPrecision(6)), shown, food].filter((part) => part !== '').join(' ');
}

/** A vessel may be left to the table's usual portion; grams that nobody said may not. */
export function unitMeant(unit: string | null, said: Set<string>): string | undefined {
  const [word, ...more] = nameWords(unit ?? '');
  if (word === undefined) return '';
  const counted = COUNTED_UNITS.get(word);
  if (counted !== undefined) return [...said].some((other) => COUNTED_UNITS.get(other) === counted) ? counted : '';
  const measured = MEASURED_UNITS.get(word);
  const isSame = (other: Measure | undefined) => other?.of === measured?.of && other?.amount === measured?.amount;
  const isSaid = measured && [...said].some((other) => isSame(MEASURED_UNITS.get(other)));
  return isSaid && more.length === 0 ? word : undefined;
}

/** What a model sees on a photo of a meal. */
export const plateSeen = z.object({
  foods: z.array(z.object({ food: name, amount: positive.nullable(), unit: z.string().max(20).nullable() })).max(10),
});

const mostPieces = 20;
const mostOfMeasure = 2_000;

/** The foods of a photo in words that the built-in reading knows; an amount beyond any plate, or a unit that there is none of, is left to the table. */
export function portionsSeen({ foods }: z.infer<typeof plateSeen>): string[] {
  const portions = foods.flatMap(({ food, amount, unit }) => {
    if (!isPlainName(food)) return [];
    const [word = '', ...more] = nameWords(unit ?? '');
    const counted = COUNTED_UNITS.get(word);
    const isMeasure = MEASURED_UNITS.has(word);
    const isKnown = more.length === 0 && (word === '' || counted !== undefined || isMeasure);
    if (amount === null || !isKnown || amount > (isMeasure ? mostOfMeasure : mostPieces)) return food;
    return [Number(amount.toPrecision(3)), counted ?? word, food].filter((part) => part !== '').join(' ');
  });
  return [...new Set(portions)];
}

/** What a model says to a person. */
export const speech = z.object({ answer: z.string().min(1).max(600) });

const mostSentences = 3;
const ambiguousWords = new Set(['do', 'ek', 'one', 'sat', 'एक', 'दो']);

/** At most three sentences; undefined where they hold a figure that none of the facts has, or an address. */
export function sentencesSaid(answer: string, facts: string): string | undefined {
  const text = answer
    .replace(/\s+/g, ' ')
    .trim()
    .split(/(?<=[.!?।])\s+/u)
    .slice(0, mostSentences)
    .join(' ');
  if (/https?:|www\.|@|[<>]/i.test(text)) return undefined;
  const known = numbersIn(facts);
  const tokens = tokenise(text);
  const isUnknown = tokens.some(({ kind, value, word }) =>
    kind === 'number' ? !says(known, value) : isNumberWord(word) && !ambiguousWords.has(word),
  );
  return isUnknown ? undefined : text;
}
