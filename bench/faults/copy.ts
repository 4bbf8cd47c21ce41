import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

export interface Change {
  file: string;
  find: string;
  replace: string;
}

export interface RepositoryCopy {
  folder: string;
  /** Makes the change and returns what takes it back; undefined where what it replaces isn't there exactly once. */
  make(change: Change): (() => void) | undefined;
  remove(): void;
}

/** The files as they are now, committed or not, in a folder of their own with the installed packages. */
export function copyRepository(): RepositoryCopy {
  const folder = mkdtempSync(join(tmpdir(), 'fitpulse-faults-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', list, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 }).split('\0');
  for (const file of files) if (file && existsSync(join(root, file))) cpSync(join(root, file), join(folder, file));
  // PostgreSQL, which keeps its data there, may run as another user.
  mkdirSync(join(folder, 'tmp'));
  for (const each of [folder, join(folder, 'tmp')]) chmodSync(each, 0o755);
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return {
    folder,
    make({ file, find, replace }) {
      const path = join(folder, file);
      const before = existsSync(path) ? readFileSync(path, 'utf8') : '';
      const parts = before.split(find);
      if (parts.length !== 2) return undefined;
      writeFileSync(path, parts.join(replace));
      return () => writeFileSync(path, before);
    },
    remove,
  };
}
