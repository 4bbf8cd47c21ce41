import { activityName } from './entries/activity.ts';
import { inLanguages, type Locale } from './locale.ts';
import { plural } from './numbers.ts';

/** What is asked about, as it begins an answer. */
export const metricNames = {
  energyKcal: inLanguages({ en: 'Calories', hi: 'कैलोरी', 'hi-Latn': 'Calories' }),
  proteinG: inLanguages({ en: 'Protein', hi: 'प्रोटीन', 'hi-Latn': 'Protein' }),
  carbohydrateG: inLanguages({ en: 'Carbs', hi: 'कार्ब्स', 'hi-Latn': 'Carbs' }),
  netCarbsG: inLanguages({ en: 'Net carbs', hi: 'नेट कार्ब्स', 'hi-Latn': 'Net carbs' }),
  fatG: inLanguages({ en: 'Fat', hi: 'फ़ैट', 'hi-Latn': 'Fat' }),
  fiberG: inLanguages({ en: 'Fibre', hi: 'फ़ाइबर', 'hi-Latn': 'Fibre' }),
  sugarG: inLanguages({ en: 'Sugar eaten', hi: 'खाई हुई शुगर', 'hi-Latn': 'Khayi hui sugar' }),
  sodiumMg: inLanguages({ en: 'Sodium', hi: 'सोडियम', 'hi-Latn': 'Sodium' }),
  cholesterolMg: inLanguages({ en: 'Cholesterol', hi: 'कोलेस्ट्रॉल', 'hi-Latn': 'Cholesterol' }),
  waterMl: inLanguages({ en: 'Water', hi: 'पानी', 'hi-Latn': 'Paani (water)' }),
  burnedKcal: inLanguages({ en: 'Burned', hi: 'बर्न', 'hi-Latn': 'Burn' }),
  activeMin: inLanguages({ en: 'Active time', hi: 'एक्टिव समय', 'hi-Latn': 'Active time' }),
  distanceKm: inLanguages({ en: 'Distance', hi: 'दूरी', 'hi-Latn': 'Distance' }),
  steps: inLanguages({ en: 'Steps', hi: 'कदम', 'hi-Latn': 'Steps' }),
  sleepHr: inLanguages({ en: 'Sleep', hi: 'नींद', 'hi-Latn': 'Neend (sleep)' }),
  weightKg: inLanguages({ en: 'Weight', hi: 'वज़न', 'hi-Latn': 'Weight' }),
};

type Unit = 'day' | 'week' | 'month' | 'year';
const units: Record<Unit, Record<Locale, string>> = {
  day: { en: 'day', hi: 'दिन', 'hi-Latn': 'din' },
  week: { en: 'week', hi: 'हफ़्ते', 'hi-Latn': 'hafte' },
  month: { en: 'month', hi: 'महीने', 'hi-Latn': 'mahine' },
  year: { en: 'year', hi: 'साल', 'hi-Latn': 'saal' },
};

export const today = inLanguages({ en: 'today', hi: 'आज', 'hi-Latn': 'aaj' });
export const yesterday = inLanguages({ en: 'yesterday', hi: 'कल', 'hi-Latn': 'kal (yesterday)' });
export const ever = inLanguages({ en: 'so far', hi: 'अब तक', 'hi-Latn': 'ab tak' });
export const thisUnit = inLanguages({
  en: (unit: Unit) => `this ${units[unit].en}`,
  hi: (unit) => `इस ${units[unit].hi}`,
  'hi-Latn': (unit) => `is ${units[unit]['hi-Latn']}`,
});
export const previousUnit = inLanguages({
  en: (unit: Unit) => `last ${units[unit].en}`,
  hi: (unit) => `पिछले ${units[unit].hi}`,
  'hi-Latn': (unit) => `pichhle ${units[unit]['hi-Latn']}`,
});
export const pastUnits = inLanguages({
  en: (count: number, unit: Unit) =>
    plural('en', count, { one: `last ${units[unit].en}`, other: `last # ${units[unit].en}s` }),
  hi: (count, unit) => `पिछले ${count} ${units[unit].hi}`,
  'hi-Latn': (count, unit) => `pichhle ${count} ${units[unit]['hi-Latn']}`,
});
export const since = inLanguages({
  en: (day: string) => `since ${day}`,
  hi: (day) => `${day} से`,
  'hi-Latn': (day) => `${day} se`,
});
export const fromTo = inLanguages({
  en: (from: string, to: string) => `${from} to ${to}`,
  hi: (from, to) => `${from} से ${to}`,
  'hi-Latn': (from, to) => `${from} se ${to}`,
});

export const ofGoalLeft = inLanguages({
  en: (amount: string, goal: string, left: string) => `${amount} of ${goal}, ${left} left`,
  hi: (amount, goal, left) => `${goal} में से ${amount}, ${left} बाक़ी`,
  'hi-Latn': (amount, goal, left) => `${goal} mein se ${amount}, ${left} left`,
});
export const ofGoalOver = inLanguages({
  en: (amount: string, goal: string, over: string) => `${amount} of ${goal}, ${over} over`,
  hi: (amount, goal, over) => `${goal} में से ${amount}, ${over} ज़्यादा`,
  'hi-Latn': (amount, goal, over) => `${goal} mein se ${amount}, ${over} zyada`,
});
export const left = inLanguages({
  en: (name: string, amount: string) => `${name} left: ${amount}`,
  hi: (name, amount) => `${name} बाक़ी (left): ${amount}`,
  'hi-Latn': (name, amount) => `${name} left: ${amount}`,
});
export const noTarget = inLanguages({
  en: (name: string, amount: string) => `${name} left: you have no target yet. So far today: ${amount}.`,
  hi: (name, amount) => `${name}: अभी कोई लक्ष्य नहीं है। आज अब तक ${amount}।`,
  'hi-Latn': (name, amount) => `${name} left: abhi koi target nahi hai. Aaj ab tak ${amount}.`,
});
export const reached = inLanguages({
  en: (name: string, over: string) => `${name}: target reached, ${over} over, so none left`,
  hi: (name, over) => `${name}: लक्ष्य पूरा, ${over} ज़्यादा`,
  'hi-Latn': (name, over) => `${name}: target poora, ${over} zyada, kuch left nahi`,
});
/** Above a picture: "Weight this year, kg". */
export const chartTitle = inLanguages({
  en: (name: string, range: string, unit: string) => `${name} ${range}, ${unit}`,
  hi: (name, range, unit) => `${name} का ग्राफ़, ${range}, ${unit}`,
  'hi-Latn': (name, range, unit) => `${name} ${range}, ${unit}`,
});
export const chartByWeek = inLanguages({
  en: (name: string, range: string, unit: string) => `${name} ${range}, ${unit} a day by week`,
  hi: (name, range, unit) => `${range}: ${name}, हफ़्ते का औसत, ${unit}`,
  'hi-Latn': (name, range, unit) => `${name} ${range}, hafte ka average, ${unit}`,
});
export const chartGoal = inLanguages({
  en: (amount: string) => `Goal ${amount}`,
  hi: (amount) => `लक्ष्य ${amount}`,
  'hi-Latn': (amount) => `Goal ${amount}`,
});
export const perDay = inLanguages({
  en: (average: string, days: number) =>
    `${average} a day over ${plural('en', days, { one: '# logged day', other: '# logged days' })}`,
  hi: (average, days) => `रोज़ ${average}, ${days} दर्ज दिन`,
  'hi-Latn': (average, days) => `roz ${average}, ${days} logged din`,
});
/** Averages are over days that are past; there is an entry of today alone. */
export const noDayOver = inLanguages({
  en: (name: string, range: string) => `${name} ${range}: there's no average yet, today isn't over.`,
  hi: (name, range) => `${name} ${range}: औसत अभी नहीं बना, आज का दिन बाक़ी है।`,
  'hi-Latn': (name, range) => `${name} ${range}: average abhi nahi bana, aaj ka din baaki hai.`,
});
export const averageOver = inLanguages({
  en: (name: string, range: string, average: string, days: number) =>
    `${name} ${range}: ${average} a day on average (${plural('en', days, { one: '# logged day', other: '# logged days' })})`,
  hi: (name, range, average, days) => `${name} ${range}: औसत ${average} (${days} दर्ज दिन)`,
  'hi-Latn': (name, range, average, days) => `${name} ${range}: average ${average} (${days} logged din)`,
});
export const averageWeight = inLanguages({
  en: (name: string, range: string, average: string, days: number) =>
    `${name} ${range}: ${average} on average (${plural('en', days, { one: '# weigh-in', other: '# weigh-ins' })})`,
  hi: (name, range, average, days) => `${name} ${range}: औसत ${average} (${days} बार)`,
  'hi-Latn': (name, range, average, days) => `${name} ${range}: average ${average} (${days} baar)`,
});
export const most = inLanguages({ en: 'Most', hi: 'सबसे ज़्यादा', 'hi-Latn': 'Sabse zyada' });
export const least = inLanguages({ en: 'Least', hi: 'सबसे कम', 'hi-Latn': 'Sabse kam' });
export const nothing = inLanguages({
  en: (name: string, range: string, unit: string) => `${name} ${range}: 0 ${unit}, nothing logged yet.`,
  hi: (name, range, unit) => `${name} ${range}: 0 ${unit}, अभी कुछ दर्ज नहीं है।`,
  'hi-Latn': (name, range, unit) => `${name} ${range}: 0 ${unit}, abhi kuch log nahi hai.`,
});
export const noWeight = inLanguages({
  en: (range: string) => `Weight: none logged ${range} yet. Write, say, weight 72.4 kg.`,
  hi: (range) => `वज़न: ${range} अभी दर्ज नहीं है। लिखिए, जैसे weight 72.4 kg।`,
  'hi-Latn': (range) => `Weight: ${range} abhi log nahi hai. Likhiye, jaise weight 72.4 kg.`,
});
export const down = inLanguages({
  en: (amount: string) => `${amount} down`,
  hi: (amount) => `${amount} कम`,
  'hi-Latn': (amount) => `${amount} kam`,
});
export const up = inLanguages({
  en: (amount: string) => `${amount} up`,
  hi: (amount) => `${amount} ज़्यादा`,
  'hi-Latn': (amount) => `${amount} zyada`,
});
export const same = inLanguages({ en: 'as before', hi: 'उतना ही', 'hi-Latn': 'utna hi' });
export const toGo = inLanguages({
  en: (target: string, amount: string) => `Target ${target}, ${amount} to go.`,
  hi: (target, amount) => `लक्ष्य ${target}, ${amount} बाक़ी।`,
  'hi-Latn': (target, amount) => `Target ${target}, ${amount} baaki.`,
});
export const comesFrom = inLanguages({
  en: (foods: string) => `From ${foods}.`,
  hi: (foods) => `${foods} से।`,
  'hi-Latn': (foods) => `${foods} se.`,
});
/** `activity` as it is called in English. */
export const burnedByIt = inLanguages({
  en: (activity: string, energy: string, day: string) =>
    `${activityName('en', activity)} (${day}): about ${energy} burned`,
  hi: (activity, energy, day) => `${activityName('hi', activity)} (${day}): क़रीब ${energy} बर्न`,
  'hi-Latn': (activity, energy, day) => `${activityName('hi-Latn', activity)} (${day}): kareeb ${energy} burn`,
});
export const ownTarget = inLanguages({
  en: (name: string, amount: string) => `Your target: ${name}, ${amount} a day.`,
  hi: (name, amount) => `आपका लक्ष्य: ${name}, रोज़ ${amount}।`,
  'hi-Latn': (name, amount) => `Aapka target: ${name}, roz ${amount}.`,
});
export const ownProtein = inLanguages({
  en: (weight: string, usual: string, training: string) =>
    `For your ${weight} that is about ${usual} a day, ${training} if you train.`,
  hi: (weight, usual, training) => `आपके ${weight} के लिए रोज़ क़रीब ${usual}, कसरत करते हैं तो ${training}।`,
  'hi-Latn': (weight, usual, training) =>
    `Aapke ${weight} ke liye roz kareeb ${usual}, training karein to ${training}.`,
});
export const noReadings = inLanguages({
  en: (name: string, range: string) =>
    `${name} ${range}: no reading logged yet. Write, say, fasting sugar 104 or bp 124/80.`,
  hi: (name, range) => `${name} ${range}: अभी कोई रीडिंग दर्ज नहीं है। लिखिए, जैसे fasting sugar 104 या bp 124/80।`,
  'hi-Latn': (name, range) =>
    `${name} ${range}: abhi koi reading log nahi hai. Likhiye, jaise fasting sugar 104 ya bp 124/80.`,
});
export const averageReadings = inLanguages({
  en: (name: string, range: string, average: string, count: number) =>
    `${name} ${range}: ${average} on average (${plural('en', count, { one: '# reading', other: '# readings' })})`,
  hi: (name, range, average, count) => `${name} ${range}: औसत ${average} (${count} रीडिंग)`,
  'hi-Latn': (name, range, average, count) => `${name} ${range}: average ${average} (${count} reading)`,
});
export const lastTime = inLanguages({
  en: (what: string, day: string) => `${what}: last on ${day}`,
  hi: (what, day) => `${what}: आख़िरी बार ${day}`,
  'hi-Latn': (what, day) => `${what}: aakhri baar ${day}`,
});
export const neverHad = inLanguages({
  en: (food: string, range: string) => `I don’t see any ${food} in your diary ${range}.`,
  hi: (food, range) => `${range} की डायरी में ${food} नहीं मिला।`,
  'hi-Latn': (food, range) => `${range} ki diary mein ${food} nahi mila.`,
});
export const times = inLanguages({
  en: (count: number) => plural('en', count, { one: 'once', other: '# times' }),
  hi: (count) => `${count} बार`,
  'hi-Latn': (count) => `${count} baar`,
});
export const noStreak = inLanguages({
  en: 'No streak yet: tell me one thing you eat or drink today, and it begins.',
  hi: 'अभी कोई streak नहीं है: आज जो खाएँ या पिएँ, एक चीज़ बता दीजिए, और शुरू।',
  'hi-Latn': 'Abhi koi streak nahi hai: aaj jo khayein ya piyein, ek cheez bata dijiye, aur shuru.',
});
export const streakNow = inLanguages({
  en: (days: number) =>
    days === 0
      ? 'No streak right now; log something today and a new one begins.'
      : `Your streak: ${plural('en', days, { one: '1 day', other: '# days' })} in a row with something logged.`,
  hi: (days) =>
    days === 0 ? 'अभी streak नहीं चल रही; आज कुछ दर्ज करेंगे तो नई शुरू होगी।' : `आपकी streak: लगातार ${days} दिन दर्ज किया।`,
  'hi-Latn': (days) =>
    days === 0
      ? 'Abhi streak nahi chal rahi; aaj kuch log karenge to nayi shuru hogi.'
      : `Aapki streak: lagatar ${days} din log kiya.`,
});
export const longestStreak = inLanguages({
  en: (days: number, when: string) => `Longest: ${plural('en', days, { one: '1 day', other: '# days' })} (${when})`,
  hi: (days, when) => `सबसे लंबी: ${days} दिन (${when})`,
  'hi-Latn': (days, when) => `Sabse lambi: ${days} din (${when})`,
});
export const mostOften = inLanguages({
  en: (foods: string) => `Most often: ${foods}`,
  hi: (foods) => `सबसे ज़्यादा बार: ${foods}`,
  'hi-Latn': (foods) => `Sabse zyada baar: ${foods}`,
});
export const biggestMeal = inLanguages({
  en: (meal: string, percent: string) => `Your biggest meal: ${meal}, ${percent} % of all calories`,
  hi: (meal, percent) => `सबसे बड़ा खाना: ${meal}, कुल कैलोरी का ${percent} %`,
  'hi-Latn': (meal, percent) => `Sabse bada meal: ${meal}, kul calories ka ${percent} %`,
});
export const loggedDays = inLanguages({
  en: (range: string, days: number) => `Days logged ${range}: ${days}`,
  hi: (range, days) => `${range} दर्ज दिन: ${days}`,
  'hi-Latn': (range, days) => `${range} logged din: ${days}`,
});
export const eaten = inLanguages({
  en: (range: string, energy: string) => `Eaten ${range}: ${energy}`,
  hi: (range, energy) => `${range} खाया: ${energy}`,
  'hi-Latn': (range, energy) => `${range} khaya: ${energy}`,
});
export const noFood = inLanguages({
  en: (range: string) => `No food logged ${range} yet. Tell me what you ate.`,
  hi: (range) => `${range} अभी कोई खाना दर्ज नहीं है। बताइए क्या खाया।`,
  'hi-Latn': (range) => `${range} abhi koi khana log nahi hai. Bataiye kya khaya.`,
});
/** Before the figures nearest to a question that was not understood. */
export const nearest = inLanguages({
  en: 'I’m not sure what you would like to know. Here is what I have; ask in other words, or tap below.',
  hi: 'ठीक से पता नहीं चला कि आप क्या जानना चाहते हैं। मेरे पास यह है; दूसरे शब्दों में पूछिए, या नीचे टैप कीजिए।',
  'hi-Latn':
    'Theek se pata nahi chala aap kya jaanna chahte hain. Mere paas ye hai; doosre shabdon mein poochhiye, ya neeche tap kijiye.',
});
export const onTrack = inLanguages({
  en: 'On track.',
  hi: 'सही चल रहा है।',
  'hi-Latn': 'Sahi chal raha hai.',
});
export const overTarget = inLanguages({
  en: 'Over your target for today.',
  hi: 'आज के लक्ष्य से ज़्यादा।',
  'hi-Latn': 'Aaj ke target se zyada.',
});
export const meals = {
  breakfast: inLanguages({ en: 'Breakfast', hi: 'नाश्ता', 'hi-Latn': 'Breakfast' }),
  asnack: inLanguages({ en: 'Afternoon snack', hi: 'दोपहर का नाश्ता', 'hi-Latn': 'Afternoon snack' }),
  lunch: inLanguages({ en: 'Lunch', hi: 'लंच', 'hi-Latn': 'Lunch' }),
  esnack: inLanguages({ en: 'Evening snack', hi: 'शाम का नाश्ता', 'hi-Latn': 'Evening snack' }),
  dinner: inLanguages({ en: 'Dinner', hi: 'डिनर', 'hi-Latn': 'Dinner' }),
  snack: inLanguages({ en: 'Snack', hi: 'स्नैक', 'hi-Latn': 'Snack' }),
};
