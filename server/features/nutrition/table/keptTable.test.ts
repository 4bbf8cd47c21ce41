import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { expect, test } from 'vitest';
import { loadFoodTable } from './foodTable.ts';
import { sourcesOfTable } from './keptTable.ts';
import { packTable, unpackTable } from './packedTable.ts';

test('a table that was kept is the one that was read', () => {
  const table = loadFoodTable();
  const kept = unpackTable(deserialize(serialize(packTable(table))));
  // Matchers take half a minute for it.
  expect(isDeepStrictEqual(kept.foods, table.foods)).toBe(true);
  const { made: _, madeOfWord: __, ...index } = table.index;
  expect(isDeepStrictEqual({ ...kept.index, ...index }, kept.index)).toBe(true);
  expect([...kept.byId.keys()]).toEqual([...table.byId.keys()]);
});

test('what the reading imports is among what a kept table was made of', () => {
  const known = new Set(sourcesOfTable().map(({ href }) => href));
  const reached = new Set<string>();
  const follow = (file: URL) => {
    if (reached.has(file.href)) return;
    reached.add(file.href);
    const imported = readFileSync(file, 'utf8').matchAll(/^(?:import|export)(?! type)[^;]*? from '(\.[^']+)'/gm);
    for (const [, path = ''] of imported) follow(new URL(path, file));
  };
  follow(new URL('foodTable.ts', import.meta.url));
  expect([...reached].filter((file) => !known.has(file))).toEqual([]);
});
