import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installDebianPackages } from './debian.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The path of the machine's Chromium, or of Chrome. */
export function findChromium(): string | undefined {
  const folders = (process.env.PATH ?? '').split(':');
  const paths = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [process.env.CHROMIUM_PATH ?? '', ...paths].find((path) => path !== '' && existsSync(path));
}

export function installChromium(): string {
  installDebianPackages(['chromium', 'fonts-noto-core']);
  const path = findChromium();
  if (!path) throw new Error('Chromium was not found. Install it (Debian: apt-get install chromium) and try again.');
  return path;
}
