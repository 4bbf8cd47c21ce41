// npm start: installs what is locked and runs the server on the pinned Node; where the website's sources changed, it is
// built beside the server, which answers bot and API meanwhile.
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, environment, node, root } from './install.mjs';
import { ensureBuilt } from './website.mjs';

ensureInstalled({ withTools: false });
const bundling = spawnSync(node, ['scripts/bundleServer.mjs'], { cwd: root, stdio: 'inherit', env: environment });
if (bundling.status !== 0) process.exit(1);
const website = ensureBuilt();
// The live heap is small; without limits V8 lets garbage pile up. What Node has stripped and compiled once needn't be
// stripped again: the start is faster, and what strips is not loaded. What the environment sets wins.
const tuned = JSON.parse(readFileSync(join(root, 'scripts', 'serverEnvironment.json'), 'utf8'));
const server = spawn(node, ['build/server/main.js'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...tuned, ...environment },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
let isWithoutWebsite = false;
// A server that ends while the website is built takes the build along.
server.on('exit', (code, signal) => process.exit(isWithoutWebsite ? 1 : (code ?? (signal ? 1 : 0))));
if (!(await website)) {
  isWithoutWebsite = true;
  server.kill();
}
