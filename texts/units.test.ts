import { expect, test } from 'vitest';
import { bodyHeight, bodyWeight, dayFigure, dayVolume, drinkVolume, metricUnits } from './units.ts';

const metric = { locale: 'en' as const, ...metricUnits };
const imperial = {
  locale: 'en' as const,
  weightUnit: 'lb' as const,
  heightUnit: 'ft' as const,
  volumeUnit: 'oz' as const,
  glucoseUnit: 'mmol/l' as const,
};

test('figures are told in the units that a person chose', () => {
  expect([bodyWeight(metric, 74.84), bodyWeight(imperial, 74.84), bodyWeight(imperial, 0.5, 2)]).toEqual([
    ...['74.8 kg', '165 lb', '1.1 lb'],
  ]);
  expect([bodyHeight(metric, 170.2), bodyHeight(imperial, 170.2), bodyHeight(imperial, 182.8)]).toEqual([
    ...['170.2 cm', '5 ft 7 in', '6 ft 0 in'],
  ]);
  expect([drinkVolume(metric, 250), drinkVolume(imperial, 473)]).toEqual(['250 ml', '16 oz']);
  expect([dayVolume(metric, 1_250), dayVolume(imperial, 2_500), dayFigure(imperial, 500)]).toEqual([
    ...['1.25 L', '85 oz', '17'],
  ]);
});
