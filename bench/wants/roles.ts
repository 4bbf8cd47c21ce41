import { readdirSync, readFileSync } from 'node:fs';
import { writtenEntries } from '../../server/language/lexiconFiles.ts';
import { tokenise } from '../../server/language/tokens.ts';
import type { Roles } from '../../server/understanding/wants/heard.ts';

const features = new URL('../../server/features/', import.meta.url);
/** Of names of foods and medicines: words that say nothing of them. */
const tooPlain = new Set(
  (
    'and with the from for without not other type made size small large medium plain regular low free high added style ' +
    'all any whole only light diet fast food ready serving dry wet hot cold home new old day one two three can out top mix non half'
  ).split(' '),
);
const leastLetters = 3;

/** What the lexicon and the tables of foods, activities and medicines say of single words. */
export function collectRoles(): Roles & { names: string[] } {
  const names: string[] = [];
  const found = new Map<string, Set<number>>();
  const note = (word: string, role: string) => {
    if (!names.includes(role)) names.push(role);
    found.set(word, (found.get(word) ?? new Set()).add(names.indexOf(role)));
  };
  const noteNames = (text: string, role: string) => {
    for (const { kind, word } of tokenise(text))
      if (kind === 'word' && word.length >= leastLetters && !tooPlain.has(word)) note(word, role);
  };
  const lines = (path: string) => readFileSync(new URL(path, features), 'utf8').split('\n');
  for (const file of readdirSync(new URL('nutrition/foods/', features)).sort()) {
    if (!file.endsWith('.txt')) continue;
    for (const line of lines(`nutrition/foods/${file}`)) {
      const named = /^(?:food|names): (.*)$/.exec(line)?.[1];
      if (named) noteNames(named, 'food');
    }
  }
  for (const [path, role] of [
    ['activity/words/activity.txt', 'activity'],
    ['medicines/words/medicines.txt', 'medicine'],
    ['medicines/words/names.txt', 'medicine'],
  ] as const)
    for (const line of lines(path)) noteNames(line.replace(/#.*/, '').replace(/\[[^\]]*\]/g, ''), role);
  for (const { role, words } of writtenEntries) if (words.length === 1) note(words[0] as string, `word ${role}`);
  const ofWord = new Map([...found].map(([word, roles]) => [word, [...roles].sort((one, other) => one - other)]));
  return { ofWord, food: names.indexOf('food'), names };
}
