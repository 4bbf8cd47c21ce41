import { describe, expect, test } from 'vitest';
import { readOwnDrink, readWater } from './reading.ts';

const volumes = (text: string) => readWater(text)?.drinks.map(({ volumeMl }) => volumeMl);

describe('water in a text', () => {
  test.each([
    ['2 glass pani piya', [500]],
    ['500ml water + another 300 just now', [500, 300]],
    ['2 glasses + a 750ml bottle of water', [750, 500]],
    ['do glass aur paani', [500]],
    ['ek bottle paani piya 500 ml', [500]],
    ['pani ka lota piya 500 ml ka', [500]],
    ['rendu glass thanni kudichen', [500]],
    ['oka bottle neellu taganu', [1_000]],
    ['2 glass neeru kudide', [500]],
    ['2 glass jol kheyechi', [500]],
    ['drank 500 ml water', [500]],
    ['1 bottle water', [1_000]],
    ['small bottle of water', [500]],
    ['a 500 ml bottle of water', [500]],
    ['2 water bottles', [2_000]],
    ['2 bottles of water (500 ml each)', [1_000]],
    ['2 bottles of 750 ml water', [1_500]],
    ['pani 3 bottle piya, 750 wali', [2_250]],
    ['3 glass paani piya, har glass 200 ml ka', [600]],
    ['drank 4 glasses of water, each 250 ml', [1_000]],
    ['पानी 2 बोतल पिया, 500 वाली', [1_000]],
    ['water 500x3', [1_500]],
    ['2 x 750 water', [1_500]],
    ['2 x 500 ml water', [1_000]],
    ['pani 3 glass', [750]],
    ['paani peeya 2 glass', [500]],
    ['thanda pani 2 glass', [500]],
    ['water intake today: 2 litres', [2_000]],
    ['half litre water', [500]],
    ['a quarter gallon of water', [946]],
    ['33 cl of water', [330]],
    ['1½ litre water', [1_500]],
    ['one and a half litres of water', [1_500]],
    ['dhai sau ml pani', [250]],
    ['2-3 glass pani', [625]],
    ['8 oz water', [237]],
    ['a mug of hot water', [300]],
    ['2 cups of warm water', [480]],
    ['एक गिलास पानी', [250]],
    ['पानी आधा लीटर पिया', [500]],
    ['subah 1 glass pani aur dopahar ko 2 glass pani piya', [250, 500]],
    ['50 litre water', [50_000]],
    ['water 600 ml x 2', [1_200]],
    ['water glass 3 done', [750]],
    ['one bottle water, 600 ml', [600]],
  ])('%s', (text, expected) => {
    expect(volumes(text)).toEqual(expected);
    expect(readWater(text)?.rest).toBe('');
  });

  test.each([
    'coconut water 1 glass',
    'coconut water',
    '1 glass nariyal pani',
    'nimbu pani 2 glass',
    '1 cup water melon',
    '1 cup water chestnut',
    '1 glass rice water',
    'jeera water 1 glass',
    'almonds soaked in 1 cup water',
    'rice boiled with 2 cups water',
    'barley water',
    'pani puri 1 plate',
    '1 scoop whey in 300 ml water',
    '250 ml pani mein oats',
    'tonic water 200ml',
    '3 sips of water',
    'had 2 cups tea and water',
    'water',
    'drink more water',
    'I will drink 2 glass of water',
    '2 glass pani pina chahiye',
    'should I drink 3 litres water?',
    'no water today',
    'drank 2 litres',
  ])('none is in "%s"', (text) => {
    expect(readWater(text)).toBeUndefined();
  });

  test.each([
    ['had a glass of water and 2 rotis', '2 rotis'],
    ['2 rotis, dal and 2 glasses of water', '2 rotis, dal'],
    ['2 roti with 1 glass water', '2 roti'],
    ['had a banana and 500ml water', 'had a banana'],
    ['ek glass thanda pani aur ek plate poha khaya', 'ek plate poha khaya'],
    ['1 glass warm water with lemon and honey', 'lemon and honey'],
    ['drank 2 glasses of milk and 1 glass of water', 'drank 2 glasses of milk'],
    ['tender coconut water 200 ml and 500 ml water', 'tender coconut water 200 ml'],
  ])('the rest of "%s" is "%s"', (text, rest) => {
    expect(readWater(text)?.rest).toBe(rest);
  });

  test('knows its container and its day', () => {
    expect(readWater('kal 1 bottle pani piya')?.drinks).toEqual([
      { volumeMl: 1_000, containerType: 'bottle', vessel: 'bottle', daysAgo: 1 },
    ]);
  });
});

test.each([
  ['800 ml by noon, another 400 ml at work', 1_200],
  ['250 + 300 + 250', 800],
  ['1.5 l done', 1_500],
])('what was drunk one after another comes together: %s', (text, ml) => {
  expect(readOwnDrink(text).volumeMl).toBe(ml);
});
