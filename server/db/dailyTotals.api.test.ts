import { expect, inject, test } from 'vitest';
import { getExport, importData } from '../../contract/accounts/me.ts';
import { findWrongTotals } from '../../tests/entries/entrySums.ts';
import fc from '../../tests/properties.ts';
import { serverForTests } from '../../tests/server.ts';
import { tiered } from '../../tests/tiers.ts';
import { addDays } from '../lib/dates.ts';
import type { OwnerId } from '../lib/owner.ts';
import { rebuildDailyTotals } from './dailyTotals.ts';
import { deleteEntry, type EntryTable, entryTables, insertEntries, restoreEntry, updateEntry } from './entries.ts';

const server = await serverForTests();
const { db, database } = server.context;
const { pool } = database;
const now = server.clock.now();
const someDay = '2026-03-06';
const wrongTotals = (userId: string) => findWrongTotals(pool, userId);

const noonOf = (date: string) => new Date(`${date}T06:30:00Z`);

const foodOf = (size: number) => ({
  mealType: ['breakfast', 'lunch', 'dinner', 'snack'][size % 4] ?? 'snack',
  foodName: 'x',
  quantity: 1,
  servingUnit: 'piece',
  servingSize: 1,
  energyKcal: size / 3,
  proteinG: size / 7,
  carbohydrateG: size / 11,
  fatG: size / 13,
  fiberG: 0.1,
  sugarG: size / 17,
  sodiumMg: size,
  cholesterolMg: 0.3,
});
const figuresOf: Record<EntryTable, (size: number) => Record<string, unknown>> = {
  foodEntries: foodOf,
  waterEntries: (size) => ({ volumeMl: 10 + size / 3 }),
  activityEntries: (size) => ({
    activityType: 'walk',
    durationMin: 1 + size / 7,
    distanceKm: size % 2 ? size / 9 : null,
    caloriesBurned: size % 3 ? size / 5 : null,
  }),
  weightEntries: (size) => ({ weightKg: 50 + size / 11 }),
  sleepEntries: (size) => ({ sleepTimeHr: size / 50 }),
  stepEntries: (size) => ({ steps: 1 + size }),
  cycleEntries: (size) => ({ symptoms: size % 2 ? ['cramps'] : [] }),
  fastEntries: (size) => ({ plan: size % 2 ? '16:8' : null }),
  moodEntries: (size) => ({ mood: 1 + (size % 5), tags: ['headache'] }),
  readingEntries: (size) => ({ readingKind: 'glucose', name: 'Blood glucose', value: 10 + size, unit: 'mg/dl' }),
  medicineEntries: (size) => ({ name: 'Metformin', dose: `${size} mg`, status: size % 2 ? 'taken' : 'skipped' }),
};

const size = fc.nat({ max: 1_000 });
const day = fc.nat({ max: 4 }).map((ago) => addDays(someDay, -ago));
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ does: fc.constant('log' as const), table: fc.constantFrom(...entryTables), day, size }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('correct' as const), which: size, size }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('move' as const), which: size, day, minutes: size }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('delete' as const), which: size }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('restore' as const), which: size }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('remove' as const), which: size }) },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;
type Entry = { table: EntryTable; id: string };

/** Takes the steps one after the other, each through the functions that the product uses, but for rows that go for good. */
async function live(owner: OwnerId, steps: Step[], entries: Entry[] = []): Promise<Entry[]> {
  for (const taken of steps) {
    if (taken.does === 'log') {
      const columns = {
        userId: owner,
        occurredAt: noonOf(taken.day),
        localDate: taken.day,
        ...figuresOf[taken.table](taken.size),
      };
      const logged = await insertEntries(db, taken.table, [columns, columns] as never, now);
      entries.push(...logged.map(({ id }) => ({ table: taken.table, id })));
      continue;
    }
    const entry = entries[taken.which % Math.max(entries.length, 1)];
    if (!entry) continue;
    const { table, id } = entry;
    if (taken.does === 'correct') await updateEntry(db, table, owner, id, figuresOf[table](taken.size));
    if (taken.does === 'move') {
      const occurredAt = new Date(noonOf(taken.day).getTime() - taken.minutes * 60_000);
      await updateEntry(db, table, owner, id, { localDate: taken.day, occurredAt });
    }
    if (taken.does === 'delete') await deleteEntry(db, table, owner, id, now);
    if (taken.does === 'restore') await restoreEntry(db, table, owner, id);
    if (taken.does === 'remove') await db.deleteFrom(table).where('userId', '=', owner).where('id', '=', id).execute();
  }
  return entries;
}

const newOwner = async () => (await server.person()).id as OwnerId;

test('every table of entries is kept', async () => {
  const { rows } = await pool.query('select distinct entry_table from daily_total_columns order by 1');
  const names = entryTables.map((table) => table.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
  expect(rows.map((row) => row.entry_table)).toEqual(names.toSorted());
});

test('a day is the sum of its entries after any history of logs, corrections, moves, deletions and restores', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 25 }), async (steps) => {
      const owner = await newOwner();
      await live(owner, steps);
      expect(await wrongTotals(owner)).toEqual([]);
    }),
    { numRuns: tiered(8, 25), endOnFailure: true },
  );
});

test('a day is the sum of its entries when many change it at the same moment', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { minLength: 5, maxLength: 15 }), { minLength: 8, maxLength: 8 }),
      async (lives) => {
        const owner = await newOwner();
        const shared = await live(
          owner,
          entryTables.map((table) => ({ does: 'log', table, day: someDay, size: 7 })),
        );
        await Promise.all(lives.map((steps) => live(owner, steps, [...shared])));
        expect(await wrongTotals(owner)).toEqual([]);
      },
    ),
    { numRuns: inject('engine') === 'postgres' ? tiered(4, 12) : 2, endOnFailure: true },
  );
});

test('an import adds up what it brings, and a second one changes nothing', async () => {
  const [one, other] = [await server.person(), await server.person()];
  await live(one.id as OwnerId, fc.sample(step, { numRuns: 60, seed: 5 }));
  const { body } = await server.call(getExport, { token: one.token });
  for (const _ of ['once', 'again']) {
    await server.call(importData, { token: other.token, body });
    expect(await wrongTotals(other.id)).toEqual([]);
  }
  expect(await datesOf(other.id)).not.toEqual([]);
});

test('what a change that fails had added is gone with it', async () => {
  const owner = await newOwner();
  const failing = db.transaction().execute(async (transaction) => {
    const entry = { userId: owner, occurredAt: noonOf(someDay), localDate: someDay, volumeMl: 250 };
    await insertEntries(transaction, 'waterEntries', [entry], now);
    throw new Error('after the entry');
  });
  await expect(failing).rejects.toThrow('after the entry');
  expect(await datesOf(owner)).toEqual([]);
});

test('a person who goes takes their days along', async () => {
  const owner = await newOwner();
  await live(owner, fc.sample(step, { numRuns: 30, seed: 6 }));
  await db.deleteFrom('users').where('id', '=', owner).execute();
  expect(await datesOf(owner)).toEqual([]);
});

test('are right again after a rebuild, whatever they were', async () => {
  const owner = await newOwner();
  await live(owner, fc.sample(step, { numRuns: 40, seed: 7 }));
  await pool.query('update daily_totals set energy_kcal = 9, water_ml = 9, food_entries = 9 where user_id = $1', [
    owner,
  ]);
  await pool.query(
    'delete from daily_totals where user_id = $1 and local_date = (select max(local_date) from daily_totals where user_id = $1)',
    [owner],
  );
  await pool.query("insert into daily_totals (user_id, local_date, sleep_hr) values ($1, '2020-01-01', 8)", [owner]);
  expect(await wrongTotals(owner)).not.toEqual([]);
  const { people, days } = await rebuildDailyTotals(db);
  expect(people).toBeGreaterThan(0);
  expect(days).toBeGreaterThan(0);
  expect(await wrongTotals(owner)).toEqual([]);
});

async function datesOf(userId: string): Promise<string[]> {
  const { rows } = await pool.query('select local_date from daily_totals where user_id = $1', [userId]);
  return rows.map((row) => row.local_date);
}
