// Bundles server/main.ts into build/server unless what is there fits the sources: a few files are loaded in half the time
// that its two thousand take, and in less memory. Words, tables and what runs as a process of its own stay where they are.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, relative, sep } from 'node:path';
import { rolldown } from 'rolldown';
import { root } from './install.mjs';
import { hashOfSources } from './sources.mjs';

const bundled = join(root, 'build', 'server');
const stamp = '.source-hash';

/** What finds files of its own beside itself, what only a page in a hundred needs, and what Node warns of elsewhere. */
const stays = [
  ...['@electric-sql/pglite', 'city-timezones', 'fontkit', 'ogg-opus-decoder', '@react-pdf/renderer', 'react', 'sharp'],
  ...['swagger-ui-dist', 'tesseract.js-core', 'unpdf', 'zxing-wasm'],
  'node-fetch',
];
const isOutside = (id) => isBuiltin(id) || stays.some((name) => id === name || id.startsWith(`${name}/`));

/** A module looks for its words and tables from where its source is, two folders above the bundle. */
const placesOfSources = {
  name: 'places-of-sources',
  transform(code, id) {
    const path = relative(root, id).split(sep);
    if (path[0] !== 'server' || !code.includes('import.meta.')) return null;
    const place = (parts) => JSON.stringify(['..', '..', ...parts].join('/'));
    return code
      .replaceAll('import.meta.url', `new URL(${place(path)}, import.meta.url).href`)
      .replaceAll('import.meta.dirname', `(import.meta.dirname + '/' + ${place(path.slice(0, -1))})`);
  },
};

const own = ['package-lock.json', 'scripts/bundleServer.mjs'];
const hash = hashOfSources(['server', 'contract', 'texts'], own, /\.tsx?$/);
const fits = () => existsSync(join(bundled, stamp)) && readFileSync(join(bundled, stamp), 'utf8') === hash;
if (!fits()) await bundle();

/** In a folder of its own that takes the other's place when it is done, so that nobody starts half a server. */
async function bundle() {
  mkdirSync(join(root, 'build'), { recursive: true });
  const folder = mkdtempSync(join(root, 'build', 'unfinished-'));
  try {
    const made = await rolldown({
      cwd: root,
      input: { main: 'server/main.ts' },
      platform: 'node',
      external: isOutside,
      plugins: [placesOfSources],
      // Packages' own affairs, such as an eval that never runs.
      logLevel: 'silent',
    });
    await made.write({ dir: folder, format: 'esm' });
    writeFileSync(join(folder, stamp), hash);
    // Another one may have been quicker, and a server be reading what it made.
    if (fits()) return;
    rmSync(bundled, { recursive: true, force: true });
    renameSync(folder, bundled);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
