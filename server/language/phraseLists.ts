import { readFileSync } from 'node:fs';
import { type Token, tokenise } from './tokens.ts';

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

/** The lists of such a file as sets. */
export function readWordLists(file: URL): (name: string) => Set<string> {
  const listed = readPhraseLists(file);
  return (name) => new Set(listed(name));
}

/** How many tokens the longest of these phrases takes that starts at a token; 0 where none does. */
export function phraseFinder(phrases: Iterable<string>): (tokens: Token[], at: number) => number {
  const byFirstWord = new Map<string, string[][]>();
  for (const phrase of phrases) {
    const words = phrase.split(' ');
    const [first = ''] = words;
    byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), words]);
  }
  return (tokens, at) => {
    let longest = 0;
    for (const words of byFirstWord.get(tokens[at]?.word ?? '') ?? [])
      if (words.length > longest && words.every((word, offset) => tokens[at + offset]?.word === word))
        longest = words.length;
    return longest;
  };
}

/** Makes one token of each run of tokens that is one of these phrases, the longest first. */
export function phraseJoiner(phrases: Iterable<string>): (tokens: Token[]) => Token[] {
  const known = new Set(phrases);
  const mostWords = Math.max(...[...known].map((phrase) => phrase.split(' ').length));
  return (tokens) => {
    const joined: Token[] = [];
    for (let at = 0; at < tokens.length; ) {
      const run = tokens.slice(at, at + runLength(tokens, at, known, mostWords));
      joined.push({ ...(run[0] as Token), word: phraseOf(run), end: (run.at(-1) as Token).end });
      at += run.length;
    }
    return joined;
  };
}

const phraseOf = (tokens: Token[]): string => tokens.map(({ word }) => word).join(' ');

function runLength(tokens: Token[], at: number, known: Set<string>, mostWords: number): number {
  let length = Math.min(mostWords, tokens.length - at);
  while (length > 1 && !known.has(phraseOf(tokens.slice(at, at + length)))) length -= 1;
  return length;
}
