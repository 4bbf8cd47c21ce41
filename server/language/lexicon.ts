import { type WrittenEntry, writtenEntries } from './lexiconFiles.ts';
import type { Token } from './tokens.ts';

/** What a word does in a message; lexicon/README.md tells what each role says. */
const roleNames = [
  ...['joiner', 'contrast', 'but', 'connective', 'eaten', 'took', 'eat', 'done', 'ki'],
  ...['negation', 'none', 'notEaten', 'skipped', 'self', 'recipient', 'other', 'relative', 'by', 'speaker', 'theyAte'],
  ...['plan', 'planBefore', 'weakPlan', 'wish', 'habit', 'questionStart', 'question', 'advice', 'prohibition'],
  ...[
    'recipe',
    'quote',
    'device',
    'exercise',
    'countedExercise',
    'reading',
    'commerce',
    'price',
    'cooking',
    'liking',
    'name',
  ],
  ...['meal', 'breakfast', 'lunch', 'dinner', 'snack', 'today', 'yesterday', 'dayBefore', 'time', 'leadIn', 'unit'],
  ...[
    'morning',
    'midday',
    'noon',
    'evening',
    'midnight',
    'night',
    'clock',
    'am',
    'pm',
    'oclock',
    'hour',
    'minute',
    'second',
  ],
  ...['filler', 'occasion', 'greeting', 'thanks', 'praise'],
  ...[
    'no',
    'log',
    'unlogged',
    'reason',
    'change',
    'remove',
    'more',
    'also',
    'just',
    'double',
    'halve',
    'smaller',
    'larger',
  ],
  ...['share', 'left', 'gave', 'that', 'mistaken'],
  ...[
    'food',
    'water',
    'states',
    'listing',
    'supposed',
    'fed',
    'use',
    'spoilt',
    'everyday',
    'place',
    'either',
    'sugar',
    'vocative',
  ],
  ...[
    'corrected',
    'measure',
    'was',
    'should',
    'instead',
    'inPlace',
    'without',
    'within',
    'inside',
    'notBefore',
    'shows',
    'entry',
    'twice',
    'notMine',
    'source',
    'tellMe',
    'whole',
    'redo',
    'latest',
    'all',
    'well',
    'rest',
  ],
  ...['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
] as const;
export type Role = (typeof roleNames)[number];
/** From Monday. */
export const weekdayRoles = [
  ...(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const),
] satisfies Role[];
export type NumberRole = 'number' | 'couple' | 'scale' | 'part' | 'added' | 'ordinal';

/** What a word of a role is besides. */
const kindsOf: Partial<Record<Role, Role[]>> = {
  ...{ breakfast: ['meal'], lunch: ['meal'], dinner: ['meal'], snack: ['meal'] },
  ...{ morning: ['time'], midday: ['noon', 'time'], noon: ['time'], evening: ['time'] },
  ...{ midnight: ['night', 'time'], night: ['time'], am: ['clock', 'time'], pm: ['clock', 'time'] },
  notMine: ['notEaten'],
  ...{ oclock: ['clock', 'time'], hour: ['measure'], minute: ['measure'] },
};

const numberRoles = new Set<string>(['number', 'couple', 'scale', 'part', 'added', 'ordinal']);
const knownRoles = new Set<string>(roleNames);
const noRoles: ReadonlySet<Role> = new Set();
const exercise: ReadonlySet<Role> = new Set(['exercise']);
const leastFolded = 4;

interface Entry {
  /** The words of the entry after the first one. */
  more: string[];
  roles: Set<Role>;
  /** Weak in this language: counts only beside a word of it alone. Undefined where some language has it for sure. */
  weakIn: Set<string> | undefined;
}

const entriesByFirst = new Map<string, Entry[]>();
const languagesOf = new Map<string, Set<string>>();
const numbers = new Map<NumberRole, [value: number, word: string][]>();
/** Numbers of several words, by their first one: "iravai aidu". */
export const numberPhrases = new Map<string, { more: string[]; value: number }[]>();
/** The names of each month, from January. */
export const months: ReadonlySet<string>[] = Array.from({ length: 12 }, () => new Set<string>());
/** Weak number words with the language that has them. */
const weakNumbers = new Map<string, { language: string; value: number }[]>();

for (const entry of writtenEntries) addEntry(entry);
for (const entries of entriesByFirst.values()) entries.sort((one, other) => other.more.length - one.more.length);

function addEntry(entry: WrittenEntry): void {
  const { language, role, value, words, isWeak } = entry;
  const [first = '', ...more] = words;
  if (role === 'month') {
    (months[Number(value) - 1] as Set<string>).add(first);
    return;
  }
  if (numberRoles.has(role)) {
    addNumber(entry, first, more);
  } else if (knownRoles.has(role)) {
    const known = entriesByFirst.get(first) ?? [];
    const isSame = (entry: Entry) => entry.more.join(' ') === more.join(' ') && (entry.weakIn !== undefined) === isWeak;
    const same = known.find(isSame) ?? { more, roles: new Set<Role>(), weakIn: isWeak ? new Set<string>() : undefined };
    for (const one of [role as Role, ...(kindsOf[role as Role] ?? [])]) same.roles.add(one);
    same.weakIn?.add(language);
    if (!known.includes(same)) entriesByFirst.set(first, [...known, same]);
  } else if (role !== 'means') {
    throw new Error(`lexicon/${language}.txt: there is no role ${role}`);
  }
  if (isWeak) return;
  const phrase = words.join(' ');
  languagesOf.set(phrase, (languagesOf.get(phrase) ?? new Set()).add(language));
}

function addNumber({ language, role, value, isWeak }: WrittenEntry, first: string, more: string[]): void {
  const figure = Number(value);
  if (more.length > 0) numberPhrases.set(first, [...(numberPhrases.get(first) ?? []), { more, value: figure }]);
  else if (isWeak) weakNumbers.set(first, [...(weakNumbers.get(first) ?? []), { language, value: figure }]);
  else numbers.set(role as NumberRole, [...(numbers.get(role as NumberRole) ?? []), [figure, first]]);
}

const doubledOrW = /([a-z])\1|w/;

/** Spellings of one word of an Indian language in Latin letters. */
export const foldSpelling = (word: string): string =>
  doubledOrW.test(word)
    ? word
        .replace(/aa/g, 'a')
        .replace(/ee|ii/g, 'i')
        .replace(/oo|uu/g, 'u')
        .replace(/w/g, 'v')
        .replace(/([a-z])\1/g, '$1')
    : word;

const wordsByRole = { sure: new Map<Role, string[]>(), weakToo: new Map<Role, string[]>() };
for (const [first, entries] of entriesByFirst) {
  for (const { more, roles, weakIn } of entries) {
    if (more.length > 0) continue;
    for (const role of roles) {
      addToList(wordsByRole.weakToo, role, first);
      if (!weakIn) addToList(wordsByRole.sure, role, first);
    }
  }
}

function addToList(lists: Map<Role, string[]>, role: Role, word: string): void {
  const list = lists.get(role);
  if (list) list.push(word);
  else lists.set(role, [word]);
}

const allNumberWords = new Set([...numbers.values()].flatMap((list) => list.map(([, word]) => word)));

const withRoles = writtenEntries.filter(({ role, isWeak }) => role !== 'means' && role !== 'month' && !isWeak);
const spellings = new Map<string, string>();
for (const phrase of new Set(withRoles.map(({ words }) => words.join(' '))))
  if (/^[a-z]{4,}$/.test(phrase) && !languagesOf.get(phrase)?.has('english'))
    spellings.set(foldSpelling(phrase), phrase);

/** Whether some language has it as a number, or as a part of one. */
export const isNumberWord = (word: string): boolean => allNumberWords.has(word);

/** The number words of all languages, for one part that they play in a number. */
export const numberWords = (role: NumberRole): [value: number, word: string][] => numbers.get(role) ?? [];

/** Every word that has a role by itself; those that are other words elsewhere where only one of the role can stand. */
export const wordsOf = (role: Role, others?: 'weakToo'): Set<string> =>
  new Set((others ? wordsByRole.weakToo : wordsByRole.sure).get(role));

/** The names of each day of the week, from Monday. */
const weekdays: ReadonlySet<string>[] = weekdayRoles.map((day) => wordsOf(day));

/** Which day of the week a word names, 0 for Monday, in any spelling; -1 where it names none. */
export function weekdayOf(word: string): number {
  const spelt = knownSpelling(word);
  return weekdays.findIndex((names) => names.has(spelt));
}

/** The roles of each token; the words of a phrase have those of the phrase. */
export function rolesOfTokens(tokens: Token[]): ReadonlySet<Role>[] {
  const words = tokens.map(({ kind, word, text }) =>
    kind === 'word' ? knownSpelling(withoutPossessive(word, text)) : word,
  );
  const languages = languagesIn(words);
  const roles: ReadonlySet<Role>[] = [];
  for (let at = 0; at < words.length; ) {
    const found = entriesAt(words, at, languages).filter((entry) => !endsInAmount(entry, words, at, languages));
    const [longest] = found;
    const length = longest ? longest.more.length + 1 : 1;
    const same = found.filter(({ more }) => more.length + 1 === length);
    const meant = same.length > 1 ? new Set(same.flatMap((entry) => [...entry.roles])) : (longest?.roles ?? noRoles);
    for (let inside = 0; inside < length; inside += 1) roles.push(meant);
    at += length;
  }
  const isNumber = (at: number) => tokens[at]?.kind === 'number';
  return roles.map((meant, at) =>
    meant.has('countedExercise') && (isNumber(at - 1) || isNumber(at + 1)) ? exercise : meant,
  );
}

/** "Dal do katori thi" counts katoris and asks to add nothing. */
function endsInAmount({ more }: Entry, words: string[], at: number, languages: Set<string>): boolean {
  const next = at + more.length + 1;
  const isUnit = () => entriesAt(words, next, languages).some(({ roles }) => roles.has('unit'));
  return more.length > 0 && isNumberWord(more.at(-1) ?? '') && isUnit();
}

/** Number words that count beside others of their language become numbers: the "be" of a Gujarati message is 2. */
export function withWeakNumbers(tokens: Token[]): Token[] {
  if (!tokens.some(({ word }) => weakNumbers.has(word))) return tokens;
  const languages = languagesIn(tokens.map(({ word }) => word));
  return tokens.map((token) => {
    const meant = weakNumbers.get(token.word)?.find(({ language }) => languages.has(language));
    return meant && token.kind === 'word' ? { ...token, kind: 'number', value: meant.value } : token;
  });
}

const entriesAt = (words: string[], at: number, languages: Set<string>): Entry[] =>
  (entriesByFirst.get(words[at] ?? '') ?? []).filter(
    ({ more, weakIn }) =>
      more.every((word, offset) => words[at + 1 + offset] === word) &&
      (!weakIn || [...weakIn].some((language) => languages.has(language))),
  );

/** "Mother's" is told of as "mother", where nobody says so of "mothers", and the "mummys" of people who type no apostrophes. */
function withoutPossessive(word: string, text: string): string {
  if (!word.endsWith('s') || entriesByFirst.has(word)) return word;
  const owner = word.slice(0, -1);
  const isSomebody = entriesByFirst
    .get(owner)
    ?.some(({ more, roles }) => more.length === 0 && (roles.has('relative') || roles.has('other')));
  return isSomebody || /['’]s$/i.test(text) ? owner : word;
}

/** The word as the lexicon spells it: "sappidalaama" is "saapidalaama". */
export const knownSpelling = (word: string): string =>
  word.length < leastFolded || languagesOf.has(word) || entriesByFirst.has(word)
    ? word
    : (spellings.get(foldSpelling(word)) ?? word);

/** The languages of words that no other language has. */
export function languagesIn(words: string[]): Set<string> {
  const found = new Set<string>();
  for (const word of words) {
    const languages = languagesOf.get(word);
    if (languages?.size === 1) for (const language of languages) found.add(language);
  }
  return found;
}
