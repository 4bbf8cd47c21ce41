import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { benchmarks, fits } from './list.ts';

const listed = [...Object.values(benchmarks), ...Object.values(fits)].map(({ file }) => file);

test('each benchmark and each fit is on the list', () => {
  const own = ['list.ts', 'list.test.ts', 'run.ts'];
  const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.ts') && !own.includes(file));
  expect(files.filter((file) => !listed.includes(file))).toEqual([]);
});

test('each name of the list has its file, and no file has two names', () => {
  expect(listed.filter((file) => !existsSync(join(import.meta.dirname, file)))).toEqual([]);
  expect(new Set(listed).size).toBe(listed.length);
});
