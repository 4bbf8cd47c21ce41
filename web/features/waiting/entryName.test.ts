import { expect, test } from 'vitest';
import { entryName } from './entryName.ts';

test.each([
  ['/water-intake', { waterIntake: { value: 250 } }, '250 ml of water'],
  ['/food-intake-ai', { foodName: '2 rotis, dal' }, '2 rotis, dal'],
  ['/food-intake', { entryId: 'one of before' }, 'Food'],
  ['/activity-log', { activityType: 'walking', durationMin: 30 }, 'Walking, 30 min'],
  ['/workouts', { sets: [] }, 'Workout'],
  ['/diary/copy', { from: '2026-03-05', to: '2026-03-06', mealType: 'dinner' }, 'Copy of dinner, 5 Mar'],
  ['/diary/copy', { from: '2026-03-05', to: '2026-03-06' }, 'Copy of 5 Mar'],
  ['/medicine-intake', { name: 'Metformin', status: 'taken' }, 'Metformin'],
  ['/moods', { mood: 4 }, 'Mood'],
])('what waits for %s goes by %j', (path, body, name) => expect(entryName({ path, body })).toBe(name));

test('a correction goes by what the entry becomes', () => {
  const entry = { localDate: '2026-03-06', waterIntake: { value: 250 } };
  expect(entryName({ path: '/water-intake/{id}', body: { waterIntake: { value: 500 } }, entry })).toBe(
    '500 ml of water',
  );
});
