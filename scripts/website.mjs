// Builds the website when its sources changed since the last build.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { environment, node, root } from './install.mjs';

/** Returns whether there is a website that fits the sources. */
export function ensureBuilt() {
  const sources = createHash('sha256');
  for (const path of sourceFiles()) sources.update(path).update(readFileSync(join(root, path)));
  const hash = sources.digest('hex');
  const stamp = join(root, 'build', 'source-hash');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return true;
  console.log('Building the website …');
  const result = spawnSync(node, ['node_modules/@react-router/dev/bin.cjs', 'build'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...environment, NODE_ENV: 'production' },
  });
  if (result.status !== 0) {
    console.error(result.stdout, result.stderr, 'The website could not be built.');
    return false;
  }
  mkdirSync(join(root, 'build'), { recursive: true });
  writeFileSync(stamp, hash);
  return true;
}

function sourceFiles() {
  const inFolder = (folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(root.length + 1));
  const alone = ['package-lock.json', 'react-router.config.ts', 'vite.config.ts'];
  return [...inFolder('web'), ...inFolder('contract'), ...inFolder('texts'), ...alone].sort();
}
