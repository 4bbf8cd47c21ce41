import { describe, expect, it } from 'vitest';
import { digestOf, fittedHands } from '../../../../../bench/wants/hands.ts';
import { readWeights } from '../../../../language/likelihood/weights.ts';
import { loadFoodTable } from '../../table/foodTable.ts';
import { understandMeal } from '../understandMeal.ts';
import { weightsFile } from './weightsFile.ts';

const table = loadFoodTable();
const foodsIn = (text: string) => understandMeal(text, table).items.map(({ foodName }) => foodName);

// Otherwise: npm run fit -- names
it('goes by weights that are fitted to the hands as they are', () => {
  expect(readWeights(weightsFile).fittedTo).toBe(digestOf(fittedHands()));
});

describe('a word that sounds or is spelt like a food and names none where it stands', () => {
  it.each([
    ['gusse me do plate chaat', ['Mixed chaat']],
    ['tod diya 2 ande', ['Boiled egg']],
    ['trip pe 2 dosa', ['Plain dosa']],
    ["Rahul's proposal, ate 3 rotis", ['Roti']],
    ['hisaab barabar, 2 roti', ['Roti']],
    ['futala ke chakkar mein 2 samosa', ['Samosa']],
    ['poore din 3 chai', ['Chai']],
  ])('is no food in “%s”', (text, foods) => expect(foodsIn(text)).toEqual(foods));
});

describe('a word that is spelt as no food is', () => {
  it.each([
    ['had 2 parathas with chikan curry', ['Plain paratha', 'Chicken curry']],
    ['mashrum masala 1 katori', ['Mushroom masala']],
  ])('is still the food that it was meant to be in “%s”', (text, foods) => expect(foodsIn(text)).toEqual(foods));

  it('is asked about where it is likely one that the table lacks', () => {
    expect(understandMeal('2 zigtwitz khaye', table).unknown).toEqual(['zigtwitz']);
  });
});

it("leaves a person's own food as certain as they made it", () => {
  const roti = table.byId.get('roti');
  if (!roti) throw new Error('The table has no roti.');
  const own = { ...roti, id: 'own', name: 'Proposal', names: [], cuisine: 'personal' };
  expect(understandMeal('had 2 proposal', table, [own]).items.map(({ foodName }) => foodName)).toEqual(['Proposal']);
});
