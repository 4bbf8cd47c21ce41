import { existsSync } from 'node:fs';
import type { Config } from '../config.ts';
import { DataDirectoryRefused, databaseDirectory, wasMade } from '../db/dataDirectory.ts';
import { DirectoryInUse } from '../db/lock.ts';
import { compareMigrations } from '../db/migrate.ts';
import { type Database, openUnmigrated } from '../db/open.ts';
import { type Finding, fail, ok, reasonOf, warn } from './finding.ts';

const oldestVersion = 15;
const mostClockDifferenceMs = 2_000;

/** Opens nothing that another process has, and migrates nothing. */
export async function examineDatabase({ databaseUrl, dataDir, production }: Config): Promise<Finding[]> {
  if (!databaseUrl && !wasMade(dataDir) && !existsSync(databaseDirectory(dataDir))) {
    return [ok('database', 'Embedded; the first start makes it.')];
  }
  let database: Database;
  try {
    database = await openUnmigrated({ url: databaseUrl, dataDir });
  } catch (error) {
    if (error instanceof DirectoryInUse) {
      return [ok('database', `${error.message.split('. ')[0]}; it was left alone.`)];
    }
    const advice = 'See what the message says; the runbook in docs/runbook.md has the steps.';
    return [fail('database', reasonOf(error), error instanceof DataDirectoryRefused ? 'Restore a backup.' : advice)];
  }
  try {
    return [await examineEngine(database, production), await examineSchema(database), await examineClock(database)];
  } catch (error) {
    return [fail('database', reasonOf(error), 'Check DATABASE_URL, and that PostgreSQL runs and lets this host in.')];
  } finally {
    await database.close();
  }
}

async function examineEngine({ pool, pglite }: Database, production: boolean): Promise<Finding> {
  const { rows } = await pool.query("select current_setting('server_version_num')::int / 10000 as version");
  const { version } = rows[0];
  if (pglite && production) {
    const advice = 'Set DATABASE_URL to a PostgreSQL: the embedded database does not survive every power cut.';
    return warn('database', `Embedded, PostgreSQL ${version}, in production.`, advice);
  }
  const what = `${pglite ? 'Embedded, ' : ''}PostgreSQL ${version}.`;
  if (version >= oldestVersion) return ok('database', what);
  return fail('database', what, `Upgrade it to PostgreSQL ${oldestVersion} or newer.`);
}

async function examineSchema({ db }: Database): Promise<Finding> {
  const { pending, unknown } = await compareMigrations(db);
  if (unknown.length > 0) {
    const what = `A newer FitPulse has changed it (${unknown[0]}).`;
    return fail('migrations', what, 'Start the newer version, or restore a backup of before.');
  }
  if (pending.length === 0) return ok('migrations', 'All are applied.');
  return warn('migrations', `${pending.length} are not applied yet.`, 'Make a backup; the next start applies them.');
}

async function examineClock({ pool }: Database): Promise<Finding> {
  const { rows } = await pool.query('select clock_timestamp() as now');
  const difference = Math.abs(Date.now() - rows[0].now.getTime());
  const what = `This host and the database differ by ${(difference / 1_000).toFixed(1)} s.`;
  if (difference <= mostClockDifferenceMs) return ok('clock', what);
  return warn('clock', what, 'Run a time service (chrony, systemd-timesyncd) on both: reminders go by the database.');
}
