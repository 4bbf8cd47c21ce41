import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Prints under which licences the packages stand that the server and the website ship, and fails where one is not allowed. */
const allowed = new Set(
  '0BSD Apache-2.0 BSD-2-Clause BSD-3-Clause BlueOak-1.0.0 CC-BY-4.0 CC0-1.0 ISC MIT MIT-0 MPL-2.0 OFL-1.1 PostgreSQL Python-2.0 Unicode-3.0 Unlicense WTFPL Zlib'.split(
    ' ',
  ),
);
/** sharp's library and codec-parser are loaded at run time and replaceable, as the LGPL asks; png-js has the MIT licence in its file alone. */
const allowedPackages = /^@img\/sharp-|^codec-parser$|^png-js$/;

interface Locked {
  version?: string;
  license?: string;
  dev?: boolean;
}

const root = join(import.meta.dirname, '..');
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Locked>;
};
const shipped = Object.entries(packages)
  .filter(([path, { dev }]) => path !== '' && !dev)
  .map(([path, { version, license = 'unknown' }]) => ({
    name: path.replace(/^.*node_modules\//, ''),
    version,
    license,
  }));

/** Of `(MIT OR GPL-3.0)` one is enough, of `MIT AND ISC` all have to be. */
const isAllowed = (expression: string): boolean =>
  expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((part) => part.split(' AND ').every((name) => allowed.has(name.trim())));

const byLicence = Map.groupBy(shipped, ({ license }) => license);
for (const [licence, those] of [...byLicence].toSorted(([, one], [, other]) => other.length - one.length))
  console.log(`${String(those.length).padStart(4)}  ${licence}`);
const refused = shipped.filter(({ name, license }) => !isAllowed(license) && !allowedPackages.test(name));
for (const { name, version, license } of refused) console.error(`${name} ${version}: ${license} is not allowed`);
process.exit(refused.length === 0 ? 0 : 1);
