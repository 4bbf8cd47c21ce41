import { readFileSync } from 'node:fs';

/** A message with what its writer wants. */
export interface IntentRow {
  intent: string;
  language: string;
  text: string;
}

export const readOpen = (): IntentRow[] =>
  readFileSync(new URL('open.jsonl', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as IntentRow);
