import type { FastPlan, NoFastReason } from '../../contract/entries/fasts.ts';
import { inLanguages, type Text } from '../locale.ts';

export const planNames: Record<FastPlan, Text> = {
  '12:12': inLanguages({ en: '12:12', hi: '12:12', 'hi-Latn': '12:12' }),
  '14:10': inLanguages({ en: '14:10', hi: '14:10', 'hi-Latn': '14:10' }),
  '16:8': inLanguages({ en: '16:8', hi: '16:8', 'hi-Latn': '16:8' }),
  '18:6': inLanguages({ en: '18:6', hi: '18:6', 'hi-Latn': '18:6' }),
  omad: inLanguages({ en: 'one meal a day', hi: 'दिन में एक बार खाना', 'hi-Latn': 'OMAD' }),
  ramzan: inLanguages({ en: 'Ramzan', hi: 'रमज़ान', 'hi-Latn': 'Ramzan' }),
  ekadashi: inLanguages({ en: 'Ekadashi', hi: 'एकादशी', 'hi-Latn': 'Ekadashi' }),
  navratri: inLanguages({ en: 'Navratri', hi: 'नवरात्रि', 'hi-Latn': 'Navratri' }),
};

/** Why fasting is off. */
export const offBecause: Record<NoFastReason, Text> = {
  growing: inLanguages({
    en: 'You are still growing, so I don’t time fasts for you. If you want to fast, talk it over with a parent and a doctor first.',
    hi: 'आप अभी बढ़ रहे हैं, इसलिए मैं आपके लिए व्रत का टाइमर नहीं चलाता। व्रत रखना हो तो पहले माता-पिता और डॉक्टर से बात कीजिए।',
    'hi-Latn':
      'Aap abhi badh rahe hain, isliye main aapke liye fast ka timer nahi chalata. Fast rakhna ho to pehle parents aur doctor se baat kijiye.',
  }),
  pregnant: inLanguages({
    en: 'You and the baby need food through the day now, so I don’t time fasts for you. Please ask your doctor before any fast.',
    hi: 'अभी आपको और बच्चे को दिन भर खाने की ज़रूरत है, इसलिए मैं व्रत का टाइमर नहीं चलाता। कोई भी व्रत रखने से पहले डॉक्टर से पूछ लीजिए।',
    'hi-Latn':
      'Abhi aapko aur bachche ko din bhar khane ki zaroorat hai, isliye main fast ka timer nahi chalata. Koi bhi vrat rakhne se pehle doctor se poochh lijiye.',
  }),
  breastfeeding: inLanguages({
    en: 'While you breastfeed your body needs food and water through the day, so I don’t time fasts for you. Please ask your doctor first.',
    hi: 'दूध पिलाते समय शरीर को दिन भर खाना-पानी चाहिए, इसलिए मैं व्रत का टाइमर नहीं चलाता। पहले डॉक्टर से पूछ लीजिए।',
    'hi-Latn':
      'Doodh pilate samay body ko din bhar khana-paani chahiye, isliye main fast ka timer nahi chalata. Pehle doctor se poochh lijiye.',
  }),
  eatingDisorder: inLanguages({
    en: 'I’d rather not time fasts for you: eating regularly is what helps now. If it is for your faith, please talk to your doctor or someone you trust first.',
    hi: 'मैं आपके लिए व्रत का टाइमर नहीं चलाना चाहता: अभी समय पर खाना ही मदद करता है। आस्था की बात हो तो पहले डॉक्टर या किसी अपने से बात कीजिए।',
    'hi-Latn':
      'Main aapke liye fast ka timer nahi chalana chahta: abhi time par khana hi madad karta hai. Aastha ki baat ho to pehle doctor ya kisi apne se baat kijiye.',
  }),
  lowSugar: inLanguages({
    en: 'Your sugar was low in the last weeks, and a fast could bring it down again, so I don’t time fasts for you. Please ask your doctor first.',
    hi: 'पिछले हफ़्तों में आपकी शुगर कम हुई थी, व्रत से फिर कम हो सकती है, इसलिए मैं टाइमर नहीं चलाता। पहले डॉक्टर से पूछ लीजिए।',
    'hi-Latn':
      'Pichhle hafton mein aapki sugar low hui thi, fast se phir low ho sakti hai, isliye main timer nahi chalata. Pehle doctor se poochh lijiye.',
  }),
};

export const started = inLanguages({
  en: (plan: string, time: string) =>
    plan ? `Your fast (${plan}) has been running since ${time}.` : `Your fast has been running since ${time}.`,
  hi: (plan, time) => (plan ? `आपका व्रत (${plan}) ${time} से चल रहा है।` : `आपका व्रत ${time} से चल रहा है।`),
  'hi-Latn': (plan, time) =>
    plan ? `Aapka fast (${plan}) ${time} se chal raha hai.` : `Aapka fast ${time} se chal raha hai.`,
});
export const goalTold = inLanguages({
  en: (time: string) => `You can eat again at ${time}.`,
  hi: (time) => `आप ${time} खा सकते हैं।`,
  'hi-Latn': (time) => `Aap ${time} par kha sakte hain.`,
});
export const cityTold = inLanguages({
  en: (city: string) => `By sunrise and sunset in ${city}; for another city write, say, "roza in Hyderabad".`,
  hi: (city) => `यह ${city} के समय से है; दूसरी जगह के लिए लिखिए, जैसे "हैदराबाद में रोज़ा"।`,
  'hi-Latn': (city) => `Ye ${city} ke time se hai; doosri jagah ke liye likhiye, jaise "Hyderabad mein roza".`,
});
export const stopWhenever = inLanguages({
  en: 'Drink enough if your fast allows it. Feeling dizzy, shaky or unwell? Eat something and write "end fast"; that is always right.',
  hi: 'व्रत में चलता हो तो पानी पीते रहिए। चक्कर आए, कँपकँपी हो या तबीयत बिगड़े तो कुछ खा लीजिए और लिखिए "व्रत ख़त्म"; यही सही है।',
  'hi-Latn':
    'Fast mein chalta ho to paani peete rahiye. Chakkar aaye, kaanpein ya tabiyat bigde to kuch kha lijiye aur likhiye "fast khatam"; wahi sahi hai.',
});
export const runsAlready = inLanguages({
  en: 'A fast is already running. To end it, write "end fast".',
  hi: 'एक व्रत पहले से चल रहा है। ख़त्म करना हो तो लिखिए "व्रत ख़त्म"।',
  'hi-Latn': 'Ek fast pehle se chal raha hai. Khatam karna ho to likhiye "fast khatam".',
});
export const overlapsOther = inLanguages({
  en: (from: string, to: string) =>
    to
      ? `There is a fast from ${from} to ${to} already. Log this one too?`
      : `A fast has been running since ${from}. Log this one too?`,
  hi: (from, to) =>
    to ? `${from} से ${to} तक का व्रत पहले से लिखा है। यह भी लिखूँ?` : `${from} से एक व्रत चल रहा है। यह भी लिखूँ?`,
  'hi-Latn': (from, to) =>
    to
      ? `${from} se ${to} tak ka fast pehle se note hai. Ye bhi note karun?`
      : `${from} se ek fast chal raha hai. Ye bhi note karun?`,
});
export const startAnew = inLanguages({
  en: 'End it and start a new one?',
  hi: 'उसे ख़त्म करके नया शुरू करूँ?',
  'hi-Latn': 'Use khatam karke naya shuru karun?',
});
export const newFast = inLanguages({ en: 'Start a new one', hi: 'नया शुरू करो', 'hi-Latn': 'Naya shuru karo' });
export const keepFast = inLanguages({ en: 'Let it run', hi: 'चलने दो', 'hi-Latn': 'Chalne do' });
export const logBoth = inLanguages({ en: 'Yes, log it', hi: 'हाँ, लिखो', 'hi-Latn': 'Haan, note karo' });
export const dontLog = inLanguages({ en: "No, don't log it", hi: 'नहीं, रहने दो', 'hi-Latn': 'Nahi, rehne do' });
export const noneOpen = inLanguages({
  en: 'No fast is running. To start one, write "start 16:8 fast".',
  hi: 'कोई व्रत नहीं चल रहा। शुरू करना हो तो लिखिए "16:8 व्रत शुरू"।',
  'hi-Latn': 'Koi fast nahi chal raha. Shuru karna ho to likhiye "16:8 fast shuru".',
});
export const ended = inLanguages({
  en: (time: string) => `Your fast is over: ${time}.`,
  hi: (time) => `आपका व्रत पूरा हुआ: ${time}।`,
  'hi-Latn': (time) => `Aapka fast poora hua: ${time}.`,
});
export const endedKindly = inLanguages({
  en: 'However long it was, it counts. Start gently: some water and something light.',
  hi: 'जितना भी हुआ, अच्छा हुआ। धीरे से शुरू कीजिए: थोड़ा पानी और कुछ हल्का।',
  'hi-Latn': 'Jitna bhi hua, achha hua. Dheere se shuru kijiye: thoda paani aur kuch halka.',
});
export const elapsed = inLanguages({
  en: (time: string) => `Fasting for ${time}.`,
  hi: (time) => `व्रत को ${time} हुए।`,
  'hi-Latn': (time) => `Fast ko ${time} hue.`,
});
export const left = inLanguages({
  en: (time: string, until: string) => `${time} left, until ${until}.`,
  hi: (time, until) => `${time} बाक़ी, ${until} तक।`,
  'hi-Latn': (time, until) => `${time} baaki, ${until} tak.`,
});
export const goalReached = inLanguages({
  en: 'You’ve reached your goal. Eat when you like.',
  hi: 'आपका समय पूरा हो गया। जब मन हो, खा लीजिए।',
  'hi-Latn': 'Aapka time poora ho gaya. Jab mann ho, kha lijiye.',
});
export const howLong = inLanguages({
  en: 'How long was the fast? For example: fasted 16 hours.',
  hi: 'व्रत कितनी देर का था? जैसे: 16 घंटे का फ़ास्ट।',
  'hi-Latn': 'Fast kitni der ka tha? Jaise: 16 ghante ka fast.',
});
