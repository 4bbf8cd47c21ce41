// npm run build: builds the website anew.
import { ensureInstalled } from './install.mjs';
import { build } from './website.mjs';

ensureInstalled({ withTools: false });
process.exit((await build()) ? 0 : 1);
