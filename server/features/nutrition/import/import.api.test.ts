import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { describeFood } from '../../../../contract/entries/food.ts';
import { estimateFoods, searchFoods } from '../../../../contract/nutrition.ts';
import { runProcess } from '../../../../tests/processes/process.ts';
import { startTestServer, type TestPerson, type TestServer } from '../../../../tests/server.ts';
import { rare } from '../../../../tests/tiers.ts';
import { openDatabase, openPostgres } from '../../../db/open.ts';
import { importFoods } from './importFoods.ts';
import { openFoodFile } from './openFoodFile.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fitpulse-import-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Product {
  code: string;
  name: string;
  brand?: string;
  kcal?: number;
}

/** An export of products whose figures agree with each other. */
function writeProducts(file: string, products: Product[], otherLines: string[] = []): string {
  const path = join(folder, file);
  const lines = products.map(({ code, name, brand = '', kcal = 400 }) =>
    JSON.stringify({
      ...{ code, product_name: name, brands: brand, countries_tags: ['en:india'], serving_size: '1 packet (50 g)' },
      ...{ serving_quantity: 50 },
      nutriments: { 'energy-kcal_100g': kcal, proteins_100g: 0, carbohydrates_100g: kcal / 4, fat_100g: 0 },
    }),
  );
  const text = [...lines, ...otherLines].join('\n');
  writeFileSync(path, file.endsWith('.gz') ? gzipSync(text) : text);
  return path;
}

describe('imported foods', () => {
  let server: TestServer;
  let person: TestPerson;
  beforeAll(async () => {
    server = await startTestServer();
    person = await server.person();
  });
  afterAll(() => server.close());

  const importFile = async (path: string, anew = false) => {
    const { db, clock } = server.context;
    return importFoods(db, await openFoodFile(path), { anew, clock, onProgress: () => undefined });
  };
  const search = async (q: string) => {
    const { body } = await server.call(searchFoods, { token: person.token, query: { q } });
    return body.filter(({ origin }) => origin === 'imported').map(({ name }) => name);
  };
  const estimate = async (text: string) =>
    (await server.call(estimateFoods, { token: person.token, body: { text } })).body;

  test('are understood only once they are there, and then with their portion and source', async () => {
    const before = await estimate('1 packet of Zorbitto wafflings');
    expect([before.items, before.unknown.length]).toEqual([[], 1]);
    const bad = ['{"code": "9', JSON.stringify({ code: '9999999', product_name: 'No figures' })];
    const products = [
      { code: '8900000000001', name: 'Zorbitto wafflings', brand: 'Kravo', kcal: 380 },
      { code: '8900000000002', name: 'CAFÉ ZORBITTO CRÈME', kcal: 200 },
      { code: '8900000000003', name: 'ज़ोरबिट्टो नमकीन', kcal: 300 },
    ];
    const result = await importFile(writeProducts('first.jsonl.gz', products, bad));
    expect(result).toMatchObject({ recordsRead: 5, foodsSaved: 3, wasComplete: false });
    expect(result.skipped).toEqual({
      'is not JSON': { count: 1, example: 'record 4' },
      'lacks energy, protein, carbohydrate or fat': { count: 1, example: 'No figures' },
    });

    const after = await estimate('1 packet of Zorbitto wafflings');
    expect(after.items).toMatchObject([
      { foodName: 'Zorbitto wafflings (Kravo)', unit: 'packet', grams: 50, calories: 190 },
    ]);
    expect(after.items[0]?.source).toBe('Open Food Facts 8900000000001');
    expect(await estimate('1 packet of Zorbitto wafflings')).toEqual(after);

    const body = { foodName: '2 packets zorbitto wafflings', mealType: 'snack' as const };
    const logged = await server.call(describeFood, { token: person.token, body });
    expect(logged.body).toMatchObject([{ foodName: 'Zorbitto wafflings (Kravo)', grams: 100, calories: 380 }]);
  });

  test('leave to the table what the table knows', async () => {
    await importFile(writeProducts('roti.jsonl', [{ code: '8900000000009', name: 'Roti', kcal: 100 }]));
    expect((await estimate('2 rotis')).items).toMatchObject([
      { foodName: 'Roti', source: expect.not.stringContaining('Open') },
    ]);
  });

  test.each([
    ['zorbitto', 'Zorbitto wafflings (Kravo)'],
    ['zorb', 'Zorbitto wafflings (Kravo)'],
    ['kravo waffling', 'Zorbitto wafflings (Kravo)'],
    ['zorbito waflings', 'Zorbitto wafflings (Kravo)'],
    ['zrobitto', 'Zorbitto wafflings (Kravo)'],
    ['zorbitto w', 'Zorbitto wafflings (Kravo)'],
    ['cafe zorbitto creme', 'Café zorbitto crème'],
    ['ज़ोरबिट्टो', 'ज़ोरबिट्टो नमकीन'],
  ])('are found by "%s"', async (query, name) => {
    expect(await search(query)).toContain(name);
  });

  test.each(["'", "' | 'x", '\\', '!!! &', '%', 'a:*', '#1', 'zorbitto & !wafflings', '🍕', 'क'.repeat(99)])(
    'are searched for "%s" without an error',
    async (q) => {
      expect(await search(q)).toBeInstanceOf(Array);
      await estimate(`had ${q.repeat(18)} and zorbittu`);
    },
  );

  test('come after the built-in table', async () => {
    const { body } = await server.call(searchFoods, { token: person.token, query: { q: 'roti' } });
    const origins = body.map(({ origin }) => origin);
    expect([origins[0], origins.at(-1)]).toEqual(['built-in', 'imported']);
  });

  test('of a file that was read before are not read again, unless it is wanted', async () => {
    const path = writeProducts('twice.jsonl', [{ code: '8900000000010', name: 'Twice' }]);
    expect((await importFile(path)).wasComplete).toBe(false);
    expect(await importFile(path)).toMatchObject({ wasComplete: true, foodsSaved: 1 });
    expect(await importFile(path, true)).toMatchObject({ wasComplete: false, foodsSaved: 1 });
    const { rows } = await server.context.database.pool.query("select * from foods where name = 'Twice'");
    expect(rows).toHaveLength(1);
  });

  test('are brought up to date by a later file', async () => {
    await importFile(writeProducts('old.jsonl', [{ code: '8900000000011', name: 'Vexoria old', kcal: 100 }]));
    await importFile(writeProducts('new.jsonl', [{ code: '8900000000011', name: 'Vexoria new', kcal: 120 }]));
    expect(await search('vexoria')).toEqual(['Vexoria new']);
  });

  test('of a file that ends in the middle are kept, and the rest is asked for', async () => {
    const products = Array.from({ length: 3_000 }, (_, index) => ({
      code: `77${10_000 + index}`,
      name: `Cutoff ${randomUUID()}`,
    }));
    const path = writeProducts('whole.jsonl.gz', products);
    const whole = readFileSync(path);
    const cut = join(folder, 'cut.jsonl.gz');
    writeFileSync(cut, whole.subarray(0, Math.floor(whole.length * 0.7)));
    await expect(importFile(cut)).rejects.toThrow(/cut\.jsonl\.gz is damaged or not complete.*Download it again/);
    expect(await importFile(path)).toMatchObject({ foodsSaved: 3_000 });
  });
});

describe('an import', () => {
  let dataDir: string;
  let environment: Record<string, string>;
  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'fitpulse-data-'));
    environment = { DATA_DIR: dataDir };
    if (inject('engine') === 'pglite') return;
    const name = `import_${randomUUID().replaceAll('-', '')}`;
    const maintenance = openPostgres(inject('postgresUrl'));
    await maintenance.pool.query(`create database ${name}`);
    await maintenance.close();
    environment = { DATABASE_URL: inject('postgresUrl').replace(/\/postgres$/, `/${name}`) };
  });
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  const run = (path: string) => runProcess(environment, 'server/cli.ts', 'foods', 'import', path);

  rare('that is killed goes on where it was, loses nothing and repeats nothing', async () => {
    const products = Array.from({ length: 20_000 }, (_, index) => ({
      code: String(10_000_000 + index),
      name: `Product ${(index * 7919) % 20_000}`,
    }));
    const path = writeProducts('many.jsonl.gz', products, ['not json']);
    for (let kills = 0; kills < 2; kills += 1) {
      const killed = run(path);
      await new Promise<void>((resolve) => {
        const look = setInterval(() => {
          if (!/records read/.test(killed.output())) return;
          clearInterval(look);
          resolve();
        }, 5);
        killed.ended.then(() => {
          clearInterval(look);
          resolve();
        });
      });
      killed.child.kill('SIGKILL');
      await killed.ended;
    }
    const last = run(path);
    expect([await last.ended, last.output()]).toEqual([
      0,
      expect.stringMatching(
        /Went on after [\d,]+ records of an earlier run\.\n20,000 foods saved from 20,001 records, 1 left out/,
      ),
    ]);
    const again = run(path);
    expect([await again.ended, again.output()]).toEqual([
      0,
      expect.stringContaining('was imported before: 20,000 foods'),
    ]);

    const database = await openDatabase({ url: environment.DATABASE_URL, dataDir });
    const { rows } = await database.pool.query('select count(*)::int, count(distinct name)::int as names from foods');
    await database.close();
    expect(rows).toEqual([{ count: 20_000, names: 20_000 }]);
  });

  rare('of something else says so and exits non-zero', async () => {
    const path = join(folder, 'diary.txt');
    writeFileSync(path, 'Dear diary');
    const refused = run(path);
    expect([await refused.ended, refused.output()]).toEqual([
      1,
      expect.stringMatching(
        /^diary\.txt is not a download of FoodData Central, FNDDS, Open Food Facts that can be read\.\n$/,
      ),
    ]);
    const wrong = runProcess(environment, 'server/cli.ts', 'foods', 'import', path, '--source', 'internet');
    expect([await wrong.ended, wrong.output()]).toEqual([1, '--source is one of usda, fndds, off.\n']);
  });
});
