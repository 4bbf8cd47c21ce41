import { figureOf, figurePattern } from '../../../language/figures.ts';
import { plainFigures } from '../../../language/plainFigures.ts';
import { kjPerKcal } from '../policy.ts';
import type { Nutrients } from '../types.ts';

/** What the nutrition table of a pack says, per 100 g; `servingG` where it tells how much a serving is. */
export interface Label {
  per100g: LabelFigures;
  servingG: number | undefined;
  /** Figures per serving stand beside those per 100 g and are others. */
  isContradictory: boolean;
}
export type LabelFigures = Pick<Nutrients, 'energyKcal' | 'proteinG' | 'carbohydrateG' | 'fatG'> & Partial<Nutrients>;

/** Rows in the order in which they are tried: sugar before carbohydrate, which it may be a part of. */
const rows: [keyof Nutrients, RegExp][] = [
  ['energyKcal', /^\W*(?:energy|calories|energie|calorific value|food energy)\b/i],
  ['proteinG', /^\W*proteins?\b/i],
  ['sugarG', /^\W*(?:of which\W+)?(?:total\W+)?sugars?\b(?!\W*alcohol)/i],
  ['fiberG', /^\W*(?:dietary\W+|total\W+)*(?:fibre|fiber)\b/i],
  ['carbohydrateG', /^\W*(?:total\W+|available\W+)*carb(?:ohydrate)?s?\b/i],
  ['fatG', /^\W*(?:total\W+)?(?:fats?|lipids?)\b(?!\W*acids)/i],
  ['sodiumMg', /^\W*sodium\b/i],
  ['cholesterolMg', /^\W*cholesterol\b/i],
];
const leastRows = 4;
const perHundred = /per\s*100\s*(?:g|gm|gms|ml)\b|\b100\s*(?:g|gm|gms|ml)\b/i;
const perServing = /per\s*(?:\d+(?:\.\d+)?\s*(?:g|gm|gms|ml)\s*)?(?:serv\w*|portion|pack|unit|piece)/i;
const servingSize =
  /(?:per\s*(?=\d+(?:\.\d+)?\s*(?:g|gm|gms|ml)\s*(?:serv|portion))|serv\w*(?:\s*size)?|portion|per\s*serv\w*)\W{0,4}(?:approx\w*\W*)?[^\d\n]{0,24}?(\d+(?:\.\d+)?)\s*(?:g|gm|gms|ml)\b/i;
const plainNumber = new RegExp(String.raw`(?<![\w.,])${figurePattern}(?![\w.]*\d)`, 'gu');
const kilocalories = new RegExp(String.raw`(${figurePattern})\s*k?cal`, 'giu');

/** Reads the lines of a nutrition table; undefined of what is none, or doesn't say what its figures are of. */
export function readLabel(written: string[]): Label | undefined {
  const lines = written.map(plainFigures);
  const columns = columnsOf(lines);
  const servingG = Number(lines.map((line) => servingSize.exec(line)?.[1]).find(Boolean)) || undefined;
  if (!columns) return undefined;
  const found = new Map<keyof Nutrients, number[]>();
  for (const line of lines) {
    const row = rows.find(([, pattern]) => pattern.test(line));
    if (!row || found.has(row[0])) continue;
    const figures = figuresIn(line, row[0]);
    if (figures.length > 0) found.set(row[0], figures);
  }
  const figuresAt = (at: number) =>
    Object.fromEntries(
      [...found].flatMap(([name, figures]) => (figures[at] === undefined ? [] : [[name, figures[at]]])),
    );
  const per100At = columns.indexOf('per100g');
  const servingAt = columns.indexOf('perServing');
  const whole = per100At >= 0 ? figuresAt(per100At) : scaled(figuresAt(servingAt), servingG);
  if (!whole || found.size < leastRows || !isWhole(whole)) return undefined;
  const helping = per100At >= 0 && servingAt >= 0 && servingG ? scaled(figuresAt(servingAt), servingG) : undefined;
  return { per100g: whole, servingG, isContradictory: helping !== undefined && differ(whole, helping) };
}

const isWhole = (figures: Partial<Nutrients>): figures is LabelFigures =>
  [figures.energyKcal, figures.proteinG, figures.carbohydrateG, figures.fatG].every((figure) => figure !== undefined);

/** What the columns of the table are, from the left; undefined where nothing says. */
function columnsOf(lines: string[]): ('per100g' | 'perServing')[] | undefined {
  const head = lines.filter((line) => !rows.slice(1).some(([, pattern]) => pattern.test(line))).join(' ');
  const [hundredAt, servingAt] = [head.search(perHundred), head.search(perServing)];
  if (hundredAt < 0 && servingAt < 0) return undefined;
  if (servingAt < 0) return ['per100g'];
  if (hundredAt < 0) return ['perServing'];
  return hundredAt < servingAt ? ['per100g', 'perServing'] : ['perServing', 'per100g'];
}

/** The figures of a row without shares of a daily need; energy in kcal, sodium and cholesterol in mg. */
function figuresIn(line: string, name: keyof Nutrients): number[] {
  const rest = line.replace(/\d+(?:\.\d+)?\s*%/g, ' ').replace(/<\s*(?=\d)/g, '');
  if (name === 'energyKcal') return energyIn(rest);
  const isGrams = /\(\s*g\s*\)|\d\s*g\b/i.test(rest) && !/\bmg\b/i.test(rest);
  const factor = name.endsWith('Mg') && isGrams ? 1_000 : 1;
  return numbersIn(rest).map((figure) => figure * factor);
}

function energyIn(rest: string): number[] {
  const inKcal = [...rest.matchAll(kilocalories)].map(([, figure = '']) => figureOf(figure));
  if (inKcal.length > 0) return inKcal;
  const figures = numbersIn(rest);
  return /kj/i.test(rest) && !/kcal|calor/i.test(rest) ? figures.map((figure) => figure / kjPerKcal) : figures;
}

const numbersIn = (text: string) =>
  [...text.replace(/(\d)\s*(?:kcal|kj|mg|gm?|g)\b/gi, '$1 ').matchAll(plainNumber)].map(([figure]) => figureOf(figure));

function scaled(figures: Partial<Nutrients>, servingG: number | undefined): Partial<Nutrients> | undefined {
  if (!servingG) return undefined;
  return Object.fromEntries(Object.entries(figures).map(([name, figure]) => [name, (figure * 100) / servingG]));
}

const tolerance = 0.2;
const roundingG = 4;

/** Figures of a serving are rounded before they are brought to 100 g. */
const differ = (whole: Partial<Nutrients>, helping: Partial<Nutrients>): boolean =>
  (['energyKcal', 'proteinG', 'carbohydrateG', 'fatG'] as const).some((name) => {
    const [one = 0, other = one] = [whole[name], helping[name]];
    return Math.abs(one - other) > Math.max(roundingG, tolerance * Math.max(one, other));
  });
