// npm run make: lists what can be made beside the build; npm run make -- NAME makes it.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './install.mjs';

const run = (...words) => [process.execPath, join(root, 'scripts', 'run.mjs'), ...words];
const makes = {
  licences: ['the licences of the shipped packages', run('--without-tools', 'node', 'scripts/licences.ts')],
  sbom: ['the shipped packages as CycloneDX', ['npm', 'sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev']],
  image: ['the steps of deploy/Dockerfile without Docker, and a start', run('node', 'scripts/rehearseImage.ts')],
  'db-types': ['the types of the tables, after a migration', run('node', 'scripts/generateDatabaseTypes.ts')],
  'db-empty': ['the empty embedded database that a first start copies', run('node', 'scripts/makeEmptyDatabase.ts')],
};

const [name, ...options] = process.argv.slice(2);
if (Object.hasOwn(makes, name ?? '')) {
  const [command, ...words] = makes[name][1];
  const shell = process.platform === 'win32' && command === 'npm';
  process.exit(spawnSync(command, [...words, ...options], { cwd: root, stdio: 'inherit', shell }).status ?? 1);
}
for (const [known, [tells]] of Object.entries(makes)) console.log(`${known.padEnd(8)}  ${tells}`);
process.exit(name === undefined ? 0 : 1);
