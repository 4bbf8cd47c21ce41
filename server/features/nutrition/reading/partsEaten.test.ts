import { describe, expect, it } from 'vitest';
import { loadFoodTable } from '../table/foodTable.ts';
import { understandMeal } from './understandMeal.ts';

const table = loadFoodTable();
const gramsIn = (text: string) =>
  understandMeal(text, table).items.map(({ foodName, grams }) => `${Math.round(grams)} g ${foodName}`);

describe('what was eaten of what was there', () => {
  it.each([
    ['a piece of a medium pepperoni pizza', ['88 g Pepperoni pizza']],
    ['2 slices of a medium pepperoni pizza', ['176 g Medium pepperoni pizza, whole']],
    ['ate 3/4 of a pizza', ['518 g Cheese pizza']],
    ['finished a third of the biryani', ['110 g Chicken biryani']],
    ['had a plate of biryani, ate half', ['200 g Chicken biryani']],
    ['had a plate of biryani but only ate half', ['200 g Chicken biryani']],
    ['1 paratha, aadha khaya', ['33 g Plain paratha']],
    ['mess wale ne 2 roti diye, ek khaya', ['40 g Roti']],
    ['canteen wale ne 3 puri di, maine 2 khayi', ['52 g Puri']],
    ['veg thali with 2 rotis and dal', ['80 g Roti', '150 g Dal']],
    ['poke bowl with tuna, rice and cucumber', ['320 g Poke bowl']],
    ['left a third of the pasta', ['167 g Pasta with sauce']],
  ])('"%s"', (text, expected) => expect(gramsIn(text)).toEqual(expected));

  it('takes off what was given to somebody', () => {
    expect(gramsIn('4 idli the, ek behen ko de di')).toEqual(['135 g Idli']);
    expect(gramsIn('took 4 rotis but gave one to my brother')).toEqual(['120 g Roti']);
    expect(gramsIn('maine 3 samose liye aur ek bhai ko de diya')).toEqual(['150 g Samosa']);
  });

  it('parts what was shared among all who are told of', () => {
    expect(gramsIn('4 samosas shared with 3 friends')).toEqual(['75 g Samosa']);
    expect(gramsIn('shared 4 samosas among 4 people')).toEqual(['75 g Samosa']);
    expect(gramsIn('we split everything between three: 1 pizza, 2 cokes')).toEqual([
      '230 g Cheese pizza',
      '227 g Cola',
    ]);
    expect(gramsIn('4 logon ne share kiya ek large pizza')).toEqual(['239 g Large cheese pizza, whole']);
    expect(gramsIn('ek pizza 4 logon ne share kiya')).toEqual(['173 g Cheese pizza']);
  });
});

describe('foods that hold others', () => {
  it('keeps the noun that says what it is', () => {
    expect(gramsIn('chocolate croissant')).toEqual(['57 g Chocolate croissant']);
    expect(gramsIn('sandwich filled with turkey and cheese')).toEqual(['135 g Turkey and cheese sandwich']);
    expect(gramsIn('burrito bowl with chicken and rice')).toEqual(['270 g Chicken burrito bowl with rice']);
  });
});

describe('eggs of which some were whites', () => {
  it.each([
    ['6 ande uble, do poore chaar sirf safedi', ['100 g Boiled egg', '132 g Egg white']],
    ['5 eggs, 2 whole 3 whites', ['100 g Boiled egg', '99 g Egg white']],
    ['6 अंडे, 2 पूरे 4 सफेदी', ['100 g Boiled egg', '132 g Egg white']],
    ['5 eggs, only 3 whites', ['100 g Boiled egg', '99 g Egg white']],
    ['4 eggs, only the whites', ['132 g Egg white']],
    ['2 eggs, 3 whites', ['100 g Boiled egg', '99 g Egg white']],
    ['2 eggs, 2 white bread slices', ['100 g Boiled egg', '56 g White bread']],
    ['3 boiled eggs, white rice', ['150 g Boiled egg', '180 g Rice']],
  ])('such as “%s”', (text, eaten) => expect(gramsIn(text)).toEqual(eaten));
});

it('divides what was split like what was shared, and no dish of that name', () => {
  expect(gramsIn('split 4 samosas with 3 friends')).toEqual(gramsIn('shared 4 samosas with 3 friends'));
  expect(gramsIn('we split 6 idlis between three of us')).toEqual(['90 g Idli']);
  expect(gramsIn('banana split 2')).toEqual(['980 g Banana split']);
});

it('measures a spirit by its bottle or nip, with “of” or without', () => {
  for (const said of ['pauwa of old monk', 'pauwa rum', 'ek pauwa rum']) expect(gramsIn(said)).toEqual(['171 g Rum']);
  expect(gramsIn('nip rum with coke')).toEqual(['85 g Rum', '157 g Cola']);
  expect(gramsIn('pauwa piya')).toEqual(['171 g Quarter of spirits']);
});

it('corrects half into a whole one, and reads no correction in a whole food that was not had', () => {
  expect(gramsIn('half no a whole grapefruit')).toEqual(['256 g Grapefruit']);
  expect(gramsIn('half no a full papaya')).toHaveLength(1);
  expect(gramsIn('half banana no milk')).toEqual(['60 g Banana']);
});
