import type { MealType } from '../../../../contract/food.ts';
import { mealWords, valueOfWord } from './mealWords.ts';

const meals = valueOfWord<MealType>([
  ...mealWords,
  ['subah morning नाश्ते', 'breakfast'],
  ['dopahar afternoon', 'lunch'],
  ['raat night tonight रात', 'dinner'],
  ['shaam evening शाम', 'snack'],
]);
const asks =
  /what (?:should|can|could|shall|do|must) (?:i|we) (?:eat|have|cook|make)|(?:i am|i'm|im|feeling|so|main|mai) hungry|bhoo?kh? (?:lagi|lag rahi)(?: hai)?|what to (?:eat|have|cook|make)|suggest(?:ions?|ed)?|recommend(?:ations?)?|\bideas?\b|kya (?:kha(?:oon|oo|un|u|ye|en)|kha sakt[aei]|khana chah?iye|bana(?:oon|oo|un|u|ye|en))(?= |$)|क्या (?:खाऊं|खाऊँ|खाएं|खाएँ|खाना चाहिए|खा सकता|खा सकती|बनाऊं|बनाऊँ)/gu;
const fillers = new Set(
  (
    'please pls hey so and me some something any a an the for in at my today now next healthy light good food meal to eat it ' +
    'is i we main mai mein ko ke liye aaj abhi hoon hu hun hai kuch kuchh batao bataiye give ' +
    'मुझे मैं में को के लिए आज अभी हूं हूँ कुछ बताओ'
  ).split(' '),
);

const asksInEnglish = /^(?:.* )?what (?:should|can|could|must) (?:i|we) eat(?: .*)?$/;
const tellsOfEating = /\b(?:had|ate|eaten|drank|khaya|khayi|khaye|piya|liya)\b/;

export interface WishForIdeas {
  mealType: MealType | undefined;
  /** It asks for more than the meal, say what suits an illness. */
  isSpecial: boolean;
}

/** The meal that a message asks ideas for: "what should I eat for dinner?" Undefined when it may tell of a meal instead. */
export function readWishForIdeas(text: string): WishForIdeas | undefined {
  const words = (text.toLowerCase().match(/[\p{L}\p{M}\p{N}']+/gu) ?? []).join(' ');
  const rest = words.replace(asks, ' ');
  if (rest === words) return undefined;
  const left = rest.split(' ').filter((word) => word !== '' && !fillers.has(word));
  const isSpecial = !left.every((word) => meals.has(word));
  if (isSpecial && (!asksInEnglish.test(words) || tellsOfEating.test(words))) return undefined;
  return { mealType: left.map((word) => meals.get(word)).find(Boolean), isSpecial };
}
