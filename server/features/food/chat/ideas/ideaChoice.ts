import { type MealType, mealTypes } from '../../../../../contract/entries/food.ts';
import * as texts from '../../../../../texts/food/food.ts';
import type { Locale } from '../../../../../texts/locale.ts';
import type { Outcome, Turn } from '../../../../assistant/skill.ts';
import { logMeals, occasionOf } from '../logging.ts';
import type { WishForIdeas } from './adviceReading.ts';
import { inHelping, placeOf, type WeighedIdea, weighedIdeas } from './fitting.ts';

/** Meals were proposed; the person may take one of them. */
export interface IdeasQuestion {
  kind: 'ideas';
  /** Their places in the list of ideas. */
  places: number[];
  meal: MealType;
  /** What they were asked for, and the places of those before that it was asked for others. */
  wish: WishForIdeas;
  before: number[];
}

const ordinals: [RegExp, number][] = [
  [/\b(?:first|1st|1|one|pehla|pehli|pahla|pahli)\b|पहला|पहली/iu, 0],
  [/\b(?:second|2nd|2|two|doosra|doosri|dusra|dusri)\b|दूसरा|दूसरी/iu, 1],
  [/\b(?:third|3rd|3|three|last|teesra|teesri|tisra|aakhri)\b|तीसरा|तीसरी/iu, 2],
];
const takes =
  /^(?:(?:please|pls|ok|okay|yes)[, ]+)?(?:(?:add|log|take|pick|choose|had|ate|have|eat|i(?:'ll| will)? (?:had|ate|have|take|eat)|i)\s+)?(?:the\s+|number\s+|no\.?\s*|option\s+)?(?:first|second|third|last|[123](?:st|nd|rd)?|one|two|three|p[ea]hla|p[ea]hli|do?o?sra|do?o?sri|tee?sra|tee?sri|aakhri|पहला|पहली|दूसरा|दूसरी|तीसरा|तीसरी)(?:\s+(?:one|option|wala|wali|idea|meal))*(?:\s+(?:khaya|khaunga|khaungi|log karo|add karo|le liya|kar do))*[.! ]*$/iu;

/** So much of the idea at that place of the list. */
export interface Serving {
  place: number;
  helping: number;
}
export const helpings = [1, 1.25, 1.5, 1.75, 2, 2.5, 3];

/** As buttons name it: the place, and which helping. */
export const codeOf = ({ place, helping }: Serving): string => `${place}x${helpings.indexOf(helping)}`;

export function readServing(code: string): Serving | undefined {
  const [place, at = '0'] = code.split('x');
  const helping = helpings[Number(at)];
  return helping !== undefined && weighedIdeas()[Number(place)] ? { place: Number(place), helping } : undefined;
}

/** A button for each idea, and the question that "add the first one" answers. */
export function offerIdeas(
  offered: WeighedIdea[],
  { meal, wish, before }: Pick<IdeasQuestion, 'meal' | 'wish' | 'before'>,
  locale: Locale,
): Partial<Outcome> {
  const places = offered.map(placeOf);
  const buttons = places.map((place, at) => ({
    label: texts.logIdea(locale, at),
    action: `food.idea:${codeOf({ place, helping: 1 })}:${meal}`,
  }));
  const data: IdeasQuestion = { kind: 'ideas', places, meal, wish, before };
  return { buttons: () => [buttons], question: { skill: 'food', data } };
}

/** "Add the first one"; undefined when the message is about something else. */
export async function takeUpIdea(
  { places, meal }: IdeasQuestion,
  text: string,
  turn: Turn,
): Promise<Outcome | undefined> {
  const at = takes.test(text) ? ordinals.find(([form]) => form.test(text))?.[1] : undefined;
  const place = at === undefined ? undefined : places[at];
  return place === undefined ? undefined : logServing({ place, helping: 1 }, meal, turn);
}

/** Logs a serving that a button names; undefined where there is none. */
export async function logIdea(code: string, meal: string, turn: Turn): Promise<Outcome | undefined> {
  const serving = readServing(code);
  const mealType = mealTypes.find((known) => known === meal);
  return serving && mealType && logServing(serving, mealType, turn);
}

function logServing({ place, helping }: Serving, mealType: MealType, turn: Turn): Promise<Outcome> {
  const { items } = inHelping(weighedIdeas()[place] as WeighedIdea, helping);
  const occasion = occasionOf({ daysAgo: 0, mealType, timeOfDayMin: undefined }, turn);
  return logMeals([{ items, occasion }], turn);
}
