// Runs a command of this project under the Node that it pins, whatever Node the machine has.
import { spawn } from 'node:child_process';
import { ensureInstalled, environment, root } from './install.mjs';

ensureInstalled();
const [command, ...parameters] = process.argv.slice(2);
const child = spawn(command, parameters, { cwd: root, stdio: 'inherit', env: environment });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
