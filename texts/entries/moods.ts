import { inLanguages, type Locale, type Text } from '../locale.ts';
import { figure, plural } from '../numbers.ts';

export const moodNames: Record<1 | 2 | 3 | 4 | 5, Text> = {
  1: inLanguages({ en: 'very low', hi: 'बहुत ख़राब', 'hi-Latn': 'bahut kharab' }),
  2: inLanguages({ en: 'low', hi: 'ख़राब', 'hi-Latn': 'kharab' }),
  3: inLanguages({ en: 'okay', hi: 'ठीक-ठाक', 'hi-Latn': 'theek-thaak' }),
  4: inLanguages({ en: 'good', hi: 'अच्छा', 'hi-Latn': 'achha' }),
  5: inLanguages({ en: 'very good', hi: 'बहुत अच्छा', 'hi-Latn': 'bahut achha' }),
};

const tagNames: Record<string, Record<'hi' | 'hi-Latn', string>> = {
  headache: { hi: 'सिरदर्द', 'hi-Latn': 'sir dard' },
  'stomach ache': { hi: 'पेट दर्द', 'hi-Latn': 'pet dard' },
  acidity: { hi: 'एसिडिटी', 'hi-Latn': 'acidity' },
  bloating: { hi: 'पेट फूलना', 'hi-Latn': 'pet phoolna' },
  gas: { hi: 'गैस', 'hi-Latn': 'gas' },
  constipation: { hi: 'कब्ज़', 'hi-Latn': 'kabz' },
  'loose motions': { hi: 'दस्त', 'hi-Latn': 'loose motions' },
  nausea: { hi: 'जी मिचलाना', 'hi-Latn': 'ji machalna' },
  vomiting: { hi: 'उल्टी', 'hi-Latn': 'ulti' },
  fatigue: { hi: 'थकान', 'hi-Latn': 'thakan' },
  weakness: { hi: 'कमज़ोरी', 'hi-Latn': 'kamzori' },
  dizziness: { hi: 'चक्कर', 'hi-Latn': 'chakkar' },
  fever: { hi: 'बुख़ार', 'hi-Latn': 'bukhar' },
  cold: { hi: 'ज़ुकाम', 'hi-Latn': 'zukam' },
  cough: { hi: 'खाँसी', 'hi-Latn': 'khansi' },
  'sore throat': { hi: 'गले में ख़राश', 'hi-Latn': 'gale mein kharash' },
  'back pain': { hi: 'कमर दर्द', 'hi-Latn': 'kamar dard' },
  'knee pain': { hi: 'घुटने में दर्द', 'hi-Latn': 'ghutne mein dard' },
  'joint pain': { hi: 'जोड़ों में दर्द', 'hi-Latn': 'jodon mein dard' },
  'body ache': { hi: 'बदन दर्द', 'hi-Latn': 'badan dard' },
  'muscle soreness': { hi: 'मांसपेशियों में दर्द', 'hi-Latn': 'muscle pain' },
  cramps: { hi: 'ऐंठन', 'hi-Latn': 'cramps' },
  itching: { hi: 'खुजली', 'hi-Latn': 'khujli' },
  'hair fall': { hi: 'बाल झड़ना', 'hi-Latn': 'hair fall' },
  cravings: { hi: 'खाने की तलब', 'hi-Latn': 'cravings' },
  stress: { hi: 'तनाव', 'hi-Latn': 'stress' },
  anxiety: { hi: 'घबराहट', 'hi-Latn': 'ghabrahat' },
  irritability: { hi: 'चिड़चिड़ापन', 'hi-Latn': 'chidchidapan' },
  'poor sleep': { hi: 'नींद न आना', 'hi-Latn': 'neend na aana' },
  'low mood': { hi: 'उदास मन', 'hi-Latn': 'low mood' },
};

/** A tag as it is told; one of a person's own stays in their words. */
export const tagName = (locale: Locale, tag: string): string =>
  locale === 'en' ? tag : (tagNames[tag]?.[locale] ?? tag);

export const mood = inLanguages({
  en: (name: string, level: number) => `Mood: ${name} (${level} of 5)`,
  hi: (name, level) => `मूड: ${name} (5 में से ${level})`,
  'hi-Latn': (name, level) => `Mood: ${name} (5 mein se ${level})`,
});
export const tagsTold = inLanguages({
  en: (tags: string) => `Noted: ${tags}`,
  hi: (tags) => `लिख लिया: ${tags}`,
  'hi-Latn': (tags) => `Note kiya: ${tags}`,
});
export const noteKept = inLanguages({
  en: 'Your note is saved.',
  hi: 'आपका नोट सहेज लिया।',
  'hi-Latn': 'Aapka note save kar liya.',
});

/** Behind a low mood. */
export const kindWord = inLanguages({
  en: 'Thanks for telling me. I hope the day gets easier. If it stays like this for two weeks, a doctor or Tele-MANAS (14416, free) can help.',
  hi: 'बताने के लिए शुक्रिया। उम्मीद है दिन हल्का हो जाए। दो हफ़्ते ऐसा ही लगे तो डॉक्टर या टेली-मानस (14416, मुफ़्त) मदद कर सकते हैं।',
  'hi-Latn':
    'Batane ke liye shukriya. Umeed hai din halka ho jaaye. Do hafte aisa hi lage to doctor ya Tele-MANAS (14416, free) madad kar sakte hain.',
});
export const seeDoctor = inLanguages({
  en: (tag: string, days: number) => `That's ${tag} on ${days} of the last 7 days. Please have a doctor look at it.`,
  hi: (tag, days) => `पिछले 7 में से ${days} दिन ${tag} रहा। एक बार डॉक्टर को दिखा लीजिए।`,
  'hi-Latn': (tag, days) => `Pichhle 7 mein se ${days} din ${tag} raha. Ek baar doctor ko dikha lijiye.`,
});

export const summary = inLanguages({
  en: (days: number) => `The last ${days} days`,
  hi: (days) => `पिछले ${days} दिन`,
  'hi-Latn': (days) => `Pichhle ${days} din`,
});
export const averageMood = inLanguages({
  en: (average: number, days: number) =>
    `Mood ${figure(average, 1)} of 5 on average, over ${plural('en', days, { one: '# day', other: '# days' })}`,
  hi: (average, days) => `औसत मूड 5 में से ${figure(average, 1)}, ${days} दिन`,
  'hi-Latn': (average, days) => `Average mood 5 mein se ${figure(average, 1)}, ${days} din`,
});
export const tagDays = inLanguages({
  en: (tag: string, days: number) => `${tag}: ${plural('en', days, { one: '# day', other: '# days' })}`,
  hi: (tag, days) => `${tag}: ${days} दिन`,
  'hi-Latn': (tag, days) => `${tag}: ${days} din`,
});
export const nothingFelt = inLanguages({
  en: 'No moods or symptoms yet. Write, say, "mood 4" or "headache since morning".',
  hi: 'अभी मूड या लक्षण दर्ज नहीं हैं। लिखिए, जैसे "मूड 4" या "सुबह से सिरदर्द"।',
  'hi-Latn': 'Abhi mood ya symptoms log nahi hain. Likhiye, jaise "mood 4" ya "subah se sir dard".',
});

export const patternOf = inLanguages({
  en: (tag: string, days: number, span: number) =>
    `${tag}: ${plural('en', days, { one: '# day', other: '# days' })} in the last ${span}`,
  hi: (tag, days, span) => `${tag}: पिछले ${span} में से ${days} दिन`,
  'hi-Latn': (tag, days, span) => `${tag}: pichhle ${span} mein se ${days} din`,
});
export const factorNames = {
  shortSleep: inLanguages({ en: 'Slept under 6 hours', hi: '6 घंटे से कम नींद', 'hi-Latn': '6 ghante se kam neend' }),
  littleWater: inLanguages({
    en: 'Under 1.25 L of water',
    hi: '1.25 लीटर से कम पानी',
    'hi-Latn': '1.25 L se kam paani',
  }),
  muchSugar: inLanguages({ en: 'Over 50 g of sugar', hi: '50 ग्राम से ज़्यादा चीनी', 'hi-Latn': '50 g se zyada sugar' }),
  activeDay: inLanguages({
    en: 'At least 30 min active',
    hi: '30 मिनट या ज़्यादा कसरत',
    'hi-Latn': '30 min ya zyada activity',
  }),
};
export const factor = inLanguages({
  en: (name: string, days: number, of: number, others: number, ofOthers: number) =>
    `• ${name}: on ${days} of those ${of} days, and on ${others} of ${ofOthers} others`,
  hi: (name, days, of, others, ofOthers) => `• ${name}: उन ${of} में से ${days} दिन, बाक़ी ${ofOthers} में से ${others} दिन`,
  'hi-Latn': (name, days, of, others, ofOthers) =>
    `• ${name}: un ${of} mein se ${days} din, baaki ${ofOthers} mein se ${others} din`,
});
export const noFactor = inLanguages({
  en: 'Nothing in your diary stands out on those days yet.',
  hi: 'उन दिनों में डायरी में अभी कुछ अलग नहीं दिखता।',
  'hi-Latn': 'Un dinon mein diary mein abhi kuch alag nahi dikhta.',
});
export const tooFew = inLanguages({
  en: (tag: string, days: number, least: number) =>
    `${tag}: ${plural('en', days, { one: '# day', other: '# days' })} so far. From ${least} days on I can compare them with the others.`,
  hi: (tag, days, least) => `${tag}: अब तक ${days} दिन। ${least} दिन होने पर बाक़ी दिनों से मिलाकर बता सकूँगा।`,
  'hi-Latn': (tag, days, least) =>
    `${tag}: ab tak ${days} din. ${least} din hone par baaki dinon se compare kar paunga.`,
});
export const noCause = inLanguages({
  en: "These are only counts from your own diary: things that come together needn't cause each other.",
  hi: 'ये बस आपकी डायरी की गिनती है: साथ होने का मतलब वजह होना नहीं है।',
  'hi-Latn': 'Ye bas aapki diary ki ginti hai: saath hone ka matlab wajah hona nahi hai.',
});
