import { readdirSync, readFileSync } from 'node:fs';
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';

const folder = new URL('./migrations/', import.meta.url);

/** A newer FitPulse has changed the database; the message says what to do. */
export class DatabaseIsNewer extends Error {}

/** Applies the SQL files that are not applied yet, in order, under Kysely's lock. Throws DatabaseIsNewer. */
export async function migrate<Schema>(db: Kysely<Schema>): Promise<void> {
  const { unknown } = await compareMigrations(db);
  if (unknown.length > 0) {
    throw new DatabaseIsNewer(
      `A newer FitPulse has used this database: it made the change ${unknown[0]}, which this version doesn't know. ` +
        'Nothing was changed. Start the newer version again, or, with this one, put back a backup that was made before ' +
        'the upgrade: `npm run fitpulse -- restore FILE --replace`.',
    );
  }
  const migrator = new Migrator({ db, provider: { getMigrations: async () => readMigrations() } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/** Which of ours the database lacks, and which it has that aren't ours. */
export async function compareMigrations<Schema>(db: Kysely<Schema>): Promise<{ pending: string[]; unknown: string[] }> {
  const ours = Object.keys(readMigrations());
  const applied = await listApplied(db);
  return {
    pending: ours.filter((name) => !applied.includes(name)),
    unknown: applied.filter((name) => !ours.includes(name)),
  };
}

async function listApplied<Schema>(db: Kysely<Schema>): Promise<string[]> {
  const there = await sql<{ is: boolean }>`select to_regclass('kysely_migration') is not null as is`.execute(db);
  if (!there.rows[0]?.is) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

function readMigrations(): Record<string, Migration> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  return Object.fromEntries(files.map((name) => [name.replace('.sql', ''), readMigration(name)]));
}

function readMigration(name: string): Migration {
  const text = readFileSync(new URL(name, folder), 'utf8');
  return { up: async (db) => void (await sql.raw(text).execute(db)) };
}
