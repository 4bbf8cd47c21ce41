import { readdirSync, readFileSync } from 'node:fs';
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';

const folder = new URL('./migrations/', import.meta.url);

/** Applies the SQL files that are not applied yet, in order, under Kysely's lock. */
export async function migrate<Schema>(db: Kysely<Schema>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => readMigrations() } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

function readMigrations(): Record<string, Migration> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  return Object.fromEntries(files.map((name) => [name.replace('.sql', ''), readMigration(name)]));
}

function readMigration(name: string): Migration {
  const text = readFileSync(new URL(name, folder), 'utf8');
  return { up: async (db) => void (await sql.raw(text).execute(db)) };
}
