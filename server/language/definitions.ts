import { readPhraseLists } from './phraseLists.ts';
import { type Token, tokenise } from './tokens.ts';

/** What a person says that a name of theirs stands for. */
export interface Definition {
  name: string;
  /** As it was written: what is in it, or its figures. */
  content: string;
}

const listed = readPhraseLists(new URL('./definitions.txt', import.meta.url));
const keeps = new Set(listed('keeps'));
const opening = new Set(listed('opening'));
const mine = new Set(listed('mine'));
const longestKeep = Math.max(...[...keeps].map((phrase) => phrase.split(' ').length));
const mostNameWords = 6;
const quoted = /(?<![\p{L}\p{M}\p{N}])["'“‘]([\p{L}\p{M}\p{N} &-]{2,60})["'”’](?![\p{L}\p{M}])/u;

/** The words from one token to before another. */
interface Place {
  from: number;
  to: number;
}

/** Whether a word says that something is the writer's own. */
export const isMine = (word: string): boolean => mine.has(word);

/** Everywhere where a message says that something is to be kept. */
export function keptPlaces(tokens: Token[]): Place[] {
  const words = tokens.map(({ word }) => word);
  const places: Place[] = [];
  for (let place = keepIn(words); place; place = keepIn(words, place.to)) places.push(place);
  return places;
}

/** Whether a message says somewhere that it is to be kept: "yaad rakhna". */
export const saysToKeep = (text: string): boolean => keepIn(tokenise(text).map(({ word }) => word)) !== undefined;

/** "Save gains shake = 1 scoop whey, 1 banana", "my shake = 300 ml milk, 1 banana", "define food “jar shake”: 430 kcal". */
export function readDefinition(text: string): Definition | undefined {
  if (/\?\s*$/.test(text)) return undefined;
  const tokens = tokenise(text);
  const words = tokens.map(({ word }) => word);
  const keep = keepIn(words);
  const name = keep && text.match(quoted);
  if (name?.[1]) return defined(name[1], text.slice((name.index ?? 0) + name[0].length));
  // "Dilip shake is 1 scoop whey": what follows begins with an amount.
  const isSign = (word: string | undefined, at: number) =>
    word === '=' || (keep !== undefined && (word === ':' || (word === 'is' && tokens[at + 1]?.kind === 'number')));
  // "Henceforth 1 hata bhat = 60 g rice. Note it."
  const endsIn = keep && words.some((word, at) => at < keep.from && word === '=') ? keep.from : words.length;
  let start = endsIn < words.length ? 0 : (keep?.to ?? 0);
  while (opening.has(words[start] ?? '') || (keep && /^[:.,]$/.test(words[start] ?? ''))) start += 1;
  if (keep && isNamedBefore(words, keep))
    return defined(text.slice(0, tokens[keep.from]?.start), text.slice(tokens[keep.to]?.end));
  if (mine.has(words[start] ?? '')) start += 1;
  else if (!keep) return undefined;
  const sign = words.findIndex((word, at) => at > start && isSign(word, at));
  const first = tokens[start];
  return sign < 0 || !first
    ? undefined
    : defined(
        text.slice(first.start, tokens[sign]?.start),
        text.slice(tokens[sign]?.end, tokens[endsIn]?.start).replace(/[\s.,;]+$/u, ''),
      );
}

/** "Usual dinner save: khichdi, chaas", and not "isko save karo: my shake = 200 kcal". */
function isNamedBefore(words: string[], keep: Place): boolean {
  const isNamed = words.slice(0, keep.from).some((word) => !opening.has(word));
  return isNamed && signs.has(words[keep.to] ?? '');
}
const signs = new Set(['=', ':', '-', '–', '—']);

function keepIn(words: string[], start = 0): Place | undefined {
  for (let from = start; from < words.length; from += 1)
    for (let length = longestKeep; length > 0; length -= 1)
      if (keeps.has(words.slice(from, from + length).join(' '))) return { from, to: from + length };
  return undefined;
}

function defined(named: string, rest: string): Definition | undefined {
  const name = named.trim();
  const words = tokenise(name);
  const isName = words.length > 0 && words.length <= mostNameWords && words.every(({ kind }) => kind === 'word');
  const content = rest.replace(/^[\s:=,-]+/u, '').trim();
  return isName && content !== '' ? { name, content } : undefined;
}
