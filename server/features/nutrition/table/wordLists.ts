import { readFileSync } from 'node:fs';
import { wordSet } from './nameKey.ts';

/** The words of some lists of a file, `[name] words` parted by spaces, as comparable words. */
export function wordListsOf(file: URL): (...names: string[]) => Set<string> {
  const lists = new Map(
    readFileSync(file, 'utf8')
      .split(/^\[/m)
      .slice(1)
      .map((part): [string, Set<string>] => {
        const end = part.indexOf(']');
        return [part.slice(0, end), wordSet(part.slice(end + 1))];
      }),
  );
  return (...names) => {
    const found = names.map((name) => lists.get(name));
    if (found.includes(undefined)) throw new Error(`${file.pathname} has no list for some of: ${names.join(', ')}`);
    return new Set(found.flatMap((list) => [...(list ?? [])]));
  };
}
