import { readdirSync, readFileSync } from 'node:fs';
import type { Act } from '../../contract/acts/acts.ts';
import type { Range } from '../told/rows.ts';
import { handNamed, type LabelledMessage } from '../wants/hands.ts';

/** What becomes of entries of the diary; see the README of ../wants, section fixed. */
export interface Fix {
  act: Act;
  /** A pattern of their names, "all" or "last". */
  of: string;
  quantity?: number;
  unit?: string;
  times?: Range;
  name?: string;
  day?: number | number[];
  time?: string | string[];
  meal?: string;
  kcal?: number;
  protein?: number;
  carbs?: number;
  fat?: number;
  kg?: number;
  h?: number;
  maybe?: boolean;
}

export interface FixedRow {
  hand: string;
  line: number;
  message: LabelledMessage;
  /** The message that logs what is corrected, and how many entries it tells. */
  first: string;
  entries: number;
  fixes: Fix[];
  /** Something is logged besides. */
  isLogging: boolean;
}

const folder = new URL('../wants/fixed/', import.meta.url);

export const handsFixed = (): string[] =>
  readdirSync(folder)
    .map((name) => name.replace('.jsonl', ''))
    .sort();

export function fixedRows(hand: string): FixedRow[] {
  const messages = handNamed(hand);
  return readFileSync(new URL(`${hand}.jsonl`, folder), 'utf8')
    .split('\n')
    .filter((line) => line.trim())
    .flatMap((text) => {
      const { line, fix, log } = JSON.parse(text) as { line: number; fix: Fix[]; log?: unknown[] };
      const message = messages[line - 1];
      const told = message && toldFirst(message.ctx);
      return message && told ? [{ hand, line, message, ...told, fixes: fix, isLogging: log !== undefined }] : [];
    });
}

/** What no message without more can log: readings, medicines, moods, exercises with sets. */
const otherKinds =
  /\b(bp|blood|pressure|glucose|sugar \d|hba1c|a1c|pulse|temp(?:erature)?|metformin|spo2|oxygen|waist|tsh|tablet|capsule|mg|mcg|iu|mood|period|fast|headache|reps|sets?)\b|बीपी|\d+x\d+/i;
const ofTime = /\d ?(min|mins|minutes|h|hr|hrs|hours?|km|mi|miles|m)\b/i;

/** "had roti 2 piece, dal 1 katori" of "logged: roti 2 piece; dal 1 katori". */
export function toldFirst(ctx: string): { first: string; entries: number } | undefined {
  const written = /^logged: (.+)$/.exec(ctx)?.[1];
  if (!written || otherKinds.test(written)) return undefined;
  const entries = written.split(';').map((entry) => entry.trim());
  const foods = entries.filter((entry) => !isOther(entry));
  const others = entries.filter(isOther).map(sayOther);
  const said = foods.length > 0 ? [`had ${foods.join(', ')}`, ...others] : others;
  return { first: said.join('. '), entries: entries.length };
}

const isOther = (entry: string): boolean => /^(weight|sleep|water|steps)\b/i.test(entry) || ofTime.test(entry);
const sayOther = (entry: string): string => entry.replace(/^sleep\b/i, 'slept').replace(/^water\b/i, 'drank water');
