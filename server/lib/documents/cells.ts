/** A short text that may be a figure, or one that holds some. */
export const isFigure = (text: string): boolean => text.length <= longestCell && (/\d/.test(text) || text.length <= 3);

const longestCell = 60;
const scales = [1.3, 2] as const;
const plainFigure = /^[<>]?\s?\d[\d.,]*$/;

/** Between underscores no reading takes a figure for one, and a person still sees what stands there. */
export const doubtful = (text: string): string => text.replace(/\d[\d.,]*/g, '_$&_');

/** The figures of a text with the marks that make them others: "13.0 -17.0" is "13.0-17.0". */
const figuresOf = (text: string): string =>
  text
    .replace(/[–—~]/g, '-')
    .replace(/[^\d.,<>-]+/g, ' ')
    .replace(/\s*([-<>])\s*/g, '$1')
    .replace(/(?<!\d)[.,]|[.,](?!\d)/g, '')
    .trim();

/**
 * What a cell says, told by reading it again by itself and where the two differ once more; between underscores where
 * no two of the three agree. A word of a few letters is only given up for a figure that is read twice.
 */
export async function settleCell(written: string, reread: (scale: number) => Promise<string>): Promise<string> {
  const first = tidy(written);
  const readAgain = async (scale: number) => tidy(await reread(scale));
  const second = await readAgain(scales[0]);
  const isWord = !/\d/.test(first);
  if (isWord && !plainFigure.test(second)) return first;
  if (isSame(first, second)) return first;
  const third = await readAgain(scales[1]);
  if (isSame(second, third)) return second;
  return isWord || isSame(first, third) ? first : doubtful(first);
}

/** No figure of a table has a colon, and a mark for high or low stands by itself. */
const tidy = (text: string) => text.replace(/^(\d+)[:·](\d+)$/, '$1.$2').replace(/^([HL*])(?=\d)/, '$1 ');

const isSame = (one: string, other: string) => figuresOf(one) !== '' && figuresOf(one) === figuresOf(other);

/** Units as laboratories print them: the data for English have no µ, and take the l of dl for a stroke. */
export const mendUnit = (text: string): string =>
  text
    .replace(/\bp(?=IU\/|g\/d|L\b)/g, 'µ')
    .replace(/(?<=g[m%]?\/)d[|i1I!\]]?(?![\p{L}\d])/gu, 'dl')
    .replace(/^Pg$/, 'pg')
    .replace(/\bmm\/[T1Il]hr\b/, 'mm/1hr');
