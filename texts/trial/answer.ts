import { inLanguages } from '../locale.ts';
import { figure } from '../numbers.ts';

export const protein = inLanguages({ en: 'Protein', hi: 'प्रोटीन', 'hi-Latn': 'Protein' });

export const carbs = inLanguages({ en: 'Carbs', hi: 'कार्ब्स', 'hi-Latn': 'Carbs' });

export const fat = inLanguages({ en: 'Fat', hi: 'फ़ैट', 'hi-Latn': 'Fat' });

export const kcal = inLanguages({ en: 'kcal', hi: 'कैलोरी', 'hi-Latn': 'kcal' });

export const grams = inLanguages({
  en: (amount: number) => `${figure(amount)} g`,
  hi: (amount) => `${figure(amount)} ग्राम`,
  'hi-Latn': (amount) => `${figure(amount)} g`,
});

export const likely = inLanguages({
  en: (low: number, high: number) => `likely ${figure(low)}–${figure(high)}`,
  hi: (low, high) => `क़रीब ${figure(low)}–${figure(high)}`,
  'hi-Latn': (low, high) => `kareeb ${figure(low)}–${figure(high)}`,
});

/** `words`: “florb” */
export const leftOut = inLanguages({
  en: (words: string) => `I don’t know ${words} yet, so I left it out.`,
  hi: (words) => `${words} अभी मुझे नहीं पता, इसलिए छोड़ दिया।`,
  'hi-Latn': (words) => `${words} abhi mujhe nahi pata, isliye chhod diya.`,
});

export const unknown = inLanguages({
  en: (words: string) => `I don’t know ${words} yet. Do you know another name for it?`,
  hi: (words) => `${words} अभी मुझे नहीं पता। इसका कोई दूसरा नाम है?`,
  'hi-Latn': (words) => `${words} abhi mujhe nahi pata. Iska koi doosra naam hai?`,
});

export const noFood = inLanguages({
  en: 'I found no food in that. Try “2 roti dal”.',
  hi: 'इसमें खाने की कोई चीज़ नहीं मिली। “2 रोटी दाल” लिखकर देखिए।',
  'hi-Latn': 'Isme khane ki koi cheez nahi mili. “2 roti dal” likhkar dekhiye.',
});

export const tooMany = inLanguages({
  en: 'That was a lot of meals at once. Give it a few minutes, then go on.',
  hi: 'एक साथ बहुत कुछ हो गया। कुछ मिनट रुककर फिर आज़माइए।',
  'hi-Latn': 'Ek saath bahut kuch ho gaya. Kuch minute rukkar phir try kijiye.',
});

export const failed = inLanguages({
  en: 'That didn’t work, and it wasn’t you. Please try again.',
  hi: 'कुछ गड़बड़ हो गई, आपकी ग़लती नहीं है। फिर कोशिश कीजिए।',
  'hi-Latn': 'Kuch gadbad ho gayi, aapki galti nahi hai. Phir try kijiye.',
});

export const tryAgain = inLanguages({ en: 'Try again', hi: 'फिर कोशिश करें', 'hi-Latn': 'Phir try karo' });

export const keep = inLanguages({ en: 'Keep this', hi: 'इसे रखें', 'hi-Latn': 'Ise rakho' });

export const keptWhere = inLanguages({
  en: 'Starts your own diary. Free, one short form.',
  hi: 'आपकी अपनी डायरी शुरू होगी। मुफ़्त, एक छोटा फ़ॉर्म।',
  'hi-Latn': 'Aapki apni diary shuru hogi. Free, ek chhota form.',
});

export const forExample = inLanguages({ en: 'For example', hi: 'जैसे', 'hi-Latn': 'Jaise' });
export const needsScript = inLanguages({
  en: 'You need JavaScript to try it.',
  hi: 'आज़माने के लिए JavaScript चाहिए।',
  'hi-Latn': 'Try karne ke liye JavaScript chahiye.',
});
export const nothingKept = inLanguages({
  en: 'No account needed, and nothing you try is kept.',
  hi: 'खाते की ज़रूरत नहीं, और कुछ भी रखा नहीं जाता।',
  'hi-Latn': 'Account ki zaroorat nahi, aur kuch bhi rakha nahi jata.',
});
