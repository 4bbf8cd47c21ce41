import { latinDigits } from './figures.ts';
import { months, wordsOf } from './lexicon.ts';
import { readWordLists } from './phraseLists.ts';
import { type Token, tokenise } from './tokens.ts';

const listed = readWordLists(new URL('./numbers.txt', import.meta.url));
const ofDays = listed('of days');
const ofSets = listed('of sets');
const exercises = listed('done one by one');
const units = new Set([...wordsOf('unit', 'weakToo'), ...wordsOf('measure', 'weakToo')]);

const mayBePlain = /^[\p{ASCII}]*$/u;
/** Neither a part of a longer list nor beside the stroke of a fraction, a pair or a date. */
const decimalComma = /(?<![\d.,/])\d{1,3},\d{1,2}(?![\d/]|[.,:]\d)/g;
const timesSign = /^[x×*@]$/i;
/** What loads have behind their comma; sets are seldom of so many. */
const partsOfLoads = new Set(['5', '25', '75']);

const steps = [...listed('steps')].join('|');
const ofSteps = String.raw`(?= ?(?:${steps})(?![\p{L}\p{M}]))`;
/** "10 450 steps", "steps 12.034", "1 000 ml": thousands, parted by a blank or a point; so are those of an energy: "1.120 kJ". */
const thousands = [
  new RegExp(String.raw`(?<![\d.,/:])(\d{1,3})[ .](\d{3})${ofSteps}`, 'giu'),
  new RegExp(String.raw`(?<=(?:^|[^\p{L}\p{M}])(?:${steps}) ?:? ?)(\d{1,3})[ .](\d{3})(?![\d.,]|\s*\p{L})`, 'giu'),
  /(?<![\d.,/:])(\d{1,2})\.(\d{3})(?= ?(?:kj|kcal)\b)/giu,
  /(?<![\d.,/:])(\d{1,3}) (000)(?= ?(?:ml|kcal|cal|kj|mg|g)\b)/giu,
];
const withThousands = (text: string): string =>
  thousands.reduce((plain, pattern) => plain.replace(pattern, '$1,$2'), text);

/**
 * A message with its figures as everything that reads it takes them: digits from 0 to 9, and a point for the comma of "1,2" and
 * "93,75 kg". Three digits behind a comma are a thousand, where steps are counted also behind a blank or a point; a date or
 * a list of sets keeps its commas. Places stay.
 */
export function plainFigures(text: string): string {
  const latin = withThousands(mayBePlain.test(text) ? text : latinDigits(text));
  if (!/\d,\d/.test(latin)) return latin;
  const tokens = tokenise(latin);
  const tellsSets =
    /\d\s*[x×*]\s*\d/i.test(latin) || tokens.some(({ word }) => ofSets.has(word) || exercises.has(word));
  return latin.replace(decimalComma, (figure, start: number) =>
    isList(tokens, { start, end: start + figure.length }, tellsSets) ? figure : figure.replace(',', '.'),
  );
}

function isList(tokens: Token[], { start, end }: { start: number; end: number }, tellsSets: boolean): boolean {
  const first = tokens.findIndex((token) => token.start === start);
  const before = tokens[first - 1]?.word ?? '';
  const part = tokens.find((token) => token.end === end)?.word ?? '';
  const next = tokens.findIndex((token) => token.end === end) + 1;
  const after = tokens[next]?.word ?? '';
  const isOfDate = ofDays.has(after) || months.some((names) => names.has(after) || names.has(before));
  if (isOfDate || ofSets.has(after)) return true;
  const isBeforeSets = tokens[next]?.kind === 'number' && timesSign.test(tokens[next + 1]?.word ?? '');
  if (!tellsSets || units.has(after) || isBeforeSets) return false;
  return (timesSign.test(before) && before !== '@') || !partsOfLoads.has(part);
}
