import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerProcess } from '../../tests/processes/process.ts';

const root = join(import.meta.dirname, '..', '..');
const tuned = JSON.parse(readFileSync(join(root, 'scripts', 'serverEnvironment.json'), 'utf8')).NODE_OPTIONS as string;

/** The environment of a server that tells the longest that its own thread works in one go. */
export const toldTime = { NODE_OPTIONS: `${tuned} --import=${join(import.meta.dirname, 'ownTime.ts')}` };

/** In ms, since it was last asked. */
export async function longestGo({ child, output }: ServerProcess): Promise<number> {
  const told = () => output().match(/longest [\d.]+/g) ?? [];
  const count = told().length;
  child.kill('SIGWINCH');
  while (told().length === count) await sleep(5);
  return Number(told().at(-1)?.slice('longest '.length));
}
