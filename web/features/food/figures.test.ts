import { expect, test } from 'vitest';
import { scaledFigures } from './figures.ts';

const twoRotis = {
  ...{ quantity: 2, servingSize: 40, calories: 206, proteinG: 6.4, carbsG: 40.1, fatG: 2.25 },
  ...{ fiberG: 6, sugarG: 1, sodiumMg: 5, cholesterolMg: 0 },
};

test('figures follow the amount, rounded as they are stored', () => {
  expect(scaledFigures(twoRotis, { quantity: 3, servingSize: 40 })).toEqual({
    ...{ calories: 309, proteinG: 9.6, carbsG: 60.2, fatG: 3.4, fiberG: 9, sugarG: 1.5, sodiumMg: 8, cholesterolMg: 0 },
  });
  expect(scaledFigures(twoRotis, { quantity: 2, servingSize: 20 })).toMatchObject({ calories: 103, fatG: 1.1 });
});

test('the same amount keeps them as they are, and none leaves them alone', () => {
  expect(scaledFigures(twoRotis, { quantity: 2, servingSize: 40 })).toMatchObject({ fatG: 2.25 });
  expect(scaledFigures(twoRotis, { quantity: '', servingSize: 40 })).toBeUndefined();
});
