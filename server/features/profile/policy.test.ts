import { describe, expect, test } from 'vitest';
import { activityLevels } from '../../../contract/accounts/profile.ts';
import fc from '../../../tests/properties.ts';
import { restingEnergy } from '../../lib/bodyFormulas.ts';
import { addDays } from '../../lib/dates.ts';
import { findUnsafeTargets, type LifeStage } from '../care/policy.ts';
import { type BalanceDay, type Body, measuredEnergy, proposeGoals } from './policy.ts';

const body: Body = {
  gender: 'male',
  heightCm: 180,
  weightKg: 80,
  ageYears: 30,
  weightTarget: 0,
  activityLevel: 'sedentary',
  lifeStage: '',
};
const logged = (days: number, kcal: number, kgPerDay: number): BalanceDay[] =>
  Array.from({ length: days }, (_, day) => ({
    date: addDays('2026-02-01', day),
    energyKcal: kcal,
    weightKg: 80 + day * kgPerDay,
  }));

describe('targets', () => {
  test('rest on the published formula', () => {
    expect(restingEnergy(body)).toBe(1_780);
    expect(restingEnergy({ ...body, gender: 'female' })).toBe(1_614);
    expect(restingEnergy({ ...body, gender: 'other' })).toBe(1_697);
    expect(proposeGoals(body, []).goals.caloriesConsumePerDay).toBe(2_140);
  });

  test('lose with at most 500 kcal a day, 750 when obese, and 0.75 % of the weight a week', () => {
    const energy = (changes: Partial<Body>) => proposeGoals({ ...body, ...changes }, []).goals.caloriesConsumePerDay;
    expect(energy({ weightKg: 80, weightTarget: 75 })).toBe(1_640);
    expect(energy({ weightKg: 110, weightTarget: 90 })).toBe(energy({ weightKg: 110 }) - 750);
    expect(energy({ weightKg: 60, weightTarget: 60.2 })).toBe(energy({ weightKg: 60 }));
  });

  test('never help anybody below a healthy weight, and say so', () => {
    const { goals, reasons } = proposeGoals({ ...body, weightTarget: 45 }, []);
    expect(goals.weightTarget).toBe(60);
    expect(reasons.join(' ')).toContain('underweight');
    const thin = proposeGoals({ ...body, weightKg: 50, weightTarget: 45 }, []);
    expect(thin.goals.caloriesConsumePerDay).toBeGreaterThan(
      proposeGoals({ ...body, weightKg: 50 }, []).goals.caloriesConsumePerDay,
    );
  });

  test('do not make children, or mothers to be, lose weight', () => {
    const child = { ...body, ageYears: 15, heightCm: 165, weightKg: 70 };
    expect(proposeGoals({ ...child, weightTarget: 55 }, []).goals).toEqual(proposeGoals(child, []).goals);
    const mother = { ...body, gender: 'female' as const, lifeStage: 'pregnant' as const };
    expect(proposeGoals({ ...mother, weightTarget: 60 }, []).goals).toEqual(proposeGoals(mother, []).goals);
  });

  test('stay inside safe bounds for everybody', () => {
    const anybody = fc.record({
      gender: fc.constantFrom('male' as const, 'female' as const, 'other' as const),
      heightCm: fc.integer({ min: 100, max: 272 }),
      weightKg: fc.integer({ min: 20, max: 500 }),
      ageYears: fc.integer({ min: 13, max: 120 }),
      lifeStage: fc.constantFrom<LifeStage>('', 'pregnant', 'breastfeeding'),
      weightTarget: fc.integer({ min: 20, max: 500 }),
      activityLevel: fc.constantFrom(...activityLevels),
    });
    fc.assert(
      fc.property(anybody, fc.constantFrom(...[[], logged(28, 1_500, -0.2), logged(28, 4_000, 0)]), (person, days) => {
        const { goals, reasons } = proposeGoals(person, days);
        expect(findUnsafeTargets(goals, person)).toEqual([]);
        expect(goals.waterLitersPerDay).toBeGreaterThanOrEqual(1.5);
        expect(goals.waterLitersPerDay).toBeLessThanOrEqual(4);
        expect(Object.values(goals).every(Number.isFinite)).toBe(true);
        expect(reasons.join(' ')).not.toMatch(/NaN|Infinity|undefined|-\d/);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('the person’s own expenditure', () => {
  test('is intake less what the weight took up', () => {
    expect(measuredEnergy(logged(20, 2_000, 0), 1_700)?.kcal).toBeCloseTo(2_000, 6);
    expect(measuredEnergy(logged(20, 2_000, -0.05), 1_700)?.kcal).toBeCloseTo(2_385, 6);
  });

  test('needs two weeks of weights and ten days that were logged in full', () => {
    expect(measuredEnergy(logged(13, 2_000, 0), 1_700)).toBeUndefined();
    const snacksOnly = logged(20, 2_000, 0).map((day, index) => (index < 9 ? day : { ...day, energyKcal: 300 }));
    expect(measuredEnergy(snacksOnly, 1_700)).toBeUndefined();
    const rarelyWeighed = logged(20, 2_000, 0).map((day, index) => (index % 10 ? { ...day, weightKg: null } : day));
    expect(measuredEnergy(rarelyWeighed, 1_700)).toBeUndefined();
  });

  test('counts the more, the more days there are', () => {
    const share = (days: number) => proposeGoals(body, logged(days, 3_000, 0)).goals.caloriesConsumePerDay;
    expect(share(14)).toBe(2_570);
    expect(share(28)).toBe(3_000);
  });
});
