import { expect, it } from 'vitest';
import { loadFoodTable } from '../table/foodTable.ts';
import { explainMeal } from './explain.ts';

it('tells which rules fired, with their cost, and what came of it', () => {
  const lines = explainMeal('60 ml old monk with coke, and a florb', loadFoodTable()).join('\n');
  expect(lines).toMatch(/-2\.00 +explains +old monk/);
  expect(lines).toMatch(/0\.30 +item +coke/);
  expect(lines).toContain('60 ml Rum, 57 g');
  expect(lines).toContain('unknown: "florb"');
});
