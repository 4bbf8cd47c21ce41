import { expect, it } from 'vitest';
import { buildNameIndex } from './buildNameIndex.ts';
import { loadFoodTable } from './foodTable.ts';
import { countNamesWith, findWholeName, namesWith } from './nameIndex.ts';
import { nameWords } from './nameKey.ts';

const [food] = loadFoodTable().foods;
const called = (...names: string[]) => {
  if (!food) throw new Error('the table is empty');
  return names.map((name) => ({ ...food, name, names: [] }));
};

it('finds a name by each of its words, once when the name repeats the word', () => {
  const index = buildNameIndex(called('Poori bhaji', 'Poori poori', 'Bhaji'));
  const poori = index.vocabulary.get('poori') ?? -1;
  expect(countNamesWith(index, poori)).toBe(2);
  expect(namesWith(index, poori).map(({ food }) => food.name)).toEqual(['Poori bhaji', 'Poori poori']);
});

it('means by a whole name the first food that carries it, or the one that wins it', () => {
  const foods = called('Khichdi', 'Khichdi, plain', 'Khichdi');
  const [first, , last] = foods;
  if (!first || !last) throw new Error('three foods');
  expect(findWholeName(buildNameIndex(foods), ['khichdi'])?.food).toBe(first);
  expect(findWholeName(buildNameIndex(foods, new Map([[last, ['Khichdi']]])), ['khichdi'])?.food).toBe(last);
  expect(findWholeName(buildNameIndex(foods), ['plain', 'khichdi'])).toBeUndefined();
});

it('takes words that belong together for one, in whatever script and spelling', () => {
  const index = buildNameIndex(called('Milk, low fat', 'Sugar-free laddoo', 'फीकी चाय'));
  for (const name of ['milk lowfat', 'Laddoo sugarfree', 'फ़ीकी चाय'])
    expect(nameWords(name).every((word) => index.vocabulary.has(word))).toBe(true);
});

it('takes what stands before the comma for what a food is', () => {
  const index = buildNameIndex(called('Milk, coffee flavoured', 'Soup with noodles'));
  const heads = ['milk', 'soup'].map(
    (word) => index.words[namesWith(index, index.vocabulary.get(word) ?? -1)[0]?.head ?? -1],
  );
  expect(heads).toEqual(['milk', 'soup']);
});

it('refuses a name with the character that separates names', () => {
  expect(() => buildNameIndex(called('Poha\0'))).toThrow('NUL');
});
