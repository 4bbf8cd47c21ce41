import { inLanguages } from './locale.ts';
import { figure, plural } from './numbers.ts';

export type ReviewPeriod = 'week' | 'month';

const periods = {
  week: { en: 'week', hi: 'हफ़्ते', 'hi-Latn': 'hafte' },
  month: { en: 'month', hi: 'महीने', 'hi-Latn': 'mahine' },
};

export const weekTitle = inLanguages({
  en: (from: string, to: string) => `Your week, ${from} – ${to}`,
  hi: (from, to) => `आपका हफ़्ता, ${from} – ${to}`,
  'hi-Latn': (from, to) => `Aapka hafta, ${from} – ${to}`,
});

export const monthTitle = inLanguages({
  en: (month: string) => `Your month, ${month}`,
  hi: (month) => `आपका महीना, ${month}`,
  'hi-Latn': (month) => `Aapka mahina, ${month}`,
});

/** `figures`: "1,850 kcal · protein 72 g"; '' where nothing but a weight is known. */
export const summary = inLanguages({
  en: (days: number, figures: string) =>
    `${plural('en', days, { one: '# day', other: '# days' })} logged.${figures && ` On average: ${figures}.`}`,
  hi: (days, figures) => `${figure(days)} दिन दर्ज हुए।${figures && ` औसतन: ${figures}।`}`,
  'hi-Latn': (days, figures) => `${figure(days)} din log hue.${figures && ` Average: ${figures}.`}`,
});

export const nothingLogged = {
  week: inLanguages({
    en: 'Nothing was logged this week. That’s fine: one meal tomorrow is a good start.',
    hi: 'इस हफ़्ते कुछ दर्ज नहीं हुआ। कोई बात नहीं: कल एक बार का खाना लिख दीजिए, बस।',
    'hi-Latn': 'Is hafte kuch log nahi hua. Koi baat nahi: kal ek meal likh dijiye, bas.',
  }),
  month: inLanguages({
    en: 'Nothing was logged that month. That’s fine: one meal today is a good start.',
    hi: 'उस महीने कुछ दर्ज नहीं हुआ। कोई बात नहीं: आज एक बार का खाना लिख दीजिए, बस।',
    'hi-Latn': 'Us mahine kuch log nahi hua. Koi baat nahi: aaj ek meal likh dijiye, bas.',
  }),
};

export const changedHead = inLanguages({ en: 'What changed', hi: 'क्या बदला', 'hi-Latn': 'Kya badla' });
export const helpedHead = inLanguages({
  en: 'What went with your good days',
  hi: 'अच्छे दिनों के साथ क्या रहा',
  'hi-Latn': 'Achhe dinon ke saath kya raha',
});
export const nextHead = {
  week: inLanguages({
    en: 'One thing for next week',
    hi: 'अगले हफ़्ते के लिए एक बात',
    'hi-Latn': 'Agle hafte ke liye ek baat',
  }),
  month: inLanguages({
    en: 'One thing for this month',
    hi: 'इस महीने के लिए एक बात',
    'hi-Latn': 'Is mahine ke liye ek baat',
  }),
};

/** `name`: "Water"; `amount`, `difference`: "2.1 L". */
export const more = inLanguages({
  en: (name: string, amount: string, difference: string, period: ReviewPeriod) =>
    `${name}: ${amount}, ${difference} more than the ${periods[period].en} before`,
  hi: (name, amount, difference, period) => `${name}: ${amount}, पिछले ${periods[period].hi} से ${difference} ज़्यादा`,
  'hi-Latn': (name, amount, difference, period) =>
    `${name}: ${amount}, pichhle ${periods[period]['hi-Latn']} se ${difference} zyada`,
});
export const less = inLanguages({
  en: (name: string, amount: string, difference: string, period: ReviewPeriod) =>
    `${name}: ${amount}, ${difference} less than the ${periods[period].en} before`,
  hi: (name, amount, difference, period) => `${name}: ${amount}, पिछले ${periods[period].hi} से ${difference} कम`,
  'hi-Latn': (name, amount, difference, period) =>
    `${name}: ${amount}, pichhle ${periods[period]['hi-Latn']} se ${difference} kam`,
});

/** `weight`: "70.2 kg"; from the first weight of the week or month to the last. */
export const gained = inLanguages({
  en: (weight: string, difference: string, period: ReviewPeriod) =>
    `Weight: ${weight}, ${difference} up since the ${periods[period].en} began`,
  hi: (weight, difference, period) => `वज़न: ${weight}, ${periods[period].hi} की शुरुआत से ${difference} ज़्यादा`,
  'hi-Latn': (weight, difference, period) =>
    `Weight: ${weight}, ${periods[period]['hi-Latn']} ki shuruaat se ${difference} zyada`,
});
export const lost = inLanguages({
  en: (weight: string, difference: string, period: ReviewPeriod) =>
    `Weight: ${weight}, ${difference} down since the ${periods[period].en} began`,
  hi: (weight, difference, period) => `वज़न: ${weight}, ${periods[period].hi} की शुरुआत से ${difference} कम`,
  'hi-Latn': (weight, difference, period) =>
    `Weight: ${weight}, ${periods[period]['hi-Latn']} ki shuruaat se ${difference} kam`,
});

export const muchTheSame = inLanguages({
  en: (period: ReviewPeriod) => `Much the same as the ${periods[period].en} before.`,
  hi: (period) => `लगभग पिछले ${periods[period].hi} जैसा ही।`,
  'hi-Latn': (period) => `Lagbhag pichhle ${periods[period]['hi-Latn']} jaisa hi.`,
});

export const nothingToCompare = inLanguages({
  en: (period: ReviewPeriod) => `Too little was logged the ${periods[period].en} before to compare with.`,
  hi: (period) => `तुलना के लिए पिछले ${periods[period].hi} का हिसाब बहुत कम है।`,
  'hi-Latn': (period) => `Compare karne ke liye pichhle ${periods[period]['hi-Latn']} ka hisaab bahut kam hai.`,
});

export const mood = inLanguages({ en: 'Mood', hi: 'मूड', 'hi-Latn': 'Mood' });
export const ofFive = inLanguages({
  en: (value: number) => `${figure(value, 1)} of 5`,
  hi: (value) => `5 में से ${figure(value, 1)}`,
  'hi-Latn': (value) => `5 mein se ${figure(value, 1)}`,
});
/** `amount`: "2.1 L" */
export const aDay = inLanguages({
  en: (amount: string) => `${amount} a day`,
  hi: (amount) => `रोज़ ${amount}`,
  'hi-Latn': (amount) => `roz ${amount}`,
});
export const aNight = inLanguages({
  en: (amount: string) => `${amount} a night`,
  hi: (amount) => `हर रात ${amount}`,
  'hi-Latn': (amount) => `har raat ${amount}`,
});
export const aWeek = inLanguages({
  en: (amount: string) => `${amount} a week`,
  hi: (amount) => `हर हफ़्ते ${amount}`,
  'hi-Latn': (amount) => `har hafte ${amount}`,
});

/** What days had in common, as it stands before the counts. */
export const habits = {
  active: inLanguages({
    en: 'Half an hour of activity',
    hi: 'आधा घंटा कसरत',
    'hi-Latn': 'Aadha ghanta activity',
  }),
  slept: inLanguages({ en: '7 hours of sleep', hi: '7 घंटे की नींद', 'hi-Latn': '7 ghante ki neend' }),
  threeMeals: inLanguages({ en: 'Three main meals', hi: 'तीनों समय का खाना', 'hi-Latn': 'Teeno time ka khana' }),
  drank: inLanguages({ en: 'Enough water', hi: 'भरपूर पानी', 'hi-Latn': 'Poora paani' }),
};

export const outcomes = {
  goodMood: inLanguages({ en: 'a good mood', hi: 'मूड अच्छा', 'hi-Latn': 'mood achha' }),
  goodSleep: inLanguages({
    en: '7 hours of sleep that night',
    hi: 'उस रात 7 घंटे की नींद',
    'hi-Latn': 'us raat 7 ghante ki neend',
  }),
  energyNear: inLanguages({
    en: 'calories near your target',
    hi: 'कैलोरी लक्ष्य के आसपास',
    'hi-Latn': 'calories target ke aaspaas',
  }),
  enoughProtein: inLanguages({
    en: 'your protein target',
    hi: 'प्रोटीन का लक्ष्य पूरा',
    'hi-Latn': 'protein ka target poora',
  }),
  enoughWater: inLanguages({ en: 'enough water', hi: 'भरपूर पानी', 'hi-Latn': 'poora paani' }),
};

/** On how many of the days with the habit the outcome came, and on how many of the others. */
export const wentAlong = inLanguages({
  en: (habit: string, outcome: string, days: number, ofDays: number, otherDays: number, ofOtherDays: number) =>
    `${habit}: ${outcome} on ${days} of ${ofDays} days; on the others ${otherDays} of ${ofOtherDays}`,
  hi: (habit, outcome, days, ofDays, otherDays, ofOtherDays) =>
    `${habit}: ${ofDays} में से ${days} दिन ${outcome}; बाक़ी ${ofOtherDays} में से ${otherDays} दिन`,
  'hi-Latn': (habit, outcome, days, ofDays, otherDays, ofOtherDays) =>
    `${habit}: ${ofDays} mein se ${days} din ${outcome}; baaki ${ofOtherDays} mein se ${otherDays} din`,
});

export const noCause = inLanguages({
  en: 'Counted over eight weeks. Going together doesn’t prove a cause.',
  hi: 'आठ हफ़्तों का हिसाब। साथ-साथ होना वजह का सबूत नहीं है।',
  'hi-Latn': 'Aath hafton ka hisaab. Saath-saath hona wajah ka saboot nahi hai.',
});

/** `habit` as above; `days`: how many days a week to try it on. */
export const tryHabit = inLanguages({
  en: (habit: string, days: number, had: number) =>
    `${habit} on ${plural('en', days, { one: '# day', other: '# days' })} (${had === 0 ? 'none' : figure(had)} lately). It was often part of your good days.`,
  hi: (habit, days, had) => `${habit}, हफ़्ते में ${figure(days)} दिन (अभी ${figure(had)})। आपके अच्छे दिनों में यह अक्सर था।`,
  'hi-Latn': (habit, days, had) =>
    `${habit}, hafte mein ${figure(days)} din (abhi ${figure(had)}). Aapke achhe dinon mein ye aksar tha.`,
});

/** `drunk`: "1.4"; `target`: "2.5 L" */
export const moreWater = inLanguages({
  en: (drunk: string, target: string) => `One more glass of water a day: you averaged ${drunk} of ${target}.`,
  hi: (drunk, target) => `रोज़ एक गिलास पानी और: अभी ${target} में से ${drunk} हो रहा है।`,
  'hi-Latn': (drunk, target) => `Roz ek glass paani aur: abhi ${target} mein se ${drunk} ho raha hai.`,
});
export const moreSleep = inLanguages({
  en: (hours: number) => `Go to bed half an hour earlier on three nights: you averaged ${figure(hours, 1)} h.`,
  hi: (hours) => `तीन रात आधा घंटा पहले सोइए: अभी औसतन ${figure(hours, 1)} घंटे की नींद है।`,
  'hi-Latn': (hours) => `Teen raat aadha ghanta pehle soiye: abhi average ${figure(hours, 1)} ghante ki neend hai.`,
});
export const moreProtein = inLanguages({
  en: (grams: number, target: number) =>
    `A little more protein at breakfast or dinner: you averaged ${figure(grams)} of ${figure(target)} g.`,
  hi: (grams, target) => `नाश्ते या डिनर में थोड़ा और प्रोटीन: अभी ${figure(target)} में से ${figure(grams)} ग्राम हो रहा है।`,
  'hi-Latn': (grams, target) =>
    `Breakfast ya dinner mein thoda aur protein: abhi ${figure(target)} mein se ${figure(grams)} g ho raha hai.`,
});
export const moreWalking = inLanguages({
  en: (minutes: number) => `A ten-minute walk after one meal a day: you were active ${figure(minutes)} min a week.`,
  hi: (minutes) => `रोज़ एक बार खाने के बाद दस मिनट की सैर: अभी हफ़्ते में ${figure(minutes)} मिनट की कसरत है।`,
  'hi-Latn': (minutes) =>
    `Roz ek baar khane ke baad das minute ki walk: abhi hafte mein ${figure(minutes)} min activity hai.`,
});
export const tellMore = inLanguages({
  en: 'Tell me about dinner on three evenings: that’s enough for a useful review.',
  hi: 'तीन शाम का डिनर बता दीजिए: उतने से ही काम का हिसाब बन जाएगा।',
  'hi-Latn': 'Teen shaam ka dinner bata dijiye: utne se hi kaam ka hisaab ban jayega.',
});
export const keepOn = inLanguages({
  en: 'Nothing stands out: keep going as you are.',
  hi: 'कुछ बदलने की ज़रूरत नहीं: ऐसे ही चलते रहिए।',
  'hi-Latn': 'Kuch badalne ki zaroorat nahi: aise hi chalte rahiye.',
});

export const stop = inLanguages({ en: 'Stop these', hi: 'ये बंद करें', 'hi-Latn': 'Ye band karein' });
export const fewer = inLanguages({ en: 'Only monthly', hi: 'सिर्फ़ महीने में एक', 'hi-Latn': 'Sirf mahine mein ek' });
export const onlyMonthly = inLanguages({
  en: 'Done: from now on one review a month. Ask “my week” whenever you like.',
  hi: 'हो गया: अब महीने में एक ही बार हिसाब आएगा। जब चाहें पूछिए: मेरा हफ़्ता',
  'hi-Latn': 'Ho gaya: ab mahine mein ek hi review aayega. Jab chahein poochhiye: mera hafta',
});
export const start = inLanguages({ en: 'Bring them back', hi: 'फिर से भेजें', 'hi-Latn': 'Phir se bhejo' });
export const stopped = {
  week: inLanguages({
    en: 'Done, no more weekly reviews. Ask “my week” whenever you like.',
    hi: 'हो गया, अब हफ़्ते का हिसाब नहीं आएगा। जब चाहें पूछिए: मेरा हफ़्ता',
    'hi-Latn': 'Ho gaya, ab hafte ka review nahi aayega. Jab chahein poochhiye: mera hafta',
  }),
  month: inLanguages({
    en: 'Done, no more monthly reviews. Ask “monthly report” whenever you like.',
    hi: 'हो गया, अब महीने का हिसाब नहीं आएगा। जब चाहें पूछिए: महीने की रिपोर्ट',
    'hi-Latn': 'Ho gaya, ab mahine ka review nahi aayega. Jab chahein poochhiye: mahine ki report',
  }),
};
export const started = {
  week: inLanguages({
    en: 'Your weekly review comes on Sunday evenings. You can choose another time under Notifications on the website.',
    hi: 'हफ़्ते का हिसाब रविवार की शाम को आएगा। समय वेबसाइट पर Notifications में बदल सकते हैं।',
    'hi-Latn': 'Hafte ka review Sunday shaam ko aayega. Time website par Notifications mein badal sakte hain.',
  }),
  month: inLanguages({
    en: 'Your monthly review comes on the first of each month.',
    hi: 'महीने का हिसाब हर महीने की पहली तारीख़ को आएगा।',
    'hi-Latn': 'Mahine ka review har mahine ki pehli tareekh ko aayega.',
  }),
};
export const monthNeedsPlan = inLanguages({
  en: (address: string) => `Monthly reviews come with Pro and Premium: ${address}`,
  hi: (address) => `महीने का हिसाब Pro और Premium प्लान में मिलता है: ${address}`,
  'hi-Latn': (address) => `Mahine ka review Pro aur Premium plan mein milta hai: ${address}`,
});
