// In the image, once the website is built: takes out of package.json what no source of the server names.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const sources = ['server', 'contract', 'texts']
  .flatMap((folder) => readdirSync(folder, { recursive: true }).map((name) => join(folder, name)))
  .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');
// The Node that runs it all, which nothing imports.
const isKept = (name) => name === 'node' || new RegExp(`['"\`]${name}['"\`/]`).test(sources);

const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const kept = Object.entries(manifest.dependencies).filter(([name]) => isKept(name));
writeFileSync('package.json', JSON.stringify({ ...manifest, dependencies: Object.fromEntries(kept) }, null, 2));
console.log(`${kept.length} of ${Object.keys(manifest.dependencies).length} packages are the server's.`);
