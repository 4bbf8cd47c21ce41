import { readDefinition } from '../../../language/definitions.ts';
import { readMessage } from '../../../language/message.ts';
import { hasRole } from '../../../language/words.ts';
import { mealOfWord } from './mealWords.ts';

/** A meal that is kept by a name; `items` is absent where it is the one that was just logged. */
export interface MealSaid {
  name: string;
  items?: string[];
}

const mine = '(?:my|our|meri|mera|mere|apna|apni|मेरा|मेरी|मेरे)';
const keeping = '(?:(?:please|pls)\\s+)?(?:save|remember|keep|store|set|note)';
const usual = '(?:usual|regular|standard|normal|default|typical|everyday|daily|go ?to|roz ka|roz ki|हमेशा का|रोज़ का)';
const name = '([\\p{L}\\p{M}][\\p{L}\\p{M}\\p{N} -]{1,58}?)';
const end = '\\s*[.!।]*$';
const ofJustLogged = [
  new RegExp(
    `^${keeping}\\s+(?:this|that|it|these|the last meal|last meal)\\s+(?:meal\\s+)?(?:as|to)\\s+(?:${mine}\\s+|a\\s+|the\\s+)?${name}${end}`,
    'iu',
  ),
  new RegExp(
    `^(?:isko|ise|yeh?|इसको|इसे)\\s+(?:${mine}\\s+)?${name}\\s+(?:ke naam se|naam se|ke roop me|के नाम से)\\s+(?:save|rakh|सेव|रख)[\\p{L} ]*${end}`,
    'iu',
  ),
];
const defined = [
  new RegExp(`^(?:${keeping}\\s+)?${mine}\\s+${name}\\s*=\\s*(.{3,400})$`, 'isu'),
  new RegExp(
    `^(?:${keeping}\\s+)?${mine}\\s+(${usual}\\s+[\\p{L}\\p{M} -]{2,40}?)\\s*(?::|\\bis\\b|\\bmeans\\b|\\bas\\b|\\bhai\\b)\\s*(.{3,400})$`,
    'isu',
  ),
  new RegExp(`^${keeping}\\s+(${usual}\\s+[\\p{L}\\p{M} -]{2,40}?)\\s*(?::|=|\\bas\\b)\\s*(.{3,400})$`, 'isu'),
  new RegExp(`^(${usual}\\s+[\\p{L}\\p{M} -]{2,40}?)\\s*=\\s*(.{3,400})$`, 'isu'),
];

/** "My usual breakfast = 2 eggs and toast", "save this as my usual lunch". */
export function readMealToKeep(text: string): MealSaid | undefined {
  const said = text.trim();
  if (/\?\s*$/.test(said)) return undefined;
  const just = ofJustLogged.map((form) => said.match(form)?.[1]).find((found) => found !== undefined);
  if (just !== undefined && !/favou?rite/i.test(just)) return { name: just.trim().toLowerCase() };
  const found = defined.map((form) => said.match(form)).find(Boolean);
  const definition = readDefinition(said);
  const [called, foods] = found ? [found[1], found[2]] : [definition?.name, definition?.content];
  const items = foods === undefined ? [] : itemsIn(foods);
  // "Note lunch: dal, rice" tells of it.
  if (called === undefined || mealOfWord.has(called.trim().toLowerCase())) return undefined;
  return items.length > 0 ? { name: called.trim().toLowerCase(), items } : undefined;
}

const itemsIn = (foods: string): string[] =>
  foods
    .split(/[,;\n+]|\s(?:and|aur|और)\s/u)
    .map((part) => part.replace(/[\s.!।]+$/u, '').trim())
    .filter((part) => /\p{L}/u.test(part));

export type FavouriteSaid = { kind: 'add' | 'remove'; food: string } | { kind: 'list' };
const favourites = '(?:favou?rites?|favs?|पसंदीदा)';
const adds = new RegExp(
  `^(?:please |pls )?(?:add|save|mark|make|put)\\s+(.{2,100}?)\\s+(?:to|in|as|a)\\s+(?:(?:my|a|the)\\s+)*${favourites}${end}`,
  'iu',
);
const addsAfter = new RegExp(`^(?:new )?${favourites}\\s*[:=]\\s*(.{2,100}?)${end}`, 'iu');
const removes = new RegExp(
  `^(?:please |pls )?(?:remove|delete|take)\\s+(.{2,100}?)\\s+(?:from|out of)\\s+(?:(?:my|the)\\s+)*${favourites}${end}`,
  'iu',
);
const lists = new RegExp(
  `^/?(?:(?:show|list|see|what are|open|dikhao)\\s+)?(?:me\\s+)?(?:my|the|mere|मेरे)\\s+${favourites}(?:\\s+(?:foods?|dikhao|kya hai))?\\s*[?.!]*$`,
  'iu',
);

export function readFavourite(text: string): FavouriteSaid | undefined {
  const said = text.trim();
  const added = said.match(adds)?.[1] ?? said.match(addsAfter)?.[1];
  if (added !== undefined) return { kind: 'add', food: added };
  const removed = said.match(removes)?.[1];
  if (removed !== undefined) return { kind: 'remove', food: removed };
  return lists.test(said) ? { kind: 'list' } : undefined;
}

export interface NamedMeal {
  name: string;
  /** What to log in its place, with the meal that the name tells. */
  text: string;
  /** It says nothing else. */
  isAlone: boolean;
}

/** The text with a kept meal in place of its name: "had my usual breakfast". */
export function readNamedMeal(text: string, meals: { phrase: string; meaning: string }[]): NamedMeal | undefined {
  for (const { phrase, meaning } of meals.toSorted((one, other) => other.phrase.length - one.phrase.length)) {
    const called = phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');
    const form = new RegExp(`(?<![\\p{L}\\p{M}])(?:(?:${mine}|the)\\s+)?${called}(?![\\p{L}\\p{M}])`, 'iu');
    if (!form.test(text)) continue;
    const rest = readMessage(text.replace(form, ' '));
    const isAlone = rest.tokens.every(({ kind, word }, at) => kind === 'mark' || isAround(word) || isOfEating(at));
    const meal = phrase.split(/\s+/).find((one) => mealOfWord.has(one.toLowerCase()));
    const foods = `${meaning.split('\n').join(' and ')}${meal ? ` for ${meal}` : ''}`;
    return { name: phrase, text: isAlone ? `had ${foods}` : text.replace(form, foods), isAlone };

    function isOfEating(at: number) {
      return (['eaten', 'took', 'eat', 'self', 'filler', 'log', 'more', 'today', 'time'] as const).some((role) =>
        hasRole(rest, at, role),
      );
    }
  }
  return undefined;
}

const isAround = (word: string) => /^(?:my|the|again|aaj|maine|li|liya|kar|karo|do|wala|wali)$/.test(word);
