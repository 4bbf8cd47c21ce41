import { inLanguages } from './locale.ts';
import { figure } from './numbers.ts';

export const refused = inLanguages({
  en: (least: number, most: number, kg: number) =>
    `${figure(kg, 1)} kg? I log body weights from ${least} to ${most} kg, so I left that out.`,
  hi: (least, most, kg) => `${figure(kg, 1)} किलो? ${least} से ${most} किलो तक का वज़न दर्ज होता है, इसलिए यह छोड़ दिया।`,
  'hi-Latn': (least, most, kg) =>
    `${figure(kg, 1)} kg? ${least} se ${most} kg tak ka weight log hota hai, isliye ye chhod diya.`,
});

/** A difference in kg, rounded to 100 g: "0.6 kg down". */
export const change = inLanguages({
  en: (kg: number) => worded(kg, { none: 'no change', down: '# kg down', up: '# kg up' }),
  hi: (kg) => worded(kg, { none: 'कोई बदलाव नहीं', down: '# किलो कम', up: '# किलो ज़्यादा' }),
  'hi-Latn': (kg) => worded(kg, { none: 'koi badlav nahi', down: '# kg kam', up: '# kg zyada' }),
});

/** `change`: "0.6 kg down"; `date`: "14 Nov". */
export const changeSince = inLanguages({
  en: (change: string, date: string) => `${change} since ${date}`,
  hi: (change, date) => `${date} से ${change}`,
  'hi-Latn': (change, date) => `${date} se ${change}`,
});

export const changeSinceEarlier = inLanguages({
  en: (change: string) => `${change} since earlier that day`,
  hi: (change) => `उसी दिन पहले से ${change}`,
  'hi-Latn': (change) => `usi din pehle se ${change}`,
});

export const none = inLanguages({
  en: 'No weight yet. Write, say, weight 72.4.',
  hi: 'अभी कोई वज़न दर्ज नहीं है। ऐसे लिखिए: वज़न 72.4',
  'hi-Latn': 'Abhi koi weight log nahi hai. Aise likhiye: weight 72.4',
});

export const latest = inLanguages({
  en: (kg: string, date: string) => `Weight: ${kg} on ${date}`,
  hi: (kg, date) => `वज़न: ${kg} (${date})`,
  'hi-Latn': (kg, date) => `Weight: ${kg} (${date})`,
});

export const lastThirtyDays = inLanguages({
  en: (change: string) => `Last 30 days: ${change}`,
  hi: (change) => `पिछले 30 दिन: ${change}`,
  'hi-Latn': (change) => `Pichhle 30 din: ${change}`,
});

export const target = inLanguages({
  en: (kg: string, toGo: string) => `Target: ${kg}, ${toGo} to go`,
  hi: (kg, toGo) => `लक्ष्य: ${kg}, बस ${toGo} और`,
  'hi-Latn': (kg, toGo) => `Target: ${kg}, bas ${toGo} aur`,
});

function worded(kg: number, forms: { none: string; down: string; up: string }): string {
  const size = Math.round(Math.abs(kg) * 10) / 10;
  if (size === 0) return forms.none;
  return (kg < 0 ? forms.down : forms.up).replace('#', figure(size, 1));
}
