import { readFileSync } from 'node:fs';
import { tokenise } from './tokens.ts';

const header = /^\[([^\]]+)\]\s*(.*)$/;

/** A phrase as its tokens are written, so that it is found among those of a message. */
export const writtenPhrase = (text: string): string =>
  tokenise(text)
    .map(({ word }) => word)
    .join(' ');

/**
 * The lists of phrases in a file: `[name] one phrase, another`, which may go on over further lines; `#` begins a remark.
 * Asking for a list that isn't there throws.
 */
export function readPhraseLists(file: URL): (name: string) => string[] {
  const lists = new Map<string, string[]>();
  let name = '';
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (line.startsWith('#')) continue;
    const [, named, rest = line] = header.exec(line) ?? [];
    name = named ?? name;
    const phrases = rest.split(',').map(writtenPhrase);
    lists.set(name, [...(lists.get(name) ?? []), ...phrases.filter((phrase) => phrase !== '')]);
  }
  return (wanted) => {
    const found = lists.get(wanted);
    if (!found) throw new Error(`${file.pathname} has no list ${wanted}`);
    return found;
  };
}
