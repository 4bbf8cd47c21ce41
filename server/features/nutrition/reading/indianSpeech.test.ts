import { describe, expect, it } from 'vitest';
import { loadFoodTable } from '../table/foodTable.ts';
import { understandMeal } from './understandMeal.ts';

const table = loadFoodTable();
const understand = (text: string) => understandMeal(text, table);
const foodsIn = (text: string) =>
  understand(text).items.map((item) => `${item.quantity} ${item.unit} ${item.foodName}`);
const namesIn = (text: string) => understand(text).items.map((item) => item.foodName);

describe('measures', () => {
  it('takes "pav" for a quarter of a kilo, and for a bun beside what is eaten with buns', () => {
    expect(foodsIn('ek pav doodh')).toEqual(['250 g Toned milk']);
    expect(foodsIn('aadha pav paneer')).toEqual(['125 g Paneer']);
    expect(foodsIn('2 pav')).toEqual(['2 piece Pav']);
    expect(namesIn('pav bhaji')).toEqual(['Pav bhaji']);
  });

  it('measures spirits alone, whatever they are mixed with', () => {
    expect(foodsIn('60 ml old monk with coke')).toEqual(['60 ml Rum', '150 ml Cola']);
    expect(foodsIn('2 pegs whisky with soda')).toEqual(['120 ml Whisky', '300 ml Sparkling water']);
    expect(foodsIn('1 small peg whisky')).toEqual(['30 ml Whisky']);
    expect(namesIn('rum and coke')).toEqual(['Rum and cola']);
  });

  it('counts the parts of packaged sweets', () => {
    expect(foodsIn('4 fingers of kitkat')).toEqual(['4 stick Kit Kat']);
    expect(foodsIn('kitkat 4 finger')).toEqual(['4 stick Kit Kat']);
    expect(foodsIn('4 squares of dairy milk')).toEqual(['4 cube Dairy Milk']);
  });

  it('weighs powders in spoons and scoops', () => {
    expect(foodsIn('doodh me 2 chammach bournvita')).toEqual(['1 glass Toned milk', '2 tablespoon Bournvita powder']);
  });

  it('takes "thoda" for less than usual', () => {
    const [usual, little] = [understand('chawal'), understand('thoda sa chawal')].map(({ items }) => items[0]?.grams);
    expect(little).toBeLessThan(usual ?? 0);
  });
});

describe('descriptions', () => {
  it('gives the amount in front of "wali" to what it measures', () => {
    expect(namesIn('2 chammach cheeni wali chai')).toEqual(['Chai']);
    expect(foodsIn('chai 2 chammach cheeni wali')).toEqual(['1 cup Chai']);
    expect(foodsIn('aloo wala paratha 2')).toEqual(['2 piece Aloo paratha']);
  });

  it('reads what describes a food after it', () => {
    expect(namesIn('sabzi bhindi ki')).toEqual(['Bhindi fry']);
    expect(foodsIn('nimbu paani namak wala 1 glass')).toHaveLength(1);
    expect(foodsIn('chicken breast 180gm grilled')[0]).toContain('180 g');
  });

  it('reads a number inside a name', () => {
    expect(foodsIn('bajre ki do roti')).toEqual(['2 piece Bajra roti']);
    expect(namesIn('KFC 2 pc hot and crispy chicken')).toEqual(['KFC hot and crispy chicken']);
  });
});

describe('company', () => {
  it('shares a plate between two dishes', () => {
    const [kadhi, rice] = understand('kadhi chawal ek plate').items;
    expect(kadhi?.grams).toBeLessThan(200);
    expect(rice?.grams).toBeLessThan(200);
  });

  it('leaves the plate to the dish, not to what comes with it', () => {
    expect(foodsIn('poha with onion salad, 1 plate')[0]).toBe('1 plate Poha');
    expect(foodsIn('tea with honey, a big mug')).toEqual(['1 mug Chai', '1 tablespoon Honey']);
    expect(foodsIn('milk with honey and nuts, 1 glass')[0]).toBe('1 glass Toned milk');
  });

  it('logs no seasoning', () => {
    expect(namesIn('Guava one medium with chaat masala')).toEqual(['Guava']);
  });

  it('takes "or" for "aur" among Hindi words', () => {
    expect(namesIn('2 bred pakode or chay')).toEqual(['Bread pakora', 'Chai']);
    expect(namesIn('tea or coffee')).toEqual(['Chai']);
    expect(namesIn('no carrots or peas, had 2 rotis')).toEqual(['Roti']);
  });
});

describe('plans and misspellings', () => {
  it.each(['शाम को समोसे खाने हैं', 'chole bhature khane ki bahut ichha ho rahi hai', 'have to eat more protein'])(
    'logs nothing planned: %s',
    (text) => expect(understand(text).intent).toBe('planned'),
  );

  it.each(['nashta chhoot gaya aaj', 'lunch miss ho gaya meeting ke chakkar mein'])(
    'logs nothing skipped: %s',
    (text) => expect(understand(text)).toMatchObject({ intent: 'skipped', items: [] }),
  );

  it('reads misspelt structure, short forms and one thing in two languages', () => {
    expect(namesIn('breakfst: 2 brd slices')).toEqual(['Bread']);
    expect(namesIn('200g panner bhurji')).toEqual(['Paneer bhurji']);
    expect(namesIn('subha 2 idli')).toEqual(['Idli']);
  });
});
