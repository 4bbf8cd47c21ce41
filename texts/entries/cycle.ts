import type { CycleHint, CycleSymptom, CycleTracking, noPredictionReasons } from '../../contract/entries/cycle.ts';
import { inLanguages, type Text } from '../locale.ts';
import { figure, plural } from '../numbers.ts';

export const symptomNames: Record<CycleSymptom, Text> = {
  cramps: inLanguages({ en: 'cramps', hi: 'ऐंठन', 'hi-Latn': 'cramps' }),
  heavyFlow: inLanguages({ en: 'heavy flow', hi: 'ज़्यादा ब्लीडिंग', 'hi-Latn': 'heavy flow' }),
  lightFlow: inLanguages({ en: 'light flow', hi: 'हल्की ब्लीडिंग', 'hi-Latn': 'light flow' }),
  spotting: inLanguages({ en: 'spotting', hi: 'स्पॉटिंग', 'hi-Latn': 'spotting' }),
  clots: inLanguages({ en: 'clots', hi: 'थक्के', 'hi-Latn': 'clots' }),
  backPain: inLanguages({ en: 'back pain', hi: 'कमर दर्द', 'hi-Latn': 'kamar dard' }),
  headache: inLanguages({ en: 'headache', hi: 'सिरदर्द', 'hi-Latn': 'sir dard' }),
  bloating: inLanguages({ en: 'bloating', hi: 'पेट फूलना', 'hi-Latn': 'pet phoolna' }),
  breastTenderness: inLanguages({ en: 'tender breasts', hi: 'स्तनों में दर्द', 'hi-Latn': 'breast mein dard' }),
  moodSwings: inLanguages({ en: 'mood swings', hi: 'मूड स्विंग', 'hi-Latn': 'mood swings' }),
  fatigue: inLanguages({ en: 'tiredness', hi: 'थकान', 'hi-Latn': 'thakan' }),
  nausea: inLanguages({ en: 'nausea', hi: 'जी मिचलाना', 'hi-Latn': 'ji machalna' }),
  acne: inLanguages({ en: 'pimples', hi: 'मुँहासे', 'hi-Latn': 'pimples' }),
  cravings: inLanguages({ en: 'cravings', hi: 'क्रेविंग', 'hi-Latn': 'cravings' }),
};

/** What is worth a word with a doctor. */
export const hints: Record<CycleHint, Text> = {
  longBleeding: inLanguages({
    en: 'This one lasted longer than most do. It often means nothing, and a doctor can tell; do go soon if it is very heavy or you feel weak.',
    hi: 'इस बार पीरियड आम से ज़्यादा दिन चला। अक्सर चिंता की बात नहीं होती, फिर भी डॉक्टर को बता दीजिए; बहुत ज़्यादा ब्लीडिंग या कमज़ोरी हो तो जल्दी जाइए।',
    'hi-Latn':
      'Is baar period aam se zyada din chala. Aksar chinta ki baat nahi hoti, phir bhi doctor ko bata dijiye; bahut zyada bleeding ya kamzori ho to jaldi jaiye.',
  }),
  absent: inLanguages({
    en: 'No period is logged for three months. If it really stayed away, a pregnancy test or a visit to a doctor is a good idea.',
    hi: 'तीन महीने से कोई पीरियड दर्ज नहीं है। अगर सच में नहीं आया, तो प्रेग्नेंसी टेस्ट कर लीजिए या डॉक्टर से मिल लीजिए।',
    'hi-Latn':
      'Teen mahine se koi period log nahi hai. Agar sach mein nahi aaya, to pregnancy test kar lijiye ya doctor se mil lijiye.',
  }),
  afterYear: inLanguages({
    en: 'Bleeding after a year without a period is for a doctor to look at. Please make an appointment in the next days.',
    hi: 'साल भर पीरियड न आने के बाद ब्लीडिंग हो तो डॉक्टर को दिखाना चाहिए। अगले कुछ दिनों में समय ले लीजिए।',
    'hi-Latn':
      'Saal bhar period na aane ke baad bleeding ho to doctor ko dikhana chahiye. Agle kuch dinon mein time le lijiye.',
  }),
  short: inLanguages({
    en: 'Your last two cycles were shorter than most. It can be normal for you; mention it at your next visit to a doctor.',
    hi: 'आपके पिछले दो चक्र आम से छोटे थे। यह आपके लिए सामान्य हो सकता है; अगली बार डॉक्टर को बता दीजिए।',
    'hi-Latn':
      'Aapke pichhle do cycle aam se chhote the. Ye aapke liye normal ho sakta hai; agli baar doctor ko bata dijiye.',
  }),
  long: inLanguages({
    en: 'Your last two cycles were longer than most. It can be normal for you; mention it at your next visit to a doctor.',
    hi: 'आपके पिछले दो चक्र आम से लंबे थे। यह आपके लिए सामान्य हो सकता है; अगली बार डॉक्टर को बता दीजिए।',
    'hi-Latn':
      'Aapke pichhle do cycle aam se lambe the. Ye aapke liye normal ho sakta hai; agli baar doctor ko bata dijiye.',
  }),
};

/** Why nothing is predicted. */
export const unpredicted: Record<(typeof noPredictionReasons)[number], Text> = {
  pregnant: inLanguages({
    en: 'You are pregnant, so I predict nothing. Any bleeding now is for your doctor to hear about at once.',
    hi: 'आप गर्भवती हैं, इसलिए मैं कोई तारीख़ नहीं बताता। अभी ज़रा भी ब्लीडिंग हो तो तुरंत डॉक्टर को बताइए।',
    'hi-Latn':
      'Aap pregnant hain, isliye main koi date nahi batata. Abhi zara bhi bleeding ho to turant doctor ko bataiye.',
  }),
  breastfeeding: inLanguages({
    en: 'While you breastfeed, periods come irregularly, so I don’t predict them.',
    hi: 'दूध पिलाते समय पीरियड का कोई ठिकाना नहीं होता, इसलिए मैं तारीख़ नहीं बताता।',
    'hi-Latn': 'Doodh pilate samay period ka koi thikana nahi hota, isliye main date nahi batata.',
  }),
};

export const askToTrack = inLanguages({
  en: 'Shall I keep track of your periods? They stay private: not on the dashboard, in no report, on no page for a doctor unless you choose it.',
  hi: 'क्या मैं आपके पीरियड का हिसाब रखूँ? यह निजी रहेगा: न डैशबोर्ड पर, न किसी रिपोर्ट में, न डॉक्टर के पेज पर, जब तक आप न चाहें।',
  'hi-Latn':
    'Kya main aapke periods ka hisaab rakhun? Ye private rahega: na dashboard par, na kisi report mein, na doctor ke page par, jab tak aap na chahein.',
});
export const notTracked = inLanguages({
  en: 'I don’t keep track of your periods. To begin, write "track my period".',
  hi: 'मैं आपके पीरियड का हिसाब नहीं रखता। शुरू करना हो तो लिखिए "पीरियड ट्रैक करो"।',
  'hi-Latn': 'Main aapke periods ka hisaab nahi rakhta. Shuru karna ho to likhiye "period track karo".',
});
export const keep = inLanguages({ en: 'Yes, keep track', hi: 'हाँ, रखिए', 'hi-Latn': 'Haan, rakhiye' });
export const notKept = inLanguages({
  en: 'No, thanks',
  hi: 'नहीं, रहने दीजिए',
  'hi-Latn': 'Nahi, rehne dijiye',
});
export const nothingKept = inLanguages({
  en: 'All right, nothing was logged.',
  hi: 'ठीक है, कुछ दर्ज नहीं किया।',
  'hi-Latn': 'Theek hai, kuch log nahi kiya.',
});
export const began = inLanguages({
  en: (when: string, symptoms: string) => `Your period started ${when}${symptoms && `, with ${symptoms}`}.`,
  hi: (when, symptoms) => `पीरियड ${when} शुरू हुआ${symptoms && `, साथ में ${symptoms}`}।`,
  'hi-Latn': (when, symptoms) => `Period ${when} shuru hua${symptoms && `, saath mein ${symptoms}`}.`,
});
export const beganNow = inLanguages({ en: 'It started today', hi: 'आज शुरू हुआ', 'hi-Latn': 'Aaj shuru hua' });
export const isNoneOn = inLanguages({
  en: 'You’re not on your period right now. If it has started, tell me when: "period started yesterday".',
  hi: 'अभी कोई पीरियड नहीं चल रहा। शुरू हुआ हो तो बताइए, जैसे "कल पीरियड शुरू हुआ"।',
  'hi-Latn': 'Abhi koi period nahi chal raha. Shuru hua ho to bataiye, jaise "kal period shuru hua".',
});
export const dayOfPeriod = inLanguages({
  en: (day: number, symptoms: string) =>
    symptoms ? `Noted for day ${day} of your period: ${symptoms}.` : `Today is day ${day} of your period.`,
  hi: (day, symptoms) => (symptoms ? `पीरियड के दिन ${day} पर लिखा: ${symptoms}।` : `आज पीरियड का दिन ${day} है।`),
  'hi-Latn': (day, symptoms) =>
    symptoms ? `Period ke din ${day} par likha: ${symptoms}.` : `Aaj period ka din ${day} hai.`,
});
export const ended = inLanguages({
  en: (days: number) => `Your period is over: ${plural('en', days, { one: '# day', other: '# days' })}.`,
  hi: (days) => `पीरियड ख़त्म हुआ: ${figure(days)} दिन।`,
  'hi-Latn': (days) => `Period khatam hua: ${figure(days)} din.`,
});
export const dayOfCycle = inLanguages({
  en: (day: number) => `Day ${day} of your cycle.`,
  hi: (day) => `आज चक्र का दिन ${day} है।`,
  'hi-Latn': (day) => `Aaj cycle ka din ${day} hai.`,
});
export const nextOne = inLanguages({
  en: (from: string, to: string) => `Your next period is likely to start between ${from} and ${to}`,
  hi: (from, to) => `अगला पीरियड ${from} से ${to} के बीच आ सकता है`,
  'hi-Latn': (from, to) => `Agla period ${from} se ${to} ke beech aa sakta hai`,
});
export const ofCycles = inLanguages({
  en: (cycles: number) =>
    cycles === 0
      ? ' (a common estimate; it gets closer with each period you log).'
      : ` (from your last ${plural('en', cycles, { one: 'cycle', other: '# cycles' })}).`,
  hi: (cycles) =>
    cycles === 0 ? ' (यह आम अंदाज़ा है; हर पीरियड के साथ सही होता जाएगा)।' : ` (आपके पिछले ${figure(cycles)} चक्र से)।`,
  'hi-Latn': (cycles) =>
    cycles === 0
      ? ' (ye aam andaaza hai; har period ke saath sahi hota jayega).'
      : ` (aapke pichhle ${figure(cycles)} cycle se).`,
});
export const late = inLanguages({
  en: (days: number) =>
    `It is ${plural('en', days, { one: '# day', other: '# days' })} later than expected. Stress, travel or illness can do that; if you could be pregnant, a test will tell.`,
  hi: (days) =>
    `अंदाज़े से ${figure(days)} दिन ऊपर हो गए हैं। तनाव, सफ़र या बीमारी से भी ऐसा होता है; प्रेग्नेंसी हो सकती हो तो टेस्ट कर लीजिए।`,
  'hi-Latn': (days) =>
    `Andaaze se ${figure(days)} din upar ho gaye hain. Tension, safar ya bimari se bhi aisa hota hai; pregnancy ho sakti ho to test kar lijiye.`,
});
export const usual = inLanguages({
  en: (days: number) => `Your cycle usually lasts ${figure(days, 1)} days.`,
  hi: (days) => `आपका चक्र आम तौर पर ${figure(days, 1)} दिन का होता है।`,
  'hi-Latn': (days) => `Aapka cycle aam taur par ${figure(days, 1)} din ka hota hai.`,
});
export const estimateOnly = inLanguages({
  en: 'It is an estimate, and no way to tell when pregnancy is possible or not.',
  hi: 'यह सिर्फ़ अंदाज़ा है; इससे यह नहीं पता चलता कि कब गर्भ ठहर सकता है और कब नहीं।',
  'hi-Latn': 'Ye sirf andaaza hai; isse ye pata nahi chalta ki kab pregnancy ho sakti hai aur kab nahi.',
});
export const noneKnown = inLanguages({
  en: 'You haven’t logged a period yet. When one starts, write "period started", or later "period started on 3 March".',
  hi: 'अभी आपका कोई पीरियड दर्ज नहीं है। जब शुरू हो, लिखिए "पीरियड शुरू हुआ"; बाद में भी, जैसे "3 मार्च को पीरियड शुरू हुआ"।',
  'hi-Latn':
    'Abhi aapka koi period log nahi hai. Jab shuru ho, likhiye "period shuru hua"; baad mein bhi, jaise "3 March ko period shuru hua".',
});
export const trackingTold: Record<CycleTracking, Text> = {
  off: inLanguages({
    en: 'I no longer keep track of your periods. What you logged stays yours: in your export, and back as soon as you write "track my period".',
    hi: 'अब मैं पीरियड का हिसाब नहीं रखता। जो दर्ज है वह आपका ही है: एक्सपोर्ट में, और "पीरियड ट्रैक करो" लिखते ही वापस।',
    'hi-Latn':
      'Ab main period ka hisaab nahi rakhta. Jo log hai wo aapka hi hai: export mein, aur "period track karo" likhte hi wapas.',
  }),
  private: inLanguages({
    en: 'I keep track of your periods, privately: only here and on your health log. Write "period started" when one starts.',
    hi: 'मैं आपके पीरियड का हिसाब रखूँगा, निजी तौर पर: सिर्फ़ यहाँ और हेल्थ लॉग में। शुरू हो तो लिखिए "पीरियड शुरू हुआ"।',
    'hi-Latn':
      'Main aapke periods ka hisaab rakhunga, private: sirf yahan aur health log mein. Shuru ho to likhiye "period shuru hua".',
  }),
  shown: inLanguages({
    en: 'Your cycle is on your dashboard and in your monthly report now. To hide it, write "hide my period".',
    hi: 'आपका चक्र अब डैशबोर्ड और महीने की रिपोर्ट में दिखेगा। छुपाना हो तो लिखिए "पीरियड छुपाओ"।',
    'hi-Latn': 'Aapka cycle ab dashboard aur mahine ki report mein dikhega. Chhupana ho to likhiye "period chhupao".',
  }),
};
export const reminderOn = inLanguages({
  en: 'I’ll write to you two days before your next period may start. To stop it, write "no period reminder".',
  hi: 'अगला पीरियड आने से दो दिन पहले मैं लिखूँगा। न चाहिए तो लिखिए "पीरियड का रिमाइंडर बंद करो"।',
  'hi-Latn': 'Agla period aane se do din pehle main likhunga. Na chahiye to likhiye "period reminder band karo".',
});
export const reminderOff = inLanguages({
  en: 'I won’t remind you before your periods any more.',
  hi: 'अब पीरियड से पहले कोई याद नहीं दिलाऊँगा।',
  'hi-Latn': 'Ab period se pehle koi yaad nahi dilaunga.',
});
/** Discreet, as it may stand on a locked screen. */
export const reminderTitle = inLanguages({
  en: 'A date to keep in mind',
  hi: 'एक तारीख़ याद रखने की',
  'hi-Latn': 'Ek date yaad rakhne ki',
});
export const reminderBody = inLanguages({
  en: (from: string, to: string) => `It may begin between ${from} and ${to}.`,
  hi: (from, to) => `${from} से ${to} के बीच शुरू हो सकता है।`,
  'hi-Latn': (from, to) => `${from} se ${to} ke beech shuru ho sakta hai.`,
});
/** A period of the monthly report and the page for the doctor. */
export const periodOf = inLanguages({
  en: (span: string) => `Period: ${span}.`,
  hi: (span) => `पीरियड: ${span}।`,
  'hi-Latn': (span) => `Period: ${span}.`,
});
