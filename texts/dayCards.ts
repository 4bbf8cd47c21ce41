import { inLanguages } from './locale.ts';
import { figure } from './numbers.ts';

export const meal = inLanguages({
  en: (name: string, energyKcal: number) => `• ${name}: ${figure(energyKcal)} kcal`,
  hi: (name, energyKcal) => `• ${name}: ${figure(energyKcal)} कैलोरी`,
  'hi-Latn': (name, energyKcal) => `• ${name}: ${figure(energyKcal)} kcal`,
});
export const stop = inLanguages({ en: 'Stop this card', hi: 'यह कार्ड बंद करो', 'hi-Latn': 'Ye card band karo' });
export const stopped = inLanguages({
  en: 'The day card is off. Say “day card on” whenever you want it back.',
  hi: 'दिन का कार्ड बंद है। जब चाहें, “day card on” लिखिए।',
  'hi-Latn': 'Day card band hai. Jab chahein, “day card on” likhiye.',
});
export const start = inLanguages({ en: 'Turn it on again', hi: 'फिर चालू करो', 'hi-Latn': 'Phir chalu karo' });
export const started = inLanguages({
  en: 'The day card is on: one pinned message a day that stays up to date by itself.',
  hi: 'दिन का कार्ड चालू है: रोज़ एक पिन किया हुआ संदेश, जो अपने आप ताज़ा रहता है।',
  'hi-Latn': 'Day card chalu hai: roz ek pinned message, jo apne aap update hota rehta hai.',
});
