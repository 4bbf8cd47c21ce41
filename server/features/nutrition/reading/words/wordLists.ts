import { readFileSync } from 'node:fs';
import { wordSet } from '../../table/nameKey.ts';

const lists = new Map(
  readFileSync(new URL('words.txt', import.meta.url), 'utf8')
    .split(/^\[/m)
    .slice(1)
    .map((part): [string, Set<string>] => {
      const end = part.indexOf(']');
      return [part.slice(0, end), wordSet(part.slice(end + 1))];
    }),
);

/** The words of some lists of words.txt, in the form that tokens have. */
export function wordList(...names: string[]): Set<string> {
  const found = names.map((name) => lists.get(name));
  if (found.includes(undefined)) throw new Error(`words.txt has no list for some of: ${names.join(', ')}`);
  return new Set(found.flatMap((list) => [...(list ?? [])]));
}
