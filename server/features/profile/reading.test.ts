import { expect, test } from 'vitest';
import { readBodyQuestion, readSettings } from './reading.ts';

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
])('“%s” tells of the person', (text, settings) => {
  expect(readSettings(text)).toEqual(settings);
});

test.each([
  'weight 72 kg',
  'had 2 rotis',
  'bench press 60 kg 8 reps',
  'walked 30 min',
  'goal 1800',
  'slept 7 hours',
  '150 g paneer',
])('“%s” sets nothing of the person', (text) => {
  expect(readSettings(text)).toBeUndefined();
});

test.each([
  ["what's my bmi", 'bodyMassIndex'],
  ['my tdee', 'expenditure'],
  ['how many calories should i eat', 'targets'],
  ['how long till i reach 60 kg', 'reach'],
  ['wajan badh gaya kyu', 'weightUp'],
  ['how many calories did i eat', undefined],
  ['my weight', undefined],
])('“%s” asks about the body: %s', (text, about) => {
  expect(readBodyQuestion(text)).toBe(about);
});
