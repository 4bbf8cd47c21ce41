import { expect, test } from 'vitest';
import { nutrients } from '../../contract/nutrients.ts';
import { nutrientTitle, unitName } from './nutrients.ts';

test('no nutrient of the Hindi page has a unit in Latin letters or an English name', () => {
  for (const { name, title, unit } of nutrients) {
    expect(unitName('hi', unit), unit).not.toMatch(/[a-zµ]/i);
    expect(nutrientTitle('hi', { name, title }), title).toMatch(/\p{Script=Devanagari}/u);
  }
});
