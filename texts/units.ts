import { inLanguages } from './locale.ts';
import { figure } from './numbers.ts';

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
  en: (value: number) => `${figure(value, 1)} kg`,
  hi: (value) => `${figure(value, 1)} किलो`,
  'hi-Latn': (value) => `${figure(value, 1)} kg`,
});

export const kilometres = inLanguages({
  en: (value: number) => `${figure(value, 2)} km`,
  hi: (value) => `${figure(value, 2)} किमी`,
  'hi-Latn': (value) => `${figure(value, 2)} km`,
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
