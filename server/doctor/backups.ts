import { existsSync, statSync } from 'node:fs';
import type { Config } from '../config.ts';
import { listBackups, madeAt } from '../db/backups/names.ts';
import { type Finding, fail, ok, warn } from './finding.ts';

const hourMs = 3_600_000;
/** One comes every night; the next is late after so long. */
const lateAfterHours = 26;
const lostAfterHours = 24 * 7;

export function examineBackups({ backup: { folder, recipient }, dataDir, production }: Config, now: Date): Finding[] {
  if (!folder) {
    const advice = 'Set BACKUP_DIR, or see that PostgreSQL is backed up by other means.';
    return [warn('backups', 'None are made here.', advice)];
  }
  const place = existsSync(folder) && existsSync(dataDir) ? [examinePlace(folder, dataDir)] : [];
  return [examineAge(folder, now), examineSecrecy(recipient, production), ...place];
}

function examineAge(folder: string, now: Date): Finding {
  const newest = listBackups(folder).at(-1);
  if (!newest) return warn('backups', `There is none in ${folder} yet.`, 'npm run fitpulse backup');
  const hours = Math.round((now.getTime() - (madeAt(newest) ?? 0)) / hourMs);
  const what = `The newest is ${hours} hours old: ${newest}.`;
  const advice = 'npm run fitpulse backup, and look in the log for why the last nights made none.';
  if (hours > lostAfterHours) return fail('backups', what, advice);
  return hours > lateAfterHours ? warn('backups', what, advice) : ok('backups', what);
}

function examineSecrecy(recipient: string | undefined, production: boolean): Finding {
  if (recipient) return ok('encryption', `Backups are for ${recipient.slice(0, 12)}… alone.`);
  const what = 'Backups are readable for whoever gets the file.';
  if (!production) return ok('encryption', what);
  return warn('encryption', what, 'age-keygen -o keys.txt elsewhere, and BACKUP_RECIPIENT=age1… here.');
}

function examinePlace(folder: string, dataDir: string): Finding {
  const isSameDisk = statSync(folder).dev === statSync(dataDir).dev;
  if (!isSameDisk) return ok('place of backups', `${folder} is on another disk than the data.`);
  const what = `${folder} is on the disk of the data.`;
  return warn('place of backups', what, 'Copy them to another machine: a lost disk takes both.');
}
