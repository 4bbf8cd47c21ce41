import type { Food, FurtherFigures } from '../types.ts';
import type { FoodBlock } from './foodBlock.ts';
import { fillUnknown, noFurtherFigures, solidG } from './furtherFigures.ts';
import type { PublishedRow, PublishedRows } from './published.ts';

type Figures = Pick<Food, 'per100g' | 'furtherPer100g'>;

/** Below this a row is water or salt, and says nothing about how dry its food is. */
const leastSolidG = 1;

/**
 * What a block says about its figures per 100 g; undefined where its recipe says them. `unknown` hands out figures. Further nutrients that its own row
 * doesn't tell are those of the rows of the same food that it names, which may be drier or wetter.
 */
export function blockFigures(
  block: FoodBlock,
  published: PublishedRows,
  unknown: () => FurtherFigures,
  complain: (message: string) => void,
): Figures | undefined {
  const rowOf = (citation: string): PublishedRow | undefined => {
    const row = published.get(citation);
    if (!row) complain(`${citation} is not in the extract; published/SOURCES.md says how it gets there`);
    return row;
  };
  const own: Figures | undefined =
    block.row === undefined ? block.figures && { per100g: block.figures } : rowOf(block.row);
  if (!own || block.nutrients.length === 0) return own;
  if (block.nutrients === 'none') return { ...own, furtherPer100g: noFurtherFigures };
  const furtherPer100g = unknown();
  if (own.furtherPer100g) fillUnknown(furtherPer100g, own.furtherPer100g, 1);
  for (const citation of block.nutrients) {
    const row = rowOf(citation);
    if (row) fillUnknown(furtherPer100g, row.furtherPer100g, drynessBeside(own, row));
  }
  return { ...own, furtherPer100g };
}

/** How much more solid there is in a food than in the same food of another row: 2.4 for dry beside cooked pasta. */
function drynessBeside(food: Figures, other: Figures): number {
  const [solid, otherSolid] = [solidG(food.per100g), solidG(other.per100g)];
  return solid < leastSolidG || otherSolid < leastSolidG ? 1 : solid / otherSolid;
}
