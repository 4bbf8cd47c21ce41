import { wordsOfList } from '../../../language/corrections/words.ts';
import type { Role } from '../../../language/lexicon.ts';
import type { Message } from '../../../language/message.ts';
import { hasRole } from '../../../language/words.ts';
import type { MealUnderstanding } from '../../nutrition/types.ts';

/** With one of these a message tells of more than what is left out: "no roti only rice". */
const tellsMore: Role[] = ['eaten', 'took', 'was', 'just', 'contrast', 'but', 'instead', 'inPlace'];
const partsOfDishes = wordsOfList('left out of dishes');

/** "No onion garlic", "no root vegetables", "bina lehsun pyaz": foods that are left out, and nothing that was eaten. */
export function isLeftOut(meals: MealUnderstanding[], message: Message): boolean {
  const { tokens, roles } = message;
  const isNamed = meals.some(({ items, questions }) => items.length + questions.length > 0);
  const isDenied = hasRole(message, 0, 'none') || hasRole(message, 0, 'without');
  if (!isNamed || !(isDenied || hasRole(message, tokens.length - 1, 'without'))) return false;
  const isToldOf = tokens.some(({ kind }, at) => kind !== 'word' || tellsMore.some((role) => roles[at]?.has(role)));
  return !isToldOf && !(isDenied && isDishWithout(meals, message));
}

/** "No sugar tea", "no oil paratha": a dish is had without a part of it. */
function isDishWithout(meals: MealUnderstanding[], { tokens }: Message): boolean {
  const [first = '', part = '', ...others] = tokens.map(({ word }) => word);
  const names = meals.flatMap(({ items }) => items.map(({ text }) => text.toLowerCase()));
  const isPart = partsOfDishes.has(part) && !others.some((word) => partsOfDishes.has(word));
  return isPart || names.some((name) => name.startsWith(`${first} `));
}
