import { describe, expect, test } from 'vitest';
import { readActivities, readAmount, readOwnActivity, readOwnSteps, withOwnAmounts } from './reading.ts';
import { asMeant } from './words/rather.ts';

const summary = (text: string) =>
  readActivities(text)?.activities.map(
    ({ activityType, durationMin, distanceKm, statedKcal }) =>
      `${activityType} ${durationMin ?? '?'} min${distanceKm === null ? '' : ` ${distanceKm} km`}${statedKcal === null ? '' : ` ${statedKcal} kcal`}`,
  );

describe('activities in a text', () => {
  test.each([
    ['walked 30 min', ['walking 30 min']],
    ['run 5.2k 31:40 park', ['running 31.7 min 5.2 km']],
    ['10k tempo done 51:20', ['running 51.3 min 10 km']],
    ['21.1k 2:05:33 done finally', ['running 125 min 21.1 km']],
    ['28k. 2:41. legs gone', ['running 161 min 28 km']],
    ['6k recovery jog', ['jogging 51 min 6 km']],
    ['shuttle with ravi n gang 1.5hr', ['badminton 90 min']],
    ['walked 2.3 miles in the park took me 48 min', ['walking 48 min 3.7 km']],
    ['5 km run', ['running 38 min 5 km']],
    ['ran 5k in 28 minutes', ['running 28 min 5 km']],
    ['morning walk 3.5 kms in 40 mins', ['walking 40 min 3.5 km']],
    ['cycled 10 miles', ['cycling 64 min 16.09 km']],
    ['swam 400 m', ['swimming 12 min 0.4 km']],
    ['aadha ghanta yoga', ['yoga 30 min']],
    ['played cricket for an hour', ['cricket 60 min']],
    ['1.5 ghante cricket khela', ['cricket 90 min']],
    ['subah 3 km chala', ['walking 38 min 3 km']],
    ['chalte hue 25 km 30 minute', ['walking 30 min 25 km']],
    ['chalke gaya 2 km 25 min', ['walking 25 min 2 km']],
    ['cycle chalayi 45 minute', ['cycling 45 min']],
    ['आधा घंटा पैदल चला', ['walking 30 min']],
    ['मैंने आज ३० मिनट योग किया', ['yoga 30 min']],
    ['gym: 1 hour', ['gym 60 min']],
    ['gym 45 mins burned 300 kcal', ['gym 45 min 300 kcal']],
    ['gym 45 mins, burned 300 kcal', ['gym 45 min 300 kcal']],
    ['45 min on the treadmill, 4.2 km', ['walking 45 min 4.2 km']],
    ['three quarters of an hour on the treadmill, 4.2 km', ['walking 45 min 4.2 km']],
    ['walked 4 km, 50 minutes', ['walking 50 min 4 km']],
    ['yoga 30 min, walked 2 km', ['yoga 30 min', 'walking 25 min 2 km']],
    ['3km walk in 40min, 200 kcal', ['walking 40 min 3 km 200 kcal']],
    ['30 min walk, 240 kcal burger', ['walking 30 min']],
    ['skipping 500', ['skipping 5 min']],
    ['500 skipping', ['skipping 5 min']],
    ['12 rounds suryanamaskar', ['surya namaskar 6 min']],
    ['played with kids 30 min', ['playing with children 30 min']],
    ['killed it at the gym, 50 min', ['gym 50 min']],
    ['tough leg day today, 1 hour', ['gym 60 min']],
    ['10,000 steps', ['walking 91 min 7.3 km']],
    ['steps: 8500', ['walking 77 min 6.21 km']],
    ['walked 10k steps in 80 min', ['walking 80 min 7.3 km']],
    ['did 20 surya namaskar', ['surya namaskar 10 min']],
    ['squats 40 times', ['squats 2 min']],
    ['12 floors today', ['climbing stairs 6 min']],
    ['aaj 6 manzil seedhi chadhi', ['climbing stairs 3 min']],
    ['30 min walk 20 min yoga', ['walking 30 min', 'yoga 20 min']],
    ['walk 30 min yoga 20 min', ['walking 30 min', 'yoga 20 min']],
    ['walked 30min & ran 2km', ['walking 30 min', 'running 15 min 2 km']],
    ['workout at gym 45 min', ['gym 45 min']],
    ['weight training 45 min', ['strength training 45 min']],
  ])('%s', (text, expected) => {
    expect(summary(text)).toEqual(expected);
    expect(readActivities(text)?.rest).toBe(text.includes('burger') ? '240 kcal burger' : '');
  });

  test.each([
    ['I went for a walk', ['walking ? min']],
    ['gym gaya aaj', ['gym ? min']],
    ['did yoga and gym', ['yoga ? min', 'gym ? min']],
    ['evening walk', ['walking ? min']],
    ['burned 300 kcal in gym', ['gym ? min 300 kcal']],
  ])('without an amount they are to be asked about: %s', (text, expected) => {
    expect(summary(text)).toEqual(expected);
  });

  test.each([
    'walnut 5',
    'bread roll',
    'running late',
    'I ran out of milk',
    'will walk tomorrow',
    'going for a run later',
    "didn't go to gym",
    'aaj gym nahi gaya',
    'want to walk 30 min',
    'kal 5 km daudunga',
    'रोज 30 मिनट योग करता हूं',
    'should I walk 30 min or run 5 km?',
    'after gym had 2 eggs',
    'gym ke baad 2 ande khaye',
    'skipped breakfast',
    'skipping breakfast today',
    'watched cricket for 2 hours',
    'squash soup 1 bowl',
    'cooked rice for 20 min',
    '2 samosa 300 kcal',
    'car chalayi 2 ghante',
    '3 steps of cleanup',
    '',
  ])('none are in "%s"', (text) => {
    expect(readActivities(text)).toBeUndefined();
  });

  test.each([
    ['2 rotis, dal, walked 20 min', '2 rotis, dal'],
    ['had a banana after a 3 km run', 'had a banana'],
    ['subah 40 min walk ki phir ek plate poha khaya', 'subah ek plate poha khaya'],
    ['walked to office and ate 2 rotis', 'ate 2 rotis'],
    ['yesterday walked 40 min, 2 rotis', 'yesterday 2 rotis'],
    ['went for a 5 km run with friends then 2 bananas', '2 bananas'],
    ['2 idlis + 30 min yoga + chai', '2 idlis, chai'],
  ])('the rest of "%s" is "%s"', (text, rest) => {
    expect(readActivities(text)?.rest).toBe(rest);
  });

  test('know their day', () => {
    expect(readActivities('kal 5 km run aur aaj 30 min yoga')?.activities.map(({ daysAgo }) => daysAgo)).toEqual([
      1, 0,
    ]);
  });

  test('tell a duration that was said from one that follows', () => {
    expect(readActivities('5 km run')?.activities[0]?.durationIsEstimated).toBe(true);
    expect(readActivities('ran 5 km in 30 min')?.activities[0]?.durationIsEstimated).toBe(false);
  });
});

describe('the answer to how long', () => {
  test.each([
    ['30', 30, null],
    ['about 40', 40, null],
    ['half an hour', 30, null],
    ['aadha ghanta', 30, null],
    ['2 km', 25, 2],
    ['2 km in 30 min', 30, 2],
    ['I walked 20 min', 20, null],
    ['5000 steps', 45, 3.65],
  ])('%s', (text, durationMin, distanceKm) => {
    expect(readAmount(text, 'walking')).toMatchObject({ durationMin, distanceKm });
  });

  test.each(['2', 'no', '2 rotis', 'had 30 almonds', 'today', ''])('is not "%s"', (text) => {
    expect(readAmount(text, 'walking')).toBeUndefined();
  });
});

test.each([
  ['walked in terace 25 mins bcoz it rained', ['walking 25 min']],
  ['bikele Maidan e 35 minit hatlam', ['walking 35 min']],
  ['chest n triceps kiya 75 min', ['strength training 75 min']],
  ['leg day 1 ghanta, squat 120 ka pr lol', ['gym 60 min']],
])('the minutes of “%s” are found beside other words', (text, expected) => {
  expect(summary(text)).toEqual(expected);
});

test.each([
  ['6:10 to 7 tak dauda', 50],
  ['dinner er por walk 25', 25],
  ['gym ghanta', 60],
  ['cricket khela 40 not out', null],
  ['walked with 3 friends', null],
])('what surely is told says how long it took: %s', (text, minutes) => {
  const activities = readActivities(text)?.activities ?? [readOwnActivity(text)];
  expect(withOwnAmounts(activities, text)[0]?.durationMin).toBe(minutes);
});

test.each([
  ['4.2 km, 48 min walk', 4.2],
  ['48 min walk, 4.2 km', 4.2],
  ['walked 30 min', null],
])('and how far it was: %s', (text, distanceKm) => {
  expect(withOwnAmounts(readActivities(text)?.activities ?? [], text)[0]?.distanceKm).toBe(distanceKm);
});

test.each([
  ['ran 5k, well 4.6', 'ran 4.6k'],
  ['walked 30 min, sorry 40 min', 'walked 40 min'],
  ['cycled 12 km no 10', 'cycled 10 km'],
  ['ran 5k, well done me', 'ran 5k, well done me'],
  ['walked 3 km and no 2 rotis', 'walked 3 km and no 2 rotis'],
  ['felt well, ran 5k', 'felt well, ran 5k'],
])('the figure that is meant: %s', (text, meant) => {
  expect(asMeant(text)).toBe(meant);
});

test.each([
  ['plodded round the reservoir, 31 mins, 5.2k', 5.2, 31],
  ['out past the windmills 44k', 44, 176],
  ['reservoir 3 km', 3, 38],
])('a distance is kept of what no list names: %s', (text, distanceKm, durationMin) => {
  expect(readOwnActivity(text)).toMatchObject({ distanceKm, durationMin });
});

test.each([
  ['aaj kadam bas barah sau', 1_200],
  ['9.415 Schritte', 9_415],
])('%s', (text, steps) => {
  expect(readOwnSteps(text)?.steps).toBe(steps);
});
