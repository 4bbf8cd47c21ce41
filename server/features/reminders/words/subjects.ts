import { wordsOf } from '../../../language/lexicon.ts';
import { readWordLists } from '../../../language/phraseLists.ts';
import type { Token } from '../../../language/tokens.ts';
import type { Subject } from '../policy.ts';

const listed = readWordLists(new URL('./reminders.txt', import.meta.url));

/** Words that name what an entry shows the doing of, in the order in which they are tried. */
const named: [Subject, Set<string>][] = [
  ['medicine', listed('medicine')],
  ['water', listed('water')],
  ['weight', listed('weight')],
  ['reading', listed('reading')],
  ['breakfast', wordsOf('breakfast')],
  ['lunch', wordsOf('lunch')],
  ['dinner', wordsOf('dinner')],
  ['activity', listed('activity')],
  ['food', listed('food')],
];
/** Verbs of doing that a bare naming has besides: "paani peene", "dinner likhne". */
const doing = listed('doing');
/** One of several of its subject, which its own name tells. */
const ownNames = listed('own names');
/** "Water the plants", "water filter", "tank ka paani": nobody drinks it. */
const notDrunk = listed('water for other things');
const articles = new Set(['the', 'my', 'our', 'his', 'her', 'their', 'those', 'these']);
const names = (words: string[], subject: Subject, list: Set<string>): boolean => {
  if (subject !== 'water') return words.some((word) => list.has(word));
  if (words.some((word) => notDrunk.has(word))) return false;
  return words.some((word, at) => list.has(word) && !(word === 'water' && articles.has(words[at + 1] ?? '')));
};

/** What the words ask for, and whether they only name it. */
export function readSubject(tokens: Token[]): { subject: Subject; isBare: boolean } {
  const words = tokens.flatMap(({ kind, word }) => (kind === 'mark' ? [] : word));
  const [subject, list] = named.find(([one, of]) => names(words, one, of)) ?? ['', undefined];
  const isBare =
    list !== undefined && words.every((word) => (list.has(word) && !ownNames.has(word)) || doing.has(word));
  return { subject, isBare };
}
