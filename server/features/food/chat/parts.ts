import { isNumberWord, type Role } from '../../../language/lexicon.ts';
import type { Message } from '../../../language/message.ts';
import { hasRole } from '../../../language/words.ts';
import { oncePer } from '../../../lib/oncePer.ts';
import type { FoodTable } from '../../nutrition/table/foodTable.ts';
import { nameWords, wordKey } from '../../nutrition/table/nameKey.ts';
import { isOneTypoApart } from '../../nutrition/table/spelling.ts';
import { weightInSentence } from '../../nutrition/table/wordWeight.ts';
import type { EstimatedItem, Food, MealUnderstanding } from '../../nutrition/types.ts';

/**
 * What a word is beside the foods that were read: `guess` is near a food's name, `known` stands in names of foods and was
 * read as none, `beside` is said with foods, `stranger` is none of these.
 */
export type Part = 'food' | 'guess' | 'known' | 'beside' | 'number' | 'stranger' | 'mark';

/** What these roles say is said beside foods and their amounts. */
const besideFoods = new Set<Role>([
  ...(['filler', 'joiner', 'connective', 'contrast', 'unit', 'meal', 'time', 'clock', 'today', 'yesterday'] as const),
  ...(['dayBefore', 'night', 'praise', 'thanks', 'greeting', 'also', 'just', 'more', 'self', 'eaten', 'took'] as const),
  ...(['eat', 'done', 'ki', 'none', 'smaller', 'larger', 'double', 'halve', 'share', 'left', 'skipped'] as const),
  ...(['notEaten', 'negation', 'no', 'occasion'] as const),
]);
/** How many words may stand between somebody and what says that they were only there. */
const nearCompanion = 2;

export function partsOf(message: Message, meals: MealUnderstanding[], table: FoodTable): Part[] {
  const items = meals.flatMap((meal) => meal.items);
  const questions = meals.flatMap((meal) => meal.questions);
  const named = new Set([...items, ...questions].flatMap(({ text }) => nameWords(text)));
  // The words of a food that was put together from several places.
  const misspelt = misspeltIn(items, table);
  const isComposed = items.some(({ text }) => text === '');
  return message.tokens.map(({ kind, word }, at) => {
    if (kind === 'mark') return 'mark';
    if (kind === 'number' || isNumberWord(word)) return 'number';
    const key = wordKey(word);
    const isKnown = table.index.vocabulary.has(key);
    if (isKnown && (named.has(key) || isComposed) && weightInSentence(key) === 1) return 'food';
    return (
      partBesideFood(message, at, key) ??
      (isKnown ? 'known' : partOfUnknown(message, at, named.has(key), misspelt.has(key)))
    );
  });
}

function partBesideFood(message: Message, at: number, key: string): Part | undefined {
  if (hasRole(message, at, 'states')) return 'stranger';
  const isShort = (message.tokens[at]?.word.length ?? 0) < 2;
  return isSaidBeside(message, at) || weightInSentence(key) < 1 || isShort ? 'beside' : undefined;
}

/** A word of no food's name: a misspelt one, one that was taken for a food, or something else. */
function partOfUnknown(message: Message, at: number, isNamed: boolean, isMisspelt: boolean): Part {
  if (!isNamed || (message.roles[at]?.size ?? 0) > 0) return 'stranger';
  return isMisspelt ? 'food' : 'guess';
}

const isSaidBeside = (message: Message, at: number): boolean =>
  [...(message.roles[at] ?? [])].some((role) => besideFoods.has(role)) || isCompanion(message, at);

/** "With my mom", "dosto ke saath". */
function isCompanion(message: Message, at: number): boolean {
  if (!hasRole(message, at, 'other') && !hasRole(message, at, 'relative')) return false;
  for (let far = 1; far <= nearCompanion; far += 1)
    if (hasRole(message, at - far, 'connective') || hasRole(message, at + far, 'connective')) return true;
  return false;
}

/** "Chutny": the words that are one letter from one of the name of the food that was read from them. */
function misspeltIn(items: EstimatedItem[], { byId }: FoodTable): Set<string> {
  const readAs = new Map<string, Set<string>>();
  for (const { foodId, text } of items)
    for (const word of nameWords(text)) readAs.set(word, (readAs.get(word) ?? new Set()).add(foodId));
  const isNear = (word: string, foodId: string) => {
    const food = byId.get(foodId);
    return food !== undefined && wordsOfNames(food).some((known) => isOneTypoApart(known, word));
  };
  return new Set([...readAs].filter(([word, ids]) => [...ids].some((id) => isNear(word, id))).map(([word]) => word));
}

const wordsOfNames = oncePer(({ names }: Food): string[] => [...new Set(names.flatMap(nameWords))]);
