/** How many rows each table has, by its name with the schema. */
export type RowCounts = Record<string, number>;

interface Queryable {
  query(text: string): Promise<{ rows: unknown[] }>;
}

/** Reads every table from its first row to its last, but for those that are unlogged: a restored one begins empty. */
export async function countRows(database: Queryable): Promise<RowCounts> {
  const tables = await database.query(
    `select format('%I.%I', relnamespace::regnamespace::text, relname) as name from pg_class
     where relkind = 'r' and relpersistence = 'p'
       and relnamespace::regnamespace::text not in ('pg_catalog', 'information_schema') order by 1`,
  );
  const counts: RowCounts = {};
  for (const { name } of tables.rows as { name: string }[]) {
    const { rows } = await database.query(`select count(*)::int as count from ${name}`);
    counts[name] = (rows as { count: number }[])[0]?.count ?? 0;
  }
  return counts;
}

/** Whether it is a database of FitPulse. */
export const isMigrated = (counts: RowCounts): boolean =>
  (counts['public.kysely_migration'] ?? 0) > 0 && counts['public.users'] !== undefined;

export const peopleIn = (counts: RowCounts): number => counts['public.users'] ?? 0;
