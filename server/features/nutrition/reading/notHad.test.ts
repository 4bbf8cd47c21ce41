import { describe, expect, it } from 'vitest';
import { loadFoodTable } from '../table/foodTable.ts';
import { understandMeal } from './understandMeal.ts';

const table = loadFoodTable();
const foodsIn = (text: string) =>
  understandMeal(text, table, [], true).items.map((item) => `${item.quantity} ${item.unit} ${item.foodName}`);

describe('what was named and not had', () => {
  it('is told behind the food', () => {
    expect(foodsIn('tea, vada beda')).toEqual(['1 cup Chai']);
    expect(foodsIn('the idli was sold out, took upma')).toEqual(['1 plate Upma']);
    expect(foodsIn('samosa rehne do, sirf lassi')).toEqual(['1 glass Sweet lassi']);
    expect(foodsIn('pizza and the salad of course not')).toEqual(['2 slice Cheese pizza']);
  });

  it('is no buttermilk that is stirred in', () => {
    expect(foodsIn('paani me sattu ghol ke piya')).toHaveLength(1);
    expect(foodsIn('1 scoop whey doodh me ghol kar piya').join()).not.toMatch(/Buttermilk/);
    expect(foodsIn('ek glass ghol khelam').join()).toMatch(/Buttermilk/);
  });

  it('is denied by a verb at the end of its clause', () => {
    expect(foodsIn('ravile choru kazhichilla, 2 dosa')).toEqual(['2 piece Plain dosa']);
    expect(foodsIn('idli 3, vada saapidala')).toEqual(['3 piece Idli']);
    expect(foodsIn('ami dupure bhat khaini, 2 ta ruti')).toEqual(['2 piece Roti']);
    expect(foodsIn('chana khaini 1 katori')).toHaveLength(1);
    expect(foodsIn('2 paratha, lassi garam ho gayi to nahi pi')).toEqual(['2 piece Plain paratha']);
    expect(foodsIn('3 idli, the halwa on my plate not touched')).toEqual(['3 piece Idli']);
    expect(foodsIn('2 samosa khaye phir raat ko kuch nahi khaya')).toEqual(['2 piece Samosa']);
    expect(foodsIn('curd rice, papad refused though he offered')).toEqual(['1 bowl Curd rice']);
  });

  it('was meant to be had', () => {
    expect(foodsIn('dinner was supposed to be pasta but we had dosa')).toEqual(['1 piece Plain dosa']);
    expect(foodsIn('idli is out of stock, took poha')).toEqual(['1 plate Poha']);
  });

  it('is none of it', () => {
    expect(foodsIn('milk in tea: none. Idli: 3')).toEqual(['3 piece Idli']);
  });

  it('was eaten by the dog, or kept from', () => {
    expect(foodsIn('the dog had my toast. I had poha')).toEqual(['1 plate Poha']);
    expect(foodsIn('resisted the cake, had a pear')).toEqual(['1 piece Pear']);
  });
});

it('shares what was weighed', () => {
  expect(foodsIn('half kilo biryani shared with a friend')).toEqual(['250 g Chicken biryani']);
});

it('takes the kind behind a comma', () => {
  expect(foodsIn('coffee 2 cups, black')).toEqual(['2 cup Black coffee']);
  expect(foodsIn('bread 2 slices, white')).toEqual(['2 slice White bread']);
});

it('reads no food out of who did it, how it was counted or what it lay on', () => {
  expect(foodsIn('manager ne chai pilayi')).toEqual(['1 cup Chai']);
  expect(foodsIn('paratha 3 gin ke khaye')).toEqual(['3 piece Plain paratha']);
  expect(foodsIn('dal, 2 roti apni thali me')).toEqual(['1 katori Dal', '2 piece Roti']);
});

it('joins foods by the words of other languages', () => {
  expect(foodsIn('upma au chai')).toEqual(['1 plate Upma', '1 cup Chai']);
  expect(foodsIn('Kartoffelsuppe mit Brötchen')).toEqual(['1 bowl Potato soup', '1 piece Roll']);
  expect(foodsIn('gnocchi with mushroom sauce')).toEqual(['1 cup Gnocchi', '1 serving Mushroom sauce']);
});

it('leaves out what stands before a "without" of regional languages', () => {
  expect(foodsIn('cha chini chara')).toEqual(['1 cup Chai without sugar']);
  expect(foodsIn('dosai masala illama')).toEqual(['1 piece Plain dosa']);
  expect(foodsIn('chai cheeni bina')).toEqual(['1 cup Chai without sugar']);
  expect(foodsIn('pongal 1 cup, vada nil')).toEqual(['1 cup Ven pongal']);
});

it('is one food where it is only spoken of again', () => {
  expect(foodsIn('poha. always poha')).toEqual(['1 plate Poha']);
  expect(foodsIn('idli, and an idli at office')).toHaveLength(2);
});

it('is no food in the name of a place, an hour or a figure of speech', () => {
  expect(foodsIn('2 samosa at the tea stall')).toEqual(['2 piece Samosa']);
  expect(foodsIn('upma, haath jal gaya')).toEqual(['1 plate Upma']);
  expect(foodsIn('1 dosa from the juice corner')).toEqual(['1 piece Plain dosa']);
  expect(foodsIn('first date: 2 cookies')).toEqual(['2 piece Cookie']);
  expect(foodsIn('chai sone ke samay')).toEqual(['1 cup Chai']);
});

it('names no food in pains, shops, kettles and what was only planned', () => {
  expect(foodsIn('2 dates against leg cramps')).toEqual(['2 piece Date']);
  expect(foodsIn('class k baad 1 vada')).toEqual(['1 piece Medu vada']);
  expect(foodsIn('planned soup, had 2 samosa')).toEqual(['2 piece Samosa']);
  expect(foodsIn('ladoo at the sweet shop')).toHaveLength(1);
  expect(foodsIn('zero regrets, idli 2')).toEqual(['2 piece Idli']);
});

it('counts in further words of regional languages', () => {
  expect(foodsIn('doan bhakri')).toEqual(['2 piece Bhakri']);
  expect(foodsIn('rottium 2')).toEqual(['2 piece Roti']);
  expect(foodsIn('kallu randu kuppi')).toEqual(['2 bottle Toddy']);
  expect(foodsIn('coffee pe chal rahi, ab tak 3')).toEqual(['3 cup Milk coffee']);
});

it('leaves out what others cook, burn or order where the person had something else', () => {
  expect(foodsIn('roommate is making pulao, i am eating an apple')).toEqual(['1 piece Apple']);
  expect(foodsIn('dad burnt the omelette, I ate toast')).toEqual(['2 slice Toast']);
  expect(foodsIn('mom made kadhi and i ate 2 bowls')).toEqual(['2 bowl Kadhi pakora']);
});

it('is no food where it had run out, and one where it was finished off', () => {
  expect(foodsIn('oats paani me banaye, doodh khatam tha')).toEqual(['1 cup Oatmeal']);
  expect(foodsIn('doodh over ho gaya, black coffee')).toEqual(['1 cup Black coffee']);
  expect(foodsIn('coffee black kyunki doodh khatam')).toEqual(['1 cup Black coffee']);
  expect(foodsIn('मैगी खत्म थी, 2 रोटी')).toEqual(['2 piece Roti']);
  expect(foodsIn('biryani khatam')).toHaveLength(1);
  expect(foodsIn('poora pizza khatam kar diya')).toHaveLength(1);
  expect(foodsIn('finished my milk')).toHaveLength(1);
});

it('is no food in the name of what lies near a shop, and one beside another', () => {
  expect(foodsIn('thaggu ke laddu ke pass wali dukan')).toEqual([]);
  expect(foodsIn('2 samosa, thaggu ke laddu ke pass wali dukan se')).toEqual(['2 piece Samosa']);
  expect(foodsIn('kachori jalebi ki dukan ke samne wale thele se')).toEqual(['1 piece Kachori']);
  expect(foodsIn('roti ke saath dal, paas wali dukan se')).toEqual(['2 piece Roti', '1 katori Dal']);
});

it('leaves two parts out at once, in any order', () => {
  for (const said of ['tea no sugar, no milk', 'tea, no milk no sugar', 'chai bina cheeni aur bina doodh ke'])
    expect(foodsIn(said)).toEqual(['1 cup Black tea']);
  expect(foodsIn('coffee without sugar and milk')).toEqual(['1 cup Black coffee']);
  expect(foodsIn('chai, cheeni nahi')).toEqual(['1 cup Chai without sugar']);
  expect(foodsIn('coffee without sugar and 2 biscuits')).toEqual([
    '1 cup Milk coffee without sugar',
    '2 piece Biscuit',
  ]);
});

it('is no dish where it is called a meal, or what it came out of', () => {
  expect(foodsIn('only ate that one meal')).toEqual([]);
  expect(foodsIn('veg meals')).toEqual(['1 plate South Indian meals']);
  expect(foodsIn('machine coffee')).toEqual(['1 cup Milk coffee']);
  expect(foodsIn('vending machine chai, 2')).toEqual(['2 cup Vending machine tea']);
});
