import { inLanguages, type Locale, onPages } from './locale.ts';
import { figure } from './numbers.ts';

export const weightUnits = ['kg', 'lb'] as const;
export const heightUnits = ['cm', 'ft'] as const;
export const volumeUnits = ['ml', 'oz'] as const;
export const glucoseUnits = ['mg/dl', 'mmol/l'] as const;

/** In which units a person is told figures, which are stored in kg, cm, ml and mg/dl. */
export interface Units {
  weightUnit: (typeof weightUnits)[number];
  heightUnit: (typeof heightUnits)[number];
  volumeUnit: (typeof volumeUnits)[number];
  glucoseUnit: (typeof glucoseUnits)[number];
}
export const metricUnits: Units = { weightUnit: 'kg', heightUnit: 'cm', volumeUnit: 'ml', glucoseUnit: 'mg/dl' };

/** Whom a figure is told. */
export interface Listener extends Units {
  locale: Locale;
}

export const kgPerPound = 0.45359237;
export const cmPerInch = 2.54;
/** The US fluid ounce. */
export const mlPerOunce = 29.5735;
/** The molar mass of glucose, 180.16 g, in tenths: mg/dl of a mmol/l. */
export const mgDlPerMmolL = 18.016;

/** Behind the name of a field that takes a figure. */
export const unitNames = {
  kg: onPages({ en: 'kg', hi: 'किलो' }),
  lb: onPages({ en: 'lb', hi: 'पाउंड' }),
  cm: onPages({ en: 'cm', hi: 'सेमी' }),
  inches: onPages({ en: 'inches', hi: 'इंच' }),
  ml: onPages({ en: 'ml', hi: 'मिली' }),
  oz: onPages({ en: 'oz', hi: 'औंस' }),
  litres: onPages({ en: 'litres', hi: 'लीटर' }),
  ounces: onPages({ en: 'ounces', hi: 'औंस' }),
  hours: onPages({ en: 'hours', hi: 'घंटे' }),
};

/** Behind a figure that is told: "1,240 kcal". */
export const toldUnits = {
  kcal: inLanguages({ en: 'kcal', hi: 'कैलोरी', 'hi-Latn': 'kcal' }),
  g: inLanguages({ en: 'g', hi: 'ग्राम', 'hi-Latn': 'g' }),
  mg: inLanguages({ en: 'mg', hi: 'मिग्रा', 'hi-Latn': 'mg' }),
  L: inLanguages({ en: 'L', hi: 'लीटर', 'hi-Latn': 'L' }),
  oz: inLanguages({ en: 'oz', hi: 'औंस', 'hi-Latn': 'oz' }),
  kg: inLanguages({ en: 'kg', hi: 'किलो', 'hi-Latn': 'kg' }),
  lb: inLanguages({ en: 'lb', hi: 'पाउंड', 'hi-Latn': 'lb' }),
  km: inLanguages({ en: 'km', hi: 'किमी', 'hi-Latn': 'km' }),
  min: inLanguages({ en: 'min', hi: 'मिनट', 'hi-Latn': 'min' }),
  h: inLanguages({ en: 'h', hi: 'घंटे', 'hi-Latn': 'h' }),
  steps: inLanguages({ en: 'steps', hi: 'कदम', 'hi-Latn': 'steps' }),
};

export const kcal = inLanguages({
  en: (value: number) => `${figure(value)} kcal`,
  hi: (value) => `${figure(value)} कैलोरी`,
  'hi-Latn': (value) => `${figure(value)} kcal`,
});

export const stepsTold = inLanguages({
  en: (value: number) => `${figure(value)} steps`,
  hi: (value) => `${figure(value)} कदम`,
  'hi-Latn': (value) => `${figure(value)} steps`,
});

export const grams = inLanguages({
  en: (value: number) => `${figure(value)} g`,
  hi: (value) => `${figure(value)} ग्राम`,
  'hi-Latn': (value) => `${figure(value)} g`,
});

/** The same with a fraction. */
export const gramsOf = inLanguages({
  en: (value: number, digits: number) => `${figure(value, digits)} g`,
  hi: (value, digits) => `${figure(value, digits)} ग्राम`,
  'hi-Latn': (value, digits) => `${figure(value, digits)} g`,
});

export const milligrams = inLanguages({
  en: (value: number) => `${figure(value)} mg`,
  hi: (value) => `${figure(value)} मिग्रा`,
  'hi-Latn': (value) => `${figure(value)} mg`,
});

export const millilitres = inLanguages({
  en: (value: number) => `${figure(value)} ml`,
  hi: (value) => `${figure(value)} मिली`,
  'hi-Latn': (value) => `${figure(value)} ml`,
});

export const litres = inLanguages({
  en: (value: number) => `${figure(value, 2)} L`,
  hi: (value) => `${figure(value, 2)} लीटर`,
  'hi-Latn': (value) => `${figure(value, 2)} L`,
});

export const kilograms = inLanguages({
  en: (value: number, digits: number) => `${figure(value, digits)} kg`,
  hi: (value, digits) => `${figure(value, digits)} किलो`,
  'hi-Latn': (value, digits) => `${figure(value, digits)} kg`,
});

const pounds = inLanguages({
  en: (value: number, digits: number) => `${figure(value, digits)} lb`,
  hi: (value, digits) => `${figure(value, digits)} पाउंड`,
  'hi-Latn': (value, digits) => `${figure(value, digits)} lb`,
});

const centimetres = inLanguages({
  en: (value: number) => `${figure(value, 1)} cm`,
  hi: (value) => `${figure(value, 1)} सेमी`,
  'hi-Latn': (value) => `${figure(value, 1)} cm`,
});

const feetAndInches = inLanguages({
  en: (feet: number, inches: number) => `${feet} ft ${inches} in`,
  hi: (feet, inches) => `${feet} फ़ुट ${inches} इंच`,
  'hi-Latn': (feet, inches) => `${feet} ft ${inches} in`,
});

const ounces = inLanguages({
  en: (value: number, digits: number) => `${figure(value, digits)} oz`,
  hi: (value, digits) => `${figure(value, digits)} औंस`,
  'hi-Latn': (value, digits) => `${figure(value, digits)} oz`,
});

/** kg in the person's unit: "72.4 kg", "159.6 lb". */
export const bodyWeight = ({ locale, weightUnit }: Pick<Listener, 'locale' | 'weightUnit'>, kg: number, digits = 1) =>
  weightUnit === 'lb' ? pounds(locale, kg / kgPerPound, digits) : kilograms(locale, kg, digits);

/** cm in the person's unit: "175 cm", "5 ft 9 in". */
export function bodyHeight({ locale, heightUnit }: Pick<Listener, 'locale' | 'heightUnit'>, cm: number): string {
  const inches = Math.round(cm / cmPerInch);
  return heightUnit === 'ft' ? feetAndInches(locale, Math.floor(inches / 12), inches % 12) : centimetres(locale, cm);
}

/** ml of a drink in the person's unit: "250 ml", "8.5 oz". */
export const drinkVolume = ({ locale, volumeUnit }: Pick<Listener, 'locale' | 'volumeUnit'>, ml: number) =>
  volumeUnit === 'oz' ? ounces(locale, ml / mlPerOunce, 1) : millilitres(locale, ml);

/** ml of a day in the person's unit: "1.25 L", "42 oz". */
export const dayVolume = ({ locale, volumeUnit }: Pick<Listener, 'locale' | 'volumeUnit'>, ml: number) =>
  volumeUnit === 'oz' ? ounces(locale, ml / mlPerOunce, 0) : litres(locale, ml / 1_000);

/** The same without its unit, which follows behind the target: "1.25" of 2.5 L. */
export const dayFigure = ({ volumeUnit }: Pick<Listener, 'volumeUnit'>, ml: number) =>
  volumeUnit === 'oz' ? figure(ml / mlPerOunce) : figure(ml / 1_000, 2);

/** mg/dl of glucose in the person's unit: "101 mg/dl", "5.6 mmol/l". */
export const glucose = ({ glucoseUnit }: Pick<Listener, 'glucoseUnit'>, mgDl: number) =>
  glucoseUnit === 'mmol/l' ? `${figure(mgDl / mgDlPerMmolL, 1)} mmol/l` : `${figure(mgDl)} mg/dl`;

export const kilometres = inLanguages({
  en: (value: number) => `${figure(value, 2)} km`,
  hi: (value) => `${figure(value, 2)} किमी`,
  'hi-Latn': (value) => `${figure(value, 2)} km`,
});

export const speed = inLanguages({
  en: (kmh: number) => `${figure(kmh)} km/h`,
  hi: (kmh) => `${figure(kmh)} किमी/घंटा`,
  'hi-Latn': (kmh) => `${figure(kmh)} km/h`,
});

export const minutes = inLanguages({
  en: (value: number) => `${figure(value, 1)} min`,
  hi: (value) => `${figure(value, 1)} मिनट`,
  'hi-Latn': (value) => `${figure(value, 1)} min`,
});

export const hours = inLanguages({
  en: (value: number) => `${figure(value, 1)} h`,
  hi: (value) => `${figure(value, 1)} ${value === 1 ? 'घंटा' : 'घंटे'}`,
  'hi-Latn': (value) => `${figure(value, 1)} ${value === 1 ? 'ghanta' : 'ghante'}`,
});

/** Hours as a clock counts them: "7 h 30 min". */
export const duration = inLanguages({
  en: (value: number) =>
    inHoursAndMinutes(
      value,
      (whole) => hours('en', whole),
      (rest) => minutes('en', rest),
    ),
  hi: (value) =>
    inHoursAndMinutes(
      value,
      (whole) => hours('hi', whole),
      (rest) => minutes('hi', rest),
    ),
  'hi-Latn': (value) =>
    inHoursAndMinutes(
      value,
      (whole) => hours('hi-Latn', whole),
      (rest) => minutes('hi-Latn', rest),
    ),
});

type Wording = (value: number) => string;

function inHoursAndMinutes(value: number, ofHours: Wording, ofMinutes: Wording): string {
  const total = Math.round(value * 60);
  const [whole, rest] = [Math.floor(total / 60), total % 60];
  return [whole > 0 || rest === 0 ? ofHours(whole) : '', rest > 0 ? ofMinutes(rest) : ''].filter(Boolean).join(' ');
}
