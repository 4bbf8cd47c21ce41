import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';

/** Of the names and contents of these folders' files, of those that the pattern fits, and of what is named beside them. */
export function hashOfSources(folders, alone, pattern = /./) {
  const inFolder = (folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && pattern.test(entry.name))
      .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(root.length + 1));
  const sources = createHash('sha256');
  for (const path of [...folders.flatMap(inFolder), ...alone].sort()) {
    sources.update(path).update(readFileSync(join(root, path)));
  }
  return sources.digest('hex');
}
