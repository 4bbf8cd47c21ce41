import { inLanguages } from './locale.ts';
import { figure, plural } from './numbers.ts';

export const title = inLanguages({
  en: (month: string) => `FitPulse report ${month}`,
  hi: (month) => `FitPulse रिपोर्ट ${month}`,
  'hi-Latn': (month) => `FitPulse report ${month}`,
});

export const monthly = inLanguages({ en: 'Monthly report', hi: 'महीने की रिपोर्ट', 'hi-Latn': 'Monthly report' });
export const soFar = inLanguages({
  en: (date: string) => `So far, until ${date}`,
  hi: (date) => `अब तक, ${date} तक`,
  'hi-Latn': (date) => `Ab tak, ${date} tak`,
});

export const onlyWeight = inLanguages({
  en: 'Only your weight was logged.',
  hi: 'सिर्फ़ वज़न दर्ज हुआ।',
  'hi-Latn': 'Sirf weight log hua.',
});

export const logged = inLanguages({
  en: (days: number) => plural('en', days, { one: '# day logged.', other: '# days logged.' }),
  hi: (days) => `${figure(days)} दिन दर्ज हुए।`,
  'hi-Latn': (days) => `${figure(days)} din log hue.`,
});

export const eaten = inLanguages({
  en: (kcal: number) => `On average you ate ${figure(kcal)} kcal a day.`,
  hi: (kcal) => `औसतन रोज़ ${figure(kcal)} कैलोरी खाई।`,
  'hi-Latn': (kcal) => `Average roz ${figure(kcal)} kcal khaya.`,
});

export const eatenAtTarget = inLanguages({
  en: (kcal: number) => `On average you ate ${figure(kcal)} kcal a day, exactly your target.`,
  hi: (kcal) => `औसतन रोज़ ${figure(kcal)} कैलोरी खाई, बिल्कुल लक्ष्य के बराबर।`,
  'hi-Latn': (kcal) => `Average roz ${figure(kcal)} kcal khaya, bilkul target ke barabar.`,
});

/** `apart` is above 0 where more was eaten than the target. */
export const eatenApart = inLanguages({
  en: (kcal: number, apart: number) =>
    `On average you ate ${figure(kcal)} kcal a day, ${figure(Math.abs(apart))} ${apart > 0 ? 'above' : 'below'} your target.`,
  hi: (kcal, apart) =>
    `औसतन रोज़ ${figure(kcal)} कैलोरी खाई, लक्ष्य से ${figure(Math.abs(apart))} ${apart > 0 ? 'ज़्यादा' : 'कम'}।`,
  'hi-Latn': (kcal, apart) =>
    `Average roz ${figure(kcal)} kcal khaya, target se ${figure(Math.abs(apart))} ${apart > 0 ? 'zyada' : 'kam'}.`,
});

export const daysLogged = inLanguages({ en: 'Days logged', hi: 'दर्ज हुए दिन', 'hi-Latn': 'Din log hue' });
export const ofDays = inLanguages({
  en: (days: number, all: number) => `${days} of ${all}`,
  hi: (days, all) => `${all} में से ${days}`,
  'hi-Latn': (days, all) => `${all} mein se ${days}`,
});
export const inMonthBefore = inLanguages({
  en: (days: number) => `${days} in the month before`,
  hi: (days) => `पिछले महीने ${days}`,
  'hi-Latn': (days) => `Pichhle mahine ${days}`,
});
export const energyADay = inLanguages({ en: 'Energy a day', hi: 'रोज़ की कैलोरी', 'hi-Latn': 'Roz ki calories' });
export const waterADay = inLanguages({ en: 'Water a day', hi: 'रोज़ का पानी', 'hi-Latn': 'Roz ka paani' });
export const weight = inLanguages({ en: 'Weight', hi: 'वज़न', 'hi-Latn': 'Weight' });
export const target = inLanguages({
  en: (amount: string) => `target ${amount}`,
  hi: (amount) => `लक्ष्य ${amount}`,
  'hi-Latn': (amount) => `target ${amount}`,
});
export const noTarget = inLanguages({ en: 'no target set', hi: 'लक्ष्य तय नहीं', 'hi-Latn': 'target set nahi' });
export const changeInMonth = inLanguages({
  en: (change: string) => `${change} in the month`,
  hi: (change) => `महीने में ${change}`,
  'hi-Latn': (change) => `Mahine mein ${change}`,
});

export const nothingLogged = inLanguages({
  en: 'Nothing logged',
  hi: 'कुछ दर्ज नहीं',
  'hi-Latn': 'Kuch log nahi',
});
export const energyEaten = inLanguages({ en: 'Energy eaten', hi: 'खाई हुई कैलोरी', 'hi-Latn': 'Khayi hui calories' });
export const kcalADay = inLanguages({ en: 'kcal a day', hi: 'कैलोरी, रोज़', 'hi-Latn': 'kcal, roz' });
export const water = inLanguages({ en: 'Water', hi: 'पानी', 'hi-Latn': 'Paani' });
export const waterNotes = {
  ml: inLanguages({ en: 'litres a day', hi: 'लीटर, रोज़', 'hi-Latn': 'litre, roz' }),
  oz: inLanguages({ en: 'ounces a day', hi: 'औंस, रोज़', 'hi-Latn': 'ounces, roz' }),
};
export const activity = inLanguages({ en: 'Activity', hi: 'कसरत', 'hi-Latn': 'Activity' });
export const minutesADay = inLanguages({ en: 'minutes a day', hi: 'मिनट, रोज़', 'hi-Latn': 'minute, roz' });
export const sleep = inLanguages({ en: 'Sleep', hi: 'नींद', 'hi-Latn': 'Neend' });
export const hoursANight = inLanguages({ en: 'hours a night', hi: 'घंटे, हर रात', 'hi-Latn': 'ghante, har raat' });
export const weightUnits = {
  kg: inLanguages({ en: 'kg', hi: 'किलो', 'hi-Latn': 'kg' }),
  lb: inLanguages({ en: 'lb', hi: 'पाउंड', 'hi-Latn': 'lb' }),
};
export const weightAndTarget = inLanguages({
  en: (unit: keyof typeof weightUnits, target: string) => `${weightUnits[unit]('en')}, your target is ${target}`,
  hi: (unit, target) => `${weightUnits[unit]('hi')}, आपका लक्ष्य ${target}`,
  'hi-Latn': (unit, target) => `${weightUnits[unit]('hi-Latn')}, aapka target ${target}`,
});

export const averageDay = inLanguages({
  en: 'Average of a logged day',
  hi: 'दर्ज हुए दिनों का औसत',
  'hi-Latn': 'Log hue dinon ka average',
});
export const thisMonth = inLanguages({ en: 'This month', hi: 'इस महीने', 'hi-Latn': 'Is mahine' });
export const targetColumn = inLanguages({ en: 'Target', hi: 'लक्ष्य', 'hi-Latn': 'Target' });
export const monthBefore = inLanguages({ en: 'Month before', hi: 'पिछले महीने', 'hi-Latn': 'Pichhle mahine' });
export const difference = inLanguages({ en: 'Difference', hi: 'फ़र्क़', 'hi-Latn': 'Fark' });

/** The rows of the table, with their units. */
export const rows = {
  energyKcal: inLanguages({ en: 'Energy eaten, kcal', hi: 'खाना, कैलोरी', 'hi-Latn': 'Khana, kcal' }),
  proteinG: inLanguages({ en: 'Protein, g', hi: 'प्रोटीन, ग्राम', 'hi-Latn': 'Protein, g' }),
  carbohydrateG: inLanguages({ en: 'Carbohydrate, g', hi: 'कार्ब्स, ग्राम', 'hi-Latn': 'Carbs, g' }),
  netCarbsG: inLanguages({ en: 'Net carbs, g', hi: 'नेट कार्ब्स, ग्राम', 'hi-Latn': 'Net carbs, g' }),
  fatG: inLanguages({ en: 'Fat, g', hi: 'फ़ैट, ग्राम', 'hi-Latn': 'Fat, g' }),
  fiberG: inLanguages({ en: 'Fibre, g', hi: 'फ़ाइबर, ग्राम', 'hi-Latn': 'Fibre, g' }),
  waterMl: inLanguages({ en: 'Water, litres', hi: 'पानी, लीटर', 'hi-Latn': 'Paani, litre' }),
  waterOunces: inLanguages({ en: 'Water, ounces', hi: 'पानी, औंस', 'hi-Latn': 'Paani, ounces' }),
  burnedKcal: inLanguages({
    en: 'Energy burned by activity, kcal',
    hi: 'कसरत में ख़र्च, कैलोरी',
    'hi-Latn': 'Activity mein burn, kcal',
  }),
  activeMin: inLanguages({ en: 'Active time, min', hi: 'कसरत, मिनट', 'hi-Latn': 'Active time, min' }),
  distanceKm: inLanguages({ en: 'Distance, km', hi: 'दूरी, किमी', 'hi-Latn': 'Distance, km' }),
  steps: inLanguages({ en: 'Steps', hi: 'कदम', 'hi-Latn': 'Steps' }),
  sleepHr: inLanguages({ en: 'Sleep, hours', hi: 'नींद, घंटे', 'hi-Latn': 'Neend, ghante' }),
};

/** Over the table of what was measured, taken, trained and fasted. */
export const kept = inLanguages({ en: 'Averages of what you logged', hi: 'आपके दर्ज आँकड़े', 'hi-Latn': 'Aapke figures' });
export const howOften = inLanguages({ en: 'How often', hi: 'कितनी बार', 'hi-Latn': 'Kitni baar' });
export const medicinesTaken = inLanguages({
  en: 'Medicines taken',
  hi: 'ली गई दवाएँ',
  'hi-Latn': 'Dawai li',
});
export const workouts = inLanguages({ en: 'Workouts', hi: 'वर्कआउट', 'hi-Latn': 'Workouts' });
export const sets = inLanguages({
  en: (sets: number) => plural('en', sets, { one: '# set', other: '# sets' }),
  hi: (sets) => `${figure(sets)} सेट`,
  'hi-Latn': (sets) => `${figure(sets)} sets`,
});
export const fasts = inLanguages({
  en: 'Fasts, average length',
  hi: 'उपवास, औसत समय',
  'hi-Latn': 'Fasts, average time',
});

export const foot = inLanguages({
  en: 'Dashed lines are targets. Averages count full days with something logged, without today. Figures are estimates, not medical advice.',
  hi: 'टूटी लाइनें लक्ष्य हैं। औसत उन पूरे दिनों का है जिनमें कुछ दर्ज है, आज के बिना। आँकड़े अनुमान हैं, डॉक्टरी सलाह नहीं।',
  'hi-Latn':
    'Dashed lines targets hain. Average un poore dinon ka hai jinmein kuch log hai, aaj ke bina. Figures estimate hain, medical advice nahi.',
});
