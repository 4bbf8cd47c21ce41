import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { understandMeal } from '../../server/features/nutrition/reading/understandMeal.ts';
import { loadFoodTable } from '../../server/features/nutrition/table/foodTable.ts';

const ROUNDS = 10;

/** Two processes understand the same sentences ten times each: says whether all bytes are the same. */
export function compareProcesses(texts: string[]): string {
  const hashes = [1, 2].flatMap(() => {
    const { stdout, stderr } = spawnSync(process.execPath, [fileURLToPath(import.meta.url)], {
      input: JSON.stringify(texts),
      encoding: 'utf8',
    });
    return stdout.trim() === '' ? [`failed: ${stderr}`] : stdout.trim().split('\n');
  });
  const distinct = new Set(hashes);
  const verdict = distinct.size === 1 && hashes.length === 2 * ROUNDS ? 'identical bytes' : 'DIFFERENT BYTES';
  return `determinism: ${texts.length} sentences, ${ROUNDS} rounds in each of 2 processes: ${verdict}, ${[...distinct].map((hash) => hash.slice(0, 16)).join(' ')}`;
}

function hashRounds(texts: string[]): void {
  const table = loadFoodTable();
  for (let round = 0; round < ROUNDS; round += 1) {
    const hash = createHash('sha256');
    for (const text of texts) hash.update(JSON.stringify(understandMeal(text, table)));
    console.log(hash.digest('hex'));
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  let input = '';
  for await (const chunk of process.stdin) input += String(chunk);
  hashRounds(JSON.parse(input));
}
