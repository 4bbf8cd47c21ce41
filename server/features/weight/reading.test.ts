import { describe, expect, test } from 'vitest';
import { readFigureFirst, readFigureOfDay, readFigureRemarked, readWeight, tellsWeightFirst } from './reading.ts';

describe('a body weight in a text', () => {
  test.each([
    ['weight 72.4', 72.4],
    ['weight 81 kg 400', 81.4],
    ['weight noki 54.4', 54.4],
    ['scale bol raha 77.4', 77.4],
    ['weight 70.5 se 69.8 hua', 69.8],
    ['weight: 72.4kg', 72.4],
    ['my weight this morning was 71.8kg', 71.8],
    ['aaj wajan 70 kilo', 70],
    ['wajan 70 kilo 500 gram', 70.5],
    ['70kg wajan hai', 70],
    ['I weigh 165 lbs', 74.84],
    ['weighed myself 72.3 kgs', 72.3],
    ['वजन 72.5 किलो', 72.5],
    ['वज़न ७२.५', 72.5],
    ['72 kg today', 72],
    ['weight 11 stone 4', 71.67],
    ['weight 11st 4lb', 71.67],
    ['11 stone 4 lbs', 71.67],
    ['my weight is 12 stone', 76.2],
    ['I weigh 12 st', 76.2],
    ['8st 12 this morning', 56.25],
    ['8 stone 12 today', 56.25],
    ['weight 82 stone', 520.72],
    ['weight 1,200 lb', 544.31],
    ['165 lbs', 74.84],
    ['weight 800 kg', 800],
    ['vajan 70 point 6 aala', 70.6],
    ['ojon 73.4 aaj', 73.4],
    ['84.2 kg at 6:12 am, after toilet', 84.2],
    ['weight check kita 64.5', 64.5],
    ['morning weight check 71.2 empty stomach', 71.2],
  ])('%s', (text, weightKg) => {
    expect(readWeight(text)).toMatchObject({ rest: '', weightKg });
  });

  test.each([
    '2 kg apples',
    '72.5 kg rice',
    'bought 50 kg rice',
    'lost 2 kg',
    'weight loss 5 kg',
    'gained weight 3 kg',
    'lifted 60 kg',
    'weight training 45 min',
    'bench press 60 kg weight',
    'target weight 65',
    'goal 75 kg',
    'my dog weighs 20 kg',
    'want to weigh 65 kg',
    'weight 2 rotis',
    '12 kg',
    '72.4',
    '72 kg, 2 rotis',
    'my weight?',
    '21st',
    'kidney stone 4 mm',
    'lost 1 stone',
  ])('none is in "%s"', (text) => {
    expect(readWeight(text)).toBeUndefined();
  });

  test.each([
    ['71.9 subah khali pet', 71.9],
    ['54.8 morning empty stomach', 54.8],
    ['84.2 kg at 6:12 am, after toilet', 84.2],
    ['63.4 !!!! finally', 63.4],
    ['72.1 after gym', 72.1],
  ])('"%s" may be one', (text, weightKg) => {
    expect(readFigureOfDay(text)).toMatchObject({ rest: '', weightKg });
  });

  test.each(['71.6 km', '71.3 rs petrol', '71.5 g protein', '62', 'sugar 98.5', '72.5 rice'])(
    '"%s" is none by itself',
    (text) => {
      expect(readFigureOfDay(text)).toBeUndefined();
    },
  );

  test('leaves the meal that follows', () => {
    expect(readWeight('weight 71.2 breakfast 2 boiled eggs')?.rest).toBe('breakfast 2 boiled eggs');
  });

  test('leaves the rest, and knows its day', () => {
    expect(readWeight('slept 8 hrs, weight 71.2, breakfast 2 boiled eggs')?.rest).toBe(
      'slept 8 hrs, breakfast 2 boiled eggs',
    );
    expect(readWeight('yesterday weight 71')).toEqual({ rest: '', weightKg: 71, daysAgo: 1 });
  });
});

test.each([
  ['wt 71.1 before duty', 71.1],
  ['आज वजन तिरसठ किलो छह सौ ग्राम निकला', 63.6],
])('whatever else is said, “%s” tells a weight', (text, weightKg) => {
  expect(readWeight(text)?.weightKg).toBe(weightKg);
});

test('an exact figure with its unit is a weight with a remark, and no load', () => {
  expect(readFigureRemarked('71.1 kg this morning wtf')).toMatchObject({ weightKg: 71.1 });
  expect(readFigureRemarked('71.5 kg dumbbell')).toBeUndefined();
  expect(readFigureFirst('69.4 kg this morning, blame the saag')).toMatchObject({
    weightKg: 69.4,
    rest: 'blame the saag',
  });
  expect(readFigureFirst('62.5 kg dumbbells today, 3 sets')).toBeUndefined();
  expect(readFigureRemarked('71 kg wtf')).toBeUndefined();
});

test.each(['weight 11 scone 4', 'वजन 62 पर', 'my wt is 70 paratha'])('“%s” is of a weight first', (text) => {
  expect(tellsWeightFirst(text)).toBe(true);
});

test.each(['weight gainer 2 scoops', '2 rotis', 'weight 200 g chicken', 'weight?'])('“%s” is not', (text) => {
  expect(tellsWeightFirst(text)).toBe(false);
});
