import { expect, test } from 'vitest';
import { readAnswer } from './reading.ts';

test.each([
  ['woman, 31, 162 cm, 68 kg', { gender: 'female', ageYears: 31, heightCm: 162, weightKg: 68 }],
  ['M 45 178 92.5', { gender: 'male', ageYears: 45, heightCm: 178, weightKg: 92.5 }],
  ["f 29 5'4 61", { gender: 'female', ageYears: 29, heightCm: 163, weightKg: 61 }],
  ['male 31 175 cm 82 kg want 75', { gender: 'male', ageYears: 31, heightCm: 175, weightKg: 82, weightTarget: 75 }],
  ['महिला, 31 साल, 162 cm, 68 kg', { gender: 'female', ageYears: 31, heightCm: 162, weightKg: 68 }],
  ['main purush hu, umar 40, 172, 80', { gender: 'male', ageYears: 40, heightCm: 172, weightKg: 80 }],
  ['82 kg', { weightKg: 82 }],
])('“%s” answers the question about the body', (text, settings) => {
  expect(readAnswer('body', text)).toEqual({ settings });
});

test('a body that carries a child is told of', () => {
  expect(readAnswer('body', 'woman 29 160 cm 64 kg pregnant')).toMatchObject({ lifeStage: 'pregnant' });
});

test.each([
  ['goal', 'I want to lose weight', { wish: 'lose' }],
  ['goal', 'wajan badhana hai', { wish: 'gain' }],
  ['goal', 'maintain', { wish: 'keep' }],
  ['place', 'Pune', { settings: { timeZone: 'Asia/Kolkata' } }],
  ['place', 'I live in London', { settings: { timeZone: 'Europe/London' } }],
] as const)('to the question of the %s “%s” is an answer', (step, text, answer) => {
  expect(readAnswer(step, text)).toEqual(answer);
});

test.each([
  ['goal', '2 rotis and dal'],
  ['goal', 'lost 500 kcal on the treadmill, 30 min'],
  ['body', '2 rotis and 100 g paneer'],
  ['body', 'walked 30 minutes'],
  ['diet', '2 eggs'],
  ['place', 'had poha'],
] as const)('to the question of the %s “%s” is none', (step, text) => {
  expect(readAnswer(step, text)).toBeUndefined();
});
