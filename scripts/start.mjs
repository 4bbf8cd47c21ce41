// npm start: installs what is locked, builds the website if its sources changed, and runs the server on the pinned Node.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, environment, node, root } from './install.mjs';
import { ensureBuilt } from './website.mjs';

ensureInstalled({ withTools: false });
if (!ensureBuilt()) process.exit(1);
// The live heap is small; without limits V8 lets garbage pile up. What Node has stripped and compiled once needn't be
// stripped again: the start is faster, and what strips is not loaded. What the environment sets wins.
const tuned = JSON.parse(readFileSync(join(root, 'scripts', 'serverEnvironment.json'), 'utf8'));
const server = spawn(node, ['server/main.ts'], { cwd: root, stdio: 'inherit', env: { ...tuned, ...environment } });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
