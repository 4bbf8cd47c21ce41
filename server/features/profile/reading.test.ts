import { expect, test } from 'vitest';
import { readBodyInPassing } from './chat/bodyFigures.ts';
import { readBodyQuestion } from './chat/questionsReading.ts';
import { readSettings } from './reading.ts';

test.each([
  [
    'i am priya 29 F 162 cm 68.5 kg, want to reach 60',
    { ageYears: 29, gender: 'female', heightCm: 162, weightKg: 68.5, weightTarget: 60 },
  ],
  ['M 31, 175 cm, 82 kg, want 75', { gender: 'male', ageYears: 31, heightCm: 175, weightKg: 82, weightTarget: 75 }],
  ['weight 84 kg hai, 5 kilo kam karna hai', { weightKg: 84, loseKg: 5 }],
  ['main purush hu, umar 40, 5 ft 8', { gender: 'male', ageYears: 40, heightCm: 173 }],
  ['target weight 60', { weightTarget: 60 }],
  ['set weight goal to 75', { weightTarget: 75 }],
  ['goal weight 75 kg', { weightTarget: 75 }],
  ['mera naam Rahul hai', { firstName: 'Rahul' }],
  ['change my name to Meera Shah', { firstName: 'Meera', lastName: 'Shah' }],
  ['im 21 and 52 kg, 175 cm', { ageYears: 21, heightCm: 175, weightKg: 52 }],
  ['i turned 46', { ageYears: 46 }],
  ['28/F', { ageYears: 28, gender: 'female' }],
  ['im 31 m', { ageYears: 31, gender: 'male' }],
  ['mujhe kiran bulao', { firstName: 'Kiran' }],
  ['90 kg ka goal set karo', { weightTarget: 90 }],
  ['39 age 158 height 73 kg', { ageYears: 39, heightCm: 158, weightKg: 73 }],
  ['forty seven years one fifty six cm seventy eight kg', { ageYears: 47, heightCm: 156, weightKg: 78 }],
  ['वय अडुसष्ट उंची पाच फूट वजन बासष्ट किलो', { ageYears: 68, heightCm: 152, weightKg: 62 }],
  ['goal 68 akki vekku', { weightTarget: 68 }],
  ['would love to be 60 by summer', { weightTarget: 60 }],
  ['im on eastern time not india time', { timeZone: 'America/New_York' }],
  ['use pounds please, kilos mean nothing to me', { units: { weightUnit: 'lb' } }],
])('“%s” tells of the person', (text, settings) => {
  expect(readSettings(text)).toEqual(settings);
});

test.each([
  ['goal 1800', { caloriesConsumePerDay: 1_800 }],
  ['2200 kcal and 140 g protein daily', { caloriesConsumePerDay: 2_200, proteinG: 140 }],
  ['protein goal 120 carbs 200', { proteinG: 120, carbsG: 200 }],
  ['paani ka target 3.5 litre aur neend 7 ghante', { waterLitersPerDay: 3.5, sleepHrsTarget: 7 }],
  ['नींद का लक्ष्य 7 घंटे', { sleepHrsTarget: 7 }],
  ['set 120 protein, 200 carbs and 60 fat', { proteinG: 120, carbsG: 200, fatG: 60 }],
  ['goal 2500 ml', { waterLitersPerDay: 2.5 }],
  ['burn goal 400 kcal', { calorieBurnPerDay: 400 }],
])('“%s” sets targets', (text, goals) => {
  expect(readSettings(text)?.targets?.goals).toEqual(goals);
});

test.each([
  'i drink 3 litres water daily',
  'change it to 250 kcal',
  'is 120 g protein a day enough?',
  'weight 72 kg',
  'had 2 rotis',
  'bench press 60 kg 8 reps',
  'walked 30 min',
  'slept 7 hours',
  '150 g paneer',
  'slept 7h 20m',
  'sleep 7 h, 20 m',
  'walked 40m 5 km',
  'wt 71.4, walked 40m',
  'cycling 45 m and 20m run',
])('“%s” sets nothing of the person', (text) => {
  expect(readSettings(text)).toBeUndefined();
});

test.each([
  ["what's my bmi", 'bodyMassIndex'],
  ['my tdee', 'expenditure'],
  ['how many calories do i burn doing nothing', 'expenditure'],
  ['what am i allergic to', 'self'],
  ['how many calories should i eat', 'targets'],
  ['how long till i reach 60 kg', 'reach'],
  ['wajan badh gaya kyu', 'weightUp'],
  ['i am not losing weight since 3 weeks, why', 'standstill'],
  ['thyroid hai mujhe, weight kam nahi hota', undefined],
  ['what do you know about me', 'self'],
  ['how many calories did i eat', undefined],
  ['my weight', undefined],
  ['why 1650 and not 1400', 'whyTarget'],
  ['2000 kyun', 'whyTarget'],
  ['मेरा लक्ष्य इतना क्यों है', 'whyTarget'],
  ['how did you calculate my target', 'whyTarget'],
  ['why did i miss my target', undefined],
  ['why is my protein target so high', undefined],
  ['why 2000 steps', undefined],
  ['reset my targets', 'resetTargets'],
])('“%s” asks about the body: %s', (text, about) => {
  expect(readBodyQuestion(text)).toBe(about);
});

test.each([
  ['woman, 29, 160, 64 kg', { gender: 'female', ageYears: 29, heightCm: 160, weightKg: 64 }],
  ['male, 41, 172, 88', { gender: 'male', ageYears: 41, heightCm: 172, weightKg: 88 }],
  ['29, 160', undefined],
  ['woman, 1 roti 2 dal', undefined],
])('“%s” tells of a body in passing: %o', (text, settings) => {
  expect(readBodyInPassing(text)).toEqual(settings);
});

test.each(['whey vs food, which is better for a skinny guy', 'which is better for a man'])(
  '“%s” tells nothing of the person',
  (text) => {
    expect(readSettings(text)).toBeUndefined();
  },
);

test.each(['no onion no garlic', 'मैं प्याज लहसुन नहीं खाती यह भी ध्यान रखना', 'bina pyaz lahsun ka khana khata hu'])(
  '“%s” tells of two dislikes',
  (text) => {
    expect(readSettings(text)?.diet?.dislikes).toEqual(['onion', 'garlic']);
  },
);

test('a dish without onion and garlic was eaten and tells of no dislike', () => {
  expect(readSettings('had dal without onion and garlic')).toBeUndefined();
});
