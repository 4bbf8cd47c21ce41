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
/** What the words ask for, and whether they only name it. */
export function readSubject(tokens: Token[]): { subject: Subject; isBare: boolean } {
  const words = tokens.flatMap(({ kind, word }) => (kind === 'mark' ? [] : word));
  const [subject, names] = named.find(([, list]) => words.some((word) => list.has(word))) ?? ['', undefined];
  const isBare =
    names !== undefined && words.every((word) => (names.has(word) && !ownNames.has(word)) || doing.has(word));
  return { subject, isBare };
}
