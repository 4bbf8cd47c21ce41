import { kgPerPound, type Units } from '../../../../texts/units.ts';
import { tokenise } from '../../../language/tokens.ts';
import { readTopicRules, topicOf } from '../../../language/topicRules.ts';
import { namesOtherTarget, ofKilograms } from './bodyReading.ts';
import { targetsNamed } from './targetsReading.ts';

const questions = [
  ...(['self', 'bodyMassIndex', 'expenditure', 'targets', 'whyTarget', 'resetTargets'] as const),
  ...(['reach', 'standstill', 'weightUp'] as const),
];
export type BodyQuestion = (typeof questions)[number];
/** Of messages that others answer. */
const elsewhere = 'elsewhere';

const { rules, listed } = readTopicRules(new URL('../words/questions.txt', import.meta.url), [...questions, elsewhere]);

const why = new Set(listed('why'));
const besideFigure = new Set(listed('besideFigure'));
/** kcal a day that may be a target. */
const energies = { least: 800, most: 5_000 };

/** "Why 1650 and not 1400": a figure is asked about, and nothing else. */
function asksWhyFigure(words: string[]): boolean {
  const figures = words.filter((word) => /^\d[\d,]*$/.test(word)).map((word) => Number(word.replace(/,/g, '')));
  const isOfEnergy = figures.length > 0 && figures.every((kcal) => kcal >= energies.least && kcal <= energies.most);
  const isPlain = words.every((word) => why.has(word) || besideFigure.has(word) || /^\d/.test(word));
  return isOfEnergy && isPlain && words.some((word) => why.has(word));
}

/** "How much more to reach 62", "how many kilos to go for 65", "60 tak kitna aur". */
const asksHowFar =
  /\b(?:how (?:much|many|far)|kitn[aei])\b.*\b(?:reach|get to|to go for|away from|far from|go to|be)\s+(\d{2,3}(?:\.\d)?)\s*(?:kgs?|kilos?|lbs?|pounds?)?[?.! ]*$|\b(\d{2,3}(?:\.\d)?)\s*(?:kgs?|kilos?)?\s*(?:tak|ke liye|se)\s+(?:kitn[aei]|aur kitn[aei])\b[^\d]*$/iu;

const asksHowFarFromGoal =
  /\bhow (?:far|close|much more|much left)\b.*\b(?:goal|target)\b|\b(?:goal|target)(?: weight)? (?:se|tak|ke) (?:kitn[aei] )?(?:d[ou]+r|aur|kareeb|paas|baki|baaki)|लक्ष्य से कितन/iu;

/** What a message asks about the person's body; undefined for any other message. */
export function readBodyQuestion(text: string): BodyQuestion | undefined {
  if ((asksHowFar.test(text) || asksHowFarFromGoal.test(text)) && !namesOtherTarget(text)) return 'reach';
  const words = tokenise(text)
    .filter(({ kind }) => kind !== 'mark')
    .map(({ word }) => word);
  const topic = asksWhyFigure(words) ? 'whyTarget' : topicOf(rules, words);
  const isOfOther = topic === 'whyTarget' && targetsNamed(text).some((name) => name !== 'caloriesConsumePerDay');
  return topic === elsewhere || isOfOther ? undefined : topic;
}

/** "Want to reach 60", "till 75 kg": the weight that a question names. */
export function readWeightNamed(text: string, unit: Units['weightUnit'] = 'kg'): number | undefined {
  const [, figure, pounds] = text.match(/(\d{2,3}(?:\.\d+)?)(\s*(?:lbs?|pounds?))?/i) ?? [];
  const isPounds = pounds !== undefined || (unit === 'lb' && !ofKilograms.test(text));
  const kg = Number(figure) * (isPounds ? kgPerPound : 1);
  return kg >= 20 && kg <= 400 ? kg : undefined;
}
