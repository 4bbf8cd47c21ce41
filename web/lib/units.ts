import { useSyncExternalStore } from 'react';
import {
  bodyWeight,
  cmPerInch,
  dayVolume,
  drinkVolume,
  kgPerPound,
  metricUnits,
  mlPerOunce,
  type Units,
  unitNames,
} from '../../texts/units.ts';
import { createListeners } from './listeners.ts';
import { readPageLocale } from './pageLocale.ts';

/** The person's units, as their profile says; remembered, so that the first page after a start knows them. */
const storageKey = 'fitpulse.units';
const { tell, subscribe } = createListeners();
let known: Units | undefined;

export function readUnits(): Units {
  if (typeof window === 'undefined') return metricUnits;
  known ??= parse(localStorage.getItem(storageKey));
  return known;
}

function parse(stored: string | null): Units {
  const [weight, height, volume, glucose] = stored?.split(' ') ?? [];
  return {
    weightUnit: weight === 'lb' ? 'lb' : 'kg',
    heightUnit: height === 'ft' ? 'ft' : 'cm',
    volumeUnit: volume === 'oz' ? 'oz' : 'ml',
    glucoseUnit: glucose === 'mmol/l' ? 'mmol/l' : 'mg/dl',
  };
}

const written = ({ weightUnit, heightUnit, volumeUnit, glucoseUnit }: Units) =>
  `${weightUnit} ${heightUnit} ${volumeUnit} ${glucoseUnit}`;

export function rememberUnits(units: Units): void {
  if (written(units) === written(readUnits())) return;
  localStorage.setItem(storageKey, written(units));
  known = parse(written(units));
  tell();
}

export const useUnits = () => useSyncExternalStore(subscribe, readUnits, () => metricUnits);

const kgPerUnit = { kg: 1, lb: kgPerPound };
const cmPerUnit = { cm: 1, ft: cmPerInch };
const mlPerUnit = { ml: 1, oz: mlPerOunce };
const rounded = (value: number, digits: number) => Number(value.toFixed(digits));

/** Of what a field shows in the person's unit: what it is called there, and both ways of converting a figure. */
export interface Scale {
  unit: string;
  /** From kg, cm or ml. */
  shown(stored: number): number;
  stored(shown: number): number;
}

const scale = (unit: keyof typeof unitNames, size: number, digits: number): Scale => ({
  unit: unitNames[unit](readPageLocale()),
  shown: (stored) => (size === 1 ? stored : rounded(stored / size, digits)),
  stored: (shown) => (size === 1 ? shown : rounded(shown * size, 2)),
});

export const weightScale = (digits = 1): Scale => {
  const { weightUnit } = readUnits();
  return scale(weightUnit, kgPerUnit[weightUnit], digits);
};
/** Feet are typed as inches. */
export const heightScale = (): Scale => {
  const { heightUnit } = readUnits();
  return scale(heightUnit === 'ft' ? 'inches' : 'cm', cmPerUnit[heightUnit], 1);
};
export const volumeScale = (): Scale => {
  const { volumeUnit } = readUnits();
  return scale(volumeUnit, mlPerUnit[volumeUnit], 1);
};
/** Litres of a day: ounces of a day. */
export const dayVolumeScale = (): Scale =>
  readUnits().volumeUnit === 'oz' ? scale('ounces', mlPerOunce / 1_000, 0) : scale('litres', 1, 2);

const reader = () => ({ locale: readPageLocale(), ...readUnits() });

/** "72.4 kg", "159.6 lb" */
export const weightText = (kg: number, digits = 1) => bodyWeight(reader(), kg, digits);

/** "250 ml", "8.5 oz" */
export const volumeText = (ml: number) => drinkVolume(reader(), ml);

/** "1.25 L", "42 oz" */
export const dayVolumeText = (ml: number) => dayVolume(reader(), ml);

/** "Height (cm)" */
export const labelWithUnit = (label: string, unit?: string) => (unit ? `${label} (${unit})` : label);
