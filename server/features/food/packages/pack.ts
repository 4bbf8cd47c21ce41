import { randomBytes } from 'node:crypto';
import * as texts from '../../../../texts/food/packages.ts';
import { portion } from '../../../../texts/food/portions.ts';
import { grams } from '../../../../texts/units.ts';
import type { Outcome, Turn } from '../../../assistant/skill.ts';
import { isSmallTalk } from '../../../language/cutOut.ts';
import { wordsOf } from '../../../language/lexicon.ts';
import { readNumber } from '../../../language/numbers.ts';
import { tokenise } from '../../../language/tokens.ts';
import { estimateFood, estimatePortion } from '../../nutrition/reading/portions/estimate.ts';
import { COUNTED_UNITS, MEASURED_UNITS } from '../../nutrition/reading/words/units.ts';
import { wordKey } from '../../nutrition/table/nameKey.ts';
import {
  type EstimatedItem,
  type Food,
  type Nutrients,
  noTraits,
  type PublishedFigures,
} from '../../nutrition/types.ts';
import { logMeals, occasionOf } from '../chat/logging.ts';
import { figuresText } from './figures.ts';

/** A pack that was recognised, of which the amount is asked. */
export interface PackQuestion {
  kind: 'pack';
  key: string;
  food: Omit<Food, 'traits'>;
}

const mostPortions = 2;
const hundred = { unit: 'g', grams: 100 };

/** Shows what is in the pack and asks how much of it was eaten; nothing is logged before. */
export function offerPack({ traits: _traits, ...food }: Food, { person: { locale } }: Turn): Outcome {
  const key = randomBytes(6).toString('hex');
  const amounts = amountsOf(food).map(({ unit, grams: weight }, at) => ({
    label: unit === 'g' ? grams(locale, weight) : `${portion(locale, 1, unit)} (${grams(locale, weight)})`,
    action: `food.pack:${key}:${at}`,
  }));
  const question: PackQuestion = { kind: 'pack', key, food };
  return {
    text: texts.found(locale, food.name, figuresText(locale, knownOf(food.per100g)), food.source),
    buttons: () => [amounts, [{ label: texts.notNow(locale), action: `food.unpack:${key}` }]],
    question: { skill: 'food', data: question },
  };
}

/** What an import doesn't tell is 0: of these a 0 says nothing. */
const further = ['fiberG', 'sugarG', 'sodiumMg', 'cholesterolMg'] as const;
const knownOf = (figures: Nutrients): PublishedFigures => ({
  ...figures,
  ...Object.fromEntries(further.flatMap((name) => (figures[name] === 0 ? [[name, undefined]] : []))),
});

const amountsOf = ({ portions }: PackQuestion['food']) => [
  ...portions.filter(({ grams: weight }) => weight !== hundred.grams).slice(0, mostPortions),
  hundred,
];

export function logPack({ food }: PackQuestion, at: number, turn: Turn): Promise<Outcome> | undefined {
  const { unit, grams: weight } = amountsOf(food)[at] ?? {};
  const whole = { ...food, traits: noTraits };
  const item = unit && estimatePortion(whole, unit === 'g' ? (weight ?? 0) : 1, unit);
  return item ? log(item, turn) : undefined;
}

const whole = wordsOf('whole');

/** An amount that answers the question, such as "30 g", "2 biscuits" or "half the pack"; undefined of what is none. */
export async function logPackByWords({ food }: PackQuestion, text: string, turn: Turn): Promise<Outcome | undefined> {
  const tokens = tokenise(text).filter((token) => !isSmallTalk(token));
  const isWhole = whole.has(tokens[0]?.word ?? '');
  const number = isWhole ? { value: 1, next: 1, counted: true } : readNumber(tokens, 0);
  if (!number?.counted || number.value <= 0 || tokens.length > number.next + 1) return undefined;
  const key = wordKey(tokens[number.next]?.word ?? '');
  const ofPack = isWhole && key === '' ? 'packet' : undefined;
  const unit = MEASURED_UNITS.has(key) ? key : (ofPack ?? COUNTED_UNITS.get(key) ?? food.portions[0]?.unit ?? 'g');
  return log(estimateFood({ ...food, traits: noTraits }, number.value, unit), turn);
}

const log = (item: EstimatedItem, turn: Turn): Promise<Outcome> => {
  const occasion = occasionOf({ daysAgo: 0, mealType: undefined, timeOfDayMin: undefined }, turn);
  return logMeals([{ items: [item], occasion }], turn);
};
