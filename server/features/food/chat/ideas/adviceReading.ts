import type { Diet } from '../../../../../contract/accounts/profile.ts';
import type { MealType } from '../../../../../contract/entries/food.ts';
import { mealOfPart, mealOfWord } from '../mealWords.ts';
import { isFood, readWithout } from './exclusions.ts';

const meals = new Map([...mealOfPart, ...mealOfWord]);
const asks =
  /what (?:should|can|could|shall|do|must) (?:i|we) (?:eat|have|cook|make)|what (?:would|could|might) be(?= (?:a|an|some|good|light|healthy|nice))|what(?:'s| is) (?:a |some )?(?:good|light|healthy|nice)(?= (?:breakfast|lunch|dinner|snack|meal))|(?:i am|i'm|im|feeling|so|main|mai) hungry|bhoo?kh? (?:lagi|lag rahi)(?: hai)?|what to (?:eat|have|cook|make)|suggest(?:ions?|ed)?|pitch me|options? for|recommend(?:ations?)?|\bideas?\b|kya (?:kha(?:oon|oo|un|u|ye|en)|kha sakt[aei]|khana chah?iye|bana(?:oon|oo|un|u|ye|en))(?= |$)|क्या (?:खाऊं|खाऊँ|खाएं|खाएँ|खाना चाहिए|खा सकता|खा सकती|बनाऊं|बनाऊँ)/gu;
const fillers = new Set(
  (
    'please pls hey so and me some something any a an the for in at my today now next healthy light good food meal to eat it ' +
    'is i we after that this it now too tonight left have got only just still main mai mein ko ke liye aaj abhi hoon hu hun hai kuch kuchh batao bataiye give ' +
    'मुझे मैं में को के लिए आज अभी हूं हूँ कुछ बताओ'
  ).split(' '),
);

const diets: [Diet, RegExp][] = [
  [
    'highProtein',
    /\b(?:high|more|rich|extra|zyada)[ -]?(?:in )?protein\b|\bprotein[ -]?(?:rich|packed|wala|wali)\b|प्रोटीन/u,
  ],
  ['keto', /\bketo(?:genic)?\b|\b(?:low|no|less)[ -]?carbs?\b/],
  ['vegan', /\bvegan\b|\bplant based\b/],
  ['jain', /\bjain\b/],
  ['eggetarian', /\beggetarian\b/],
  ['diabeticFriendly', /\bdiabetic(?: friendly)?\b|\bdiabetes friendly\b|\bsugar patient\b|\blow sugar\b/],
  ['navratri', /\b(?:navratri|navratra|vrat|fasting|upvas|falahari)\b|व्रत/u],
  ['vegetarian', /\b(?:pure )?(?:veg|vegetarian|veggie|shakahari)\b|शाकाहारी|वेज/u],
];
const under =
  /\b(?:under|below|less than|within|upto|up to|max(?:imum)?|at most|not more than|around|about)\s+(\d{2,4})(?!\d|\s*(?:rs|rupees?|rupaye|rupay|inr|bucks|rupiya|रुपये|रुपए|min|mins|minutes?|g|gm|grams?))\s*(?:calories?|k?cals?)?|(\d{2,4})\s*(?:calories?|k?cals?)?\s*(?:se kam|ke andar|ke under|tak|max|or less|से कम)/u;
/** What it is to help with; what is light comes first in any case. */
const aims =
  /\b(?:for |to )?(?:weight loss|fat loss|los(?:e|ing) (?:weight|fat|belly fat)|(?:wajan|vajan|vazan|wazan|weight|motapa|pet|charbi) (?:kam|ghata)\S*(?: karna| karne)?)\b|(?:वजन|वज़न|मोटापा|पेट|चर्बी) (?:कम|घटा\S*)(?: करना| करने)?/gu;
const made = /\b(?:with|using|from|have only|only have|out of)\s+(.+)$|^(.+?)\s+(?:se kya|se kuch)\b/u;
const isThere =
  /\b(?:(?:i|we)(?: only| just| still)? (?:have|got)(?: got| some| only)*(?: leftover| left over)?|(?:i've|we've) got|leftover)\s+(.+)$|\bghar (?:pe|par|me|mein) (?:sirf |bas )?(.+?) (?:hai|hain|pad[aie]|bach[aie])\b/u;
const asksInEnglish = /^(?:.* )?what (?:should|can|could|must) (?:i|we) eat(?: .*)?$/;
const tellsOfEating = /\b(?:had|ate|eaten|drank|khaya|khayi|khaye|piya|liya)\b/;

/** "Dinner, no onion": a longer message of a meal and what is left out asks for something else. */
const mostWordsOfWish = 8;

export interface WishForIdeas {
  mealType: MealType | undefined;
  /** It asks for more than the meal, say what suits an illness. */
  isSpecial: boolean;
  diets: Diet[];
  /** "Under 400 kcal" */
  mostKcal: number | undefined;
  /** What it is to be made of: "with paneer and spinach". */
  holding: string[];
  /** What is not to be in it: "no meat", "bina pyaaz". */
  without: string[];
}

/**
 * The meal that a message asks ideas for: "veg dinner under 400 kcal high protein". Undefined when it may tell of a meal
 * instead, unless it surely asks.
 */
export function readWishForIdeas(text: string, isSure = false): WishForIdeas | undefined {
  let rest = (text.toLowerCase().match(/[\p{L}\p{M}\p{N}']+|[,.;\n]/gu) ?? []).join(' ');
  if (!isSure && tellsOfEating.test(rest)) return undefined;
  const words = rest;
  rest = rest.replace(asks, ' ');
  const isAsked = rest !== words;
  const limit = rest.match(under);
  if (limit) rest = rest.replace(under, ' ');
  rest = rest.replace(aims, ' ');
  const { without, rest: others } = readWithout(rest);
  rest = others;
  const found = diets.filter(([, form]) => form.test(rest));
  for (const [, form] of found) rest = rest.replace(form, ' ');
  const pot = isAsked ? potIn(rest) : undefined;
  if (pot) rest = pot.rest;
  const left = rest.split(' ').filter((word) => /[\p{L}\p{N}]/u.test(word) && !fillers.has(word));
  const mealType = left.map((word) => meals.get(word)).find(Boolean);
  // "Keto snack" asks by itself; "veg dinner" may tell of one.
  const isWished =
    mealType !== undefined &&
    (limit !== null ||
      (without.length > 0 && words.split(' ').length <= mostWordsOfWish) ||
      found.some(([diet]) => diet !== 'vegetarian'));
  if (!isAsked && !isWished && !isSure) return undefined;
  const isSpecial = !left.every((word) => meals.has(word));
  if (isSpecial && !isSure && !(isAsked && asksInEnglish.test(words))) return undefined;
  const mostKcal = limit ? Number(limit[1] ?? limit[2]) : undefined;
  const holding = pot?.foods ?? [];
  return { mealType, isSpecial, diets: found.map(([diet]) => diet), mostKcal, holding, without };
}

/** What there is to make something of, and the words without it: "I have thyroid" and "200 calories" are no foods. */
function potIn(words: string): { foods: string[]; rest: string } | undefined {
  for (const form of [made, isThere]) {
    const found = words.match(form);
    const foods = foodsIn(found?.[1] ?? found?.[2]);
    if (found && foods.some(isFood)) return { foods, rest: words.replace(form, ' ') };
  }
  return undefined;
}

const foodsIn = (said = ''): string[] =>
  said
    .split(/\s(?:and|aur|plus|or|और|,)\s/u)
    .map((food) =>
      food
        .split(' ')
        .filter((word) => !fillers.has(word) && !meals.has(word) && !/^\d+$/.test(word))
        .join(' '),
    )
    .filter(Boolean);
