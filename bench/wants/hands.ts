import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Act } from '../../contract/acts/acts.ts';

/** A message as a hand wrote it, cut into parts with what each wants. */
export interface LabelledMessage {
  /** What was done or asked last: `logged: roti 2 piece`; '' where the talk begins. */
  ctx: string;
  segs: [text: string, act: Act][];
  lang: string;
}

export const folder = new URL('./hands/', import.meta.url);
/** For scoring only: nothing is fitted to them, and nobody looks at their sentences. */
export const keptApart = ['hand-12', 'hand-16', 'hand-19'];

/** Of these only totals are ever printed. */
export const sealedHands: string[] = readdirSync(folder).flatMap(
  (name) => /^(hand-\d+)-sealed\.b64$/.exec(name)?.[1] ?? [],
);

export const handNames = (): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .map((name) => name.replace('.jsonl', ''))
    .sort();

/** A sealed hand lies encoded, so that nobody reads its sentences by chance. */
const textIn = (file: URL | string): string => {
  const text = readFileSync(file, 'utf8');
  return String(file).endsWith('.b64') ? gunzipSync(Buffer.from(text, 'base64')).toString('utf8') : text;
};

export const readHand = (file: URL | string): LabelledMessage[] =>
  textIn(file)
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => JSON.parse(line) as LabelledMessage);

export const handNamed = (name: string): LabelledMessage[] =>
  readHand(new URL(sealedHands.includes(name) ? `${name}-sealed.b64` : `${name}.jsonl`, folder));
/** Changes with every message of these hands. */
export function digestOf(names: string[]): string {
  const digest = createHash('sha256');
  for (const name of names) digest.update(readFileSync(new URL(`${name}.jsonl`, folder)));
  return digest.digest('hex');
}

/** All that a fit may learn from. */
export const fittedHands = (): string[] => handNames().filter((name) => !keptApart.includes(name));

export const nameOf = (path: string): string => basename(path).replace('.jsonl', '');
export const textOf = ({ segs }: LabelledMessage): string => segs.map(([text]) => text).join('');
