import { describe, expect, it } from 'vitest';
import { loadFoodTable } from '../table/foodTable.ts';
import type { Food } from '../types.ts';
import { phrasesToLookUp, understandMeal } from './understandMeal.ts';

const table = loadFoodTable();
const understand = (text: string) => understandMeal(text, table);
const foodsIn = (text: string) =>
  understand(text).items.map((item) => `${item.quantity} ${item.unit} ${item.foodName}`);
const namesIn = (text: string) => understand(text).items.map((item) => item.foodName);

describe('understanding a meal', () => {
  it('reads several foods with their amounts', () => {
    expect(foodsIn('2 rotis with dal and a glass of lassi')).toEqual([
      '2 piece Roti',
      '1 katori Dal',
      '1 glass Sweet lassi',
    ]);
  });

  it('reads Hinglish and Devanagari', () => {
    expect(namesIn('subah 2 parathe dahi ke saath khaye')).toEqual(['Plain paratha', 'Curd']);
    expect(foodsIn('aadha katori chawal')).toEqual(['0.5 katori Rice']);
    expect(foodsIn('डेढ़ कटोरी दाल और तीन रोटी')).toEqual(['1.5 katori Dal', '3 piece Roti']);
  });

  it('takes the amount after the food as well', () => {
    expect(foodsIn('dal 1 katori, roti 2')).toEqual(['1 katori Dal', '2 piece Roti']);
    expect(understand('a sandwich (70 g)').items[0]?.grams).toBe(70);
    expect(understand('2 dosas with 1 tsp ghee each').items[1]).toMatchObject({ quantity: 2, unit: 'teaspoon' });
  });

  it('gives each of a list of trailing amounts to the food before it', () => {
    expect(foodsIn('dudh 1 glass pani 1 glass')).toEqual(['1 glass Toned milk', '1 glass Water']);
    expect(foodsIn('dal 1 katori roti 2')).toEqual(['1 katori Dal', '2 piece Roti']);
    expect(understand('a couple of samosas each 80g').items[0]?.grams).toBe(160);
  });

  it('multiplies what was had several times', () => {
    expect(foodsIn('2 roti 2 baar')).toEqual(['4 piece Roti']);
    expect(foodsIn('had tea twice')).toEqual(['2 cup Chai']);
    expect(foodsIn('आज दो बार चाय पी')).toEqual(['2 cup Chai']);
  });

  it('reads turns of Indian speech that are no food', () => {
    expect(namesIn('1 bowl maggi me ek anda daal ke')).toEqual(['Maggi noodles', 'Boiled egg']);
    expect(namesIn('roti dal ke saath')).toEqual(['Roti', 'Dal']);
    expect(namesIn('a samosa and two jalebis from the stall')).toEqual(['Samosa', 'Jalebi']);
    expect(namesIn('varan bhaat ani toop')).toEqual(['Varan', 'Rice', 'Ghee']);
    expect(namesIn('poori bhaji')).toEqual(['Puri', 'Dry aloo sabzi']);
  });

  it('tells plurals and oblique forms in Devanagari', () => {
    expect(foodsIn('चार इडलियां')).toEqual(['4 piece Idli']);
    expect(foodsIn('दो अंडों का आमलेट')).toEqual(['1 piece Omelette']);
  });

  it('keeps names whole that hold "and", "with", numbers or units', () => {
    expect(namesIn('macaroni and cheese')).toHaveLength(1);
    expect(namesIn('a quarter pounder with cheese')).toHaveLength(1);
    expect(foodsIn('2 spring rolls')).toEqual(['2 piece Veg spring roll']);
  });

  it('takes a part of a whole fruit from the whole, and a sign as part of a name', () => {
    expect(understand('a quarter of a watermelon').items[0]?.grams).toBe(375);
    expect(understand('5 pieces of watermelon').items[0]?.grams).toBe(250);
    expect(namesIn('a glass of 2% milk')).toEqual(['Reduced fat milk']);
  });

  it('lets what a dish comes with choose its variant', () => {
    expect(namesIn('a sandwich with peanut butter and jelly')).toHaveLength(1);
    expect(namesIn('a cookie made with oatmeal and raisins')).toHaveLength(1);
  });

  it('leaves out what was left out', () => {
    expect(namesIn('idli with sambar, no chutney')).toEqual(['Idli', 'Sambar']);
    expect(namesIn('rice instead of roti')).toEqual(['Rice']);
    expect(namesIn("I didn't eat the rice but had 2 rotis")).toEqual(['Roti']);
  });

  it('forgives typing errors and other spellings', () => {
    expect(namesIn('had a bananna')).toEqual(['Banana']);
    expect(namesIn('1 plate chikan biriyani')).toEqual(namesIn('1 plate chicken biryani'));
  });

  it('names what it does not know and guesses nothing', () => {
    expect(understand('3 rotis and two florbs')).toMatchObject({ items: [{ foodName: 'Roti' }], unknown: ['florbs'] });
  });

  it('names an unknown noun in a list of foods, and no letter or filler', () => {
    expect(understand('a banana and some xyzzy')).toMatchObject({
      items: [{ foodName: 'Banana' }],
      unknown: ['xyzzy'],
    });
    expect(understand('31m')).toMatchObject({ items: [], unknown: [] });
    expect(understand('ate too much at the party')).toMatchObject({ items: [], unknown: [] });
  });

  it.each([
    'hello',
    'my back hurts',
    'what should I eat?',
    'is rice good for diabetes?',
    'thanks yaar',
    '👍',
    '',
    '...',
  ])('finds no meal in "%s"', (text) => {
    expect(understand(text)).toMatchObject({ items: [], questions: [] });
  });

  it('tells plans and skipped meals from meals', () => {
    expect(understand('I will eat pizza tomorrow').intent).toBe('planned');
    expect(understand('want a burger').intent).toBe('planned');
    expect(understand('skipped lunch')).toMatchObject({ intent: 'skipped', items: [] });
    expect(understand('aaj lunch nahi kiya')).toMatchObject({ intent: 'skipped', items: [] });
    expect(understand('Skipped lunch. Had a banana at 4 pm.')).toMatchObject({
      intent: 'eaten',
      items: [{ foodName: 'Banana' }],
      timeOfDayMin: 960,
    });
    expect(namesIn('wanted pizza but ate salad')).toEqual(['Green salad']);
  });

  it('gives a figure that the person states precedence', () => {
    const [burger] = understand('veg burger 480 kcal').items;
    expect(burger?.nutrients.energyKcal).toBe(480);
    expect(burger).toMatchObject({ energyLowKcal: 480, energyHighKcal: 480 });
    const [usual] = understand('a burger').items;
    const [stated] = understand('a burger, 450 kcal').items;
    expect(stated).toMatchObject({ quantity: 1, unit: 'piece', grams: usual?.grams, nutrients: { energyKcal: 450 } });
    const factor = 450 / (usual?.nutrients.energyKcal ?? 1);
    expect(stated?.nutrients.carbohydrateG).toBeCloseTo((usual?.nutrients.carbohydrateG ?? 0) * factor, 1);
  });

  it.each([
    ['yoghurt 850 kJ per the label', 203],
    ['yoghurt 0.85 MJ per the label', 203],
    ['nashte me 60 gm poha tha 230 kcal likha tha', 230],
    ['pizza 2 slices, 560 kcal by their app', 560],
    ['ate dark chocolate 55 g, 300 kcal on the pack', 300],
  ])('takes the energy that a label or an app says: %s', (text, kcal) => {
    const { items } = understand(text);
    expect(items.map(({ nutrients }) => nutrients.energyKcal)).toEqual([kcal]);
  });

  it('gives a narrower range for a weighed food than for an assumed portion', () => {
    const width = (text: string) => {
      const [item] = understand(text).items;
      return item ? item.energyHighKcal / item.energyLowKcal : 0;
    };
    expect(width('150 g dal')).toBeLessThan(width('dal'));
  });

  it("prefers a person's own food, and falls back on looked-up ones", () => {
    const food = (name: string, cuisine: string): Food => ({
      ...(table.foods[0] as Food),
      id: name,
      name,
      names: [],
      cuisine,
    });
    const own = understandMeal('a bowl of dal', table, [food('Dal', 'personal')]);
    expect(own.items[0]?.foodId).toBe('Dal');
    expect(understandMeal('2 nani ke laddu', table, [food('Nani ke laddu', 'personal')]).items[0]?.foodId).toBe(
      'Nani ke laddu',
    );
    const imported = understandMeal('a bowl of dal and a florb', table, [
      food('Dal', 'imported'),
      food('Florb', 'imported'),
    ]);
    expect(imported.items.map((item) => item.foodId)).toEqual(['dal', 'Florb']);
    expect(phrasesToLookUp('a bowl of dal and a florb', table)).toEqual(['florb']);
  });
});
