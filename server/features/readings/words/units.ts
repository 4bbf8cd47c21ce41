import type { BuiltInReading } from '../../../../contract/entries/readings.ts';
import type { Units } from '../../../../texts/units.ts';
import type { Figure } from './figures.ts';
import type { Name } from './names.ts';

const lengths = new Set<BuiltInReading>(['waist', 'hip', 'neck', 'chest', 'arm', 'thigh', 'calf']);

export const isLength = ({ kind }: Name): boolean => typeof kind === 'string' && lengths.has(kind);

/** HbA1c in mmol/mol as a percentage of NGSP: 0.09148 x + 2.152 (IFCC and NGSP, master equation). */
export const inPercent = (mmolPerMol: number): number => Math.round((0.09148 * mmolPerMol + 2.152) * 10) / 10;

const leastBareLength = 20;
const leastBareCm = 50;
const bareLength = (value: number): string | undefined =>
  value < leastBareLength ? undefined : value < leastBareCm ? 'in' : 'cm';

/** Beside other lengths a bare figure of the chest is one too. */
export const ofTape = (kind: BuiltInReading, { value, unit }: Figure): string | undefined =>
  kind === 'chest' && unit === undefined ? bareLength(value) : undefined;

/** The unit that a figure of this kind says, or is likely in; undefined where it is of something else. */
export function unitOf(kind: BuiltInReading, figure: Figure, glucoseUnit: Units['glucoseUnit']): string | undefined {
  if (lengths.has(kind)) return lengthUnit(kind, figure);
  if (kind === 'glucose') return unitOfGlucose(figure, glucoseUnit);
  if (kind === 'temperature') return unitOfTemperature(figure);
  if (kind === 'hba1c' && figure.unit === 'mmol/mol') return '%';
  const expected = { hba1c: '%', spo2: '%', bodyFat: '%', heartRate: 'bpm' }[kind as string];
  return figure.unit === undefined || figure.unit === expected ? expected : undefined;
}

function lengthUnit(kind: BuiltInReading, { value, unit }: Figure): string | undefined {
  if (unit === 'cm' || unit === 'in') return unit;
  return unit === undefined && (kind === 'waist' || kind === 'hip') ? bareLength(value) : undefined;
}

function unitOfGlucose({ value, unit }: Figure, glucoseUnit: Units['glucoseUnit']): string | undefined {
  if (unit === 'mg/dl' || unit === 'mmol/l') return unit;
  if (unit !== undefined) return undefined;
  if (value >= 30) return 'mg/dl';
  return value >= 2 && (glucoseUnit === 'mmol/l' || !Number.isInteger(value)) ? 'mmol/l' : undefined;
}

function unitOfTemperature({ value, unit }: Figure): string | undefined {
  if (unit === '°C' || unit === '°F') return unit;
  if (unit !== undefined) return undefined;
  if (value >= 90 && value <= 113) return '°F';
  return value >= 30 && value <= 45 ? '°C' : undefined;
}
