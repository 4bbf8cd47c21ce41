import type { MealType } from '../../../../contract/food.ts';
import * as texts from '../../../../texts/food.ts';
import type { Locale } from '../../../../texts/locale.ts';
import type { Outcome, Turn } from '../../../assistant/skill.ts';
import type { WeighedIdea } from './fitting.ts';
import { ideas } from './ideas.ts';
import { readTold } from './told.ts';

/** Meals were proposed; the person may take one of them. */
export interface IdeasQuestion {
  kind: 'ideas';
  /** Their places in the list of ideas. */
  places: number[];
  meal: string;
}

const ordinals: [RegExp, number][] = [
  [/\b(?:first|1st|1|one|pehla|pehli|pahla|pahli)\b|पहला|पहली/iu, 0],
  [/\b(?:second|2nd|2|two|doosra|doosri|dusra|dusri)\b|दूसरा|दूसरी/iu, 1],
  [/\b(?:third|3rd|3|three|last|teesra|teesri|tisra|aakhri)\b|तीसरा|तीसरी/iu, 2],
];
const takes =
  /^(?:(?:please|pls|ok|okay|yes)[, ]+)?(?:(?:add|log|take|pick|choose|had|ate|have|eat|i(?:'ll| will)? (?:had|ate|have|take|eat)|i)\s+)?(?:the\s+|number\s+|no\.?\s*|option\s+)?(?:first|second|third|last|[123](?:st|nd|rd)?|one|two|three|p[ea]hla|p[ea]hli|do?o?sra|do?o?sri|tee?sra|tee?sri|aakhri|पहला|पहली|दूसरा|दूसरी|तीसरा|तीसरी)(?:\s+(?:one|option|wala|wali|idea|meal))*(?:\s+(?:khaya|khaunga|khaungi|log karo|add karo|le liya|kar do))*[.! ]*$/iu;

/** A button for each idea, and the question that "add the first one" answers. */
export function offerIdeas(offered: WeighedIdea[], mealType: MealType, locale: Locale): Partial<Outcome> {
  const places = offered.map(({ told, for: meal }) =>
    ideas.findIndex((idea) => idea.told === told && idea.for === meal),
  );
  const meal = mealType.endsWith('snack') ? 'snack' : mealType;
  const buttons = places.map((place, at) => ({
    label: texts.logIdea(locale, at + 1),
    action: `food.idea:${place}:${meal}`,
  }));
  const data: IdeasQuestion = { kind: 'ideas', places, meal };
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
  return place === undefined ? undefined : logIdea(place, meal, turn);
}

/** Logs an idea as if it had been told; undefined where there is none at that place. */
export async function logIdea(place: number, meal: string, turn: Turn): Promise<Outcome | undefined> {
  const idea = ideas[place];
  const taken = idea && (await readTold(`had ${idea.told}${/^[a-z]+$/.test(meal) ? ` for ${meal}` : ''}`, turn));
  return taken?.log(turn);
}
