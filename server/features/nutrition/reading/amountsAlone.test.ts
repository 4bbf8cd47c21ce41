import { describe, expect, it } from 'vitest';
import { loadFoodTable } from '../table/foodTable.ts';
import { understandMeal } from './understandMeal.ts';

const table = loadFoodTable();
const foodsIn = (text: string) =>
  understandMeal(text, table).items.map((item) => `${item.quantity} ${item.unit} ${item.foodName}`);

describe('a measure of drinks alone', () => {
  it('means the drink that is measured so', () => {
    expect(foodsIn('2 peg and tandoori chicken')).toEqual(['120 ml Whisky', '2 piece Tandoori chicken']);
    expect(foodsIn('ek pauwa')).toEqual(['180 ml Whisky']);
    expect(foodsIn('ek pawwa')).toEqual(['180 ml Whisky']);
    expect(foodsIn('pints x3')).toEqual(['3 pint Beer']);
    expect(foodsIn('pulao, do peg')).toEqual(['1 serving Vegetable pulao', '120 ml Whisky']);
  });

  it('is no drink where nobody counts it', () => {
    expect(foodsIn('see standing orders on the peg')).toEqual([]);
    expect(foodsIn('a pint glass')).toEqual([]);
  });

  it('is of the drink that is named', () => {
    expect(foodsIn('ek nip rum')).toEqual(['90 ml Rum']);
    expect(foodsIn('whisky, 2 peg')).toEqual(['120 ml Whisky']);
    expect(foodsIn('2 pints of milk')).toEqual(['2 pint Toned milk']);
  });
});

describe('an amount told in a sentence of its own', () => {
  it('is of the only food', () => {
    expect(foodsIn('maggi. do packet')).toEqual(['2 packet Maggi noodles']);
    expect(foodsIn('mess jaisa paratha. teen')).toEqual(['3 piece Plain paratha']);
    expect(foodsIn('mysore pak. no judging. six')).toEqual(['6 piece Mysore pak']);
  });

  it('is of something else where that is said, or of one of several foods', () => {
    expect(foodsIn('ate dosa. 2 rounds of gym')).toEqual(['1 piece Plain dosa']);
    expect(foodsIn('had a pear. yoga was 40')).toEqual(['1 piece Pear']);
    expect(foodsIn('gave up on water. day 4')).not.toContain('4 glass Water');
    expect(foodsIn('chai. 5 minute break')).toEqual(['1 cup Chai']);
    expect(foodsIn('dal, chawal. 2')).toEqual(['1 katori Dal', '1 serving Rice']);
  });
});

it('reads litres and kilos however they are spelt', () => {
  expect(foodsIn('adha litr doodh')).toEqual(['500 ml Toned milk']);
  expect(foodsIn('doodh ek leetar')).toEqual(['1000 ml Toned milk']);
  expect(foodsIn('adha kilo seb')).toEqual(['500 g Apple']);
});

it('reads the measures of hand and spoon', () => {
  expect(foodsIn('splash of milk in coffee')).toEqual(['1 tablespoon Toned milk', '1 cup Milk coffee']);
  expect(foodsIn('a knob of butter')).toEqual(['1 teaspoon Butter']);
  expect(foodsIn('a hummus wrap')).toContain('1 sandwich Wrap');
});

it('counts by the words of other languages for a piece', () => {
  expect(foodsIn('kuih 4 biji, nasi')).toEqual(['4 piece Kuih', '1 serving Rice']);
  expect(foodsIn('laddu 3 goti')).toEqual(['3 piece Motichoor laddu']);
});

it('leaves a number behind a comma to what nobody knows', () => {
  expect(foodsIn('pulao, half a roti, 2 blorps')).toEqual(['1 serving Vegetable pulao', '0.5 piece Roti']);
});

it('reads no food out of a word that only describes', () => {
  expect(foodsIn('soup and a white sausage')).toEqual(['1 bowl Soup', '1 piece Sausage']);
  expect(foodsIn('coffee, sweet')).toEqual(['1 cup Milk coffee']);
  expect(foodsIn('double shift, only rajma chawal')).toEqual(['1 serving Rajma', '1 serving Rice']);
  expect(foodsIn('ate two sweets')).toEqual(['2 piece Mixed mithai']);
  expect(foodsIn('2 tandoori aur dal')).toEqual(['2 piece Tandoori roti', '1 katori Dal']);
});

it('counts the only food by the only number at the end, or before', () => {
  expect(foodsIn('vada khaya tha bahut, 3')).toEqual(['3 piece Medu vada']);
  expect(foodsIn('only chai all day, bas 4')).toEqual(['4 cup Chai']);
  expect(foodsIn('three today. Mangoes')).toEqual(['3 piece Mango']);
  expect(foodsIn('samosa at platform 4')).toEqual(['1 piece Samosa']);
  expect(foodsIn('patties 2')).toEqual(['2 piece Veg puff']);
});

it('takes a whole bag or packet as one', () => {
  expect(foodsIn('trail mix, ate the whole bag')).toEqual(['1 bag Trail mix']);
  expect(foodsIn('sunflower seeds whole bag')).toEqual(['1 bag Sunflower seeds']);
});

it('counts no ordinals, and numbers behind a place or by themselves', () => {
  const grams = (text: string) => understandMeal(text, table, [], true).items.map((item) => Math.round(item.grams));
  expect(grams('my third roti')).toEqual(grams('roti'));
  expect(grams('the 6th coffee of the day')).toEqual(grams('coffee'));
  expect(grams('chowder, a bowl and a half')).toEqual(grams('1.5 bowl chowder'));
  expect(grams('a cup and a half of rice')).toEqual(grams('1.5 cups rice'));
  expect(grams('1 bowl dal and half a banana')).toHaveLength(2);
  expect(grams('chauthi chai')).toEqual(grams('chai'));
  expect(grams('a third of the pizza')).not.toEqual(grams('pizza'));
  expect(grams('kulcha khaya market me 3')).toEqual(grams('3 kulcha'));
  expect(grams('pani puri!! 14!! with sev')).toEqual(grams('14 pani puri with sev'));
});

it('takes the weights of a list without commas for what they stand behind', () => {
  expect(foodsIn('rice 150g rajma 1 katori dahi')).toEqual(['150 g Rice', '1 katori Rajma', '1 serving Curd']);
  expect(foodsIn('rice, 200g chicken')).toEqual(['1 serving Rice', '200 g Chicken']);
});

it('takes scoops for a powder where it is told what for, and halves what is a half', () => {
  expect(foodsIn('2 scoops after gym')).toEqual(['2 scoop Whey protein']);
  expect(foodsIn('kulfi, 2 scoops')).toEqual(['2 scoop Kulfi']);
  expect(foodsIn('half of half a dosa')).toEqual(['0.25 piece Plain dosa']);
  expect(foodsIn('only soup. 2 cups of it')).toEqual(['2 cup Soup']);
});

it('counts nothing by the numbers of a list', () => {
  expect(foodsIn('1. tea 2. 4 almonds 3. idli 2')).toEqual(['1 cup Chai', '4 piece Almond', '2 piece Idli']);
  expect(foodsIn('aamras bowl no. 2')).toEqual(['1 katori Aamras']);
  expect(foodsIn('mess canteen thali. roti 2, rice, dal')).toEqual(['2 piece Roti', '1 serving Rice', '1 katori Dal']);
});
