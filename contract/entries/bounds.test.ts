import { expect, test } from 'vitest';
import { createFast } from './fasts.ts';
import { createReading, updateReading } from './readings.ts';
import { createSleepEntry } from './sleep.ts';
import { createStepEntry } from './steps.ts';

test.each([
  [createSleepEntry, [{ sleepTimeHr: 0 }, { sleepTimeHr: 0.5 }, { sleepTimeHr: 24 }], [{ sleepTimeHr: 24.1 }]],
  [createStepEntry, [{ steps: 1 }, { steps: 200_000 }], [{ steps: 0 }, { steps: 200_001 }, { steps: 1.5 }]],
  [
    createReading,
    [{ kind: 'bloodPressure', values: { systolic: 91, diastolic: 90 } }],
    [{ kind: 'bloodPressure', values: { systolic: 90, diastolic: 90 } }],
  ],
])('figures at the bounds are taken, and none beyond them', ({ body }, taken, refused) => {
  expect(taken.filter((each) => !body.safeParse(each).success)).toEqual([]);
  expect(refused.filter((each) => body.safeParse(each).success)).toEqual([]);
});

test('what is optional can be left out, or cleared where it was set', () => {
  expect(createFast.body.parse({})).toMatchObject({ endedAt: null, plan: null, city: '', notes: '' });
  expect(updateReading.body.parse({ context: null })).toMatchObject({ context: null });
});
