import fc from 'fast-check';
import { expect, test } from 'vitest';
import { faultsOf, modelAnswers } from '../../../tests/simulations/modelAnswers.ts';

test('no answer of a model brings an amount that the person did not say, or a figure that is not of the table', () => {
  let read = 0;
  fc.assert(
    fc.property(modelAnswers, (answer) => {
      const { isRead, faults } = faultsOf(answer);
      if (isRead) read += 1;
      expect(faults).toEqual([]);
    }),
    { numRuns: 300 },
  );
  expect(read).toBeGreaterThan(5);
});
