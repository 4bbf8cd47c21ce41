import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../db/open.ts';
import type { Foods } from '../../../db/schema.ts';
import { WHOLE_PORTION } from '../data.ts';
import { completeFigures } from '../table/figures.ts';
import { nameWords } from '../table/nameKey.ts';
import { weightInSentence } from '../table/wordWeight.ts';
import { type Food, noTraits, type Portion } from '../types.ts';
import type { FoodSource, ImportedFood } from './importedFood.ts';

/** Found for one phrase: more than are needed, for the reading weighs them by its own rules. */
const CANDIDATES = 30;
const ENOUGH = 12;
/** Where more names than this hold a word, the short ones are looked at first. */
const MANY_NAMES = 1_500;
/** How much longer than what was asked for a short name is. */
const SHORT_NAMES = [0, 1, 3];
const LONGEST_WORD = 60;
const sourceNames: Record<FoodSource, string> = { fndds: 'FNDDS', usda: 'USDA FDC', off: 'Open Food Facts' };

type FoodRow = Selectable<Foods>;

export async function hasImportedFoods(db: Db): Promise<boolean> {
  return (await db.selectFrom('foods').select('source').limit(1).executeTakeFirst()) !== undefined;
}

/** Imported foods for what a person is typing: the last word may be unfinished, each may be misspelt. */
export async function searchImportedFoods(db: Db, query: string, limit: number): Promise<Food[]> {
  const typed = searchableWords(query);
  const telling = typed.filter((word) => weightInSentence(word) > 0);
  const all = [...new Set(telling.length > 0 ? telling : typed)];
  // A first letter says next to nothing yet.
  const words = all.length > 1 && all.at(-1)?.length === 1 ? all.slice(0, -1) : all;
  const readings = await readWords(db, words, words.at(-1));
  const wanted = words.flatMap((word) => readings.get(word) ?? []);
  const asTyped = wanted.slice(-1).map(({ lexemes, uses }) => ({ lexemes: lexemes.slice(0, 1), uses }));
  return (await findRows(db, wanted, asTyped, limit)).map(toFood);
}

/** Imported foods that phrases may mean. What a phrase is about must be in the name; its other words should. */
export async function findImportedFoods(db: Db, phrases: string[]): Promise<Food[]> {
  const wordsOf = (phrase: string) =>
    [...new Set(searchableWords(phrase))].filter((word) => weightInSentence(word) > 0);
  const read = phrases.map(wordsOf);
  const readings = await readWords(db, [...new Set(read.flat())], undefined);
  const found = new Map<string, Food>();
  for (const words of read) {
    const readingsOf = (isWanted: (weight: number) => boolean) =>
      words.filter((word) => isWanted(weightInSentence(word))).flatMap((word) => readings.get(word) ?? []);
    const telling = readingsOf((weight) => weight === 1);
    const describing = readingsOf((weight) => weight < 1);
    for (const row of await findCandidates(db, telling, describing))
      found.set(`${row.source} ${row.sourceId}`, toFood(row));
  }
  return [...found.values()];
}

/** Imported foods by the ids that search and entries name them with: "usda:12345". */
export async function findImportedFoodsById(db: Db, ids: string[]): Promise<Food[]> {
  const keys = ids.map((id) => /^(\w+):(.+)$/s.exec(id)).filter((match) => match !== null);
  if (keys.length === 0) return [];
  const rows = await db
    .selectFrom('foods')
    .selectAll()
    .where((eb) => eb.or(keys.map(([, source = '', sourceId = '']) => eb.and({ source, sourceId }))))
    .execute();
  return rows.map(toFood);
}

/** What is longer is no word, and more than the index takes. */
const searchableWords = (text: string) => nameWords(text).filter((word) => word.length <= LONGEST_WORD);

/** The names that hold all telling words; where these are few, also those that hold only the last, which says what it is. */
async function findCandidates(db: Db, telling: WordReading[], describing: WordReading[]): Promise<FoodRow[]> {
  const head = telling.at(-1);
  if (!head) return [];
  const found = await findRows(db, telling, describing, CANDIDATES);
  const others = telling.slice(0, -1);
  if (found.length >= ENOUGH || others.length === 0) return found;
  return [...found, ...(await findRows(db, [head], [...others, ...describing], CANDIDATES))];
}

/** What a typed word may stand for in the index: lexemes, and in how many names they are. */
interface WordReading {
  lexemes: string[];
  uses: number;
}

/** A word itself; its completions where it is being typed; where no name has it, words spelt alike or with two letters swapped. */
async function readWords(db: Db, words: string[], unfinished: string | undefined): Promise<Map<string, WordReading>> {
  const { rows } = await sql<{ typed: string; word: string; uses: number }>`
    select typed.word as typed, known.word, known.uses
    from unnest(${words}::text[]) as typed(word)
    cross join lateral (select food_lexeme(typed.word) as word) as lexeme
    left join food_words as itself on itself.word = lexeme.word
    cross join lateral (
      select lexeme.word, coalesce(itself.uses, 0) as uses
      union all (
        select word, uses from food_words
        where typed.word = ${unfinished ?? ''} and length(typed.word) > 1 and coalesce(itself.uses, 0) < ${MANY_NAMES}
          and word > typed.word and word < typed.word || ${'\uffff'}
        order by uses desc, word limit 12
      )
      union all (
        select word, uses from food_words
        where itself.word is null and length(typed.word) > 3 and word % lexeme.word
        order by similarity(word, lexeme.word) desc, uses desc, word limit 3
      )
      union all (
        select word, uses from food_words
        where itself.word is null and length(typed.word) > 3 and word in (
          select food_lexeme(left(typed.word, at - 1) || reverse(substr(typed.word, at, 2)) || substr(typed.word, at + 2))
          from generate_series(1, length(typed.word) - 1) as at
        )
      )
    ) as known`.execute(db);
  const readings = new Map<string, WordReading>(words.map((word) => [word, { lexemes: [], uses: 0 }]));
  for (const { typed, word, uses } of rows) {
    const reading = readings.get(typed);
    reading?.lexemes.push(word);
    if (reading) reading.uses += uses;
  }
  return readings;
}

/** Names that hold every wanted word: those with more of the others, with fewer words of their own, and that begin alike first. */
async function findRows(db: Db, wanted: WordReading[], others: WordReading[], limit: number): Promise<FoodRow[]> {
  if (wanted.length === 0) return [];
  const isCommon = Math.min(...wanted.map(({ uses }) => uses)) > MANY_NAMES;
  const lengths = isCommon ? SHORT_NAMES.map((more) => wanted.length + more) : [];
  for (const length of lengths) {
    const rows = await queryRows(db, [...wanted, ofLengthUpTo(length)], others, limit);
    if (rows.length >= limit) return rows;
  }
  return queryRows(db, wanted, others, limit);
}

const ofLengthUpTo = (length: number): WordReading => ({
  lexemes: Array.from({ length }, (_, index) => `#${index + 1}`),
  uses: 0,
});

function queryRows(db: Db, wanted: WordReading[], others: WordReading[], limit: number): Promise<FoodRow[]> {
  const held = others.map((other) => sql`(search @@ ${anyOf(other)}::tsquery)::int`);
  const otherWords = held.length > 0 ? sql<number>`${sql.join(held, sql` + `)}` : sql<number>`(select 0)`;
  return db
    .selectFrom('foods')
    .selectAll()
    .where(sql<boolean>`search @@ ${wanted.map(anyOf).join(' & ')}::tsquery`)
    .orderBy(otherWords, 'desc')
    .orderBy(sql`name_length - 2 * is_generic::int`)
    .orderBy(sql`starts_with(search_words, ${wanted[0]?.lexemes[0] ?? ''})`, 'desc')
    .orderBy('name')
    .orderBy('source')
    .orderBy('sourceId')
    .limit(limit)
    .execute();
}

const anyOf = ({ lexemes }: WordReading) => `(${lexemes.map(quoted).join(' | ')})`;
const quoted = (lexeme: string) => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

const toFood = ({ foodGroup, source, portions, ...row }: FoodRow): Food =>
  toImportedFood({
    ...row,
    source: source as FoodSource,
    group: foodGroup,
    per100g: {
      ...row,
      fiberG: row.fiberG ?? undefined,
      sugarG: row.sugarG ?? undefined,
      sodiumMg: row.sodiumMg ?? undefined,
      cholesterolMg: row.cholesterolMg ?? undefined,
    },
    portions: portions as unknown as Portion[],
  });

/** A food of an import as the reading of meals knows foods. */
export function toImportedFood({ source, sourceId, name, brand, group, per100g, ...food }: ImportedFood): Food {
  return {
    id: `${source}:${sourceId}`,
    name: brand ? `${name} (${brand})` : name,
    names: brand ? [name, `${brand} ${name}`] : [],
    group,
    cuisine: 'imported',
    state: undefined,
    traits: noTraits,
    per100g: completeFigures(per100g),
    portions: food.portions.length > 0 ? food.portions : [WHOLE_PORTION],
    defaultQuantity: 1,
    densityGPerMl: food.densityGPerMl,
    source: `${sourceNames[source]} ${sourceId}`,
  };
}
