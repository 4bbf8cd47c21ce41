import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runOnlyAttacks } from '../scripts/attacks.mjs';

const read = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8');
const attacks: { attack: string; file: string; tests: string[] }[] = JSON.parse(read('tests/attacks.json'));

test('every test that closes an attack is there', () => {
  const isThere = (file: string, title: string) =>
    ["'", '"'].some((quote) => read(file).includes(`${quote}${title.replaceAll(quote, `\\${quote}`)}${quote}`));
  const missing = attacks.flatMap(({ file, tests }) => tests.filter((title) => !isThere(file, title)));
  expect(missing).toEqual([]);
});

test('every test that closes an attack is run, by whatever name its cases have', () => {
  const names = new RegExp(runOnlyAttacks.at(-1) ?? '');
  const titles = attacks.flatMap(({ tests }) => tests.map((title) => title.replaceAll(/%[a-z]/g, '"case"')));
  expect(titles.filter((title) => !names.test(title))).toEqual([]);
});
