import { foldSpelling, knownSpelling, languagesIn, type Role, weekdayRoles } from './lexicon.ts';
import { type WrittenEntry, writtenEntries } from './lexiconFiles.ts';
import { languageOfScript, romanisedFrom } from './scripts.ts';
import { soundOf } from './sound.ts';
import { type Token, tokenise } from './tokens.ts';

/** The one of some spellings that names of foods have; `asName` as a name of its own. */
export type SpellFood = (spellings: string[], asName?: 'asName') => string | undefined;

interface Meaning extends Pick<WrittenEntry, 'language' | 'isWeak'> {
  /** The words of the phrase after the first one. */
  more: string[];
  /** In English. */
  meaning: string;
}

type Spellings = Map<string, Map<string, string>>;

/** Words of fewer letters sound like too many others. */
const leastHeard = 4;
/** Longer ones are no words. */
const mostLetters = 40;

/** What words of a role are to the readers of all features. */
const meaningOfRole: Partial<Record<Role, string>> = {
  ...{ morning: 'morning', noon: 'afternoon', evening: 'evening', night: 'night', hour: 'hours', minute: 'minutes' },
  ...{ breakfast: 'breakfast', lunch: 'lunch', dinner: 'dinner' },
  ...Object.fromEntries(weekdayRoles.map((day) => [day, day])),
};
const readersKnow = new Set(['english', 'hindi']);

const meanings = new Map<string, Meaning[]>();
/** By language and by how they are heard: words that have a meaning, number words as digits, and all words. */
const ofMeanings: Spellings = new Map();
const ofNumbers: Spellings = new Map();
const ofAll: Spellings = new Map();
const isKnown = new Set(
  writtenEntries
    .filter(({ language, isWeak }) => readersKnow.has(language) && !isWeak)
    .map(({ role, words }) => `${role} ${words.join(' ')}`),
);
for (const entry of writtenEntries) {
  const meaning = meaningOf(entry);
  if (meaning) addMeaning(entry, meaning);
  const isMeaning = meaning !== undefined && entry.words.length === 1;
  for (const word of entry.words) addSpelling(isMeaning ? ofMeanings : ofAll, entry, word, word);
  if ((entry.role === 'number' || entry.role === 'part') && entry.words.length === 1)
    addSpelling(ofNumbers, entry, entry.words[0] ?? '', entry.value);
}
for (const list of meanings.values()) list.sort((one, other) => other.more.length - one.more.length);

/** The first spelling in the lexicon counts. */
function addSpelling(spellings: Spellings, { language }: WrittenEntry, word: string, spelt: string): void {
  if (!/^[a-z]+$/.test(word)) return;
  const list = spellings.get(language) ?? new Map<string, string>();
  spellings.set(language, list);
  for (const heard of [foldSpelling(word), `~${soundOf(word)}`]) if (!list.has(heard)) list.set(heard, spelt);
}

function meaningOf({ language, role, value, words, isWeak }: WrittenEntry): string | undefined {
  if (role === 'means') return value;
  // Beside words of its language it is a number; their meanings would leave nothing to know it by.
  if (role === 'number' && isWeak && words.length === 1) return value;
  const isForReaders = readersKnow.has(language) || isKnown.has(`${role} ${words.join(' ')}`);
  return isForReaders ? undefined : meaningOfRole[role as Role];
}

function addMeaning({ language, isWeak, words: [first = '', ...more] }: WrittenEntry, meaning: string): void {
  meanings.set(first, [...(meanings.get(first) ?? []), { language, isWeak, more, meaning }]);
}

/**
 * The message with the words of regional languages as the readers know them: those that the lexicon gives a meaning in
 * English, words in the language's own script as they are romanised there or in names of foods. A word that
 * has several meanings has that of the languages of the message.
 */
export function inKnownWords(text: string, spellFood: SpellFood): string {
  const tokens = tokenise(text);
  const words = tokens.map((token) => wordOf(token, spellFood));
  const only = new Map<string, number>();
  for (const word of words)
    for (const language of languagesIn([word])) only.set(language, (only.get(language) ?? 0) + 1);
  const said = { tokens, words, only, scripts: new Set(tokens.map(({ word }) => languageOfScript(word))) };
  let known = '';
  let from = 0;
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as Token;
    const meant = meaningAt(said, at);
    const next = meant ? at + meant.more.length + 1 : at + 1;
    const word = meant?.meaning ?? words[at] ?? '';
    if (meant || languageOfScript(token.word)) {
      known += text.slice(from, token.start) + (word === token.word ? token.text : word);
      from = tokens[next - 1]?.end ?? token.end;
    }
    at = next;
  }
  return known + text.slice(from);
}

interface Said {
  tokens: Token[];
  /** As the lexicon spells them. */
  words: string[];
  /** How many of them each language alone has. */
  only: ReadonlyMap<string, number>;
  /** Languages whose own script the message has. */
  scripts: Set<string | undefined>;
}

/** What is another word elsewhere, or spelt otherwise, counts in the script of its language and beside a word of that alone. */
const meaningAt = ({ tokens, words, only, scripts }: Said, at: number): Meaning | undefined =>
  meanings.get(words[at] ?? '')?.find(({ more, language, isWeak }) => {
    const isSaid = more.every((word, offset) => words[at + 1 + offset] === word);
    const isSure = !isWeak && tokens[at]?.word === words[at];
    const within = words.slice(at, at + 1 + more.length).filter((word) => languagesIn([word]).has(language)).length;
    return isSaid && (isSure || scripts.has(language) || (only.get(language) ?? 0) > within);
  });

/** A word of its own script as the lexicon or a name of a food spells it with Latin letters, where one of them does. */
function wordOf({ kind, word }: Token, spellFood: SpellFood): string {
  const language = kind === 'word' && word.length <= mostLetters ? languageOfScript(word) : undefined;
  if (!language) return meanings.has(word) ? word : knownSpelling(word);
  const spellings = romanisedFrom(word);
  const folds = spellings.map(foldSpelling);
  const sounds = spellings.flatMap((one) => (one.length < leastHeard ? [] : `~${soundOf(one)}`));
  const spelt = (lists: Spellings, heard: string[]) =>
    heard.map((one) => lists.get(language)?.get(one)).find((one) => one !== undefined);
  return (
    spelt(ofMeanings, folds) ??
    spellFood([word], 'asName') ??
    spelt(ofNumbers, folds) ??
    spelt(ofAll, folds) ??
    spellFood([word]) ??
    spelt(ofMeanings, sounds) ??
    spelt(ofNumbers, sounds) ??
    spelt(ofAll, sounds) ??
    spellFood(spellings) ??
    word
  );
}
