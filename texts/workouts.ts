import { inLanguages } from './locale.ts';
import { figure } from './numbers.ts';

export const workout = inLanguages({ en: 'Workout', hi: 'वर्कआउट', 'hi-Latn': 'Workout' });

/** `scheme`: "5 × 5 × 100 kg". */
export const exercise = inLanguages({
  en: (name: string, scheme: string) => `• ${name}: ${scheme}`,
  hi: (name, scheme) => `• ${name}: ${scheme}`,
  'hi-Latn': (name, scheme) => `• ${name}: ${scheme}`,
});
export const reps = inLanguages({
  en: (count: number) => `${figure(count)} reps`,
  hi: (count) => `${figure(count)} बार`,
  'hi-Latn': (count) => `${figure(count)} reps`,
});
export const oneRepMax = inLanguages({
  en: (kg: number) => `est. 1RM ${figure(kg, 1)} kg`,
  hi: (kg) => `अनुमानित 1RM ${figure(kg, 1)} किग्रा`,
  'hi-Latn': (kg) => `est. 1RM ${figure(kg, 1)} kg`,
});
export const newRecord = inLanguages({
  en: (kg: number) => `a personal record, ${figure(kg, 1)} kg over the last`,
  hi: (kg) => `अब तक का सबसे अच्छा, पिछले से ${figure(kg, 1)} किग्रा ज़्यादा`,
  'hi-Latn': (kg) => `personal record, pichhle se ${figure(kg, 1)} kg zyada`,
});
export const superset = inLanguages({ en: 'superset', hi: 'सुपरसेट', 'hi-Latn': 'superset' });
export const total = inLanguages({
  en: (sets: number, volumeKg: number, minutes: number, kcal: number) =>
    `${figure(sets)} sets${volumeKg > 0 ? `, ${figure(volumeKg)} kg moved` : ''}, about ${figure(minutes)} min · about ${figure(kcal)} kcal`,
  hi: (sets, volumeKg, minutes, kcal) =>
    `${figure(sets)} सेट${volumeKg > 0 ? `, कुल ${figure(volumeKg)} किग्रा` : ''}, क़रीब ${figure(minutes)} मिनट · क़रीब ${figure(kcal)} कैलोरी`,
  'hi-Latn': (sets, volumeKg, minutes, kcal) =>
    `${figure(sets)} sets${volumeKg > 0 ? `, total ${figure(volumeKg)} kg` : ''}, kareeb ${figure(minutes)} min · kareeb ${figure(kcal)} kcal`,
});
/** `date`: "14 Nov"; `set`: "5 × 100 kg". */
export const best = inLanguages({
  en: (name: string, set: string, date: string, kg: number) =>
    `${name}: best ${set} on ${date}, est. 1RM ${figure(kg, 1)} kg`,
  hi: (name, set, date, kg) => `${name}: सबसे अच्छा ${set}, ${date} को; अनुमानित 1RM ${figure(kg, 1)} किग्रा`,
  'hi-Latn': (name, set, date, kg) => `${name}: best ${set}, ${date} ko, est. 1RM ${figure(kg, 1)} kg`,
});
export const noBest = inLanguages({
  en: (name: string) => `${name}: no set with a load logged yet. Write, say, "${name.toLowerCase()} 5x5 60".`,
  hi: (name) => `${name}: अभी वज़न के साथ कोई सेट दर्ज नहीं है। लिखिए, जैसे "${name} 5x5 60"।`,
  'hi-Latn': (name) =>
    `${name}: abhi load ke saath koi set log nahi hai. Likhiye, jaise "${name.toLowerCase()} 5x5 60".`,
});
