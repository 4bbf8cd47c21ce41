// Builds the website: in a folder of its own that takes its place when it is done, so that a build that was ended or one
// beside another never leaves half a website.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { environment, node, root } from './install.mjs';
import { hashOfSources } from './sources.mjs';

const builds = join(root, 'build');
const website = join(builds, 'client');
const stamp = '.source-hash';
const unfinished = 'unfinished-';

/** Resolves to whether there is a website that fits the sources, built now where need be; an older one goes at once. */
export async function ensureBuilt() {
  const built = join(website, stamp);
  if (existsSync(built) && readFileSync(built, 'utf8') === sourceHash()) return true;
  rmSync(website, { recursive: true, force: true });
  return build();
}

/** Resolves to whether the website could be built. */
export async function build() {
  console.log('Building the website …');
  mkdirSync(builds, { recursive: true });
  const folder = mkdtempSync(join(builds, unfinished));
  // The build removes its folder first; that one is being built is told by the one around it.
  const site = join(folder, 'site');
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  const hash = sourceHash();
  const child = spawn(node, ['node_modules/@react-router/dev/bin.cjs', 'build'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    // What ends it is the end of this process, not Ctrl+C beside it.
    detached: true,
    env: { ...environment, NODE_ENV: 'production', BUILD_DIRECTORY: site },
  });
  // A server that answers meanwhile comes first.
  setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  const end = () => {
    child.kill();
    removeFolder();
  };
  process.once('exit', end);
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (printed += text));
  const code = await new Promise((resolve) => child.once('close', resolve));
  process.removeListener('exit', end);
  if (code === 0) {
    writeFileSync(join(site, 'client', stamp), hash);
    rmSync(website, { recursive: true, force: true });
    renameSync(join(site, 'client'), website);
  } else console.error(printed, 'The website could not be built.');
  removeFolder();
  return code === 0;
}

const sourceHash = () =>
  hashOfSources(['web', 'contract', 'texts'], ['package-lock.json', 'react-router.config.ts', 'vite.config.ts']);
