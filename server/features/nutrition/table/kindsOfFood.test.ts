import { describe, expect, it } from 'vitest';
import { understandMeal } from '../reading/understandMeal.ts';
import { loadFoodTable } from './foodTable.ts';

const table = loadFoodTable();
const eaten = (words: string) =>
  understandMeal(`For lunch, I had ${words}.`, table).items.map(
    ({ foodName, grams }) => `${foodName} ${Math.round(grams)}`,
  );

describe('a kind of food with figures of its own', () => {
  it.each([
    ['a cup of fat-free creamy Italian dressing', 'Fat-free creamy Italian dressing 240'],
    ['a slice of fat-free Swiss cheese', 'Fat-free Swiss cheese 21'],
    ['a cup of canned plums', 'Canned plum 250'],
    ['a cup of dried cherries', 'Dried cherries 160'],
    ['a cup of raw dandelion greens', 'Dandelion greens 55'],
    ['a cup of hot chocolate made with dry mix and whole milk', 'Hot chocolate from mix with whole milk 248'],
    ['a large decaf nonfat flavored iced latte', 'Flavoured skinny iced latte 619'],
    ['a mini whole wheat raisin bagel', 'Mini bagel 26'],
  ])('is not the ordinary one: %s', (words, food) => {
    expect(eaten(words)).toEqual([food]);
  });

  it('leaves everyday foods with such words alone', () => {
    expect(eaten('spanish omelette')[0]).toContain('melette');
    expect(eaten('2 new potatoes')).toEqual(['Boiled new potatoes 120']);
    expect(eaten('bread with butter')).toEqual(['Bread 28', 'Butter 14']);
    expect(eaten('banana chips')).toEqual(['Kerala banana chips 25']);
  });
});
