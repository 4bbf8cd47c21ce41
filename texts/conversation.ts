import { inLanguages } from './locale.ts';
import { figure, plural } from './numbers.ts';

export const photoUnread = inLanguages({
  en: 'I can’t tell from a photo what you ate, so tell me in words. I can read a pack’s barcode or nutrition table, and lab reports.',
  hi: 'फ़ोटो से यह नहीं पता चलता कि आपने क्या खाया, लिखकर बताइए। पैक का बारकोड, पोषण तालिका और लैब रिपोर्ट मैं पढ़ लेता हूँ।',
  'hi-Latn':
    'Photo se pata nahi chalta ki aapne kya khaya, likhkar bataiye. Pack ka barcode, nutrition table aur lab report main padh leta hoon.',
});

export const wordsOnly = inLanguages({
  en: 'Words work best. What did you eat, drink or do? Write help for examples.',
  hi: 'शब्दों में बताइए: क्या खाया, क्या पिया, क्या किया? मदद चाहिए तो help लिखिए।',
  'hi-Latn': 'Shabdon mein bataiye: kya khaya, kya piya, kya kiya? Madad chahiye to help likhiye.',
});

export const tooLong = inLanguages({
  en: (most: number) => `That's a lot at once! Send me one meal at a time, up to ${figure(most)} characters.`,
  hi: (most) => `एक साथ बहुत हो गया! एक बार में एक ही समय का खाना भेजिए, ज़्यादा से ज़्यादा ${figure(most)} अक्षर।`,
  'hi-Latn': (most) =>
    `Ek saath bahut ho gaya! Ek baar mein ek meal bhejiye, zyada se zyada ${figure(most)} characters.`,
});

export const tooManyWords = inLanguages({
  en: (most: number) => `That's a lot at once! Send me one meal at a time, up to ${figure(most)} words and signs.`,
  hi: (most) => `एक साथ बहुत हो गया! एक बार में एक ही समय का खाना भेजिए, ज़्यादा से ज़्यादा ${figure(most)} शब्द और चिह्न।`,
  'hi-Latn': (most) =>
    `Ek saath bahut ho gaya! Ek baar mein ek meal bhejiye, zyada se zyada ${figure(most)} words aur signs.`,
});

export const tooManyAtOnce = inLanguages({
  en: (most: number) =>
    `That was more than I can read at once, so I left out every message after the first ${most}. Please send the rest again in a minute.`,
  hi: (most) => `एक साथ बहुत सारे मैसेज आ गए, इसलिए पहले ${most} के बाद के छूट गए। एक मिनट बाद फिर भेज दीजिए।`,
  'hi-Latn': (most) =>
    `Ek saath bahut saare message aa gaye, isliye pehle ${most} ke baad ke chhoot gaye. Ek minute baad phir bhej dijiye.`,
});

export const oneDayAtATime = inLanguages({
  en: "One day at a time, please. I haven't logged anything yet.",
  hi: 'एक बार में एक ही दिन की बात बताइए। अभी कुछ दर्ज नहीं किया है।',
  'hi-Latn': 'Ek baar mein ek hi din ka bataiye. Abhi kuch log nahi kiya hai.',
});

export const noSuchDay = inLanguages({
  en: "I can't find that date in the calendar. Which day was it? I haven't logged anything yet.",
  hi: 'यह तारीख़ कैलेंडर में नहीं है। कौन सा दिन था? अभी कुछ दर्ज नहीं किया है।',
  'hi-Latn': 'Ye tareekh calendar mein nahi hai. Kaun sa din tha? Abhi kuch log nahi kiya hai.',
});

export const cannotDo = inLanguages({
  en: "I can't do that here, so nothing has changed. Write help to see what I can do.",
  hi: 'यह मैं यहाँ नहीं कर सकता, इसलिए कुछ नहीं बदला। मैं क्या-क्या कर सकता हूँ, देखने के लिए help लिखिए।',
  'hi-Latn': 'Ye yahan nahi ho paayega, isliye kuch nahi badla. Kya-kya ho sakta hai, dekhne ke liye help likhiye.',
});

export const buttonGone = inLanguages({
  en: 'That button no longer works.',
  hi: 'यह बटन अब काम नहीं करता।',
  'hi-Latn': 'Ye button ab kaam nahi karta.',
});

/** Before the answer to a message that the person edited. */
export const edited = inLanguages({
  en: (answer: string) => `✏️ Changed to match your edit:\n${answer}`,
  hi: (answer) => `✏️ आपने जो बदला, उसके हिसाब से कर दिया:\n${answer}`,
  'hi-Latn': (answer) => `✏️ Aapke edit ke hisaab se badal diya:\n${answer}`,
});

/** Before the answer to a message that reached us long after it was sent: "yesterday", "1:05 pm". */
export const cameLate = inLanguages({
  en: (day: string, time: string) => `⏳ You wrote this ${day} at ${time}; it reached me only now.`,
  hi: (day, time) => `⏳ यह आपने ${day} ${time} लिखा था, मुझे अभी मिला।`,
  'hi-Latn': (day, time) => `⏳ Ye aapne ${day} ${time} likha tha, mujhe abhi mila.`,
});

export const undo = inLanguages({ en: 'Undo', hi: 'वापस लें', 'hi-Latn': 'Undo' });
export const photo = inLanguages({ en: 'Photo', hi: 'फ़ोटो', 'hi-Latn': 'Photo' });
export const voiceNote = inLanguages({ en: 'Voice note', hi: 'वॉइस नोट', 'hi-Latn': 'Voice note' });
/** Before the answer to a voice note: what was heard. */
export const heard = inLanguages({
  en: (words: string) => `🎤 “${words}”`,
  hi: (words) => `🎤 “${words}”`,
  'hi-Latn': (words) => `🎤 “${words}”`,
});
export const button = inLanguages({ en: 'Button', hi: 'बटन', 'hi-Latn': 'Button' });

export const nothingToUndo = inLanguages({
  en: 'There is nothing to undo.',
  hi: 'वापस लेने को कुछ नहीं है।',
  'hi-Latn': 'Undo karne ko kuch nahi hai.',
});

export const nothingRemoved = inLanguages({
  en: 'All right, I removed nothing. Everything stays as it is.',
  hi: 'ठीक है, कुछ नहीं हटाया। सब वैसा ही है।',
  'hi-Latn': 'Theek hai, kuch nahi hataya. Sab waisa hi hai.',
});

export const undoneAlready = inLanguages({
  en: 'That was already undone.',
  hi: 'यह तो पहले ही वापस हो चुका है।',
  'hi-Latn': 'Ye to pehle hi undo ho chuka hai.',
});

export const undone = inLanguages({
  en: (effects: string) => `Undone. ${effects}`,
  hi: (effects) => `वापस ले लिया। ${effects}`,
  'hi-Latn': (effects) => `Undo ho gaya. ${effects}`,
});

export const redone = inLanguages({
  en: (effects: string) => `Put back. ${effects}`,
  hi: (effects) => `वापस डाल दिया। ${effects}`,
  'hi-Latn': (effects) => `Wapas daal diya. ${effects}`,
});

export const nothingToRedo = inLanguages({
  en: 'There is nothing to put back. Tell me what to log or change.',
  hi: 'वापस डालने को कुछ नहीं है। बताइए क्या लिखूँ या बदलूँ।',
  'hi-Latn': 'Wapas daalne ko kuch nahi hai. Bataiye kya likhun ya badlun.',
});

export const entriesGone = inLanguages({
  en: (count: number) => plural('en', count, { one: '# entry is gone.', other: '# entries are gone.' }),
  hi: (count) => plural('hi', count, { one: '# एंट्री हट गई।', other: '# एंट्री हट गईं।' }),
  'hi-Latn': (count) => plural('hi-Latn', count, { one: '# entry hat gayi.', other: '# entries hat gayin.' }),
});

export const entriesBack = inLanguages({
  en: (count: number) => plural('en', count, { one: '# entry is back.', other: '# entries are back.' }),
  hi: (count) => plural('hi', count, { one: '# एंट्री वापस आ गई।', other: '# एंट्री वापस आ गईं।' }),
  'hi-Latn': (count) => plural('hi-Latn', count, { one: '# entry wapas aa gayi.', other: '# entries wapas aa gayin.' }),
});

export const entriesAsBefore = inLanguages({
  en: (count: number) => plural('en', count, { one: '# entry is as before.', other: '# entries are as before.' }),
  hi: (count) => plural('hi', count, { one: '# एंट्री पहले जैसी हो गई।', other: '# एंट्री पहले जैसी हो गईं।' }),
  'hi-Latn': (count) =>
    plural('hi-Latn', count, { one: '# entry pehle jaisi ho gayi.', other: '# entries pehle jaisi ho gayin.' }),
});

export const foodsAsBefore = inLanguages({
  en: 'Your own foods are as before.',
  hi: 'आपके अपने खाने पहले जैसे हो गए।',
  'hi-Latn': 'Aapke apne foods pehle jaise ho gaye.',
});

export const help = inLanguages({
  en: (examples: string) => `Tell me in your own words what you ate, drank or did:
${examples}

I’ll show you what I understood and the grams I assumed. Not right? Use the buttons, or write undo.
same breakfast as yesterday: logs it again
what should I eat?: meals that fit into the rest of your day
today, week: how it's going
goal: your daily targets; goal 1800 changes one
remove dal, change lassi to chaas: fixes what's logged
undo: takes back the last change
A lab report as PDF: I read its values; my lab report shows the last one
/language: English, हिन्दी or Hinglish`,
  hi: (examples) => `अपने शब्दों में बताइए कि क्या खाया, पिया या किया:
${examples}

मैं दिखाऊँगा कि क्या समझ आया और कितने ग्राम माने। कुछ ग़लत है? बटन दबाइए, या “वापस” लिखिए।
same breakfast as yesterday: कल वाला नाश्ता फिर से
what should I eat?: बचे हुए दिन में क्या खाएँ
today, week: दिन और हफ़्ता कैसा चल रहा है
goal: आपके रोज़ के लक्ष्य; goal 1800 से बदलिए
remove dal, change lassi to chaas: दर्ज चीज़ सुधारिए
वापस: पिछला बदलाव हटाइए
लैब रिपोर्ट PDF में भेजिए: मैं नतीजे पढ़ लूँगा; my lab report से पिछली देखिए
/language: English, हिन्दी या Hinglish`,
  'hi-Latn': (examples) => `Apne shabdon mein bataiye kya khaya, piya ya kiya:
${examples}

Main dikhaunga ki kya samjha aur kitne gram maane. Kuch galat hai? Button dabaiye, ya undo likhiye.
same breakfast as yesterday: kal wala breakfast phir se
what should I eat?: bache hue din mein kya khayein
today, week: din aur hafta kaisa chal raha hai
goal: aapke daily targets; goal 1800 se badliye
remove dal, change lassi to chaas: log ki hui cheez theek kijiye
undo: pichhla change wapas
Lab report PDF mein bhejiye: main values padh lunga; my lab report se pichhli dekhiye
/language: English, हिन्दी ya Hinglish`,
});

export const welcome = inLanguages({
  en: (guide: string) => `Welcome to FitPulse! 👋\n\n${guide}`,
  hi: (guide) => `FitPulse में आपका स्वागत है! 👋\n\n${guide}`,
  'hi-Latn': (guide) => `FitPulse mein aapka swagat hai! 👋\n\n${guide}`,
});

export const setAside = inLanguages({
  en: 'Sorry, I could not read that message. Please try again in other words.',
  hi: 'माफ़ कीजिए, मैं वह संदेश पढ़ नहीं पाया। कृपया दूसरे शब्दों में लिखिए।',
  'hi-Latn': 'Maaf kijiye, main wo message padh nahi paya. Please doosre shabdon mein likhiye.',
});

/** After several attempts, which may have failed before or after it was logged. */
export const notHandled = inLanguages({
  en: 'Sorry, something went wrong here, and I may have missed that message. Say “today” to see what is logged.',
  hi: 'माफ़ कीजिए, यहाँ कुछ गड़बड़ हुई, शायद वह संदेश छूट गया। क्या-क्या दर्ज है, देखने के लिए “आज” लिखिए।',
  'hi-Latn':
    'Maaf kijiye, yahan kuch gadbad hui, shayad wo message chhoot gaya. Kya-kya log hai, dekhne ke liye “aaj” likhiye.',
});

/** Asked where it is plain what somebody tells of, and not what it was. */
export const whatIsMissing = {
  'log.reading': inLanguages({
    en: 'Which reading was it, and what did it show? For example: BP 120/80, or sugar 104 fasting.',
    hi: 'कौन सी रीडिंग थी, और कितनी आई? जैसे: BP 120/80, या शुगर 104 खाली पेट।',
    'hi-Latn': 'Kaunsi reading thi, aur kitni aayi? Jaise: BP 120/80, ya sugar 104 khali pet.',
  }),
  'log.workout': inLanguages({
    en: 'Which exercise was it, and how many sets and reps? For example: squats 3x10 40 kg.',
    hi: 'कौन सी कसरत, कितने सेट और कितने रेप? जैसे: squats 3x10 40 kg।',
    'hi-Latn': 'Kaunsi exercise, kitne set aur kitne rep? Jaise: squats 3x10 40 kg.',
  }),
  'log.repeat': inLanguages({
    en: 'What should I log again? Tell me the food or the meal.',
    hi: 'फिर से क्या दर्ज करूँ? खाने का नाम या कौन सा मील, बताइए।',
    'hi-Latn': 'Phir se kya log karun? Khane ka naam ya kaunsa meal, bataiye.',
  }),
};

/** Asked where somebody likely tells of this. */
export const whetherToLog = {
  'log.food': inLanguages({
    en: 'Did you eat or drink this? Shall I log it?',
    hi: 'क्या आपने यह खाया या पिया? तो दर्ज कर लूँ?',
    'hi-Latn': 'Kya aapne ye khaya ya piya? To log kar loon?',
  }),
  'log.activity': inLanguages({
    en: 'Shall I log this as exercise?',
    hi: 'इसे कसरत में दर्ज करूँ?',
    'hi-Latn': 'Ise exercise mein log karun?',
  }),
  'log.sleep': inLanguages({
    en: 'Shall I log this as your sleep?',
    hi: 'इसे नींद में दर्ज करूँ?',
    'hi-Latn': 'Ise neend mein log karun?',
  }),
  'log.medicine': inLanguages({
    en: 'Did you take this? Shall I log it?',
    hi: 'क्या आपने यह दवा ली? तो दर्ज कर लूँ?',
    'hi-Latn': 'Kya aapne ye dawa li? To log kar loon?',
  }),
  'log.symptom': inLanguages({
    en: 'Shall I log this as a symptom?',
    hi: 'इसे तकलीफ़ के तौर पर दर्ज कर लूँ?',
    'hi-Latn': 'Ise symptom ke taur par log karun?',
  }),
  'log.mood': inLanguages({
    en: 'Shall I log how you feel?',
    hi: 'आपका मन कैसा है, यह दर्ज कर लूँ?',
    'hi-Latn': 'Aap kaisa mehsoos kar rahe hain, log kar loon?',
  }),
  'log.period': inLanguages({
    en: 'Is this about your period? Shall I log it?',
    hi: 'क्या यह आपके पीरियड के बारे में है? दर्ज कर लूँ?',
    'hi-Latn': 'Kya ye aapke period ke baare mein hai? Log kar loon?',
  }),
  'log.fast': inLanguages({
    en: 'Is this about a fast? Shall I log it?',
    hi: 'क्या यह व्रत के बारे में है? दर्ज कर लूँ?',
    'hi-Latn': 'Kya ye vrat ke baare mein hai? Log kar loon?',
  }),
  'log.weight': inLanguages({
    en: 'Is this your weight? Shall I log it?',
    hi: 'क्या यह आपका वज़न है? दर्ज करूँ?',
    'hi-Latn': 'Kya ye aapka weight hai? Log karun?',
  }),
};
export const logIt = inLanguages({ en: 'Yes, log it', hi: 'हाँ, दर्ज करो', 'hi-Latn': 'Haan, log karo' });
export const leaveIt = inLanguages({ en: 'No', hi: 'नहीं', 'hi-Latn': 'Nahi' });
export const left = inLanguages({
  en: 'All right, I left it out.',
  hi: 'ठीक है, छोड़ दिया।',
  'hi-Latn': 'Theek hai, chhod diya.',
});
