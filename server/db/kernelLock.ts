import { spawnSync } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { dirname } from 'node:path';

/** Linux has the one, macOS the other; each locks what is open as 3, exits with 1 where another process has the lock, and ends. */
const lockers: [string, string[]][] = [
  ['flock', ['-n', '-x', '3']],
  [
    'perl',
    ['-MFcntl=:flock', '-e', 'open(F, "<&=3") or exit 2; exit(flock(F, LOCK_EX | LOCK_NB) ? 0 : $!{EAGAIN} ? 1 : 2)'],
  ],
];

/**
 * A lock of the kernel on the folder that holds the directory: nobody can delete it, and it ends with the process, however
 * that ends. It belongs to the opened folder, which the program that takes it shares with this process. Answers what gives it
 * back, 'taken' where another process has it, and 'unknown' where the system has no such lock.
 */
export function lockByKernel(directory: string): (() => void) | 'taken' | 'unknown' {
  const folder = openSync(dirname(directory), 'r');
  for (const [program, parameters] of lockers) {
    const { status } = spawnSync(program, parameters, { stdio: ['ignore', 'ignore', 'ignore', folder] });
    if (status === 0) return () => closeSync(folder);
    if (status === 1) {
      closeSync(folder);
      return 'taken';
    }
  }
  closeSync(folder);
  return 'unknown';
}
