import type { NumberElement } from '../elements.ts';
import type { ToldEntry } from './diary.ts';

/** "5.2 km 31 min", "31 min and 5.2 km": two figures of one entry that is no food, as one amount. */
export async function figuresTogether(
  [one, other, ...further]: NumberElement[],
  entry: ToldEntry,
): Promise<NumberElement | undefined> {
  if (entry.isOfMeal || !one?.hasUnit || !other?.hasUnit || further.length > 0) return undefined;
  if (unitOf(one) === unitOf(other) || other.span.from > one.span.to + 1) return undefined;
  const both = { ...one, text: `${one.text} ${other.text}`, span: { from: one.span.from, to: other.span.to } };
  return (await entry.fits(both)) ? both : undefined;
}

const unitOf = ({ text }: NumberElement): string => text.replace(/[\d.,\s]/g, '').toLowerCase();
