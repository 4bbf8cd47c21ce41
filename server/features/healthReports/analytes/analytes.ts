import type { Analyte } from './analyte.ts';
import { bloodCount, inflammation } from './bloodCount.ts';
import { bloodSugar } from './bloodSugar.ts';
import { electrolytes, kidney, liver } from './chemistry.ts';
import { iron, vitamins } from './ironAndVitamins.ts';
import { lipids } from './lipids.ts';
import { thyroid } from './thyroid.ts';
import { urine } from './urine.ts';

const ofBlood = [
  ...bloodCount,
  ...bloodSugar,
  ...lipids,
  ...thyroid,
  ...liver,
  ...kidney,
  ...electrolytes,
  ...iron,
  ...vitamins,
  ...inflammation,
];

const byName = (analytes: Analyte[]) =>
  new Map(analytes.flatMap((analyte) => analyte.names.map((name) => [name, analyte] as const)));
/** What reports call an analyte, in blood and in urine. */
export const analytesByName = { blood: byName(ofBlood), urine: byName(urine) };

export const analytesByCode = new Map([...ofBlood, ...urine].map((analyte) => [analyte.code, analyte]));
