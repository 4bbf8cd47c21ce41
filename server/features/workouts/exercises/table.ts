import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import type { Exercise, Muscle } from '../../../../contract/entries/exercises.ts';
import { tokenise } from '../../../language/tokens.ts';

interface Row {
  id: string;
  name: string;
  category: string;
  level: string;
  equipment: string;
  primary_muscles: string;
  secondary_muscles: string;
}

interface Table {
  byId: ReadonlyMap<string, Exercise>;
  /** The names that people use, as their words joined by spaces, in the order of names.txt. */
  byPhrase: ReadonlyMap<string, Exercise>;
  /** Words of the longest phrase. */
  longestPhrase: number;
}

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const phraseOf = (name: string) =>
  tokenise(name)
    .map(({ word }) => word)
    .join(' ');
const musclesOf = (list: string) => list.split(';').filter(Boolean) as Muscle[];

let loaded: Table | undefined;

/** The exercises, read from their files when first asked for. */
export function exerciseTable(): Table {
  loaded ??= load();
  return loaded;
}

function load(): Table {
  const names = new Map(readNames());
  const rows: Row[] = parse(read('exercises.csv'), { columns: true });
  const exercises = rows.map(
    (row): Exercise => ({
      ...{ id: row.id, name: row.name, names: names.get(row.id) ?? [] },
      ...{ category: row.category, level: row.level, equipment: row.equipment },
      primaryMuscles: musclesOf(row.primary_muscles),
      secondaryMuscles: musclesOf(row.secondary_muscles),
    }),
  );
  const byId = new Map(exercises.map((exercise) => [exercise.id, exercise]));
  const byPhrase = new Map<string, Exercise>();
  for (const [id, phrases] of names) {
    const exercise = byId.get(id);
    if (!exercise) throw new Error(`names.txt names ${id}, which exercises.csv does not have`);
    for (const phrase of phrases.map(phraseOf)) {
      for (const spelling of [phrase, phrase.replaceAll(' ', ' - ')]) {
        if (!byPhrase.has(spelling)) byPhrase.set(spelling, exercise);
      }
    }
  }
  for (const exercise of exercises) {
    const phrase = phraseOf(exercise.name);
    if (!byPhrase.has(phrase) && phrase.includes(' ')) byPhrase.set(phrase, exercise);
  }
  const longestPhrase = Math.max(...[...byPhrase.keys()].map((phrase) => phrase.split(' ').length));
  return { byId, byPhrase, longestPhrase };
}

const readNames = (): [id: string, names: string[]][] =>
  read('names.txt')
    .trim()
    .split('\n')
    .map((line) => {
      const [id = '', names = ''] = line.split(/: (.*)/);
      return [id, names.split(',').map((name) => name.trim())];
    });

const mostFound = 100;

/** Those that have every word of the query at the start of one of theirs; known names before others, short ones first. */
export function searchExercises(query: string): Exercise[] {
  const wanted = phraseOf(query).split(' ').filter(Boolean);
  const { byId } = exerciseTable();
  return [...byId.values()]
    .filter(({ name, names }) => {
      const words = [name, ...names].flatMap((each) => phraseOf(each).split(' '));
      return wanted.length === 0
        ? names.length > 0
        : wanted.every((part) => words.some((word) => word.startsWith(part)));
    })
    .sort(
      (one, other) =>
        Number(other.names.length > 0) - Number(one.names.length > 0) || one.name.length - other.name.length,
    )
    .slice(0, mostFound);
}
