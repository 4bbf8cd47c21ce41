import { describe, expect, it } from 'vitest';
import { furtherNutrients } from '../../../../contract/nutrients.ts';
import { referenceGroup, referenceIntakes } from './referenceIntakes.ts';

const woman = { gender: 'female', ageYears: 30, lifeStage: '' } as const;
const man = { ...woman, gender: 'male' } as const;
const of = (person: Parameters<typeof referenceIntakes>[0], targetKcal = 0) => referenceIntakes(person, targetKcal);

describe('reference intakes', () => {
  it('are those of a person’s gender and age', () => {
    expect(of(woman)).toMatchObject({
      ironMg: { amount: 29 },
      calciumMg: { amount: 1_000 },
      vitaminAUg: { amount: 840 },
    });
    expect(of(man)).toMatchObject({ ironMg: { amount: 19 }, zincMg: { amount: 17 }, vitaminDUg: { amount: 15 } });
    expect(of({ ...woman, ageYears: 60 })).toMatchObject({ ironMg: { amount: 19 }, calciumMg: { amount: 1_200 } });
    expect(of({ ...woman, ageYears: 17 }).ironMg?.amount).toBe(32);
  });

  it('are higher in pregnancy and while breastfeeding', () => {
    expect(of({ ...woman, lifeStage: 'pregnant' }).folateUg?.amount).toBe(570);
    expect(of({ ...woman, lifeStage: 'pregnant' }).caffeineMg).toEqual({ amount: 200, kind: 'atMost' });
    expect(of({ ...woman, lifeStage: 'breastfeeding' }).calciumMg?.amount).toBe(1_200);
    expect(of({ ...man, lifeStage: 'pregnant' })).toEqual(of(man));
  });

  it('are only those that all share where the gender is not told, and an adult’s where the age is not', () => {
    const unknown = { gender: '', ageYears: 0, lifeStage: '' } as const;
    expect(of(unknown)).toMatchObject({ calciumMg: { amount: 1_000 }, vitaminB12Ug: { amount: 2.2 } });
    expect(of(unknown).ironMg).toBeUndefined();
    expect(referenceGroup(unknown)).toEqual({ gender: '', lifeStage: '', fromAge: 19, toAge: 59 });
  });

  it('limit sodium, and saturated fat to a tenth of the energy target', () => {
    expect(of(woman).sodiumMg).toEqual({ amount: 2_000, kind: 'atMost' });
    expect(of(woman, 1_800).saturatedFatG).toEqual({ amount: 20, kind: 'atMost' });
  });

  it('are there for every further nutrient but alcohol', () => {
    const missing = furtherNutrients.filter(({ name }) => !of(woman)[name]).map(({ name }) => name);
    expect(missing).toEqual(['alcoholG']);
  });
});
