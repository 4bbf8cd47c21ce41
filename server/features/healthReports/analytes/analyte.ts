import type { Sources } from './sources.ts';

/** A reference range in the standard unit, for those it is meant for; `from` an age in years until below `to`. */
export interface NamedRange {
  low?: number;
  high?: number;
  sex?: 'male' | 'female';
  from?: number;
  to?: number;
  isPregnant?: true;
  source: keyof Sources;
}

/** What a laboratory measures, as data: its names in reports, its units, what is usual and what is dangerous. */
export interface Analyte {
  code: string;
  title: string;
  panel: Panel;
  loinc?: string;
  /** As reports write it, in small letters, without punctuation and without the names of specimens and methods. */
  names: string[];
  /** Normalised units, the standard one first, with what makes a figure one of the standard unit; none for words. */
  units: Record<string, number>;
  /** How the standard unit is written; '' of a ratio. */
  unit: string;
  /** No body has figures outside of these, in the standard unit: what lies there was misread. */
  plausible: [least: number, most: number];
  ranges?: NamedRange[];
  /** In the standard unit, at and beyond which laboratories call the doctor; see `criticalSource`. */
  criticalLow?: number;
  criticalHigh?: number;
  /** The answer is a word, such as "Nil"; these are the usual ones. */
  usualWords?: string[];
}

export const panels = [
  'Blood count',
  'Blood sugar',
  'Lipids',
  'Thyroid',
  'Liver',
  'Kidney',
  'Electrolytes',
  'Iron',
  'Vitamins',
  'Inflammation',
  'Urine',
] as const;
export type Panel = (typeof panels)[number];

/** A list of one panel, whose members are told without repeating it. */
export const ofPanel = (panel: Panel, members: Omit<Analyte, 'panel'>[]): Analyte[] =>
  members.map((member) => ({ panel, ...member }));
