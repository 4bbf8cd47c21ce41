import { describe, expect, it } from 'vitest';
import { loadFoodTable } from '../table/foodTable.ts';
import { understandMeal } from './understandMeal.ts';

const table = loadFoodTable();
const understand = (text: string) => understandMeal(text, table);
const foodsIn = (text: string) =>
  understand(text).items.map((item) => `${item.quantity} ${item.unit} ${item.foodName}`);
const namesIn = (text: string) => understand(text).items.map((item) => item.foodName);

describe('lists and headings', () => {
  it.each([
    '1) 2 roti 2) dal 3) curd',
    '1. 2 roti 2. dal 3. curd',
    '- 2 roti\n- dal\n- curd',
    'Breakfast: 2 roti Lunch: dal Dinner: curd',
    'breakfast - 2 roti lunch- dal dinner - curd',
    '8am: 2 roti 1pm: dal 8.30 pm - curd',
  ])('reads the entries of "%s"', (text) => {
    expect(namesIn(text)).toEqual(['Roti', 'Dal', 'Curd']);
  });

  it('takes an hour for no amount', () => {
    expect(foodsIn('at 11 one banana')).toEqual(['1 piece Banana']);
    expect(foodsIn('had dosa, around 9')).toEqual(['1 piece Plain dosa']);
  });

  it('eats what a thali holds, not the thali', () => {
    expect(namesIn('office thali (2 roti, dal, curd)')).toEqual(['Roti', 'Dal', 'Curd']);
    expect(namesIn('lunch ki thali thi: 2 roti, dal')).toEqual(['Roti', 'Dal']);
  });
});

describe('details', () => {
  it.each(['sabzi (lauki)', 'sabzi - lauki', 'sabji lauki'])('reads the kind in "%s"', (text) => {
    expect(namesIn(text)).toEqual(['Lauki sabzi']);
  });

  it('keeps a salad whole and gives it its bowl', () => {
    expect(namesIn('Salad: cucumber, tomato')).toEqual(['Green salad']);
    expect(foodsIn('salad - cucumber, tomato 1 bowl')).toEqual(['1 bowl Green salad']);
    expect(namesIn('fruits - 1 apple, 1 banana')).toEqual(['Apple', 'Banana']);
  });

  it('takes the amount and the kind from brackets', () => {
    expect(foodsIn('1 plate momos (6 pcs chicken)')).toEqual(['6 piece Chicken momos']);
    expect(namesIn('3 eggs (only whites)')).toEqual(['Egg white']);
    expect(namesIn('1 egg roll (single egg)')).toEqual(['Egg roll']);
  });
});

describe('what is counted later', () => {
  it('counts the part and leaves the rest', () => {
    expect(foodsIn('dal baati, 3 baatis')).toEqual(['1 katori Dal', '3 piece Baati']);
  });

  it('counts the dish by its pieces', () => {
    expect(foodsIn('chilli paneer, 6 pieces paneer')).toEqual(['6 piece Chilli paneer']);
    expect(foodsIn('egg curry (2 eggs)')).toEqual(['2 piece Egg curry']);
    expect(foodsIn('mutton curry with rice. 1 plate rice')).toEqual(['1 serving Mutton curry', '1 plate Rice']);
  });

  it('keeps the same food of two meals apart', () => {
    expect(namesIn('lunch dal, dinner 1 katori dal')).toEqual(['Dal', 'Dal']);
  });

  it('adds one more', () => {
    expect(foodsIn('1 samosa, then one more')).toEqual(['1 piece Samosa', '1 piece Samosa']);
  });
});

describe('amounts of several foods', () => {
  it('gives each its own', () => {
    expect(foodsIn('khichdi and curd, 1 bowl each')).toEqual(['1 bowl Khichdi', '1 bowl Curd']);
    expect(foodsIn('2 roti sabzi 1 katori')).toEqual(['2 piece Roti', '1 katori Mixed vegetable sabzi']);
    expect(foodsIn('dosa 2 vada 1 sambar')).toEqual(['2 piece Plain dosa', '1 piece Medu vada', '1 serving Sambar']);
    expect(foodsIn('handvo 2 slices chai')).toEqual(['2 slice Handvo', '1 cup Chai']);
    expect(foodsIn('rice:150g chicken:100g')).toEqual(['150 g Rice', '100 g Chicken']);
  });

  it('counts in "nos", fourths and grams in brackets', () => {
    expect(foodsIn('2nos idli 1no vada')).toEqual(['2 piece Idli', '1 piece Medu vada']);
    expect(foodsIn('three fourth of a dosa')).toEqual(['0.75 piece Plain dosa']);
    expect(foodsIn('rice (150g cooked)')).toEqual(['150 g Rice']);
    expect(namesIn('5 me se 3 idli khayi')).toEqual(['Idli']);
  });

  it('takes the amount for the dish, not for its company', () => {
    expect(foodsIn('khichdi 1 katori papad ke saath')).toContain('1 katori Khichdi');
    expect(foodsIn('2 parle g packets')).toEqual(['2 packet Parle-G']);
  });

  it('counts a noun with its name', () => {
    expect(foodsIn('parle g 6 biscuit')).toEqual(['6 piece Parle-G']);
  });

  it('parts Indian dishes that are said in a row', () => {
    expect(namesIn('idli vada sambar')).toEqual(['Idli', 'Medu vada', 'Sambar']);
    expect(namesIn('undhiyu jalebi puri')).toEqual(['Undhiyu', 'Jalebi', 'Puri']);
    expect(namesIn('dal bhaat')).toEqual(['Dal', 'Rice']);
  });
});

describe('what was not eaten', () => {
  it.each([
    ['2 idli, chutney no', ['Idli']],
    ['2 idli, 1 laddu declined', ['Idli']],
    ['samosa aur jalebi chodo, ek kela khaya', ['Banana']],
    ['biscuit ki jagah ek kela', ['Banana']],
    ['na chai na biscuit, ek kela khaya', ['Banana']],
    ['samosa mila tha par maine nahi khaya, ek kela khaya', ['Banana']],
    ['one lassi... no sorry one kela', ['Banana']],
    ['said no, just tea', ['Chai']],
    ['puttu and kadala wait no appam and kadala', ['Appam', 'Kadala curry']],
    ['dosa and chutney, no wait, idli and chutney', ['Idli', 'Coconut chutney']],
    ['poha and chai, i mean upma and chai', ['Upma', 'Chai']],
    ['chai and biscuit, i mean rusk', ['Chai', 'Rusk']],
    ['chai, poha, i mean upma, and a banana', ['Chai', 'Upma', 'Banana']],
  ])('"%s"', (text, foods) => {
    expect(namesIn(text)).toEqual(foods);
  });

  it('tells a day without food from one with it', () => {
    expect(understand('aaj kuch nahi khaya, na chai na nashta').intent).toBe('skipped');
    expect(understand('missed lunch. Dinner is at 9').intent).toBe('skipped');
  });

  it.each(['0 rotis', 'zero rotis', '0.0 rotis', '0 g rice'])('"%s" is none, and nothing to ask about', (text) => {
    expect(understand(text)).toMatchObject({ items: [], questions: [], unknown: [] });
    expect(namesIn(`${text} and 1 bowl dal`)).toEqual(['Dal']);
  });
});

describe('portions', () => {
  it('weighs oats dry, and pours little milk on cereals', () => {
    expect(foodsIn('40 g oats')).toEqual(['40 g Dry oats']);
    expect(foodsIn('cornflakes with milk')).toEqual(['1 cup Corn flakes', '200 ml Toned milk']);
  });

  it('takes a little of a chutney for most of a spoon', () => {
    const [usual, little] = ['coconut chutney', 'a little coconut chutney'].map(
      (text) => understand(text).items[0]?.grams,
    );
    expect(little).toBeGreaterThan(0.6 * (usual ?? 0));
  });

  it('serves rice with a serving spoon', () => {
    expect(foodsIn('2 spoons rice')).toEqual(['2 serving spoon Rice']);
  });

  it('gives idli its chutney', () => {
    expect(namesIn('2 idli with chutney')).toEqual(['Idli', 'Coconut chutney']);
    expect(namesIn('samosa with chutney')).toEqual(['Samosa', 'Green chutney']);
  });

  it('reads the size in a name, and a small packet in its price', () => {
    expect(understand('3 slices of medium margherita pizza').items).toHaveLength(1);
    const [usual, cheap] = ['kurkure', 'kurkure ka 10 wala packet'].map((text) => understand(text).items[0]?.grams);
    expect(cheap).toBeLessThan(usual ?? 0);
  });
});

describe('strangers', () => {
  it('finds the food beside words that nobody knows', () => {
    expect(namesIn('2 glass nandigudda lassi')).toEqual(['Sweet lassi']);
    expect(namesIn('5 almonds pre workout')).toEqual(['Almond']);
    expect(namesIn('chai near the station')).toEqual(['Chai']);
    expect(namesIn('rajma ki sabzi')).toEqual(['Rajma']);
    expect(namesIn('malai wali dahi')).toEqual(['Curd']);
    expect(understand('florb curry').items).toEqual([]);
  });
});
