// Plain JavaScript that runs on any Node from 18: it is what installs the Node that everything else needs.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const pinned = join(root, 'node_modules', 'node', 'bin');

/** The Node that the project pins. */
export const node = join(pinned, process.platform === 'win32' ? 'node.exe' : 'node');

/** The environment in which `node` and the packages' commands are the project's own. */
export const environment = {
  ...process.env,
  PATH: [pinned, join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
};

/**
 * Installs the locked packages unless node_modules already holds exactly those. Without the tools only what builds the
 * website and runs the server; where they were installed once, they stay.
 */
export function ensureInstalled({ withTools = true } = {}) {
  const lockHash = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const stamp = join(root, 'node_modules', '.fitpulse-lock-hash');
  const [installedHash, extent] = existsSync(stamp) ? readFileSync(stamp, 'utf8').split(' ') : [];
  const hasTools = installedHash !== undefined && extent !== 'without-tools';
  if (installedHash === lockHash && (hasTools || !withTools)) return;
  console.log('Installing packages …');
  const tools = withTools || hasTools;
  // Said either way: the caller may be in production, where npm would leave the tools out.
  const parameters = ['ci', `--${tools ? 'include' : 'omit'}=dev`, '--no-audit', '--no-fund', '--loglevel=error'];
  const result = spawnSync('npm', parameters, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (result.status !== 0 || !existsSync(node)) {
    console.error('The packages could not be installed. Is the npm registry reachable?');
    process.exit(result.status || 1);
  }
  writeFileSync(stamp, tools ? lockHash : `${lockHash} without-tools`);
}
