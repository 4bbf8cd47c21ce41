import { inLanguages } from './locale.ts';
import { figure } from './numbers.ts';

export const height = inLanguages({
  en: (height: string) => `Height: ${height}`,
  hi: (height) => `कद: ${height}`,
  'hi-Latn': (height) => `Height: ${height}`,
});
export const age = inLanguages({
  en: (years: number) => `Age: ${years}`,
  hi: (years) => `उम्र: ${years}`,
  'hi-Latn': (years) => `Umar: ${years}`,
});
export const sexes = {
  male: inLanguages({ en: 'Sex: male', hi: 'लिंग: पुरुष (male)', 'hi-Latn': 'Gender: male' }),
  female: inLanguages({ en: 'Sex: female', hi: 'लिंग: महिला (female)', 'hi-Latn': 'Gender: female' }),
  other: inLanguages({ en: 'Sex: other', hi: 'लिंग: अन्य', 'hi-Latn': 'Gender: other' }),
};
export const firstName = inLanguages({
  en: (name: string) => `Name: ${name}`,
  hi: (name) => `नाम: ${name}`,
  'hi-Latn': (name) => `Naam: ${name}`,
});
export const weight = inLanguages({
  en: (weight: string) => `Weight: ${weight}`,
  hi: (weight) => `वज़न: ${weight}`,
  'hi-Latn': (weight) => `Weight: ${weight}`,
});
/** Behind a line: what it was before. */
export const was = inLanguages({
  en: (before: string) => ` (was ${before})`,
  hi: (before) => ` (पहले ${before})`,
  'hi-Latn': (before) => ` (pehle ${before})`,
});
export const saved = inLanguages({ en: 'Saved:', hi: 'सहेज लिया:', 'hi-Latn': 'Save ho gaya:' });
export const aboutYou = inLanguages({
  en: 'What you told me about yourself:',
  hi: 'आपने अपने बारे में यह बताया है:',
  'hi-Latn': 'Aapne apne baare mein ye bataya hai:',
});
export const nothingAboutYou = inLanguages({
  en: 'You haven’t told me anything about yourself yet. Write, say, “female, 34, 162 cm, 68 kg, vegetarian”.',
  hi: 'आपने अपने बारे में अभी कुछ नहीं बताया। जैसे लिखिए: “महिला, 34, 162 सेमी, 68 किलो, शाकाहारी”।',
  'hi-Latn': 'Aapne apne baare mein abhi kuch nahi bataya. Jaise likhiye: “female, 34, 162 cm, 68 kg, vegetarian”.',
});
export const tooYoung = inLanguages({
  en: 'FitPulse is for people from 13 years on, so I saved nothing.',
  hi: 'FitPulse 13 साल से बड़े लोगों के लिए है, इसलिए कुछ सहेजा नहीं।',
  'hi-Latn': 'FitPulse 13 saal se bade logon ke liye hai, isliye kuch save nahi kiya.',
});
/** `aWeek`: what is lost in a week. */
export const pace = inLanguages({
  en: (target: string, weeks: number, aWeek: string) =>
    `That makes a target of ${target}: about ${figure(weeks)} weeks at ${aWeek} a week.`,
  hi: (target, weeks, aWeek) => `यानी लक्ष्य ${target}: हफ़्ते में ${aWeek} की रफ़्तार से क़रीब ${figure(weeks)} हफ़्ते।`,
  'hi-Latn': (target, weeks, aWeek) =>
    `Yaani target ${target}: hafte mein ${aWeek} ki pace se kareeb ${figure(weeks)} hafte.`,
});
/** What weights, heights, drinks and glucose are told in. */
export const units = inLanguages({
  en: (names: string) => `Units: ${names}`,
  hi: (names) => `यूनिट: ${names}`,
  'hi-Latn': (names) => `Units: ${names}`,
});
export const unitNames = {
  kg: inLanguages({ en: 'kilograms', hi: 'किलो', 'hi-Latn': 'kilo' }),
  lb: inLanguages({ en: 'pounds', hi: 'पाउंड', 'hi-Latn': 'pounds' }),
  cm: inLanguages({ en: 'centimetres', hi: 'सेंटीमीटर', 'hi-Latn': 'centimetre' }),
  ft: inLanguages({ en: 'feet and inches', hi: 'फ़ुट और इंच', 'hi-Latn': 'feet aur inch' }),
  ml: inLanguages({ en: 'millilitres', hi: 'मिलीलीटर', 'hi-Latn': 'millilitre' }),
  oz: inLanguages({ en: 'fluid ounces', hi: 'औंस', 'hi-Latn': 'ounces' }),
  'mg/dl': inLanguages({ en: 'glucose in mg/dl', hi: 'शुगर mg/dl में', 'hi-Latn': 'sugar mg/dl mein' }),
  'mmol/l': inLanguages({ en: 'glucose in mmol/l', hi: 'शुगर mmol/l में', 'hi-Latn': 'sugar mmol/l mein' }),
};
export const timeZone = inLanguages({
  en: (zone: string) => `Time zone: ${zone}`,
  hi: (zone) => `टाइम ज़ोन: ${zone}`,
  'hi-Latn': (zone) => `Time zone: ${zone}`,
});
export const atMidnight = inLanguages({ en: 'midnight', hi: 'आधी रात', 'hi-Latn': 'aadhi raat' });
export const dayStartIs = inLanguages({
  en: (time: string) => `Your day starts at ${time}.`,
  hi: (time) => `आपका दिन ${time} से शुरू होता है।`,
  'hi-Latn': (time) => `Aapka din ${time} se shuru hota hai.`,
});
export const dayStartSet = inLanguages({
  en: (time: string) =>
    `Your day starts at ${time} from now on. Whatever you log before that counts for the day before; what is already logged stays where it is.`,
  hi: (time) => `अब से आपका दिन ${time} से शुरू होगा। उससे पहले जो लिखेंगे, वह पिछले दिन में गिना जाएगा; पहले का जैसा है वैसा रहेगा।`,
  'hi-Latn': (time) =>
    `Ab se aapka din ${time} se shuru hoga. Usse pehle jo likhenge, woh pichhle din mein gina jayega; pehle ka jaisa hai waisa rahega.`,
});
export const dayStartsAtMidnight = inLanguages({
  en: 'Your day starts at midnight again.',
  hi: 'अब आपका दिन फिर आधी रात से शुरू होगा।',
  'hi-Latn': 'Ab aapka din phir aadhi raat se shuru hoga.',
});
export const dayStartTooLate = inLanguages({
  en: 'A day can start between midnight and 8 in the morning. When should yours?',
  hi: 'दिन आधी रात से सुबह 8 बजे के बीच शुरू हो सकता है। आपका कब हो?',
  'hi-Latn': 'Din aadhi raat se subah 8 baje ke beech shuru ho sakta hai. Aapka kab ho?',
});
export const diet = inLanguages({
  en: (diets: string) => `Diet: ${diets}`,
  hi: (diets) => `खान-पान: ${diets}`,
  'hi-Latn': (diets) => `Diet: ${diets}`,
});
export const anything = inLanguages({ en: 'everything', hi: 'सब कुछ', 'hi-Latn': 'sab kuch' });
export const allergies = inLanguages({
  en: (foods: string) => `Allergic to: ${foods}`,
  hi: (foods) => `एलर्जी: ${foods}`,
  'hi-Latn': (foods) => `Allergy: ${foods}`,
});
export const dislikes = inLanguages({
  en: (foods: string) => `Dislikes: ${foods}`,
  hi: (foods) => `पसंद नहीं: ${foods}`,
  'hi-Latn': (foods) => `Pasand nahi: ${foods}`,
});
export const nothingNamed = inLanguages({ en: 'nothing', hi: 'कुछ नहीं', 'hi-Latn': 'kuch nahi' });
export const diets = {
  vegetarian: inLanguages({ en: 'vegetarian', hi: 'शाकाहारी', 'hi-Latn': 'vegetarian' }),
  eggetarian: inLanguages({ en: 'eggetarian', hi: 'शाकाहारी और अंडा', 'hi-Latn': 'eggetarian' }),
  vegan: inLanguages({ en: 'vegan', hi: 'वीगन', 'hi-Latn': 'vegan' }),
  jain: inLanguages({ en: 'Jain', hi: 'जैन', 'hi-Latn': 'Jain' }),
  keto: inLanguages({ en: 'keto', hi: 'कीटो', 'hi-Latn': 'keto' }),
  highProtein: inLanguages({ en: 'high protein', hi: 'हाई प्रोटीन', 'hi-Latn': 'high protein' }),
  diabeticFriendly: inLanguages({ en: 'diabetic-friendly', hi: 'डायबिटीज़ के लिए', 'hi-Latn': 'diabetic-friendly' }),
  ramzan: inLanguages({ en: 'Ramzan', hi: 'रमज़ान', 'hi-Latn': 'Ramzan' }),
  navratri: inLanguages({ en: 'Navratri', hi: 'नवरात्रि', 'hi-Latn': 'Navratri' }),
};
export const weightFirst = inLanguages({
  en: 'A good goal! I need your weight first to work out the target: write, say, weight 72.4, then your goal again.',
  hi: 'अच्छा लक्ष्य! पहले वज़न बताइए, जैसे weight 72.4, फिर लक्ष्य दोबारा लिखिए।',
  'hi-Latn': 'Achha goal! Target nikaalne ke liye pehle weight batayein, jaise weight 72.4, phir goal dobara likhiye.',
});

export const shallISet = inLanguages({
  en: (lines: string) => `Shall I set this?\n${lines}`,
  hi: (lines) => `क्या मैं यह सेट कर दूँ?\n${lines}`,
  'hi-Latn': (lines) => `Kya main ye set kar doon?\n${lines}`,
});
export const setIt = inLanguages({ en: 'Yes, set it', hi: 'हाँ, सेट करें', 'hi-Latn': 'Haan, set karo' });
export const leaveIt = inLanguages({ en: 'No', hi: 'नहीं', 'hi-Latn': 'Nahi' });
export const nothingSet = inLanguages({
  en: 'All right, your targets stay as they are.',
  hi: 'ठीक है, आपके लक्ष्य वैसे ही हैं।',
  'hi-Latn': 'Theek hai, aapke targets waise hi hain.',
});
