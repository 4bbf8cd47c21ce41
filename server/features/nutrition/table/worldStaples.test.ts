import { describe, expect, it } from 'vitest';
import { understandMeal } from '../reading/understandMeal.ts';
import { loadFoodTable } from './foodTable.ts';

const table = loadFoodTable();
const foodsIn = (text: string) =>
  understandMeal(text, table).items.map((item) => `${Math.round(item.grams)} g ${item.foodName}`);

describe('staples of the world', () => {
  it('tells grain and pulses as bought from the cooked ones', () => {
    expect(foodsIn('a quarter cup of raw medium-grain white rice')).toEqual(['49 g Raw medium-grain rice']);
    expect(foodsIn('a cup of cooked medium-grain white rice')).toEqual(['158 g Rice']);
    expect(foodsIn('half a cup of uncooked lentils')).toEqual(['96 g Raw whole masoor']);
    expect(foodsIn('half a cup of cooked lentils')).toEqual(['99 g Boiled lentils']);
    expect(foodsIn('half a cup of dry black beans')).toEqual(['97 g Raw black beans']);
    expect(foodsIn('a cup of cooked teff')).toEqual(['252 g Cooked teff']);
  });

  it('takes a small measure of raw grain that nobody measured', () => {
    expect(foodsIn('had raw black beans')).toEqual(['49 g Raw black beans']);
  });

  it('knows roots, leaves, offal and fish of other kitchens', () => {
    expect(foodsIn('a quarter cup of raw yam cubes')).toEqual(['38 g Raw white yam']);
    expect(foodsIn('half a cup of cooked sweet potato leaves')).toEqual(['32 g Cooked sweet potato leaves']);
    expect(foodsIn('3 ounces of braised beef kidney')).toEqual(['85 g Beef kidney']);
    expect(foodsIn('an ounce of pork with separable fat')).toEqual(['28 g Pork fat']);
    expect(foodsIn('100 g cuttlefish')).toEqual(['100 g Cuttlefish']);
  });

  it('keeps everyday words for everyday food', () => {
    expect(foodsIn('2 koki')).toEqual(['150 g Koki']);
    expect(foodsIn('100 g coconut rice')).toEqual(['100 g Coconut rice']);
    expect(foodsIn('100 g jowar roti')).toEqual(['100 g Jowar roti']);
  });
});

describe('everyday dishes of other kitchens', () => {
  it('are read by the names that people there say', () => {
    expect(foodsIn('a cortado and a pastel de nata')).toEqual(['105 g Cortado', '65 g Pastel de nata']);
    expect(foodsIn('efo riro and semo')).toEqual(['200 g Efo riro', '290 g Semo']);
    expect(foodsIn('two snags in bread')).toEqual(['216 g Snag']);
    expect(foodsIn('maggi goreng, karak chai')).toEqual(['280 g Maggi goreng', '150 g Karak chai']);
    expect(foodsIn('mukimo and minji')).toEqual(['240 g Mukimo', '200 g Minji']);
    expect(foodsIn('scotch egg and a packet of tayto')).toEqual(['113 g Scotch egg', '25 g Crisps, flavoured']);
    expect(foodsIn('ackee and saltfish, 2 fry dumplings')).toEqual([
      '200 g Ackee and saltfish',
      '120 g Fried dumpling, Jamaican',
    ]);
    expect(foodsIn('roti canai 2, milo ais 1')).toEqual(['176 g Roti canai', '200 g Milo, Malaysian']);
    expect(foodsIn('poutine and a butter tart')).toEqual(['390 g Poutine', '65 g Butter tart']);
    expect(foodsIn('fattoush, 2 khubz with labneh')).toEqual([
      '150 g Fattoush',
      '160 g Khubz',
      '56 g Labneh with olive oil',
    ]);
    expect(foodsIn('katsudon, gyudon')).toHaveLength(2);
    expect(foodsIn('jajecznica, 2 brigadeiros')).toEqual(['112 g Scrambled eggs, European', '36 g Brigadeiro']);
    expect(foodsIn('indomie and gala')).toHaveLength(1);
  });

  it('come in the helpings and measures of those kitchens', () => {
    expect(foodsIn('brisket')).toEqual(['170 g Beef brisket']);
    expect(foodsIn('half a rack of ribs')).toEqual(['225 g Pork ribs']);
    expect(foodsIn('a slab of ribs')).toEqual(['450 g Pork ribs']);
    expect(foodsIn('2 slabs of paneer')).toEqual(['40 g Paneer']);
    expect(foodsIn('a sleeve of oreos')).toEqual(['154 g Oreo']);
    expect(foodsIn('a bag of doritos')).toEqual(['28 g Doritos']);
    expect(foodsIn('ate the whole bag of doritos')).toEqual(['250 g Doritos']);
    expect(foodsIn('2 pints of guinness, half a pint of lager')).toEqual(['1136 g Stout', '284 g Lager']);
    expect(foodsIn('2 stubbies')).toEqual(['761 g Beer']);
    expect(foodsIn('a large glass of red')).toEqual(['250 g Red wine by the glass']);
  });

  it('have fries for chips beside what is served with them', () => {
    expect(foodsIn('chicken parma and chips')).toEqual(['280 g Chicken parma', '250 g Chip-shop chips']);
    expect(foodsIn('sandwich and chips')).toEqual(['115 g Sandwich', '28 g Potato chips']);
  });

  it('leave words of other talk alone', () => {
    expect(foodsIn('we watched the cobra at the festival')).toEqual([]);
    expect(foodsIn('badminton doubles 1 hr')).toEqual([]);
    expect(foodsIn('3 lassi gatka di')).toHaveLength(1);
  });
});

describe('dishes of Sri Lanka and north Karnataka', () => {
  it('are one food each, under their own names', () => {
    expect(foodsIn('350 g herbal porridge')).toEqual(['350 g Kola kenda']);
    expect(foodsIn('100g pol roti with 20g lunu miris')).toEqual(['100 g Pol roti', '20 g Lunu miris']);
    expect(foodsIn('20 grams of bengal gram dhal holige')).toEqual(['20 g Puran poli']);
    expect(foodsIn('2.4g rice sandige and 15 g agasi chutney powder')).toEqual([
      '2 g Rice papad',
      '15 g Flax chutney powder',
    ]);
  });
});
