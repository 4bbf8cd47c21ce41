import { expect, test } from 'vitest';
import { toNumber, toPayload, toValues } from './profileForm.ts';

const profile = {
  ...{ id: '00000000-0000-4000-8000-000000000000', firstName: 'Asha', lastName: 'Rao', gender: '' as const, dob: '' },
  ...{
    phone: '',
    email: '',
    heightCm: 0,
    weightKg: 72.4,
    bio: '',
    emailVerified: false,
    avatarUrl: '',
    timeZone: 'Asia/Kolkata',
    dayStartsAt: '00:00',
    lifeStage: '' as const,
    language: '' as const,
    diets: ['vegetarian' as const],
    allergies: ['peanuts'],
    dislikes: [],
    quietFrom: '' as const,
    quietTo: '' as const,
    ...{
      weightUnit: 'kg' as const,
      heightUnit: 'cm' as const,
      volumeUnit: 'ml' as const,
      glucoseUnit: 'mg/dl' as const,
    },
    cycleTracking: 'off' as const,
    dashboardTiles: [],
    keepsOriginals: false,
    suggestions: 'daily' as const,
  },
  goals: {
    ...{ waterLitersPerDay: 2.5, calorieBurnPerDay: 0, sleepHrsTarget: 8 },
    ...{ caloriesConsumePerDay: 2000, weightTarget: 0, proteinG: 120, carbsG: 0, netCarbsG: 0, fatG: 0, fiberG: 0 },
    ...{ sodiumMg: 0, stepsPerDay: 8000, lossKgPerWeek: 0.5 },
  },
};

test('a figure that is not set stands as an empty field', () => {
  const { gender, heightCm, goals } = toValues(profile);
  expect([gender, heightCm, goals.weightTarget, goals.sleepHrsTarget]).toEqual(['', '', '', 8]);
});

test.each([
  ['', 0],
  ['abc', 0],
  ['72.4', 72.4],
  ['70,5', 70.5],
  ['1,200', 1_200],
  [168, 168],
])('the figure %o is saved as %d', (typed, saved) => {
  expect(toNumber(typed)).toBe(saved);
});

test('what is shown and saved unchanged is the same profile', () => {
  expect(toPayload(toValues({ ...profile, gender: 'female' }), profile)).toMatchObject({
    ...{ firstName: 'Asha', gender: 'female', heightCm: 0, weightKg: 72.4, goals: profile.goals },
  });
});
