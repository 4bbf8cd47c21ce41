import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installDebianPackages } from './debian.ts';

/** What draws no window comes first: it takes a quarter less of the processor. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The path of the machine's Chromium, or of Chrome. */
export function findChromium(): string | undefined {
  const folders = (process.env.PATH ?? '').split(':');
  const paths = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [process.env.CHROMIUM_PATH ?? '', ...paths].find((path) => path !== '' && existsSync(path));
}

export function installChromium(): string {
  installDebianPackages(['chromium-headless-shell', 'fonts-noto-core']);
  const path = findChromium();
  if (!path)
    throw new Error(
      'Chromium was not found. Install it (Debian: apt-get install chromium-headless-shell) and try again.',
    );
  return path;
}
