import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

test('each decision is in the index once, under its number', () => {
  const listed = [...read('docs/decisions/README.md').matchAll(/^- \[(\d+)\]\((.+?)\) /gm)];
  const files = readdirSync(join(root, 'docs/decisions')).filter((file) => file !== 'README.md');
  expect(listed.map(([, , file]) => file).toSorted()).toEqual(files.toSorted());
  const misnamed = listed.filter(([, number = '', file = '']) => !file.startsWith(`${number.padStart(4, '0')}-`));
  expect(misnamed).toEqual([]);
});

test('what the README and the docs link to is there', () => {
  const docs = readdirSync(join(root, 'docs'), { recursive: true }).map((file) => `docs/${file}`);
  const files = ['README.md', 'SECURITY.md', ...docs.filter((file) => file.endsWith('.md'))];
  const links = files.flatMap((file) =>
    [...read(file).matchAll(/\]\((?!https?:)([^)#]+)[^)]*\)/g)].map(([, target = '']) => join(dirname(file), target)),
  );
  expect(links.length).toBeGreaterThan(100);
  expect(links.filter((target) => !existsSync(join(root, target)))).toEqual([]);
});
