import { randomBytes } from 'node:crypto';
import { howToUse, kept as keptText } from '../../../../texts/food/ownFoods.ts';
import * as texts from '../../../../texts/food/packages.ts';
import type { Outcome, Turn } from '../../../assistant/skill.ts';
import { keepPersonalFood } from '../../nutrition/mutations.ts';
import type { Label, LabelFigures } from '../../nutrition/packages/label.ts';
import { amountProblems, isEnergyOff } from '../../nutrition/table/figures.ts';
import type { Portion } from '../../nutrition/types.ts';
import { figuresText } from './figures.ts';

/** The figures of a pack whose name is asked, and then whether to keep it. */
export interface LabelQuestion {
  kind: 'label';
  key: string;
  per100g: LabelFigures;
  servingG?: number | undefined;
  barcode?: string | undefined;
  name?: string;
}

/** A pack that nobody knows: its label is asked for. */
export interface UnknownPackQuestion {
  kind: 'unknownPack';
  barcode: string;
}

const longestName = 60;

export function askForLabel(barcode: string, { person: { locale } }: Turn): Outcome {
  const question: UnknownPackQuestion = { kind: 'unknownPack', barcode };
  return { text: texts.unknownPack(locale, barcode), question: { skill: 'food', data: question } };
}

/** Shows what was read of a label and asks for the name; figures that can't be those of a food are kept nowhere. */
export function offerLabel(label: Label, barcode: string | undefined, { person: { locale } }: Turn): Outcome {
  const { per100g, servingG } = label;
  const shown = figuresText(locale, per100g);
  const isOff = label.isContradictory || amountProblems(per100g).length > 0 || isEnergyOff(per100g, 0);
  if (isOff) {
    const again = barcode && { question: { skill: 'food', data: { kind: 'unknownPack', barcode } } };
    return { text: texts.labelDoubtful(locale, shown), ...again };
  }
  const question: LabelQuestion = { kind: 'label', key: newKey(), per100g, servingG, barcode };
  return {
    text: texts.labelRead(locale, shown),
    buttons: () => [[{ label: texts.notNow(locale), action: `food.unpack:${question.key}` }]],
    question: { skill: 'food', data: question },
  };
}

/** The name of the pack, after which it is kept by a tap; undefined of a message that is none. */
export function nameLabel(question: LabelQuestion, text: string, { person: { locale } }: Turn): Outcome | undefined {
  const name = text.trim();
  if (name.length > longestName || !/^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} '&().%-]*$/u.test(name)) return undefined;
  const named: LabelQuestion = { ...question, key: newKey(), name };
  return {
    text: texts.keepAs(locale, name, figuresText(locale, question.per100g)),
    buttons: () => [
      [
        { label: texts.keep(locale), action: `food.keepLabel:${named.key}` },
        { label: texts.notNow(locale), action: `food.unpack:${named.key}` },
      ],
    ],
    question: { skill: 'food', data: named },
  };
}

export async function keepLabel({ name, per100g, servingG, barcode }: LabelQuestion, turn: Turn): Promise<Outcome> {
  const { db, person, now } = turn;
  const { locale, owner } = person;
  if (!name) return { text: texts.leftOut(locale) };
  const portions: Portion[] = servingG ? [{ unit: 'serving', grams: servingG, sizes: {} }] : [];
  const others = { fiberG: 0, sugarG: 0, sodiumMg: 0, cholesterolMg: 0 };
  const figures = { ...others, ...per100g, servings: null, yieldG: null, ingredients: null };
  const food = { name, otherNames: [], ...figures, portions, barcode: barcode ?? null };
  const { row, before } = await keepPersonalFood(db, owner, food, now);
  const change = before ? ({ change: 'updated', before } as const) : ({ change: 'created' } as const);
  return {
    text: `${keptText(locale, row.name, `100 g: ${figuresText(locale, per100g)}`)}\n${howToUse(locale, row.name.toLowerCase())}`,
    effects: [{ table: 'personalFoods', id: row.id, ...change }],
  };
}

const newKey = () => randomBytes(6).toString('hex');
