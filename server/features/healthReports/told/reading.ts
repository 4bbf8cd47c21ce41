import { readMessage } from '../../../language/message.ts';
import { spokenAsDigits } from '../../../language/spokenNumbers.ts';
import type { Analyte } from '../analytes/analyte.ts';
import { findFigures } from '../lines/figures.ts';
import { findAnalyte } from '../lines/names.ts';
import { normaliseUnit } from '../lines/units.ts';
import {
  asksAbout,
  asksMeaning,
  namesAmbiguously,
  namesFood,
  saysMeasured,
  withoutAsides,
  withPrintedNames,
} from './words.ts';

/** Laboratory values that a person tells. */
export interface Told {
  /** As a report prints them, name, figure and unit with tabs between them. */
  lines: string[];
  daysAgo: number;
  /** What the message says beside them. */
  rest: string;
  /** A value is asked about, named by a word that is a nutrient too, or in a unit that can only be guessed. */
  isDoubtful: boolean;
  /** No unit was told with one of them, and the usual one is taken. */
  isUnitTaken: boolean;
}

const breaks = /((?<!\d),|,(?!\d)|[;\n]|\.\s|\s[-–—]\s|\p{Extended_Pictographic}|\s(?:and|aur|और|&)\s)/iu;
const longestPart = 120;

/** "My TSH is 6.1, vit D 18": each part that is a name with its value; undefined where none is. */
export function readTold(text: string): Told | undefined {
  const isMeasured = saysMeasured(text);
  const parts = text.split(breaks).flatMap((part) => (readPart(part, isMeasured) ? part : partsOf(part, isMeasured)));
  const values = parts.map((part) => readPart(part, isMeasured));
  const found = values.filter((value) => value !== undefined);
  const [first] = found;
  // The day that one of them names is of all.
  const [daysAgo = 0, ...otherDays] = new Set(found.map((one) => one.daysAgo).filter((day) => day > 0));
  if (!first || otherDays.length > 0) return undefined;
  const isOnlyTold = parts.every((part, at) => values[at] || breaks.test(part) || withoutAsides(part) === '');
  return {
    lines: found.map(({ line }) => line),
    daysAgo,
    rest: isOnlyTold ? '' : parts.filter((_, at) => !values[at]).join(''),
    isDoubtful:
      asksAbout(text) ||
      found.some(({ isOfOtherUnit }) => isOfOtherUnit) ||
      found.every(({ isAmbiguous }) => isAmbiguous),
    isUnitTaken: found.some(({ isUnitTaken }) => isUnitTaken),
  };
}

/** "SGOT 45 SGPT 60": a further name behind a figure begins a value of its own, where each of them then is one. */
function partsOf(part: string, isMeasured: boolean): string[] {
  if (part.length > longestPart) return [part];
  const words = part.trim().split(/\s+/);
  const parts: string[][] = [[]];
  for (const [at, word] of words.entries()) {
    const hasFigure = parts.at(-1)?.some((before) => /^\d/.test(before));
    if (hasFigure && findAnalyte(withPrintedNames(words.slice(at).join(' ')), 'blood')) parts.push([]);
    parts.at(-1)?.push(word);
  }
  const split = parts.map((of) => of.join(' '));
  return split.every((one) => readPart(one, isMeasured)) ? split : [part];
}

interface Value {
  line: string;
  daysAgo: number;
  isUnitTaken: boolean;
  /** The usual unit would do, and another is likelier. */
  isOfOtherUnit: boolean;
  isAmbiguous: boolean;
}

/** A value in digits, or spoken: "cholesterol do sau das". */
const readPart = (part: string, isMeasured: boolean): Value | undefined =>
  part.length > longestPart
    ? undefined
    : (readDigits(part, isMeasured) ?? readDigits(spokenAsDigits(part, 0), isMeasured));

function readDigits(part: string, isMeasured: boolean): Value | undefined {
  const said = withoutAsides(part);
  const named = findAnalyte(withPrintedNames(said), 'blood');
  // What people measure at home is kept as a reading.
  if (!named || named.analyte.usualWords || named.analyte.panel === 'Blood sugar') return undefined;
  const [, figure = '', unitTold = ''] = /^(\d[\d,]*(?:\.\d+)?)\s*(\D.*)?$/.exec(named.rest) ?? [];
  const [first] = findFigures(figure);
  if (first?.kind !== 'plain' || (unitTold === '' && !isMeasured && namesFood(said))) return undefined;
  const { analyte } = named;
  const { value } = first;
  const unit = unitTold === '' ? likelyUnit(analyte, value) : toldUnit(analyte, unitTold);
  if (unit === undefined || !isPlausible(analyte, value, unit)) return undefined;
  const [usual = ''] = Object.keys(analyte.units);
  const isUnitTaken = unitTold === '' && unit !== '';
  return {
    line: [analyte.names[0], figure, unit === usual ? analyte.unit : printed(unit)].join('\t'),
    daysAgo: readMessage(part).clauses.find(({ daysAgo }) => daysAgo > 0)?.daysAgo ?? 0,
    isUnitTaken,
    isOfOtherUnit: isUnitTaken && unit !== usual && isPlausible(analyte, value, usual),
    isAmbiguous: isUnitTaken && !isMeasured && namesAmbiguously(said),
  };
}

const printed = (unit: string) =>
  unit
    .replace(/^u(?=mol|g)/, 'µ')
    .replace('/ul', '/µL')
    .replace(/l$/, 'L');

/** Units of which people often say only the beginning: "11 g", "1.5 lakh". */
const unitEnds = ['', '/dl', '/ul', '/ml', '/l'];

const toldUnit = ({ units }: Analyte, told: string): string | undefined =>
  unitEnds.map((end) => normaliseUnit(`${told}${end}`)).find((unit) => Object.hasOwn(units, unit));

const isPlausible = ({ units, plausible: [least, most] }: Analyte, value: number, unit: string) => {
  const standard = value * (units[unit] ?? 0);
  return standard >= least && standard <= most;
};

/** How far beyond what is usual a value in the usual unit may lie, and one in another, which is likelier a mistake. */
const farOff = 5;
const bitOff = 1.5;
/** Where there is no lower limit, a value may be small. */
const smallest = 20;

/** The usual unit, unless the value is far off in it and fits another. */
function likelyUnit(analyte: Analyte, value: number): string | undefined {
  const [usual, ...others] = Object.keys(analyte.units);
  const isNear = (unit: string, off: number) => {
    const standard = value * (analyte.units[unit] ?? 0);
    return (analyte.ranges ?? []).some(({ low, high = low ?? 0 }) => {
      const least = low === undefined ? high / smallest : low / off;
      return standard >= least && standard <= high * off;
    });
  };
  if (usual === undefined || (isNear(usual, farOff) && isPlausible(analyte, value, usual))) return usual;
  return others.find((unit) => isNear(unit, bitOff)) ?? usual;
}

/** The analyte that is asked about: "what is TSH", "creatinine kya hota hai". */
export function readMeaning(text: string): Analyte | undefined {
  if (!asksMeaning(text) || text.length > longestPart) return undefined;
  return namesAmbiguously(withoutAsides(text)) ? undefined : readNamed(text);
}

/** The analyte that a text names and nothing else. */
export function readNamed(text: string): Analyte | undefined {
  const named = findAnalyte(withPrintedNames(withoutAsides(text)), 'blood');
  return named?.rest === '' ? named.analyte : undefined;
}
