import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { handNamed, keptApart, type LabelledMessage } from '../wants/hands.ts';

export type Range = [low: number, high: number];

/** What must be on record: names are patterns, ranges hold what was told. */
export interface ExpectedEntry {
  kind:
    | 'food'
    | 'water'
    | 'weight'
    | 'activity'
    | 'sleep'
    | 'reading'
    | 'medicine'
    | 'symptom'
    | 'mood'
    | 'period'
    | 'fast';
  name?: string;
  what?: string;
  kcal?: Range;
  ml?: Range;
  kg?: Range;
  min?: Range;
  km?: Range;
  steps?: Range;
  sets?: number;
  h?: Range;
  value?: Range;
  second?: Range;
  taken?: boolean;
  feel?: string;
  event?: string;
  /** Days from that of the message. */
  day?: number | number[];
  time?: string | string[];
  meal?: string;
  /** It may as well be missing. */
  maybe?: boolean;
}

export interface ToldRow {
  hand: string;
  line: number;
  message: LabelledMessage;
  /** Undefined where the message tells of nothing. */
  log: ExpectedEntry[] | undefined;
  /** Asking is as good. */
  confirm: boolean;
}

interface StoredRow {
  file?: string;
  line: number;
  log: ExpectedEntry[];
  confirm?: boolean;
}

/** Whether it was written down what must be on record after the messages of this hand. */
export const isTold = (hand: string): boolean =>
  keptApart.includes(hand) || existsSync(new URL(`${hand}.jsonl`, import.meta.url));

/** Messages that came with what must be on record: those whose figures matter, and voices of all kinds; of a sealed set only totals are ever printed. */
export const ownSets = ['figures-open', 'figures-sealed', 'figures-later', 'voices-open', 'voices-sealed'];

function ownRows(name: string): ToldRow[] {
  const isSealedSet = name.endsWith('-sealed');
  const raw = readFileSync(new URL(`${name}.${isSealedSet ? 'b64' : 'jsonl'}`, import.meta.url), 'utf8');
  const text = isSealedSet ? gunzipSync(Buffer.from(raw, 'base64')).toString('utf8') : raw;
  return text
    .split('\n')
    .filter((line) => line.trim())
    .map((line, at) => {
      const { text: told, lang, log: all, confirm = false } = JSON.parse(line) as OwnRow;
      const log = all.length > 0 ? all : undefined;
      const act = !log ? 'none.other' : log.every(({ kind }) => kind === 'food') ? 'log.food' : 'log.activity';
      return { hand: name, line: at + 1, message: { ctx: '', segs: [[told, act]], lang }, log, confirm };
    });
}

interface OwnRow {
  text: string;
  lang: string;
  log: ExpectedEntry[];
  confirm?: boolean;
}

/** Each message of a hand that has no context, with what must be on record after it. */
export function toldRows(hand: string): ToldRow[] {
  if (ownSets.includes(hand)) return ownRows(hand);
  const expected = new Map(storedRows(hand).map((row) => [row.line, row]));
  return handNamed(hand).flatMap((message, at) => {
    const told = expected.get(at + 1);
    return message.ctx === '' ? [{ hand, line: at + 1, message, log: told?.log, confirm: told?.confirm ?? false }] : [];
  });
}

function storedRows(hand: string): StoredRow[] {
  const read = (name: string) =>
    readFileSync(new URL(name, import.meta.url), 'utf8')
      .split('\n')
      .filter((line) => line.trim())
      .map((line) => JSON.parse(line) as StoredRow);
  const kept = read('kept.jsonl').filter(({ file }) => file === hand || file === `${hand}.jsonl`);
  return kept.length > 0 ? kept : read(`${hand}.jsonl`);
}
