import { readFileSync } from 'node:fs';
import { readWordLists } from '../../../language/phraseLists.ts';
import { romanisedFrom } from '../../../language/scripts.ts';
import { soundOf } from '../../../language/sound.ts';
import { type Token, tokenise } from '../../../language/tokens.ts';

interface KnownName {
  words: string[];
  name: string;
}

const wordsOf = (text: string) => tokenise(text).map(({ word }) => word);
const listed = readWordLists(new URL('./stems.txt', import.meta.url));
const lines = readFileSync(new URL('names.txt', import.meta.url), 'utf8').split('\n');
/** A brand is shown as the person wrote it; what is written in another script, or wrongly, by its name. */
const known: KnownName[] = lines
  .filter((line) => line.trim() !== '' && !line.startsWith('#'))
  .flatMap((line) => {
    const [name = '', others = ''] = line.split(':').map((part) => part.trim());
    return [name, ...others.split(',')]
      .filter((written) => written.trim() !== '')
      .map((written) => ({ words: wordsOf(written), name }));
  });

const knownByFirstWord = Map.groupBy(known, ({ words: [first] }) => first);
const knownBySound = Map.groupBy(known, ({ words: [first = ''] }) => soundOf(first));

const soundsOf = (word: string): string[] => romanisedFrom(word).map(soundOf);

/** Those whose first word may be meant by a token. */
function knownAlike(first: Token): KnownName[] {
  const written = knownByFirstWord.get(first.word) ?? [];
  if (!isOtherScript(first)) return written;
  return [...written, ...soundsOf(first.word).flatMap((sound) => knownBySound.get(sound) ?? [])];
}

/** The medicine whose name starts at a token, the longest first; of one's own medicines before the known ones. */
export function findName(tokens: Token[], at: number, own: string[]): { name: string; next: number } | undefined {
  const first = tokens[at];
  if (!first) return undefined;
  const names = [...own.map((name) => ({ words: wordsOf(name), name })), ...knownAlike(first)];
  let longest: KnownName | undefined;
  for (const candidate of names) {
    const isThere = candidate.words.every((word, offset) => isWritten(tokens[at + offset], word));
    if (isThere && candidate.words.length > (longest?.words.length ?? 0)) longest = candidate;
  }
  const end = at + (longest?.words.length ?? 1);
  const next = releases.has(tokens[end]?.word ?? '') ? end + 1 : end;
  const written = textOf(tokens, at, next);
  if (!longest) return hasStem(first.word) ? { name: capitalised(written), next } : undefined;
  const isSame = next === end && wordsOf(longest.name).join(' ') === longest.words.join(' ');
  const isLatin = /^[\p{Script=Latin}\d ]+$/u.test(written);
  return { name: isSame || !isLatin ? longest.name : capitalised(written), next };
}

export const capitalised = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

const releases = listed('releases');
const stems = [...listed('stems')];
/** Shorter words than these, such as April, end so by chance. */
const leastOfStem = 6;
/** "Ezetimibe", "statin": generic names of a class end alike. */
const hasStem = (word: string): boolean => word.length >= leastOfStem && stems.some((stem) => word.endsWith(stem));

const isOtherScript = ({ kind, word }: Token): boolean => kind === 'word' && !/^[\p{Script=Latin}]+$/u.test(word);

const leastHeard = 5;
/** "थायरोनॉर्म" is Thyronorm: in other scripts a name is written as it is heard. */
function isWritten(token: Token | undefined, word: string): boolean {
  if (token === undefined || token.word === word) return token !== undefined;
  if (word.length < leastHeard || !isOtherScript(token)) return false;
  return soundsOf(token.word).includes(soundOf(word));
}

/** Tokens as they were written. */
export const textOf = (tokens: Token[], from: number, to: number): string =>
  tokens
    .slice(from, to)
    .map(({ text, start }, index) => (index > 0 && (tokens[from + index - 1]?.end ?? 0) < start ? ` ${text}` : text))
    .join('');
