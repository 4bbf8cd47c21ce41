import { mkdirSync, readFileSync, rmdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';

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
  constructor(directory: string, owner: Owner) {
    super(
      `The database in ${directory} is in use by process ${owner.pid} on ${owner.host}. ` +
        'Stop that process first, or set another DATA_DIR. Two processes in one directory would destroy it.',
    );
    this.pid = owner.pid;
  }
}

/**
 * Takes the lock file of a PGlite directory, which PGlite itself does not lock.
 * A live owner is never displaced; a dead one is. Returns the release.
 */
export function lockDirectory(directory: string): () => void {
  const path = `${directory}.lock`;
  const own = JSON.stringify({ pid: process.pid, host: hostname(), processStart: processStart(process.pid) });
  if (!create(path, own)) takeOver(directory, path, own);

  const beat = setInterval(() => utimesSync(path, new Date(), new Date()), heartbeatMs);
  beat.unref();
  return () => {
    clearInterval(beat);
    rmSync(path, { force: true });
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

function readOwner(path: string): Owner {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Owner;
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

function processStart(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const startTimeField = 19;
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[startTimeField] ?? '';
  } catch {
    return '';
  }
}
