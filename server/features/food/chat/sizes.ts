import * as texts from '../../../../texts/food/food.ts';
import type { Outcome, Turn } from '../../../assistant/skill.ts';
import type { EntryRow } from '../../../db/entries.ts';
import type { Correction } from '../../../language/corrections/correction.ts';
import { isSeasoning, resizePart } from './partSize.ts';
import { foodCalled } from './requests.ts';
import { scaleEntries } from './scale.ts';

type Row = EntryRow<'foodEntries'>;
type Of<Kind extends Correction['kind']> = Extract<Correction, { kind: Kind }>;

const smaller = 0.75;
const larger = 1.25;

export async function scale(
  { of, factor, isThat }: Of<'scale'>,
  last: Row[],
  turn: Turn,
): Promise<Outcome | undefined> {
  // "That shake" may be called otherwise, where it is all that was told of.
  const only = isThat && last.length === 1 ? last[0] : undefined;
  const row = of === undefined ? undefined : ((await foodCalled(of, last, turn)) ?? only);
  if (of !== undefined && !row) return undefined;
  const title = factor === 0.5 || factor === 2 ? undefined : texts.changed;
  return scaleEntries(row ? [row.id] : last.map(({ id }) => id), factor, turn, title);
}

/** Of several pieces one was small; of several foods the one that is counted off; else the food itself. */
export async function resize(
  { of, nth, size, within }: Of<'size'>,
  last: Row[],
  turn: Turn,
): Promise<Outcome | undefined> {
  const whole = within === undefined ? undefined : await foodCalled(within, last, turn);
  if (of !== undefined && whole) return resizePart(of, size, [whole], turn);
  // "Less sugar" is no smaller tea, though one of its names says "sugar".
  const part = of !== undefined && (await isSeasoning(of, turn)) ? await resizePart(of, size, last, turn) : undefined;
  if (part) return part;
  const named = of === undefined ? undefined : await foodCalled(of, last, turn);
  if (of !== undefined && !named) return resizePart(of, size, last, turn);
  const [only, ...others] = last;
  const row =
    named ?? (nth !== undefined && others.length > 0 ? last[nth - 1] : others.length === 0 ? only : undefined);
  if (!row) return { text: texts.whichOfLast(turn.person.locale) };
  const factor = size === 'small' ? smaller : larger;
  const isOneOfThem = nth !== undefined && row.quantity >= 2;
  return scaleEntries([row.id], isOneOfThem ? (row.quantity - 1 + factor) / row.quantity : factor, turn, texts.changed);
}
