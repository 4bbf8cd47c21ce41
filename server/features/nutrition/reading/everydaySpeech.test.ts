import { describe, expect, it } from 'vitest';
import { loadFoodTable } from '../table/foodTable.ts';
import { understandMeal } from './understandMeal.ts';

const table = loadFoodTable();
const understand = (text: string) => understandMeal(text, table);
const foodsIn = (text: string) =>
  understand(text).items.map((item) => `${item.quantity} ${item.unit} ${item.foodName}`);
const namesIn = (text: string) => understand(text).items.map((item) => item.foodName);
const gramsIn = (text: string) => understand(text).items.map((item) => item.grams);

describe('a message that is not about food', () => {
  it.each([
    'weekly summary',
    'refund please',
    'support',
    'sugar 140',
    'fasting sugar was 110',
    'delete',
    'cricket match',
  ])('such as “%s” logs nothing', (text) => {
    expect(understandMeal(text, table)).toMatchObject({ items: [], questions: [] });
  });

  it('leaves a food with such a word alone', () => {
    const names = (text: string) =>
      understandMeal(text, table).items.map(({ foodName, grams }) => `${foodName} ${grams}`);
    expect(names('sugar 10 g')).toEqual(['Sugar 10']);
    expect(names('2 rotis at the cricket match')).toEqual(['Roti 80']);
  });
});

describe('what was not eaten', () => {
  it('takes what was left from what was taken', () => {
    expect(foodsIn('5 poori thi, 1 maine chhod di')).toEqual(['4 piece Puri']);
    expect(foodsIn('4 roti li thi, ek roti chhod di')).toEqual(['3 piece Roti']);
    expect(foodsIn('had 4 rotis, left 1')).toEqual(['3 piece Roti']);
    expect(foodsIn('biryani, left half')).toEqual(['0.5 plate Chicken biryani']);
  });

  it('divides what was shared', () => {
    expect(foodsIn('shared a biryani with husband')).toEqual(['0.5 plate Chicken biryani']);
    expect(foodsIn('paneer tikka 1 plate shared among 4 people')).toEqual(['0.25 plate Paneer tikka']);
    expect(foodsIn('had 1 plate momos, shared half half with my friend')).toEqual(['0.5 plate Veg momos']);
    expect(foodsIn('shared a plate of pav bhaji, i ate half')).toEqual(['0.5 plate Pav bhaji']);
    expect(namesIn('banana split')).not.toEqual([]);
  });

  it('leaves out an ingredient and keeps the dish', () => {
    expect(namesIn('bina tel ki sabji mix veg 1 katori')).toEqual(['Mixed vegetable sabzi']);
    expect(namesIn('palak paneer thoda kam tel, 2 chapati')).toEqual(['Palak paneer', 'Roti']);
    expect(namesIn('1 cup chai less sugar')).toEqual(['Less sugar chai']);
  });

  it('logs nothing that was forgotten, cancelled or is only asked about', () => {
    expect(understand('forgot to eat lunch again').intent).toBe('skipped');
    expect(understand('not eating sweets this week').intent).toBe('skipped');
    expect(understand('cancelled my order of paneer pizza').intent).toBe('skipped');
    expect(understand('should I have curd rice or roti for lunch?').intent).toBe('planned');
    expect(understand('sabne golgappe khaye par maine ek bhi nahi khaya').items).toEqual([]);
  });

  it('logs nothing that somebody else ate', () => {
    expect(namesIn('he had 2 samosas, i had only tea')).toEqual(['Chai']);
    expect(namesIn('dost ne pizza khaya, maine chai pi')).toEqual(['Chai']);
    expect(namesIn('maine aur dost ne pizza khaya')).toEqual(['Cheese pizza']);
    expect(namesIn('mummy ne rajma banaya, 2 katori rajma khaya')).toEqual(['Rajma']);
  });

  it('logs nothing that was turned down, or cooked for later', () => {
    expect(understand('cake offered but i said no').items).toEqual([]);
    expect(understand('ice cream mangwayi thi par aayi nahi').items).toEqual([]);
    expect(understand('biryani order cancel kar diya').items).toEqual([]);
    expect(understand('making dosa for dinner').intent).toBe('planned');
    expect(understand('2 roti me kitni calorie hoti hai').intent).toBe('planned');
    expect(namesIn('raat ka khana skip, sirf doodh')).toEqual(['Toned milk']);
  });

  it('logs what was eaten beside what is planned', () => {
    const { intent, items } = understand('abhi upma khaya hai, dopahar me rajma chawal khaunga');
    expect([intent, items.map(({ foodName }) => foodName)]).toEqual(['eaten', ['Upma']]);
  });
});

describe('corrections inside a sentence', () => {
  it('takes the number that was said last', () => {
    expect(foodsIn('i had 2, no 3 rotis with dal')[0]).toBe('3 piece Roti');
    expect(foodsIn('4 idli... no 3 idli and sambar')[0]).toBe('3 piece Idli');
    expect(foodsIn('had 2 rotis and dal, sorry 3 rotis')).toEqual(['1 katori Dal', '3 piece Roti']);
  });

  it('takes a corrected amount for the food before', () => {
    expect(foodsIn('had a burger, actually half of it')).toEqual(['0.5 piece Hamburger']);
    expect(foodsIn('pav kilo jalebi khayi, meri hissa 80gm')).toEqual(['80 g Jalebi']);
  });
});

describe('descriptions', () => {
  it('passes over what only tells how a food was', () => {
    expect(namesIn('dal like water, 2 roti')).toEqual(['Dal', 'Roti']);
    expect(namesIn('1 katori paani wali sabzi')).toEqual(['Mixed vegetable sabzi']);
    expect(namesIn('4 kozhukattai, sweet ones')).toEqual(['Modak']);
    expect(namesIn('ghee roast dosa, the big paper one')).toEqual(['Ghee roast dosa']);
    expect(namesIn('aloo sabzi, banaras wali')).toEqual(namesIn('aloo sabzi'));
  });

  it('finds the kind that is named after the food', () => {
    expect(foodsIn('momos 6 pieces steamed chicken')).toEqual(['6 piece Chicken momos']);
    expect(foodsIn('paratha aloo 2')).toEqual(['2 piece Aloo paratha']);
    expect(namesIn('paratha dahi')).toEqual(['Plain paratha', 'Curd']);
  });

  it('finds the foods among words that nobody knows', () => {
    expect(namesIn('lassi da glass')).toEqual(['Sweet lassi']);
    expect(namesIn('fried rice chilly chiken combo box from the chinese van')).toEqual([
      'Veg fried rice',
      'Chilli chicken',
    ]);
    expect(namesIn('chai ki tapri')).toEqual([]);
  });

  it('knows a meal by a name of everyday words', () => {
    expect(foodsIn('full meals')).toEqual(['1 plate South Indian meals']);
  });
});

describe('amounts of several foods', () => {
  it('counts the bread of a dish that is eaten with bread', () => {
    expect(foodsIn('2 bread omelette')).toEqual(['2 piece Bread', '1 piece Omelette']);
    expect(foodsIn('2 eggs toast')[0]).toBe('2 piece Boiled egg');
    expect(foodsIn('sarson ka saag makki ki roti 2')).toEqual(['1 katori Sarson ka saag', '2 piece Makki roti']);
  });

  it('reads dictated lists, with amounts before the first food and after the others', () => {
    expect(foodsIn('2 roti dal 1 katori chawal 1 plate')).toEqual(['2 piece Roti', '1 katori Dal', '1 plate Rice']);
    expect(foodsIn('2 idli sambar 1 katori chutney 2 spoon')).toEqual([
      '2 piece Idli',
      '1 katori Sambar',
      '2 tablespoon Coconut chutney',
    ]);
    expect(foodsIn('2 roti 1 katori dal 1 plate chawal')).toEqual(['2 piece Roti', '1 katori Dal', '1 plate Rice']);
  });

  it('counts the bread rather than the butter on it', () => {
    expect(foodsIn('bajre ki roti 2 makkhan')).toEqual(['2 piece Bajra roti', '1 tablespoon Butter']);
  });

  it('reads a little after the food', () => {
    const [much = 0, little = 0] = [gramsIn('3 roti, sambar')[1], gramsIn('3 roti, sambar kam')[1]];
    expect(little).toBeLessThan(much);
    expect(foodsIn('kaju 10 kishmish thodi')[0]).toBe('10 piece Cashew');
  });

  it('takes one large or half a helping for more than a crumb', () => {
    expect(gramsIn('one large fries')[0]).toBeGreaterThan(100);
    expect(gramsIn('half fries')[0]).toBeGreaterThan(40);
  });

  it('measures coffee shop cups and tumblers by what they hold', () => {
    expect(foodsIn('1 tall latte')).toEqual(['354 ml Latte']);
    expect(foodsIn('1 tumbler filter coffee')).toEqual(['1 cup Filter coffee']);
    expect(foodsIn('lassi 1 kulhad')).toEqual(['1 glass Sweet lassi']);
  });

  it('takes the parts of a dish that are counted after it', () => {
    expect(foodsIn('had fafda jalebi this morning. fafda 100 g jalebi 2 pc')).toEqual([
      '100 g Fafda',
      '2 piece Jalebi',
    ]);
    expect(foodsIn('chai biskut khaya, 3 marie')).toEqual(['1 cup Chai', '3 piece Marie biscuit']);
  });

  it('takes fruits that are named after "fruits" for those fruits', () => {
    expect(namesIn('sirf fruits khaye, ek seb aur do kele')).toEqual(['Apple', 'Banana']);
  });

  it('adds the powder to the milk that is told', () => {
    expect(foodsIn('whey shake with 200ml milk')).toEqual(['1 scoop Whey protein', '200 ml Toned milk']);
  });

  it('takes fish and chicken beside rice for a curry', () => {
    expect(namesIn('chicken chawal')).toEqual(['Chicken curry', 'Rice']);
  });
});
