// npm run build: bundles the server's code and builds the website anew.
import { spawnSync } from 'node:child_process';
import { ensureInstalled, environment, node, root } from './install.mjs';
import { build } from './website.mjs';

ensureInstalled({ withTools: false });
const { status } = spawnSync(node, ['scripts/bundleServer.mjs'], { cwd: root, stdio: 'inherit', env: environment });
process.exit(status === 0 && (await build()) ? 0 : 1);
