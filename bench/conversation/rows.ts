import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

export type Range = [low: number, high: number];
type Pattern = string;

/** What a turn newly records; patterns are regular expressions, days are offsets from the turn's day. */
export interface ExpectedRecord {
  kind: 'food' | 'water' | 'weight' | 'sleep' | 'activity';
  name?: Pattern;
  meal?: Pattern;
  day?: number | number[];
  maybe?: boolean;
  kcal?: Range;
  protein?: Range;
  ml?: Range;
  kg?: Range;
  h?: Range;
  min?: Range;
  km?: Range;
}

/** What the diary of a day holds after a correction. */
export interface ExpectedNet {
  food?: Pattern;
  activity?: Pattern;
  water?: Range;
  weight?: Range;
  sleep?: Range;
  gone?: Pattern;
  free?: Pattern;
  kcal?: Range;
  min?: Range;
  km?: Range;
  /** The sum after over the sum before. */
  times?: number | Range;
  /** More such records than before are right. */
  more?: boolean;
  meal?: Pattern;
  day?: number;
}

export interface Expectation {
  log?: ExpectedRecord[];
  net?: ExpectedNet[];
  goals?: 'same' | Partial<Record<'calories' | 'water' | 'burn' | 'sleep' | 'weight', Range>>;
  profile?: 'same' | { heightCm?: Range };
  confirm?: boolean;
  say?: Pattern | Pattern[];
  never?: Pattern;
  answer?: boolean;
}

/** One message of a person, with what must come of it. */
export interface TurnRow {
  id: string;
  persona: string;
  day: number;
  time: string;
  text: string;
  category: string;
  expect: Expectation;
}

/** Nobody reads the turns of a sealed file: gzipped JSON lines in base64. */
export const isSealed = (file: string): boolean => file.endsWith('.b64');

export function readTurns(file: string): TurnRow[] {
  const content = readFileSync(file, 'utf8');
  const lines = isSealed(file) ? gunzipSync(Buffer.from(content, 'base64')).toString('utf8') : content;
  return lines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as TurnRow);
}
