import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

test('the generated types of the tables are those of the migrations; run npm run make -- db-types when they are not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fitpulse-types-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const generated = join(folder, 'schema.ts');
  const root = join(import.meta.dirname, '..');
  execFileSync(process.execPath, ['scripts/generateDatabaseTypes.ts', generated], { cwd: root, stdio: 'pipe' });
  expect(readFileSync(join(root, 'server/db/schema.ts'), 'utf8')).toBe(readFileSync(generated, 'utf8'));
});
