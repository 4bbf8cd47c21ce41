import { join } from 'node:path';
import pg from 'pg';
import { restorePostgres } from '../../server/db/backups/postgres.ts';
import { peopleIn } from '../../server/db/backups/rowCounts.ts';
import type * as fake from '../../tests/fakes/telegram.ts';
import { runProcess } from '../../tests/processes/process.ts';
import { check } from './check.ts';
import type { Cluster } from './cluster.ts';
import type { Acknowledged } from './load.ts';

/**
 * Takes a backup with the servers' settings while they are written to, restores it into a database of its own, and holds
 * what was acknowledged before it against what is there.
 */
export async function backUp(
  { folder, leaderUrl }: Cluster,
  environment: Record<string, string>,
  acknowledged: Acknowledged[],
  telegram: fake.Telegram,
) {
  // An update is acknowledged once it is written down, and may be handled after the backup.
  const before = acknowledged.filter(({ kind }) => kind !== 'update');
  const countBefore = acknowledged.length;
  const begun = performance.now();
  const backups = join(folder, 'backups');
  const run = runProcess({ ...environment, BACKUP_DIR: backups }, 'server/cli.ts', 'backup');
  const code = await run.ended;
  const seconds = (performance.now() - begun) / 1_000;
  const acknowledgedMeanwhile = acknowledged.length - countBefore;
  const [, file] = /^Written and checked: (.+), \d+ people\.$/m.exec(run.output()) ?? [];
  if (code !== 0 || !file) throw new Error(`No backup was written:\n${run.output()}`);

  const url = new URL(leaderUrl);
  url.pathname = '/restored';
  const { counts } = await restorePostgres(file, url.href, { replaces: false, identity: undefined });
  const pool = new pg.Pool({ connectionString: url.href, max: 2 });
  const { lost, doubled } = await check(pool, before, telegram).finally(() => pool.end());
  const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return {
    seconds: seconds.toFixed(1),
    acknowledgedMeanwhile,
    restored: { people: peopleIn(counts), rows, tables: Object.keys(counts).length },
    acknowledgedBefore: before.length,
    ...{ lost, doubled },
  };
}
