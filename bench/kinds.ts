import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type EntryKind, kindNames } from '../contract/entries/entryKinds.ts';

/** What each kind of entry costs: its own files and lines, and the lines of other files that name it. */
const root = resolve(import.meta.dirname, '..');
const folders: Record<EntryKind, string> = {
  ...{ food: 'food', water: 'water', activity: 'activity', weight: 'weight', sleep: 'sleep', step: 'steps' },
  ...{ reading: 'readings', medicine: 'medicines', mood: 'moods', fast: 'fasts', cycle: 'cycle' },
};

const files = ['contract', 'server', 'texts', 'web'].flatMap((part) =>
  readdirSync(join(root, part), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:tsx?|css|txt|csv)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1)),
);
const linesOf = (file: string) => readFileSync(join(root, file), 'utf8').trimEnd().split('\n');
const count = (list: string[]) => list.reduce((sum, file) => sum + linesOf(file).length, 0);

const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const isWords = (file: string) => file.startsWith('texts/') || /\/words\//.test(file);

console.log('kind      files  lines  of them texts and words  tests  lines in other files');
for (const kind of kindNames) {
  const folder = folders[kind];
  const own = new RegExp(`^(?:(?:contract|texts)/(?:entries/)?${folder}\\.ts$|(?:server|web)/features/${folder}/)`);
  const mine = files.filter((file) => own.test(file));
  const [tests, code] = [mine.filter(isTest), mine.filter((file) => !isTest(file))];
  const names = new RegExp(`/${folder}(?:/|\\.ts')|\\b${kind}(?:Entries|_entries|Kind|View|Routes|Skill)\\b`);
  const others = files.filter((file) => !own.test(file) && file !== 'server/db/schema.ts' && !isTest(file));
  const naming = others.reduce((sum, file) => sum + linesOf(file).filter((line) => names.test(line)).length, 0);
  const cells = [code.length, count(code), count(code.filter(isWords)), count(tests), naming];
  console.log([kind.padEnd(9), ...cells.map((cell) => String(cell).padStart(6))].join(' '));
}
