import type { Analyte } from '../analytes/analyte.ts';
import { findFigures } from './figures.ts';
import { findAnalyte, type Specimen } from './names.ts';
import { takeUnits } from './units.ts';

/** A name of an analyte with all that is printed behind it. */
export interface Row {
  analyte: Analyte;
  /** Cells behind the name, with tabs between them. */
  rest: string;
  /** The line as a person would find it in the report. */
  text: string;
  /** The laboratory prints the reference range before the result. */
  isRangeFirst: boolean;
}

/** Of a line: two panels beside each other, with columns to spare. */
const mostCells = 24;
const cellsOf = (line: string) =>
  line
    .split(/\t|\s{2,}|\|/)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '')
    .slice(0, mostCells);
const longestText = 120;
const tell = (cells: string[]) => cells.join(' ').slice(0, longestText);

/** Splits the lines of a report into rows of analytes, and into what looks like a row and is of none that is known; a step for each line. */
export function* readRows(lines: string[]): Generator<void, { rows: Row[]; unknown: string[] }> {
  const rows: Row[] = [];
  const unknown: string[] = [];
  let section: Specimen = 'blood';
  let isRangeFirst = false;
  for (const line of yield* joinNames(lines)) {
    yield;
    const heading = readHeading(line);
    section = heading ?? section;
    isRangeFirst = readColumns(line) ?? isRangeFirst;
    const cells = withoutNumber(cellsOf(line), section);
    const parts = splitByNames(cells, section);
    for (const part of parts) {
      const named = findAnalyte(part[0] ?? '', section);
      const text = tell(part);
      if (named)
        rows.push({ analyte: named.analyte, rest: [named.rest, ...part.slice(1)].join('\t'), text, isRangeFirst });
      else if (looksLikeRow(part)) unknown.push(text);
    }
  }
  // A name alone is a title, such as "URINE: SUGAR"; a row has something behind it.
  return { rows: rows.filter(({ rest }) => rest.trim() !== ''), unknown };
}

/** A name on a line of its own belongs to the value on the next one. */
function* joinNames(lines: string[]): Generator<void, string[]> {
  const joined: string[] = [];
  for (const line of lines) {
    yield;
    const before = joined.at(-1);
    const isValue = /^\s*[<>]?\s*\d[\d,.]*(?:\s|$)/.test(line);
    const named = isValue && before && cellsOf(before).length === 1 && findAnalyte(before.trim(), 'blood');
    if (named && named.rest === '') joined[joined.length - 1] = `${before}\t${line}`;
    else joined.push(line);
  }
  return joined;
}

const ofBlood =
  /\b(?:blood|h(?:a?e)mato?\w*|h(?:a?e)mogram|biochem\w*|serum|lipid|liver|kidney|renal|thyroid|vitamins?|iron|cbc|electrolytes?|diabet\w*|cardiac|hormones?|immuno\w*|coagulation|serology|anaemia|anemia)\b/i;

function readHeading(line: string): Specimen | undefined {
  if (/\d/.test(line.replace(/\b[tb]-?\d+\b/gi, '')) || line.length > 80) return undefined;
  if (/\burine\b/i.test(line)) return 'urine';
  return ofBlood.test(line) && cellsOf(line).length <= 2 ? 'blood' : undefined;
}

/** Whether the titles of the columns put the range before the result; undefined of a line that is no titles. */
function readColumns(line: string): boolean | undefined {
  const isTitles = /\b(?:test|investigations?|parameters?|description|examination)\b/i.test(line) && !/\d/.test(line);
  const [result, range] = [/\b(?:results?|values?|observed)\b/i, /\b(?:range|reference|ref|interval|normal)\b/i].map(
    (title) => line.search(title),
  );
  if (!isTitles || result === undefined || range === undefined || result < 0 || range < 0) return undefined;
  return range < result;
}

/** Many reports number their lines. */
const withoutNumber = (cells: string[], section: Specimen) =>
  /^\d{1,3}[.)]?$/.test(cells[0] ?? '') && findAnalyte(cells[1] ?? '', section) ? cells.slice(1) : cells;

/** Two panels beside each other share a line: a further name behind a figure begins a row of its own. */
function splitByNames(cells: string[], section: Specimen): string[][] {
  const parts: string[][] = [];
  for (const cell of cells) {
    const part = parts.at(-1);
    const hasFigure = part?.slice(1).some((one) => /\d/.test(one));
    const begins = hasFigure && /^\p{L}/u.test(cell) && cell.length > 1 && findAnalyte(cell, section)?.rest === '';
    if (!part || begins) parts.push([cell]);
    else part.push(cell);
  }
  return parts;
}

/** A name, a figure, and a unit or a range: what a person would miss if nothing were said of it. */
function looksLikeRow(cells: string[]): boolean {
  const [name = '', ...others] = cells;
  if (others.length === 0 || !/^\p{L}[\p{L}.]/u.test(name) || /\b(?:method|note|page|phone|age|reg|date)\b/i.test(name))
    return false;
  const { found, rest } = takeUnits(others.join('\t'));
  const figures = findFigures(rest);
  const hasSpan = figures.some(({ kind }) => kind !== 'plain');
  return figures.some(({ kind }) => kind === 'plain') && (found !== undefined || hasSpan);
}
