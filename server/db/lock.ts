import { existsSync, mkdirSync, readFileSync, rmdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { lockByKernel } from './kernelLock.ts';

const heartbeatMs = 5_000;
const silentOwnerIsDeadMs = 30_000;

interface Owner {
  pid: number;
  host: string;
  /** Tells a live owner from a later process that got its number; empty where the system doesn't say. */
  processStart: string;
}

export class DirectoryInUse extends Error {
  readonly pid: number;
  readonly host: string;
  constructor(directory: string, owner: Owner) {
    const who = owner.pid === 0 ? 'another process' : `process ${owner.pid} on ${owner.host}`;
    super(
      `The database in ${directory} is in use by ${who}. ` +
        'Stop that process first, or set another DATA_DIR. Two processes in one directory would destroy it.',
    );
    this.pid = owner.pid;
    this.host = owner.host;
  }
}

/** Somebody else owns the directory now: writing on would destroy the database. */
function endAtOnce(): never {
  console.error('Another process has taken the database over while this one was stopped. This one ends.');
  process.exit(1);
}

/**
 * Takes a PGlite directory, which PGlite itself does not lock. A live owner is never displaced, whatever becomes of the
 * file; a dead one is. The file says who has it, and holds against other hosts, which no lock of the kernel reaches: there an
 * owner that was paused for so long that it seemed dead ends as soon as it runs again. Returns the release.
 */
export function lockDirectory(directory: string, onLost: () => void = endAtOnce): () => void {
  const path = `${directory}.lock`;
  const own = JSON.stringify({ pid: process.pid, host: hostname(), processStart: processStart(process.pid) });
  const unlock = lockByKernel(directory);
  if (unlock === 'taken') throw new DirectoryInUse(directory, readOwner(path));
  const release = unlock === 'unknown' ? () => undefined : unlock;
  try {
    if (!create(path, own)) takeOver(directory, path, own);
  } catch (error) {
    release();
    throw error;
  }

  const confirm = () => {
    // Deleted by somebody who tidied up: it is still ours, unless another process was quicker.
    if (!existsSync(path)) create(path, own);
    if (readText(path) === own) utimesSync(path, new Date(), new Date());
    else onLost();
  };
  const beat = setInterval(confirm, heartbeatMs);
  beat.unref();
  process.on('SIGCONT', confirm);
  return () => {
    clearInterval(beat);
    process.off('SIGCONT', confirm);
    if (readText(path) === own) rmSync(path, { force: true });
    release();
  };
}

function create(path: string, text: string): boolean {
  try {
    writeFileSync(path, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** One process at a time judges the old owner: the directory made here is the right to do so. */
function takeOver(directory: string, path: string, own: string): void {
  const turn = `${path}.takeover`;
  if (ageMs(turn) > silentOwnerIsDeadMs) rmSync(turn, { recursive: true, force: true });
  try {
    mkdirSync(turn);
  } catch {
    throw new DirectoryInUse(directory, readOwner(path));
  }
  try {
    const owner = readOwner(path);
    if (isAlive(owner, path)) throw new DirectoryInUse(directory, owner);
    rmSync(path, { force: true });
    if (!create(path, own)) throw new DirectoryInUse(directory, readOwner(path));
  } finally {
    rmdirSync(turn);
  }
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

function readOwner(path: string): Owner {
  try {
    return JSON.parse(readText(path) ?? '') as Owner;
  } catch {
    return { pid: 0, host: 'an unknown host', processStart: '' };
  }
}

function isAlive(owner: Owner, path: string): boolean {
  // A lock still being written, or one of another host (a container, say), is judged by its heartbeat.
  if (owner.pid === 0 || owner.host !== hostname()) return ageMs(path) < silentOwnerIsDeadMs;
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  return processStart(owner.pid) === owner.processStart;
}

function ageMs(path: string): number {
  try {
    return Date.now() - statSync(path).mtimeMs;
  } catch {
    return 0;
  }
}

/** When the process was started, in ticks; empty for one that has ended and waits to be reaped, or where nobody tells. */
function processStart(pid: number): string {
  const stat = readText(`/proc/${pid}/stat`);
  const [state, ...fields] = stat?.slice(stat.lastIndexOf(')') + 2).split(' ') ?? [];
  const startTimeField = 18;
  return state === undefined || state === 'Z' || state === 'X' ? '' : (fields[startTimeField] ?? '');
}
