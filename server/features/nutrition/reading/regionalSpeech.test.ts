import { describe, expect, it } from 'vitest';
import { loadFoodTable } from '../table/foodTable.ts';
import { understandMeal } from './understandMeal.ts';

const table = loadFoodTable();
const understand = (text: string) => understandMeal(text, table);
const foodsIn = (text: string) =>
  understand(text).items.map((item) => `${item.quantity} ${item.unit} ${item.foodName}`);
const namesIn = (text: string) => understand(text).items.map((item) => item.foodName);

describe('languages of India in Latin letters', () => {
  it('knows their "and", their counters and their times of day', () => {
    expect(foodsIn('sokale 2 ta ruti ar alu bhaja')).toEqual(['2 piece Roti', '1 katori Aloo bhaja']);
    expect(foodsIn('ratri 3 chapathi te dal 1 katori')).toEqual(['3 piece Roti', '1 katori Dal']);
    expect(foodsIn('fafda 100 gm ane jalebi 2')).toEqual(['100 g Fafda', '2 piece Jalebi']);
    expect(namesIn('2 gilas lassi peeti')).toEqual(['Sweet lassi']);
    expect(namesIn('khand vagar ni kofi pidhi')).not.toContain('Sugar');
  });

  it('hears in the verb that nothing was eaten', () => {
    for (const text of [
      'ravile onnum kazhichilla',
      'em tinaledu',
      'inniki sapadala',
      'kichu khaini sokal theke',
      'kuch nai khaya',
    ])
      expect(understand(text)).toMatchObject({ intent: 'skipped', items: [], unknown: [] });
  });

  it('tells "chaa", tea, from "chaas", buttermilk', () => {
    expect(namesIn('chaa ane thepla')).toEqual(['Chai', 'Thepla']);
    expect(namesIn('1 glass chaas')).toEqual(['Buttermilk']);
  });
});

describe('words around the food', () => {
  it('takes places, people and medicine for no food', () => {
    expect(namesIn('staff room me chai pi')).toEqual(['Chai']);
    expect(namesIn('pizza shared with roomie, i had 2 slices')).toEqual(['Cheese pizza']);
    expect(namesIn('iron tablet and 2 roti')).toEqual(['Roti']);
  });

  it('passes over whose the food was', () => {
    expect(foodsIn('2 slices of the office bday cake')).toEqual(['2 slice Cake']);
    expect(foodsIn('half of my friends shawarma')).toEqual(['0.5 piece Chicken shawarma']);
  });

  it('parts words that were typed as one', () => {
    expect(foodsIn('masaladosa 1')).toEqual(['1 piece Masala dosa']);
    expect(namesIn('dalchawal')).toEqual(['Dal', 'Rice']);
    expect(namesIn('एक वडापाव')).toEqual(['Vada pav']);
  });

  it('counts the drink into which a biscuit is dipped', () => {
    expect(namesIn('2 rusk dipped in chai')).toEqual(['Rusk', 'Chai']);
  });
});

describe('amounts', () => {
  it('measures drinks in ml and what is eaten in g, wherever the amount stands', () => {
    expect(foodsIn('lassi 300 ml roti')).toEqual(['300 ml Sweet lassi', '2 piece Roti']);
    expect(foodsIn('bhujia 50g chai ke sath')).toEqual(['50 g Bhujia', '1 cup Chai']);
    expect(foodsIn('2 beer 330 ml each')).toEqual(['660 ml Beer']);
  });

  it('takes half a dish for half a helping, and one plural for a helping', () => {
    expect(foodsIn('beef fry half')).toEqual(['0.5 katori Kerala beef fry']);
    expect(foodsIn('1 french fries')).toEqual(['1 serving French fries']);
    expect(foodsIn('dal baati churma ek thali')).toEqual(['1 plate Dal bati churma']);
  });

  it('makes one dish of the eggs that it is made of', () => {
    expect(foodsIn('omelette (3 eggs)')).toEqual(['1.5 piece Omelette']);
    expect(foodsIn('omelet of two eggs')).toEqual(['1 piece Omelette']);
    expect(foodsIn('2 egg scrambled')).toEqual(['2 piece Scrambled egg']);
  });
});

describe('side by side', () => {
  it('takes meat beside rice for its curry, and potatoes beside puris for their sabzi', () => {
    expect(namesIn('mutton chawal')).toEqual(['Mutton curry', 'Rice']);
    expect(namesIn('मछली चावल')).toEqual(['Fish curry', 'Rice']);
    expect(foodsIn('6 aloo puri')).toEqual(['1 serving Dry aloo sabzi', '6 piece Puri']);
  });
});

describe('less common turns', () => {
  it('takes what comes after "only" and "bina … ke" for eaten', () => {
    expect(namesIn('no rice only dal and sabzi')).toEqual(['Dal', 'Mixed vegetable sabzi']);
    expect(namesIn('bina roti ke sabzi khayi')).toEqual(['Mixed vegetable sabzi']);
  });

  it('measures bites and sips', () => {
    expect(foodsIn('2 bites of pizza')).toEqual(['2 bite Cheese pizza']);
    expect(foodsIn('ek sip coke')).toEqual(['1 sip Cola']);
  });

  it('gives an amount between two foods to the one that is served so', () => {
    expect(foodsIn('mutton biryani half plate raita')).toEqual(['0.5 plate Mutton biryani', '1 katori Boondi raita']);
    expect(foodsIn('bourbon 4 biscuit chai me')).toEqual(['4 piece Bourbon biscuit', '1 cup Chai']);
    expect(foodsIn('doodh me haldi dalkar ek cup')).toEqual(['1 cup Toned milk']);
    expect(foodsIn('makhan 1 chammach paratha pe')).toEqual(['1 tablespoon Butter', '1 piece Plain paratha']);
    expect(foodsIn('2 roti 1 tsp ghee each')).toEqual(['2 piece Roti', '2 teaspoon Ghee']);
  });

  it('reads amounts with hyphens and in pieces', () => {
    expect(foodsIn('a quarter-cup of rice')).toEqual(['0.25 cup Rice']);
    expect(foodsIn('rice-1 cup dal-1 katori')).toEqual(['1 cup Rice', '1 katori Dal']);
    expect(foodsIn('one bowl of watermelon cubes')).toEqual(['1 bowl Watermelon']);
  });

  it('takes hours in four digits and prices for no amounts', () => {
    expect(foodsIn('0730 hrs: 1 bowl dalia')).toEqual(['1 bowl Dalia']);
    expect(namesIn('kurkure 1 pkt rs10')).toEqual(['Kurkure']);
    expect(foodsIn('₹20 kurkure')).toEqual(['1 packet Kurkure']);
    expect(foodsIn('10 rupay ka samosa')).toEqual(['1 piece Samosa']);
  });
});
