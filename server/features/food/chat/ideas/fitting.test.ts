import { expect, test } from 'vitest';
import { diets } from '../../../../../contract/accounts/profile.ts';
import fc from '../../../../../tests/properties.ts';
import { holds, leftOut } from '../../../nutrition/table/traits.ts';
import { fits, leftOfDay, weighedIdeas } from './fitting.ts';

const allergies = ['peanuts', 'nuts', 'milk', 'eggs', 'gluten', 'soy', 'fish', 'shellfish', 'sesame', 'mustard'];
const dislikes = ['onion', 'tomato', 'spinach', 'rice', 'curd', 'banana'];
const person = fc.record({
  diets: fc.uniqueArray(fc.constantFrom(...diets), { maxLength: 3 }),
  allergies: fc.uniqueArray(fc.constantFrom(...allergies), { maxLength: 2 }),
  dislikes: fc.uniqueArray(fc.constantFrom(...dislikes), { maxLength: 2 }),
  day: fc.record({
    ...{ energyKcal: fc.nat(2_200), carbohydrateG: fc.nat(260), fatG: fc.nat(80) },
    netCarbsG: fc.nat(40),
  }),
  goals: fc.record({
    caloriesConsumePerDay: fc.nat(2_500),
    carbsG: fc.nat(300),
    netCarbsG: fc.nat(40),
    fatG: fc.nat(90),
  }),
});

test('what is proposed never breaks a diet, an allergy, a dislike or what is left', () => {
  let proposed = 0;
  fc.assert(
    fc.property(person, ({ diets: kept, allergies: allergic, dislikes: disliked, day, goals }) => {
      const most = leftOfDay(day, goals);
      const wanted = { diets: kept, allergies: allergic, dislikes: disliked, holding: [], most };
      for (const { traits, nutrients, items } of weighedIdeas().filter((idea) => fits(idea, wanted))) {
        proposed += 1;
        for (const content of kept.flatMap((diet) => leftOut[diet]))
          expect(traits.some(({ contents }) => contents.has(content))).toBe(false);
        for (const words of [...allergic, ...disliked]) expect(traits.some((trait) => holds(trait, words))).toBe(false);
        if (allergic.length > 0)
          expect([traits.length, traits.every(({ isKnown }) => isKnown)]).toEqual([items.length, true]);
        if (goals.caloriesConsumePerDay > 0)
          expect(nutrients.energyKcal).toBeLessThanOrEqual(Math.max(goals.caloriesConsumePerDay - day.energyKcal, 0));
        if (goals.carbsG > 0)
          expect(nutrients.carbohydrateG).toBeLessThanOrEqual(Math.max(goals.carbsG - day.carbohydrateG, 0));
        if (goals.netCarbsG > 0)
          expect(nutrients.carbohydrateG - nutrients.fiberG).toBeLessThanOrEqual(
            Math.max(goals.netCarbsG - day.netCarbsG, 0),
          );
      }
    }),
    { numRuns: 150 },
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
