import { inLanguages } from './locale.ts';

export const welcome = inLanguages({
  en: (firstQuestion: string) =>
    `Welcome to FitPulse! 👋\nTell me what you eat, drink and do, in your own words, and I’ll keep count. You can start right now with “2 rotis and dal”.\n\nThree quick questions, so that your targets fit you. You can skip any of them.\n\n${firstQuestion}`,
  hi: (firstQuestion) =>
    `FitPulse में आपका स्वागत है! 👋\nजो खाएँ, पिएँ या करें, अपने शब्दों में बताइए, हिसाब मैं रखूँगा। चाहें तो अभी लिखिए: “2 रोटी और दाल”।\n\nतीन छोटे सवाल, ताकि लक्ष्य आपके हिसाब से हों। कोई भी छोड़ सकते हैं।\n\n${firstQuestion}`,
  'hi-Latn': (firstQuestion) =>
    `FitPulse mein aapka swagat hai! 👋\nJo khayein, piyein ya karein, apne shabdon mein bataiye, hisaab main rakhunga. Chahein to abhi likhiye: “2 roti aur dal”.\n\nTeen chhote sawaal, taaki targets aapke hisaab se hon. Koi bhi skip kar sakte hain.\n\n${firstQuestion}`,
});

export const askGoal = inLanguages({
  en: '1/3 What would you like to do?',
  hi: '1/3 आप क्या चाहते हैं?',
  'hi-Latn': '1/3 Aap kya chahte hain?',
});
export const wishes = {
  lose: inLanguages({ en: 'Lose weight', hi: 'वज़न घटाना', 'hi-Latn': 'Weight kam karna' }),
  gain: inLanguages({ en: 'Gain weight', hi: 'वज़न बढ़ाना', 'hi-Latn': 'Weight badhana' }),
  keep: inLanguages({ en: 'Stay as I am', hi: 'वज़न बनाए रखना', 'hi-Latn': 'Jaisa hai waisa' }),
};

const parts = {
  gender: inLanguages({ en: 'sex', hi: 'लिंग', 'hi-Latn': 'gender' }),
  ageYears: inLanguages({ en: 'age', hi: 'उम्र', 'hi-Latn': 'umar' }),
  heightCm: inLanguages({ en: 'height', hi: 'कद', 'hi-Latn': 'height' }),
  weightKg: inLanguages({ en: 'weight', hi: 'वज़न', 'hi-Latn': 'weight' }),
};
type Part = keyof typeof parts;
export const askBody = inLanguages({
  en: '2/3 Your sex, age, height and weight, in one message? Like this: woman, 31, 162 cm, 68 kg',
  hi: '2/3 आपका लिंग, उम्र, कद और वज़न? एक ही संदेश में, जैसे: महिला, 31 साल, 162 cm, 68 kg',
  'hi-Latn': '2/3 Aapka gender, umar, height aur weight? Ek hi message mein, jaise: female, 31 saal, 162 cm, 68 kg',
});
export const askRestOfBody = inLanguages({
  en: (missing: Part[]) => `And your ${missing.map((part) => parts[part]('en')).join(', ')}?`,
  hi: (missing) => `और आपका ${missing.map((part) => parts[part]('hi')).join(', ')}?`,
  'hi-Latn': (missing) => `Aur aapki ${missing.map((part) => parts[part]('hi-Latn')).join(', ')}?`,
});
export const man = inLanguages({ en: 'Man', hi: 'पुरुष', 'hi-Latn': 'Male' });
export const woman = inLanguages({ en: 'Woman', hi: 'महिला', 'hi-Latn': 'Female' });
export const other = inLanguages({ en: 'Other', hi: 'अन्य', 'hi-Latn': 'Other' });

export const askDiet = inLanguages({
  en: '3/3 How do you eat?',
  hi: '3/3 आप क्या खाते हैं?',
  'hi-Latn': '3/3 Aap kya khate hain?',
});
export const everything = inLanguages({ en: 'Everything', hi: 'सब कुछ', 'hi-Latn': 'Sab kuch' });

/** `time`: what the person's clock should show. */
export const askPlace = inLanguages({
  en: (time: string) =>
    `Is it ${time} where you are? If not, tell me your city, so that your days end at your midnight.`,
  hi: (time) => `क्या आपके यहाँ अभी ${time} हुए हैं? नहीं, तो अपना शहर बताइए, ताकि दिन आपकी आधी रात पर बदले।`,
  'hi-Latn': (time) =>
    `Kya aapke yahan abhi ${time} hue hain? Nahi, to apna sheher bataiye, taaki din aapki aadhi raat par badle.`,
});
export const rightTime = inLanguages({
  en: (time: string) => `Yes, ${time}`,
  hi: (time) => `हाँ, ${time}`,
  'hi-Latn': (time) => `Haan, ${time}`,
});

export const skip = inLanguages({ en: 'Skip', hi: 'छोड़ें', 'hi-Latn': 'Skip' });
export const skipAll = inLanguages({
  en: 'Skip all, log a meal',
  hi: 'सब छोड़ें, खाना लिखें',
  'hi-Latn': 'Sab skip, khana likhein',
});

export const why = inLanguages({ en: 'Why these:', hi: 'ये क्यों:', 'hi-Latn': 'Ye kyun:' });
export const firstMeal = inLanguages({
  en: 'All set! What did you last eat? Write it as you would say it: had 2 rotis with dal',
  hi: 'सब तैयार! पिछली बार क्या खाया? जैसे बोलते हैं वैसे लिखिए: 2 रोटी और दाल खाई',
  'hi-Latn': 'Sab ready! Pichhli baar kya khaya? Jaise bolte hain waise likhiye: 2 roti aur dal khayi',
});
export const targetsLater = inLanguages({
  en: 'For targets that fit you, tell me your sex, age, height and weight whenever you like.',
  hi: 'अपने हिसाब के लक्ष्य चाहिए, तो कभी भी लिंग, उम्र, कद और वज़न बता दीजिए।',
  'hi-Latn': 'Apne hisaab ke targets chahiye, to kabhi bhi gender, umar, height aur weight bata dijiye.',
});
export const pregnant = inLanguages({ en: "I'm pregnant", hi: 'मैं गर्भवती हूँ', 'hi-Latn': 'Main pregnant hoon' });
export const breastfeeding = inLanguages({
  en: "I'm breastfeeding",
  hi: 'मैं दूध पिलाती हूँ',
  'hi-Latn': 'Main breastfeed karti hoon',
});
