import { inLanguages } from '../locale.ts';
import { figure } from '../numbers.ts';

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
  en: (load: string) => `est. 1RM ${load}`,
  hi: (load) => `अनुमानित 1RM ${load}`,
  'hi-Latn': (load) => `est. 1RM ${load}`,
});
export const newRecord = inLanguages({
  en: (more: string) => `a personal record, ${more} over the last`,
  hi: (more) => `अब तक का सबसे अच्छा, पिछले से ${more} ज़्यादा`,
  'hi-Latn': (more) => `personal record, pichhle se ${more} zyada`,
});
export const superset = inLanguages({ en: 'superset', hi: 'सुपरसेट', 'hi-Latn': 'superset' });
/** `moved` is '' where nothing but oneself was. */
export const total = inLanguages({
  en: (sets: number, moved: string, minutes: number, kcal: number) =>
    `${figure(sets)} sets${moved && `, ${moved} moved`}, about ${figure(minutes)} min · about ${figure(kcal)} kcal`,
  hi: (sets, moved, minutes, kcal) =>
    `${figure(sets)} सेट${moved && `, कुल ${moved}`}, क़रीब ${figure(minutes)} मिनट · क़रीब ${figure(kcal)} कैलोरी`,
  'hi-Latn': (sets, moved, minutes, kcal) =>
    `${figure(sets)} sets${moved && `, total ${moved}`}, kareeb ${figure(minutes)} min · kareeb ${figure(kcal)} kcal`,
});
export const helped = inLanguages({
  en: 'Weight that a machine or band takes off you doesn’t count as load, so I logged none for those sets.',
  hi: 'मशीन या बैंड ने जितना वज़न कम किया वह उठाया हुआ वज़न नहीं है, इसलिए उन सेट में कोई वज़न नहीं लिखा।',
  'hi-Latn':
    'Machine ya band ne jitna weight kam kiya wo uthaya hua weight nahi hai, isliye un sets mein koi weight nahi likha.',
});
export const tooMuch = inLanguages({
  en: (sets: number) => `One workout holds at most ${figure(sets)} sets and 24 hours, so I left that out.`,
  hi: (sets) => `एक वर्कआउट में ज़्यादा से ज़्यादा ${figure(sets)} सेट और 24 घंटे होते हैं, इसलिए इसे छोड़ दिया।`,
  'hi-Latn': (sets) =>
    `Ek workout mein zyada se zyada ${figure(sets)} sets aur 24 ghante hote hain, isliye ise chhod diya.`,
});
/** `date`: "14 Nov"; `set`: "5 × 100 kg". */
export const best = inLanguages({
  en: (name: string, set: string, date: string, oneRepMax: string) =>
    `${name}: best ${set} on ${date}, est. 1RM ${oneRepMax}`,
  hi: (name, set, date, oneRepMax) => `${name}: सबसे अच्छा ${set}, ${date} को; अनुमानित 1RM ${oneRepMax}`,
  'hi-Latn': (name, set, date, oneRepMax) => `${name}: best ${set}, ${date} ko, est. 1RM ${oneRepMax}`,
});
export const noBest = inLanguages({
  en: (name: string) => `${name}: no set with a load logged yet. Write, say, "${name.toLowerCase()} 5x5 60".`,
  hi: (name) => `${name}: अभी वज़न के साथ कोई सेट दर्ज नहीं है। लिखिए, जैसे "${name} 5x5 60"।`,
  'hi-Latn': (name) =>
    `${name}: abhi load ke saath koi set log nahi hai. Likhiye, jaise "${name.toLowerCase()} 5x5 60".`,
});
