import { expect, test } from 'vitest';
import { openChat } from '../../../tests/chat.ts';

const { say } = openChat();

test('the week is told in sums, and the weight with its change and its target', async () => {
  expect((await say('my weight')).text).toBe('No weight yet. Write, say, weight 72.4.');
  await say('yesterday my weight was 73');
  await say('weight 72.4');
  await say('walked 30 min');
  const energy = Number((await say('2 rotis')).text.match(/Today: (\d+) of/)?.[1]);
  await say('yesterday dinner: 1 banana');
  const week = (await say('weekly summary')).text;
  expect(week).toMatch(/^The last 7 days, in all\nEnergy: \d+ kcal, protein \d+ g\nWater: 0 L\nActivity: 30 min, /);
  expect(Number(week.match(/Energy: (\d+)/)?.[1])).toBeGreaterThan(energy);
  expect(week).toContain('Weight: 0.6 kg down\nDays with all goals met: 0');
  await say('weight goal 70');
  expect((await say('how much weight have I lost?')).text).toBe(
    'Weight: 72.4 kg on 6 Mar\nLast 30 days: 0.6 kg down\nTarget: 70 kg, 2.4 kg to go',
  );
});
