import * as texts from '../../../../texts/food/food.ts';
import type { Outcome, Turn } from '../../../assistant/skill.ts';
import type { EntryRow } from '../../../db/entries.ts';
import type { Correction } from '../../../language/corrections/correction.ts';
import { tokenise } from '../../../language/tokens.ts';
import { roundNutrients } from '../../nutrition/policy.ts';
import { gatherAny, type Helping } from '../../nutrition/reading/figures.ts';
import type { Nutrients } from '../../nutrition/types.ts';
import { changeFigures, scaledFigures } from './scale.ts';

type Row = EntryRow<'foodEntries'>;

const mostKcal = 20_000;

/** "It is 480 kcal by the menu", "9 g protein, not 12", "140 kcal each": a food with the figures that somebody read of it. */
export async function restate(
  { words }: Extract<Correction, { kind: 'figures' }>,
  [row, ...others]: Row[],
  turn: Turn,
): Promise<Outcome | undefined> {
  const tokens = tokenise(words);
  // "9 g protein, not 12": of two figures the one with its nutrient is right.
  const gathered =
    gatherAny(tokens) ?? gatherAny(tokens.filter(({ kind }, at) => kind !== 'number' || isOfNutrient(tokens, at)));
  const told = gathered?.figures ?? {};
  if (!row || others.length > 0 || !gathered || Object.keys(told).length === 0) return undefined;
  const times = timesOf(gathered.helping, row);
  const isSane = Object.values(told).every((value) => value >= 0 && value * (times ?? 0) <= mostKcal);
  if (times === undefined || !isSane) return undefined;
  const figures: Partial<Nutrients> = Object.fromEntries(
    Object.entries(told).map(([name, value]) => [name, value * times]),
  );
  const { energyKcal } = figures;
  // What else is in it grows with its energy.
  const isEnergyAlone = Object.keys(told).length === 1 && energyKcal !== undefined && row.energyKcal > 0;
  const further = isEnergyAlone ? scaledFigures(row, energyKcal / row.energyKcal) : {};
  const { quantity, grams } = row;
  return changeFigures([row], () => ({ ...further, ...roundNutrients(figures), quantity, grams }), texts.changed, turn);
}

/** How many of the helping there were; undefined where nobody can say. */
function timesOf(helping: Helping | undefined, { quantity, grams, servingUnit }: Row): number | undefined {
  if (helping === undefined) return 1;
  if ('grams' in helping) return grams === null ? undefined : grams / helping.grams;
  return helping.unit === servingUnit ? quantity / helping.quantity : 1;
}

const isOfNutrient = (tokens: ReturnType<typeof tokenise>, at: number): boolean =>
  gatherAny(tokens.slice(at, at + nutrientReach)) !== undefined;
const nutrientReach = 3;
