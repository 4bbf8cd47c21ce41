import { expect, test } from 'vitest';
import { saveProfile } from '../../../contract/accounts/profile.ts';
import { getDaySummary } from '../../../contract/dashboard.ts';
import { createActivityEntry } from '../../../contract/entries/activity.ts';
import { createFoodEntry } from '../../../contract/entries/food.ts';
import { createSleepEntry, deleteSleepEntry } from '../../../contract/entries/sleep.ts';
import { createWaterEntry } from '../../../contract/entries/water.ts';
import { listReports } from '../../../contract/reports.ts';
import { readPdf } from '../../../tests/pdf.ts';
import fc from '../../../tests/properties.ts';
import { serverForTests } from '../../../tests/server.ts';
import { tiered } from '../../../tests/tiers.ts';
import { figure } from '../../../texts/numbers.ts';
import { addDays } from '../../lib/dates.ts';

const server = await serverForTests();

const zones = ['Asia/Kolkata', 'America/New_York', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Kathmandu'];
const dates = Array.from({ length: 28 }, (_, index) => addDays('2026-02-01', index));

/** Minutes before the server's now: in February, and around both of its ends as often as within. */
const entry = fc.record({
  kind: fc.constantFrom('food', 'water', 'activity', 'sleep', 'deleted sleep'),
  minutesAgo: fc.oneof(
    fc.integer({ min: 6 * 1_440, max: 33 * 1_440 }),
    fc.integer({ min: 5 * 1_440 - 900, max: 5 * 1_440 + 1_600 }),
    fc.integer({ min: 33 * 1_440 - 900, max: 33 * 1_440 + 1_600 }),
  ),
  size: fc.integer({ min: 1, max: 1_000 }),
});
type Entry = typeof entry extends fc.Arbitrary<infer E> ? E : never;

async function log(token: string, { kind, minutesAgo, size }: Entry): Promise<void> {
  const at = new Date(server.clock.now().getTime() - minutesAgo * 60_000).toISOString();
  const nutrients = { calories: size / 3, proteinG: size / 7, carbsG: size / 11, fatG: size / 13 };
  if (kind === 'food') {
    await server.call(createFoodEntry, { token, body: { foodName: 'x', ...nutrients, logDatetime: at } });
  } else if (kind === 'water') {
    await server.call(createWaterEntry, { token, body: { waterIntake: { value: 10 + size }, logDatetime: at } });
  } else if (kind === 'activity') {
    const body = { activityType: 'walking', durationMin: 1 + (size % 1_440), caloriesBurned: size / 3, datetime: at };
    await server.call(createActivityEntry, { token, body });
  } else {
    const body = { sleepTimeHr: Math.max(0.5, (size % 48) / 2), logDatetime: at };
    const { body: slept } = await server.call(createSleepEntry, { token, body });
    if (kind === 'deleted sleep') await server.call(deleteSleepEntry, { token, params: { id: slept.id } });
  }
}

test('the report says what the diary of the month adds up to, whatever was logged where', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(entry, { maxLength: 25 }), fc.constantFrom(...zones), async (entries, timeZone) => {
      const { id, token } = await server.person();
      await server.context.db.updateTable('users').set({ plan: 'pro' }).where('id', '=', id).execute();
      await server.call(saveProfile, { token, body: { timeZone } });
      for (const each of entries) await log(token, each);

      const days = await Promise.all(
        dates.map(async (date) => (await server.call(getDaySummary, { token, query: { date } })).body),
      );
      const logged = days.filter(({ date: _date, areDeficitsHidden: _hidden, ketoCaution: _caution, ...sums }) =>
        Object.values(sums).some((sum) => sum > 0),
      );
      const { body } = await server.call(listReports, { token });
      expect(body.months.find(({ month }) => month === '2026-02')?.loggedDays ?? 0).toBe(logged.length);
      const answer = await fetch(`${server.url}/api/v1/reports/2026-02.pdf`, {
        headers: { authorization: `Bearer ${token}` },
      });
      expect(answer.status).toBe(logged.length > 0 ? 200 : 404);
      if (logged.length === 0) return;

      const [page] = readPdf(new Uint8Array(await answer.arrayBuffer()));
      const average = (name: 'energyKcal' | 'proteinG' | 'waterMl' | 'burnedKcal' | 'activeMin' | 'sleepHr') => {
        const told = logged.map((day) => day[name]).filter((value) => value > 0);
        return told.length === 0 ? 0 : told.reduce((sum, value) => sum + value, 0) / told.length;
      };
      for (const text of [
        `Days logged${logged.length} of 28`,
        `Energy eaten, kcal${figure(average('energyKcal'))}`,
        `Protein, g${figure(average('proteinG'))}`,
        `Water, litres${figure(average('waterMl') / 1_000, 2)}`,
        `Energy burned by activity, kcal${figure(average('burnedKcal'))}`,
        `Active time, min${figure(average('activeMin'))}`,
        `Sleep, hours${figure(average('sleepHr'), 1)}`,
      ]) {
        expect(page).toContain(text);
      }
    }),
    { numRuns: tiered(4, 12) },
  );
});
