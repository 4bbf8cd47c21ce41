import type { LabResult } from '../../../contract/healthReports.ts';
import { findFigures } from './lines/figures.ts';
import { readHead } from './lines/patient.ts';
import { readRange } from './lines/ranges.ts';
import { type Row, readRows } from './lines/rows.ts';
import { takeUnits } from './lines/units.ts';
import { judge, type Tested } from './policy.ts';

/** What a report says; `date` is undefined where it tells none. */
export interface ReadReport {
  date: string | undefined;
  results: LabResult[];
  /** Lines that look like results and were not understood, as they are printed. */
  unread: string[];
}

const mostResults = 300;
const mostUnread = 50;

/**
 * Reads the lines of a laboratory report, cells with tabs or wide gaps between them. Only what is printed becomes a
 * result: a line without a value, or with a unit or a figure that no body has, is listed as unread. So is one of a
 * picture whose figure or range is in doubt.
 */
export function readReport(...report: Parameters<typeof readInSteps>): ReadReport {
  const steps = readInSteps(...report);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** The same in steps of a line, between which others may have their turn. */
export function* readInSteps(
  lines: string[],
  person: Tested,
  today: string,
  isPicture = false,
): Generator<void, ReadReport> {
  const head = readHead(lines, today);
  yield;
  const tested = { ...person, sex: head.sex ?? person.sex, ageYears: head.ageYears ?? person.ageYears };
  const { rows, unknown } = yield* readRows(lines);
  const results = new Map<string, LabResult>();
  const unread = new Set(unknown);
  for (const row of rows) {
    yield;
    const result = row.analyte.usualWords ? readWord(row) : readFigure(row, tested, isPicture);
    if (result) results.set(`${result.analyte} ${result.value} ${result.unit}`, result);
    else unread.add(row.text);
  }
  return {
    date: head.date,
    results: [...results.values()].slice(0, mostResults),
    unread: [...unread].slice(0, mostUnread),
  };
}

const leastResults = 2;

/** Whether the lines of a picture are those of a laboratory report, whoever's it is. */
export const isReport = (lines: string[]): boolean =>
  readReport(lines, { sex: undefined, ageYears: undefined, isPregnant: false }, '', true).results.length >=
  leastResults;

const words =
  /^(?:nil|negative|neg|absent|not (?:detected|seen)|none(?: seen)?|normal|traces?|present|positive|\(?\+{1,4}\)?|[1-4]\s?\+)$/i;

/** An answer in words, such as "Nil" or "++". */
function readWord({ analyte, rest }: Row): LabResult | undefined {
  const value = rest.split('\t').find((cell) => cell !== '') ?? '';
  if (!words.test(value)) return undefined;
  const isUsual = analyte.usualWords?.includes(value.toLowerCase());
  return { ...named(analyte), value, unit: '', flag: isUsual ? 'normal' : 'abnormal' };
}

function readFigure({ analyte, rest, isRangeFirst }: Row, tested: Tested, isPicture: boolean): LabResult | undefined {
  const { found, rest: marked } = takeUnits(rest);
  const isPure = Object.hasOwn(analyte.units, '');
  const factor = analyte.units[found?.unit ?? ''];
  if (factor === undefined) return undefined;
  const chosen = chooseValue(marked, isRangeFirst, analyte.unit === '/HPF');
  if (!chosen) return undefined;
  const standard = chosen.value * factor;
  const [least, most] = analyte.plausible;
  if (standard < least || standard > most) return undefined;
  const others = `${marked.slice(0, chosen.at)} ${withoutFlag(marked.slice(chosen.end))}`;
  if (isPicture && isInDoubt(marked.slice(chosen.at, chosen.end), others)) return undefined;
  const judged = judge(analyte, { standard, factor, ...chosen }, readRange(others, tested.sex), tested);
  return {
    ...named(analyte),
    value: chosen.text ?? chosen.value,
    ...(chosen.sign && { comparator: chosen.sign }),
    unit: isPure ? '' : (found?.printed ?? ''),
    ...judged,
    standard: { value: Number(standard.toPrecision(6)), unit: analyte.unit },
  };
}

const mostApart = 5;

/** Pictures lose decimal points: a figure and its range have to be of one kind, and of one size. */
function isInDoubt(value: string, range: string): boolean {
  const spans = [...range.matchAll(/(\d[\d.]*)\s*-\s*(\d[\d.]*)/g)];
  if (range.includes('_') || spans.some(([, low, high]) => Number(low) > Number(high))) return true;
  const figures = range.match(/\d[\d,]*(?:\.\d+)?/g) ?? [];
  const hasPoint = value.includes('.');
  const isRangeExact = figures.some((figure) => figure.includes('.'));
  if (figures.length === 0 || hasPoint === isRangeExact) return false;
  if (isRangeExact) return true;
  const measured = Number(value.replace(/[^\d.]/g, ''));
  const limits = figures.map((figure) => Number(figure.replaceAll(',', ''))).filter((limit) => limit > 0);
  return limits.every((limit) => Math.max(limit / measured, measured / limit) > mostApart);
}

const named = ({ code, title, panel, loinc }: Row['analyte']) => ({
  analyte: code,
  name: title,
  panel,
  ...(loinc && { loinc }),
});

interface Chosen {
  value: number;
  sign?: '<' | '>';
  /** Of a span that is a value: "2-3" pus cells. */
  text?: string;
  at: number;
  end: number;
}

/** Which of the figures behind a name is the result; undefined where that can't be told. */
function chooseValue(text: string, isRangeFirst: boolean, isOftenSpan: boolean): Chosen | undefined {
  const figures = findFigures(text);
  const [first] = figures;
  const plain = figures.find((figure) => figure.kind === 'plain');
  const isFirstCompared = first?.kind === 'compared';
  if (first?.kind === 'span' && isOftenSpan && !plain) {
    return { value: first.high, text: first.text, at: first.at, end: first.end };
  }
  if (plain && (isRangeFirst || !isFirstCompared)) return plain;
  // "< 0.01" with a range behind it is a result; alone it might be the range of a result that is missing.
  const hasRange = figures.length > 1 && !plain;
  return isFirstCompared && hasRange && !isRangeFirst ? first : undefined;
}

/** A mark beside the value that says on which side of the range it lies. */
const withoutFlag = (text: string): string =>
  text.replace(/^[\s\t]*[([]?(?:high|low|hh|ll|h|l|\*+|↑|↓)[)\]]?(?=[\s§]|$)/i, '');
