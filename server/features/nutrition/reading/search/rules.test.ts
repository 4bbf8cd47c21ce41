import { describe, expect, it } from 'vitest';
import { loadFoodTable } from '../../table/foodTable.ts';
import { understandMeal } from '../understandMeal.ts';
import { RULES } from './rules.ts';

const table = loadFoodTable();

function readingOf(text: string): string[] {
  const { items, unknown } = understandMeal(text, table);
  const foods = items.map(({ quantity, unit, foodName }) => `${quantity} ${unit} ${foodName}`);
  return [...foods, ...unknown.map((said) => `unknown: ${said}`)];
}

describe.each(Object.entries(RULES))('%s', (_, rule) => {
  it(`reads "${rule.example}"`, () => expect(readingOf(rule.example)).toEqual(rule.reads));

  it('is what decides it', () => {
    const { cost } = rule;
    rule.cost = 0;
    try {
      expect(readingOf(rule.example)).not.toEqual(rule.reads);
    } finally {
      rule.cost = cost;
    }
  });
});
