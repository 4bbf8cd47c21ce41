import { inLanguages } from '../locale.ts';

/** Packs: barcodes and nutrition tables. `figures`: "454 kcal, protein 7 g". */
export const found = inLanguages({
  en: (name: string, figures: string, source: string) =>
    `📦 ${name}\n100 g: ${figures}\nSource: ${source}\n\nHow much did you have? Tap, or write it, like: 30 g`,
  hi: (name, figures, source) =>
    `📦 ${name}\n100 ग्राम: ${figures}\nस्रोत: ${source}\n\nकितना खाया? बटन दबाइए या लिखिए, जैसे: 30 g`,
  'hi-Latn': (name, figures, source) =>
    `📦 ${name}\n100 g: ${figures}\nSource: ${source}\n\nKitna khaya? Button dabaiye ya likhiye, jaise: 30 g`,
});

export const notNow = inLanguages({ en: 'Not now', hi: 'अभी नहीं', 'hi-Latn': 'Abhi nahi' });
export const leftOut = inLanguages({
  en: 'All right, I left it out.',
  hi: 'ठीक है, रहने दिया।',
  'hi-Latn': 'Theek hai, rehne diya.',
});

export const unknownPack = inLanguages({
  en: (code: string) =>
    `I don’t know the pack with the barcode ${code}. Send me a photo of its nutrition table and I’ll remember it. Or write it, like: 454 kcal, 7 g protein, 75 g carbs, 14 g fat per 100 g`,
  hi: (code) =>
    `बारकोड ${code} वाला पैक मुझे नहीं पता। उसकी पोषण तालिका का फ़ोटो भेजिए, मैं याद रखूँगा। या लिखिए, जैसे: 454 kcal, 7 g protein, 75 g carbs, 14 g fat per 100 g`,
  'hi-Latn': (code) =>
    `Barcode ${code} wala pack mujhe nahi pata. Uski nutrition table ka photo bhejiye, main yaad rakhunga. Ya likhiye, jaise: 454 kcal, 7 g protein, 75 g carbs, 14 g fat per 100 g`,
});

export const labelRead = inLanguages({
  en: (figures: string) =>
    `🏷️ I read this from the pack, per 100 g:\n${figures}\n\nWhat is it called? Nothing is saved yet.`,
  hi: (figures) => `🏷️ पैक पर 100 ग्राम के लिए यह लिखा है:\n${figures}\n\nइसका नाम क्या है? अभी कुछ सहेजा नहीं है।`,
  'hi-Latn': (figures) =>
    `🏷️ Pack par 100 g ke liye ye likha hai:\n${figures}\n\nIska naam kya hai? Abhi kuch save nahi kiya.`,
});

export const keepAs = inLanguages({
  en: (name: string, figures: string) => `Save “${name}” as your own food? 100 g: ${figures}`,
  hi: (name, figures) => `“${name}” को अपने खाने में सहेजूँ? 100 ग्राम: ${figures}`,
  'hi-Latn': (name, figures) => `“${name}” ko apne foods mein save karun? 100 g: ${figures}`,
});
export const keep = inLanguages({ en: 'Save it', hi: 'सहेजें', 'hi-Latn': 'Save karo' });

/** Figures of a label that can't all be right. */
export const labelDoubtful = inLanguages({
  en: (figures: string) =>
    `🏷️ I read this from the pack, per 100 g:\n${figures}\nThese don’t add up, so I must have misread something. Try a sharper photo, straight from above, or write it, like: 454 kcal, 7 g protein, 75 g carbs, 14 g fat per 100 g`,
  hi: (figures) =>
    `🏷️ पैक पर 100 ग्राम के लिए यह पढ़ा:\n${figures}\nये आँकड़े आपस में मेल नहीं खाते, कुछ ग़लत पढ़ा होगा। ऊपर से सीधा और साफ़ फ़ोटो भेजिए, या लिखिए, जैसे: 454 kcal, 7 g protein, 75 g carbs, 14 g fat per 100 g`,
  'hi-Latn': (figures) =>
    `🏷️ Pack par 100 g ke liye ye padha:\n${figures}\nYe figures aapas mein match nahi karte, kuch galat padha hoga. Upar se seedha aur saaf photo bhejiye, ya likhiye, jaise: 454 kcal, 7 g protein, 75 g carbs, 14 g fat per 100 g`,
});

export const labelUnread = inLanguages({
  en: 'I can’t read a nutrition table in this photo. Try a sharper one, straight from above, or write the figures, like: 454 kcal, 7 g protein, 75 g carbs, 14 g fat per 100 g',
  hi: 'इस फ़ोटो में पोषण तालिका पढ़ी नहीं गई। ऊपर से सीधा और साफ़ फ़ोटो भेजिए, या आँकड़े लिखिए, जैसे: 454 kcal, 7 g protein, 75 g carbs, 14 g fat per 100 g',
  'hi-Latn':
    'Is photo mein nutrition table padhi nahi gayi. Upar se seedha aur saaf photo bhejiye, ya figures likhiye, jaise: 454 kcal, 7 g protein, 75 g carbs, 14 g fat per 100 g',
});
