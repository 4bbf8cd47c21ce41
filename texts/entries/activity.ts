import { inLanguages, type Locale, type Text } from '../locale.ts';
import { figure } from '../numbers.ts';

const inHindi: Record<string, string> = {
  walking: 'पैदल चलना',
  running: 'दौड़',
  jogging: 'जॉगिंग',
  cycling: 'साइकलिंग',
  'stationary cycling': 'जिम साइकल',
  yoga: 'योग',
  'power yoga': 'पावर योग',
  'surya namaskar': 'सूर्य नमस्कार',
  pranayama: 'प्राणायाम',
  gym: 'जिम',
  'strength training': 'वेट ट्रेनिंग',
  exercise: 'कसरत',
  'push-ups': 'पुश-अप',
  squats: 'स्क्वाट',
  'sit-ups': 'सिट-अप',
  plank: 'प्लैंक',
  'jumping jacks': 'जंपिंग जैक',
  stretching: 'स्ट्रेचिंग',
  pilates: 'पिलाटे',
  aerobics: 'एरोबिक्स',
  elliptical: 'एलिप्टिकल',
  rowing: 'रोइंग',
  skipping: 'रस्सी कूद',
  swimming: 'तैराकी',
  dancing: 'डांस',
  'climbing stairs': 'सीढ़ियाँ चढ़ना',
  hiking: 'हाइकिंग',
  'rock climbing': 'रॉक क्लाइंबिंग',
  'stair climber': 'स्टेयर क्लाइंबर',
  surfing: 'सर्फ़िंग',
  'farm work': 'खेती का काम',
  cricket: 'क्रिकेट',
  badminton: 'बैडमिंटन',
  football: 'फ़ुटबॉल',
  tennis: 'टेनिस',
  'table tennis': 'टेबल टेनिस',
  squash: 'स्क्वैश',
  basketball: 'बास्केटबॉल',
  volleyball: 'वॉलीबॉल',
  'playing with children': 'बच्चों के साथ खेलना',
  hockey: 'हॉकी',
  kabaddi: 'कबड्डी',
  golf: 'गोल्फ़',
  boxing: 'बॉक्सिंग',
  'martial arts': 'मार्शल आर्ट',
  'tai chi': 'ताई ची',
  skating: 'स्केटिंग',
  'horse riding': 'घुड़सवारी',
  gardening: 'बाग़बानी',
  housework: 'घर का काम',
};

/** The energy of an activity that no list knows. */
export const byGeneralFigure = inLanguages({
  en: 'by a general figure for exercise',
  hi: 'कसरत के आम आँकड़े से',
  'hi-Latn': 'exercise ke aam figure se',
});

/** An activity as a title; in English letters where it has no Hindi name. */
export const activityName = (locale: Locale, activity: string): string =>
  (locale === 'hi' && inHindi[activity]) || activity.charAt(0).toUpperCase() + activity.slice(1);

/** `verb` is what English asks with ("walk"), `name` the activity as a title. */
export const howLong: Text<[verb: string, name: string]> = inLanguages({
  en: (verb: string, _name: string) => `How long did you ${verb}?`,
  hi: (_verb, name) => `${name}: कितनी देर?`,
  'hi-Latn': (_verb, name) => `${name}: kitni der?`,
});

/** What an activity costs: what it is, how long, how much, at which weight. */
export const burns = inLanguages({
  en: (name: string, time: string, energy: string, weight: string) =>
    `${name}, ${time}: about ${energy} at ${weight}. Tell me when you’ve done it and I’ll log it.`,
  hi: (name, time, energy, weight) => `${name}, ${time}: ${weight} वज़न पर लगभग ${energy}। कर लें तो बता दें, मैं दर्ज कर लूँगा।`,
  'hi-Latn': (name, time, energy, weight) =>
    `${name}, ${time}: ${weight} par lagbhag ${energy}. Kar lein to bata dein, main log kar lunga.`,
});

export const minutesOrHours = inLanguages({
  en: 'Minutes or hours? Write, say, 30 min or 2 hours.',
  hi: 'मिनट या घंटे? ऐसे लिखिए: 30 मिनट या 2 घंटे',
  'hi-Latn': 'Minute ya ghante? Aise likhiye: 30 min ya 2 ghante',
});

export const about = inLanguages({
  en: (amount: string) => `about ${amount}`,
  hi: (amount) => `लगभग ${amount}`,
  'hi-Latn': (amount) => `lagbhag ${amount}`,
});

/** Why an activity is asked about; `told`: "Walking, 25 km, 30 min", `speed`: "50 km/h". */
export const tooFast = inLanguages({
  en: (told: string, speed: string) => `${told}? That would be ${speed}.`,
  hi: (told, speed) => `${told}? यह तो ${speed} हुआ।`,
  'hi-Latn': (told, speed) => `${told}? Ye to ${speed} hua.`,
});
export const whetherToLog = inLanguages({
  en: (why: string) => `${why} Shall I log it? If it was a typo, send me the right figures.`,
  hi: (why) => `${why} दर्ज करूँ? ग़लती से लिखा हो तो सही आँकड़े भेज दीजिए।`,
  'hi-Latn': (why) => `${why} Log karun? Galti se likha ho to sahi figure bhej dijiye.`,
});
export const dontLog = inLanguages({ en: "No, don't log it", hi: 'नहीं, रहने दो', 'hi-Latn': 'Nahi, rehne do' });

export const refusedDuration = inLanguages({
  en: (name: string) => `${name} can last from 1 minute to 24 hours, so I left that out.`,
  hi: (name) => `${name} 1 मिनट से 24 घंटे तक का हो सकता है, इसलिए यह छोड़ दिया।`,
  'hi-Latn': (name) => `${name} 1 minute se 24 ghante tak ka ho sakta hai, isliye ye chhod diya.`,
});

export const refusedDistance = inLanguages({
  en: (name: string, most: number) => `I log distances up to ${figure(most)} km, so I left out ${name}.`,
  hi: (name, most) => `${figure(most)} किमी तक की दूरी दर्ज होती है, इसलिए ${name} छोड़ दिया।`,
  'hi-Latn': (name, most) => `${figure(most)} km tak ki distance log hoti hai, isliye ${name} chhod diya.`,
});

export const refusedEnergy = inLanguages({
  en: (name: string, most: number) => `I log up to ${figure(most)} kcal at a time, so I left out ${name}.`,
  hi: (name, most) => `एक बार में ${figure(most)} कैलोरी तक दर्ज होती है, इसलिए ${name} छोड़ दिया।`,
  'hi-Latn': (name, most) => `Ek baar mein ${figure(most)} kcal tak log hoti hai, isliye ${name} chhod diya.`,
});

export const refusedSteps = inLanguages({
  en: (most: number) => `I log up to ${figure(most)} steps at a time, so I left that out.`,
  hi: (most) => `एक बार में ${figure(most)} कदम तक दर्ज होते हैं, इसलिए यह छोड़ दिया।`,
  'hi-Latn': (most) => `Ek baar mein ${figure(most)} steps tak log hote hain, isliye ye chhod diya.`,
});

/** Of a day's total that says no more than what is logged. */
export const stepsKnown = inLanguages({
  en: (steps: number) => `Your diary already has ${figure(steps)} steps or more for that day, so nothing changed.`,
  hi: (steps) => `उस दिन के ${figure(steps)} या ज़्यादा कदम पहले से दर्ज हैं, इसलिए कुछ नहीं बदला।`,
  'hi-Latn': (steps) => `Us din ke ${figure(steps)} ya zyada steps pehle se log hain, isliye kuch nahi badla.`,
});

export const walksAmongThem = inLanguages({
  en: 'What you walked or ran earlier is among these steps, so its energy is not counted twice.',
  hi: 'पहले की सैर या दौड़ इन्हीं कदमों में है, इसलिए उसकी ऊर्जा दोबारा नहीं जोड़ी।',
  'hi-Latn': 'Pehle ki walk ya run inhi steps mein hai, isliye uski calories dobara nahi jodi.',
});

/** `logged`: the smaller count, which the diary had. */
export const largerCount = inLanguages({
  en: (logged: number) =>
    `Your diary had ${figure(logged)} steps, so I took the larger count of the day and didn't add them up.`,
  hi: (logged) => `डायरी में ${figure(logged)} कदम थे, इसलिए दिन की बड़ी गिनती रखी, दोनों को जोड़ा नहीं।`,
  'hi-Latn': (logged) => `Diary mein ${figure(logged)} steps the, isliye din ki badi ginti rakhi, dono ko joda nahi.`,
});

/** Where somebody says that they did no exercise. */
export const noneDone = inLanguages({
  en: 'All right, no workout then. Rest counts too.',
  hi: 'ठीक है, कसरत नहीं हुई। आराम भी ज़रूरी है।',
  'hi-Latn': 'Theek hai, workout nahi hua. Aaram bhi zaroori hai.',
});
