import { describe, expect, test } from 'vitest';
import { readForgotten, readOwnFood } from './ownFoodReading.ts';

describe('a food of the person’s own', () => {
  test.each([
    ['my smoothie = 320 kcal 12 g protein', 'Smoothie', { energyKcal: 320, proteinG: 12 }],
    [
      'my protein shake is 180 kcal, 25g protein 5 carbs 3 fat',
      'Protein shake',
      { energyKcal: 180, proteinG: 25, carbohydrateG: 5, fatG: 3 },
    ],
    ['my bar = 418.4 kJ 12 g protein', 'Bar', { energyKcal: 100, proteinG: 12 }],
    ['meri chai 60 kcal ki hai', 'Chai', { energyKcal: 60 }],
    ['save my poha as 250 kcal', 'Poha', { energyKcal: 250 }],
    ['save chai as 60 kcal', 'Chai', { energyKcal: 60 }],
    ['add custom food: ragi malt 160 kcal', 'Ragi malt', { energyKcal: 160 }],
    ['from now on my bhakri is 110 kcal, 3.2 g protein. Store that.', 'Bhakri', { energyKcal: 110, proteinG: 3.2 }],
    ['my chai is 45 calories not 73', 'Chai', { energyKcal: 45 }],
    ['meri chai me sirf 40 calorie hoti hai', 'Chai', { energyKcal: 40 }],
    ['naa upma 220 calories, gurthu pettuko', 'Upma', { energyKcal: 220 }],
    ['save this as gym shake: 1 scoop whey, 200 ml milk. 230 cal', 'Gym shake', { energyKcal: 230 }],
    ['meri lassi 200 kcal save karo', 'Lassi', { energyKcal: 200 }],
    [
      'ise save kardo: kiran smoothie = 1 kela 200ml doodh, 260 kcal 9g protein',
      'Kiran smoothie',
      { energyKcal: 260, proteinG: 9 },
    ],
    ['मेरी चाय 60 कैलोरी की है', 'चाय', { energyKcal: 60 }],
    ['remember that my oats with milk has about 310 calories', 'Oats with milk', { energyKcal: 310 }],
    [
      'my soup: protein 4 g, sodium 0.5 g, cholesterol 10mg, 90 kcal',
      'Soup',
      { energyKcal: 90, proteinG: 4, sodiumMg: 500, cholesterolMg: 10 },
    ],
  ])('is said with “%s”', (text, name, figures) => {
    expect(readOwnFood(text)).toEqual({ name, figures, helping: undefined });
  });

  test.each([
    ['save my trail mix: 200 kcal and 6 g protein per handful', { unit: 'handful', quantity: 1 }],
    ['1 katori meri dal = 150 kcal', { unit: 'katori', quantity: 1 }],
    ['my roti is small 70 calories each save like that', { unit: 'piece', quantity: 1 }],
    ['save my date balls, 90 kcal 4g protein each, its nuts n dates', { unit: 'piece', quantity: 1 }],
    ['एक गिलास सत्तू मेरा वाला डेढ़ सौ कैलोरी का है लिख के रख लो', { unit: 'glass', quantity: 1 }],
    ['ghar ki mathri save karo: 1 mathri 90 cal, atte aur ajwain ki', { unit: 'piece', quantity: 1 }],
    ['ghar na dhokla save karo - 100 g ma 150 cal', { grams: 100 }],
    ['my ladoo is 150 kcal each', { unit: 'piece', quantity: 1 }],
    ['my shake = 180 kcal per 300 ml', { grams: 300 }],
    ['my granola has 450 kcal for 100 g', { grams: 100 }],
  ])('is of as much as “%s” says', (text, helping) => {
    expect(readOwnFood(text)?.helping).toEqual(helping);
  });

  test.each([
    ['save my biscuits: 480 kcal per 100 g, serving 25 g', 'Biscuits', 25],
    ['biscuits: per 100 g 480 kcal, serving 25 g', 'Biscuits', 25],
    ['my granola is 450 kcal per 100 g (serving size 40 g)', 'Granola', 40],
    ['meri namkeen 100 g me 520 kcal, ek serving 30 g ki hai', 'Namkeen', 30],
    ['save chivda 500 kcal per 100 g, 20 g per serving', 'Chivda', 20],
  ])('has a serving beside its figures per 100 g: %s', (text, name, servingG) => {
    expect(readOwnFood(text)).toMatchObject({ name, helping: { grams: 100 }, servingG });
  });

  test.each([
    'had biscuits: per 100 g 480 kcal, serving 25 g',
    'is 480 kcal per 100 g, serving 25 g much?',
    'had my smoothie 320 kcal',
    'my smoothie 320 kcal',
    'my smoothie was 320 kcal',
    'meri chai 60 kcal ki thi',
    'my smoothie = 320 kcal?',
    'my smoothie has 320 kcal and I had 2 rotis',
    'my smoothie has 320 kcal today',
    'my lunch is 400 kcal',
    'my target is 2000 kcal',
    'my maintenance is 2200 kcal',
    'my daily calories = 2000 kcal',
    'my walk = 200 kcal',
    'my protein = 140 g',
    'log my smoothie: 320 kcal',
    'thattu vada 250 kcal',
    'save 2 rotis 200 kcal',
    'remember 2000 kcal is my goal',
    'please remember i had 300 kcal of chips',
    'ate my roti 70 kcal each',
  ])('is not said with “%s”', (text) => {
    expect(readOwnFood(text)).toBeUndefined();
  });
});

test.each([
  ['forget my smoothie', 'Smoothie'],
  ['please forget about my protein shake.', 'Protein shake'],
  ['meri chai bhool jao', 'Chai'],
  ['मेरी चाय भूल जाओ', 'चाय'],
])('“%s” forgets %s', (text, name) => {
  expect(readForgotten(text)).toBe(name);
});

test.each(['forget it', 'forget my smoothie, had 2 rotis', 'I forgot my smoothie', 'don’t forget my smoothie'])(
  '“%s” forgets nothing',
  (text) => {
    expect(readForgotten(text)).toBeUndefined();
  },
);
