import { expect, test } from 'vitest';
import { diets } from '../../../../../contract/accounts/profile.ts';
import fc from '../../../../../tests/properties.ts';
import { brokenBy, person, suggestedTo } from '../../../../../tests/simulations/suggestions.ts';
import { tiered } from '../../../../../tests/tiers.ts';
import { fits, leftOfDay, weighedIdeas } from './fitting.ts';

test('what is proposed or planned never breaks a diet, an allergy, a dislike or what is left', () => {
  let proposed = 0;
  fc.assert(
    fc.property(person, (somebody) => {
      proposed += suggestedTo(somebody).now.length;
      expect(brokenBy(somebody)).toEqual([]);
    }),
    { numRuns: tiered(15, 60) },
  );
  expect(proposed).toBeGreaterThan(60);
});

test.each(diets)('there is a main meal and a snack for %s', (diet) => {
  const most = leftOfDay(
    { energyKcal: 0, carbohydrateG: 0, netCarbsG: 0, fatG: 0 },
    { caloriesConsumePerDay: 0, carbsG: 0, netCarbsG: 0, fatG: 0 },
  );
  const wanted = { diets: [diet], allergies: [], dislikes: [], holding: [], most };
  const meals = new Set(
    weighedIdeas()
      .filter((idea) => fits(idea, wanted))
      .map((idea) => idea.for),
  );
  expect([...meals]).toEqual(expect.arrayContaining(['main', 'snack']));
});
