import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(join(import.meta.dirname, '..', path), 'utf8');
const namedIn = (text: string) => new Set([...text.matchAll(/`([A-Z]+(?:_[A-Z]+)*)`/g)].map(([, name]) => name));

test('docs/settings.md tells of each setting, and the README of none that is no setting', () => {
  const settings = [...read('server/config.ts').matchAll(/^ {4}([A-Z_]+):/gm)].map(([, name]) => name);
  const table = read('docs/settings.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split(' | ')[0] ?? '')
    .join('\n');
  expect(settings.length).toBeGreaterThan(30);
  expect([...namedIn(table)].toSorted()).toEqual(settings.toSorted());
  const shown =
    read('README.md')
      .match(/^\| (?:`[A-Z_]+`(?:, )?)+/gm)
      ?.join('\n') ?? '';
  expect([...namedIn(shown)].filter((name) => !settings.includes(name ?? ''))).toEqual([]);
});
