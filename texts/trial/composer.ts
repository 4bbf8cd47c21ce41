import { inLanguages } from '../locale.ts';

export const question = inLanguages({
  en: 'What did you eat?',
  hi: 'आज क्या खाया?',
  'hi-Latn': 'Aaj kya khaya?',
});

export const placeholder = inLanguages({
  en: 'Idli, sambar and coffee',
  hi: 'इडली, सांभर और कॉफ़ी',
  'hi-Latn': 'Idli, sambar aur coffee',
});

export const count = inLanguages({ en: 'Count it', hi: 'गिनें', 'hi-Latn': 'Count karo' });

export const counting = inLanguages({ en: 'Counting …', hi: 'गिन रहे हैं …', 'hi-Latn': 'Gin rahe hain …' });

export const nothingWritten = inLanguages({
  en: 'Write what you ate, or tap one of these.',
  hi: 'लिखिए क्या खाया, या इनमें से एक चुनिए।',
  'hi-Latn': 'Likhiye kya khaya, ya inme se ek chuniye.',
});

export const unreachable = inLanguages({
  en: 'FitPulse can’t be reached. Check your connection and try again.',
  hi: 'FitPulse से जुड़ नहीं पाए। इंटरनेट देखकर फिर कोशिश कीजिए।',
  'hi-Latn': 'FitPulse se connect nahi ho paye. Internet dekhkar phir try kijiye.',
});
