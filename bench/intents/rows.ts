import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Intent } from '../../server/assistant/intents/intents.ts';

/** A message with what its writer wants. */
export interface IntentRow {
  intent: Intent;
  language: string;
  text: string;
}

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const rowsOf = (lines: string) =>
  lines
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as IntentRow);

export const openText = (): string => read('open.jsonl');
export const readOpen = (): IntentRow[] => rowsOf(openText());

/** Only counts of these are printed: nobody reads them. */
export const readSealed = (): IntentRow[] =>
  rowsOf(gunzipSync(Buffer.from(read('sealed.b64'), 'base64')).toString('utf8'));
