import * as texts from '../../../../texts/food/ownFoods.ts';
import { portion } from '../../../../texts/food/portions.ts';
import type { Locale } from '../../../../texts/locale.ts';
import { grams as inGrams } from '../../../../texts/units.ts';
import type { Outcome, Turn } from '../../../assistant/skill.ts';
import { keepPersonalFood } from '../mutations.ts';
import type { Helping, StatedFigures } from '../reading/figures.ts';
import { VOLUME_OF_UNIT } from '../reading/words/units.ts';
import { amountProblems, explainedKcal } from '../table/figures.ts';
import type { Nutrients, Portion } from '../types.ts';
import type { OwnFoodSaid } from './ownFoodReading.ts';

const leastKcal = 1;
const mostKcal = 5_000;
/** What a helping is taken to weigh where nobody says it; it only has to hold its figures. */
const usualGrams = 100;
const mostKcalPer100g = 905;
const labelTolerance = 0.25;
const labelToleranceKcal = 20;
/** A helping of no said unit is one of these, whichever is named when it is eaten. */
const servedIn = ['serving', 'glass', 'cup', 'mug', 'bowl', 'katori', 'scoop', 'handful'];

/** A food that was a recipe before has figures of its own now. */
const noRecipe = { servings: null, yieldG: null, ingredients: null };

/** Keeps a food with what is in a helping of it, or replaces the figures of the food of that name; logs nothing. */
export async function keepOwnFood({ name, figures, helping, servingG }: OwnFoodSaid, turn: Turn): Promise<Outcome> {
  const { db, person, now } = turn;
  const { locale, owner } = person;
  const figured = inPortions(figures, helping, servingG);
  if (!figured) return { text: texts.figuresDontFit(locale, name) };
  const { before, row } = await keepPersonalFood(db, owner, { name, otherNames: [], ...figured, ...noRecipe }, now);
  const effect = before
    ? ({ table: 'personalFoods', id: row.id, change: 'updated', before } as const)
    : ({ table: 'personalFoods', id: row.id, change: 'created' } as const);
  const serving = servingG === undefined ? '' : texts.servingIs(locale, inGrams(locale, servingG));
  const told = `${figuresText(locale, figures, helping)}${serving}`;
  const kept = before ? texts.replaced(locale, row.name, told) : texts.kept(locale, row.name, told);
  return { text: `${kept}\n${texts.howToUse(locale, row.name.toLowerCase())}`, effects: [effect] };
}

/** "1 handful: 200 kcal, protein 6 g": what was said and no more. */
function figuresText(locale: Locale, figures: StatedFigures, helping: Helping | undefined): string {
  const amount =
    helping && ('unit' in helping ? portion(locale, helping.quantity, helping.unit) : inGrams(locale, helping.grams));
  const amounts = texts.nutrients.flatMap(({ nutrient, text }) => {
    const value = figures[nutrient];
    return value === undefined ? [] : [text(locale, value)];
  });
  return [...(amount ? [`${amount}: `] : []), amounts.join(', ')].join('');
}

/** Figures per 100 g and the portions that go with them; undefined where no food can have them. */
function inPortions(figures: StatedFigures, helping: Helping | undefined, servingG: number | undefined) {
  if (figures.energyKcal < leastKcal || figures.energyKcal > mostKcal) return undefined;
  const whole = completed(figures);
  const { quantity, unit } = helping && 'unit' in helping ? helping : { quantity: 1, unit: undefined };
  const least = leastGrams(whole) / quantity;
  const usual = unit === undefined ? usualGrams : (VOLUME_OF_UNIT.get(unit) ?? usualGrams);
  const grams = helping && 'grams' in helping ? helping.grams : Math.max(usual, Math.ceil(least));
  const per100g = Object.fromEntries(
    Object.entries(whole).map(([name, amount]) => [name, (100 * amount) / (grams * quantity)]),
  ) as unknown as Nutrients;
  if (amountProblems(per100g).length > 0 || holdsMore(whole)) return undefined;
  const portions: Portion[] = (unit === undefined ? servedIn : [unit]).map((name) => ({
    unit: name,
    grams: servingG ?? grams,
    sizes: {},
  }));
  return { ...per100g, portions };
}

/** Carbohydrate that was not said is at least the sugar and the fibre that were. */
function completed({ fiberG = 0, sugarG = 0, ...figures }: StatedFigures): Nutrients {
  const others = { proteinG: 0, fatG: 0, sodiumMg: 0, cholesterolMg: 0 };
  return { ...others, carbohydrateG: fiberG + sugarG, ...figures, fiberG, sugarG };
}

/** Whether the macronutrients alone have clearly more energy than was said, beyond what rounding does to labels. */
const holdsMore = (whole: Nutrients): boolean =>
  explainedKcal(whole, 0) > whole.energyKcal * (1 + labelTolerance) + labelToleranceKcal;

const leastGrams = ({ energyKcal, proteinG, carbohydrateG, fatG }: Nutrients): number =>
  Math.max((100 * energyKcal) / mostKcalPer100g, proteinG + carbohydrateG + fatG);
