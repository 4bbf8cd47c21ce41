// Runs a command of this project under the Node that it pins, whatever Node the machine has.
// `--without-tools` before it: it needs nothing that only tests and figures do.
import { spawn } from 'node:child_process';
import { ensureInstalled, environment, root } from './install.mjs';

const words = process.argv.slice(2);
const withTools = words[0] !== '--without-tools';
if (!withTools) words.shift();
ensureInstalled({ withTools });
const [command, ...parameters] = words;
const child = spawn(command, parameters, { cwd: root, stdio: 'inherit', env: environment });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
