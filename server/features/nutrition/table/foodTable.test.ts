import { describe, expect, it } from 'vitest';
import { checkTable } from './check.ts';
import { composeTable } from './foodTable.ts';
import type { PublishedRows } from './published.ts';

const HEADER = 'group: Test\ncuisine: india\n\n';
const POTATO =
  'food: Potato\nnames: आलू, aloo\nfigures: 87 kcal, 1.9 protein, 20.1 carbohydrate, 0.1 fat, 1.8 fibre, 0.9 sugar, 4 sodium, 0 cholesterol\n' +
  'source: label Test, potato\nportions: piece 150 g (small 100, large 250); cup 240 ml; plate 2 piece\ndensity: 0.65\n\n';
const OIL =
  'food: Oil\nfigures: 884 kcal, 0 protein, 0 carbohydrate, 100 fat, 0 fibre, 0 sugar, 0 sodium, 0 cholesterol\n' +
  'source: label Test, oil\nportions: teaspoon 5 ml\ndensity: 0.92\n\n';

const compose = (text: string, rows: PublishedRows = new Map()) =>
  composeTable([{ file: 'test.txt', text: HEADER + text }], rows);

function problemsOf(text: string) {
  return checkTable(compose(text)).map(({ line, message }) => `${line} ${message}`);
}

describe('reading food files', () => {
  it('computes a dish from its ingredients, its oil uptake and its yield', () => {
    const chips = 'food: Chips\nrecipe: 200 g aloo\noil uptake: 10 g oil\nyield: 100 g\nportions: cup 40 g\n';
    const { table, problems } = compose(POTATO + OIL + chips);
    expect(problems).toEqual([]);
    expect(table.byId.get('chips')?.per100g).toMatchObject({ energyKcal: 262, carbohydrateG: 40.2, fatG: 10.2 });
  });

  it('turns volumes and counted portions into grams, and puts the default first', () => {
    const { table } = compose(`${POTATO.trimEnd()}\ndefault: 2 plate`);
    expect(table.foods[0]).toMatchObject({
      defaultQuantity: 2,
      portions: [
        { unit: 'plate', grams: 300 },
        { unit: 'piece', grams: 150, sizes: { small: 100, large: 250 } },
        { unit: 'cup', grams: 156 },
      ],
    });
  });
});

describe('the check over the food table', () => {
  it('names the line of an unknown key', () => {
    expect(problemsOf(`${POTATO.trimEnd()}\ncolour: red\n`)).toEqual(['10 unknown key "colour"']);
  });

  it('names an ingredient that no food carries', () => {
    const [problem] = problemsOf('food: Soup\nrecipe: 10 g unicorn\nyield: 10 g\nportions: cup 240 g\n');
    expect(problem).toContain('no food of the table is called "unicorn"');
  });

  it('refuses a recipe that needs itself', () => {
    const soup = 'food: Soup\nrecipe: 10 g stew\nyield: 10 g\nportions: cup 240 g\n\n';
    const stew = 'food: Stew\nrecipe: 10 g soup\nyield: 10 g\nportions: cup 240 g\n';
    expect(problemsOf(soup + stew)[0]).toContain('needs itself: Soup > Stew');
  });

  it('refuses energy that the macronutrients do not explain', () => {
    expect(problemsOf(POTATO.replace('87 kcal', '187 kcal'))[0]).toContain('187 kcal stated, 85 kcal');
    expect(problemsOf(`${POTATO.replace('87 kcal', '187 kcal').trimEnd()}\nreason: measured\n`)).toEqual([]);
  });

  it('refuses one name on two foods without a stated winner', () => {
    const yam = POTATO.replace('food: Potato', 'food: Yam');
    expect(problemsOf(POTATO + yam)[0]).toContain('also names Potato');
    expect(problemsOf(`${POTATO}${yam.trimEnd()}\nwins: aloo, आलू`)).toEqual([]);
  });

  it('refuses portions outside sane bounds', () => {
    expect(problemsOf(POTATO.replace('piece 150 g', 'piece 1800 g'))[0]).toContain('1800 g is outside');
  });

  it('refuses portions that depart from their class without a reason', () => {
    const soup = `${POTATO.trimEnd().replace('plate 2 piece', 'teaspoon 30 g')}\n`;
    expect(problemsOf(soup)[0]).toContain('a teaspoon of 46 is not between 1.5 and 9');
    expect(problemsOf(`${soup}reason: the spoon of the canteen\n`)).toEqual([]);
  });
});
