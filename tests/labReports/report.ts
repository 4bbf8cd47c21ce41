import { toLines } from '../../server/lib/documents/lines.ts';
import type { Placed } from './writePdf.ts';

/** A line of a report: what a laboratory calls it, and how it prints it. */
export interface Row {
  label: string;
  analyte: string;
  unit: string;
  low: number | undefined;
  high: number | undefined;
  decimals: number;
  /** The reference range as it is printed. */
  range: string;
  method: string;
  /** Words of which one is the answer. */
  words: string[];
}

export interface Expected {
  analyte: string;
  value: number | string;
  unit: string;
  low: number | undefined;
  high: number | undefined;
  /** As it is printed. */
  range: string;
}

/** A row with the value of one patient. */
export interface Printed extends Row {
  value: string;
  expected: Expected;
}

export interface Section {
  title: string;
  rows: Printed[];
}

export interface Patient {
  name: string;
  sex: 'male' | 'female';
  age: number;
  /** yyyy-mm-dd. */
  date: string;
}

export interface Layout {
  name: string;
  /** Sections, begun by "# title"; rows "label | analyte | unit | low | high | decimals | range | method". */
  table: string;
  draw(sections: Section[], patient: Patient): Placed[][];
}

/** The same seed gives the same figures, on every machine. */
export function randomFrom(seed: number): () => number {
  let state = seed * 2_654_435_761 + 1;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e3779b9) | 0;
    const mixed = Math.imul(state ^ (state >>> 13), 3_266_489_917);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 4_294_967_296;
  };
}

const numberOf = (text = '') => (text === '' ? undefined : Number(text));

function readRow(line: string): Row {
  const [label = '', analyte = '', unit = '', low, high, decimals, range = '', method = ''] = line
    .split('|')
    .map((cell) => cell.trim());
  const isWord = low?.startsWith('=');
  return {
    ...{ label, analyte, unit, range, method, decimals: Number(decimals || 0) },
    low: isWord ? undefined : numberOf(low),
    high: isWord ? undefined : numberOf(high),
    words: isWord ? (low ?? '').slice(1).split('/') : [],
  };
}

function print(row: Row, random: () => number): Printed {
  const { analyte, unit, low, high, decimals, words, range } = row;
  const word = words[Math.floor(random() * words.length)];
  const least = low ?? (high ?? 1) * 0.5;
  const most = high ?? (low ?? 1) * 1.6;
  const around = (most - least) * 0.15;
  const value =
    word ?? Math.max(least * 0.7, least - around + random() * (most - least + 2 * around)).toFixed(decimals);
  const expected = { analyte, value: word ?? Number(value), unit, low, high, range };
  return { ...row, value, expected };
}

export interface LabReport {
  name: string;
  patient: Patient;
  pages: Placed[][];
  expected: Expected[];
}

const names = ['Mrs. Asha Kulkarni', 'Mr. Ravi Iyer', 'Ms. Fatima Shaikh', 'Mr. Gurpreet Singh', 'Mrs. Lakshmi Nair'];

/** The report of one made-up patient in this layout. */
export function makeReport(layout: Layout, seed: number): LabReport {
  const random = randomFrom(seed);
  const index = seed % names.length;
  const patient: Patient = {
    name: names[index] ?? '',
    sex: names[index]?.startsWith('Mr. ') ? 'male' : 'female',
    age: 20 + Math.floor(random() * 50),
    date: `2026-0${1 + (seed % 2)}-${String(10 + (seed % 18)).padStart(2, '0')}`,
  };
  const sections: Section[] = [];
  for (const line of layout.table.trim().split('\n')) {
    if (line.startsWith('#')) sections.push({ title: line.slice(1).trim(), rows: [] });
    else sections.at(-1)?.rows.push(print(readRow(line), random));
  }
  const expected = sections.flatMap(({ rows }) => rows.map((row) => row.expected));
  return { name: `${layout.name} ${seed}`, patient, pages: layout.draw(sections, patient), expected };
}

/** The lines that a PDF of the report has, without making one. */
export const linesOf = ({ pages }: LabReport): string[] =>
  pages.flatMap((page) =>
    toLines(
      page.map(({ text, x, y, size = 9 }) => ({ text, x, y: 842 - y, width: text.length * size * 0.5, height: size })),
    ),
  );
