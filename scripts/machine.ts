import { findChromium, installChromium } from './chromium.ts';
import { findPostgres, installPostgres } from './postgres.ts';

/** What the tests need of the machine beside npm's packages: found, or installed from Debian's packages. */
console.log(`Chromium: ${findChromium() ?? installChromium()}`);
console.log(`PostgreSQL: ${findPostgres() ?? installPostgres()}`);
