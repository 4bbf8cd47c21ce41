import { accessSync, constants, existsSync, readdirSync, statfsSync, statSync } from 'node:fs';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { keyFile, readKeyFile } from '../lib/sealing.ts';
import { type Finding, fail, ok, reasonOf, warn } from './finding.ts';

const mb = 1_048_576;
/** What the server takes with PostgreSQL and with the embedded database, in MB, with room for a report or a backup. */
const wantedMb = { postgres: 400, embedded: 600 };
const leastFreeMb = 200;
const wiseFreeMb = 2_000;

export function examineMachine(config: Config): Finding[] {
  return [examineFiles(config), examineSecretKey(config), examineDisk(config), examineMemory(config)];
}

/** What lies in a folder that is closed is closed too, whatever the engine makes of its files. */
function examineFiles({ dataDir }: Config): Finding {
  if (!existsSync(dataDir)) return ok('data directory', `${dataDir} is not there yet; the first start makes it.`);
  try {
    accessSync(dataDir, constants.W_OK);
  } catch (error) {
    return fail('data directory', reasonOf(error), `Make ${dataDir} writable for the user who runs FitPulse.`);
  }
  const open = readdirSync(dataDir).filter((name) => statSync(join(dataDir, name)).mode & 0o077);
  if (open.length === 0) return ok('data directory', `What is in ${dataDir} is its owner's alone.`);
  return fail('data directory', `Others can read ${open.join(', ')} in ${dataDir}.`, `chmod -R go= ${dataDir}`);
}

function examineSecretKey({ secretKey, dataDir }: Config): Finding {
  if (secretKey) return ok('secret key', 'SECRET_KEY is set.');
  try {
    const isThere = readKeyFile(dataDir) !== undefined;
    return ok('secret key', isThere ? `${keyFile(dataDir)} is whole.` : 'There is none yet; the first start makes it.');
  } catch (error) {
    return fail('secret key', `${keyFile(dataDir)} can't be used.`, reasonOf(error));
  }
}

function examineDisk({ dataDir }: Config): Finding {
  const { bavail, bsize } = statfsSync(existsSync(dataDir) ? dataDir : '.');
  const freeMb = Math.round((bavail * bsize) / mb);
  const what = `${freeMb} MB are free where ${dataDir} lies.`;
  const advice = 'Make room: a full disk stops every write, and a backup takes the room of a second database.';
  if (freeMb < leastFreeMb) return fail('disk', what, advice);
  return freeMb < wiseFreeMb ? warn('disk', what, advice) : ok('disk', what);
}

function examineMemory({ databaseUrl }: Config): Finding {
  const limit = process.constrainedMemory();
  const availableMb = Math.round(Math.min(limit || Number.POSITIVE_INFINITY, totalmem()) / mb);
  const wanted = wantedMb[databaseUrl ? 'postgres' : 'embedded'];
  const what = `${availableMb} MB, of which the server wants up to ${wanted}.`;
  if (availableMb >= wanted) return ok('memory', what);
  return warn('memory', what, 'Take a larger machine, add swap, or put the database on another one.');
}
