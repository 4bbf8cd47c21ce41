import { inLanguages } from './locale.ts';
import { figure } from './numbers.ts';

export const height = inLanguages({
  en: (cm: number) => `Height: ${figure(cm, 1)} cm`,
  hi: (cm) => `कद: ${figure(cm, 1)} cm`,
  'hi-Latn': (cm) => `Height: ${figure(cm, 1)} cm`,
});
export const age = inLanguages({
  en: (years: number) => `Age: ${years}`,
  hi: (years) => `उम्र: ${years}`,
  'hi-Latn': (years) => `Umar: ${years}`,
});
export const male = inLanguages({ en: 'Sex: male', hi: 'लिंग: पुरुष (male)', 'hi-Latn': 'Gender: male' });
export const female = inLanguages({ en: 'Sex: female', hi: 'लिंग: महिला (female)', 'hi-Latn': 'Gender: female' });
export const firstName = inLanguages({
  en: (name: string) => `Name: ${name}`,
  hi: (name) => `नाम: ${name}`,
  'hi-Latn': (name) => `Naam: ${name}`,
});
export const weight = inLanguages({
  en: (kg: number) => `Weight: ${figure(kg, 1)} kg`,
  hi: (kg) => `वज़न: ${figure(kg, 1)} kg`,
  'hi-Latn': (kg) => `Weight: ${figure(kg, 1)} kg`,
});
export const weightTarget = inLanguages({
  en: (kg: number) => `Target weight: ${figure(kg, 1)} kg`,
  hi: (kg) => `लक्ष्य वज़न: ${figure(kg, 1)} kg`,
  'hi-Latn': (kg) => `Target weight: ${figure(kg, 1)} kg`,
});
/** Behind a line: what it was before. */
export const was = inLanguages({
  en: (before: string) => ` (was ${before})`,
  hi: (before) => ` (पहले ${before})`,
  'hi-Latn': (before) => ` (pehle ${before})`,
});
export const saved = inLanguages({ en: 'Saved:', hi: 'सहेज लिया:', 'hi-Latn': 'Save ho gaya:' });
export const tooYoung = inLanguages({
  en: 'FitPulse is for people from 13 years on, so I saved nothing.',
  hi: 'FitPulse 13 साल से बड़े लोगों के लिए है, इसलिए कुछ सहेजा नहीं।',
  'hi-Latn': 'FitPulse 13 saal se bade logon ke liye hai, isliye kuch save nahi kiya.',
});
export const pace = inLanguages({
  en: (target: number, weeks: number) =>
    `That makes a target of ${figure(target, 1)} kg: about ${figure(weeks)} weeks at a safe 0.5 kg a week.`,
  hi: (target, weeks) => `यानी लक्ष्य ${figure(target, 1)} kg: हफ़्ते में 0.5 kg की सुरक्षित रफ़्तार से क़रीब ${figure(weeks)} हफ़्ते।`,
  'hi-Latn': (target, weeks) =>
    `Yaani target ${figure(target, 1)} kg: hafte mein 0.5 kg ki safe pace se kareeb ${figure(weeks)} hafte.`,
});
export const weightFirst = inLanguages({
  en: 'A good goal! I need your weight first to work out the target: write, say, weight 72.4, then your goal again.',
  hi: 'अच्छा लक्ष्य! पहले वज़न बताइए, जैसे weight 72.4, फिर लक्ष्य दोबारा लिखिए।',
  'hi-Latn': 'Achha goal! Target nikaalne ke liye pehle weight batayein, jaise weight 72.4, phir goal dobara likhiye.',
});
