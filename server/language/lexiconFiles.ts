import { readdirSync, readFileSync } from 'node:fs';
import { tokenise } from './tokens.ts';

/** A word or phrase as a file of lexicon/ has it; lexicon/README.md tells what the roles say. */
export interface WrittenEntry {
  language: string;
  role: string;
  /** What stands beside the role: "2" of `[number 2]`, "how much" of `[means how much]`. */
  value: string;
  words: string[];
  /** It is another word elsewhere. */
  isWeak: boolean;
}

const folder = new URL('lexicon/', import.meta.url);
const header = /^\[(\w+)(?: ([^\]]+))?\]\s*(.*)$/;

export const writtenEntries: readonly WrittenEntry[] = readdirSync(folder)
  .filter((name) => name.endsWith('.txt'))
  .sort()
  .flatMap((name) => entriesIn(name.replace('.txt', ''), readFileSync(new URL(name, folder), 'utf8')));

function entriesIn(language: string, text: string): WrittenEntry[] {
  let role = '';
  let value = '';
  return text.split('\n').flatMap((line) => {
    if (line.startsWith('#')) return [];
    const heading = header.exec(line);
    if (heading) [, role = '', value = ''] = heading;
    const list = heading ? (heading[3] ?? '') : line;
    return list.split(',').flatMap((written) => {
      const words = tokenise(written.trim().replace(/\?$/, '')).map(({ word }) => word);
      return words.length === 0 ? [] : [{ language, role, value, words, isWeak: written.trim().endsWith('?') }];
    });
  });
}
