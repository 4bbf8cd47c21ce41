import type { Text } from '../locale.ts';
import { inLanguages } from '../locale.ts';
import { figure, plural } from '../numbers.ts';
import { timeOfDay } from './schedules.ts';

/** What a reminder is called that only names its subject: "paani yaad dilao". */
/** Above a button for each reminder. */
export const whichToMove = inLanguages({
  en: 'Which one? Nothing is changed yet.',
  hi: 'कौन सा वाला? अभी कुछ नहीं बदला।',
  'hi-Latn': 'Kaun sa wala? Abhi kuch nahi badla.',
});

export const subjectTexts: Record<
  'water' | 'breakfast' | 'lunch' | 'dinner' | 'food' | 'weight' | 'activity' | 'medicine' | 'sleep',
  Text
> = {
  water: inLanguages({ en: 'Drink some water', hi: 'पानी पी लीजिए', 'hi-Latn': 'Paani pi lijiye' }),
  breakfast: inLanguages({ en: 'Log breakfast', hi: 'नाश्ता लिख दीजिए', 'hi-Latn': 'Breakfast likh dijiye' }),
  lunch: inLanguages({ en: 'Log lunch', hi: 'लंच लिख दीजिए', 'hi-Latn': 'Lunch likh dijiye' }),
  dinner: inLanguages({ en: 'Log dinner', hi: 'डिनर लिख दीजिए', 'hi-Latn': 'Dinner likh dijiye' }),
  food: inLanguages({ en: 'Log what you ate', hi: 'क्या खाया, लिख दीजिए', 'hi-Latn': 'Kya khaya, likh dijiye' }),
  weight: inLanguages({ en: 'Weigh yourself', hi: 'वज़न देख लीजिए', 'hi-Latn': 'Weight check kar lijiye' }),
  activity: inLanguages({ en: 'Time to move', hi: 'कसरत का समय', 'hi-Latn': 'Exercise ka time' }),
  medicine: inLanguages({ en: 'Take your medicine', hi: 'दवा ले लीजिए', 'hi-Latn': 'Dawa le lijiye' }),
  sleep: inLanguages({ en: 'Log your sleep', hi: 'नींद लिख दीजिए', 'hi-Latn': 'Neend likh dijiye' }),
};

export const wakeUp = inLanguages({ en: 'Wake up', hi: 'उठने का समय', 'hi-Latn': 'Uthne ka time' });

export const dueAt = inLanguages({
  en: (time: string) => `Your reminder for ${timeOfDay('en', time)}.`,
  hi: (time) => `${timeOfDay('hi', time)} का रिमाइंडर।`,
  'hi-Latn': (time) => `${timeOfDay('hi-Latn', time)} ka reminder.`,
});

export const later = inLanguages({ en: '10 min later', hi: '10 मिनट बाद', 'hi-Latn': '10 min baad' });
export const oneGlass = inLanguages({ en: '1 glass', hi: '1 गिलास', 'hi-Latn': '1 glass' });

export const putOff = inLanguages({
  en: (time: string) => `Sure, I'll remind you again at ${timeOfDay('en', time)}.`,
  hi: (time) => `ठीक है, ${timeOfDay('hi', time)} फिर याद दिलाऊँगा।`,
  'hi-Latn': (time) => `Theek hai, ${timeOfDay('hi-Latn', time)} phir yaad dilaunga.`,
});

export const set = inLanguages({
  en: (when: string, text: string) => `⏰ I'll remind you ${when}: ${text}.`,
  hi: (when, text) => `⏰ याद दिलाऊँगा, ${when}: ${text}।`,
  'hi-Latn': (when, text) => `⏰ Yaad dilaunga, ${when}: ${text}.`,
});

export const onlyOnce = inLanguages({ en: 'Only once', hi: 'बस एक बार', 'hi-Latn': 'Bas ek baar' });
export const everyDay = inLanguages({ en: 'Every day', hi: 'रोज़', 'hi-Latn': 'Roz' });

export const inQuietHours = inLanguages({
  en: (from: string, to: string) =>
    `That falls in your quiet hours, ${timeOfDay('en', from)} to ${timeOfDay('en', to)}, when I stay silent. Write “quiet hours off” to end them.`,
  hi: (from, to) =>
    `यह आपके शांत समय में है (${timeOfDay('hi', from)} से ${timeOfDay('hi', to)}), तब मैं चुप रहता हूँ। हटाना हो तो लिखिए: quiet hours off`,
  'hi-Latn': (from, to) =>
    `Ye aapke quiet hours mein hai (${timeOfDay('hi-Latn', from)} se ${timeOfDay('hi-Latn', to)}), tab main chup rehta hoon. Hatane ke liye likhiye: quiet hours off`,
});

export const pausedNow = inLanguages({
  en: 'Reminders are paused at the moment. Write “resume reminders” to get them back.',
  hi: 'अभी सारे रिमाइंडर रुके हुए हैं। फिर चाहिए तो लिखिए: resume reminders',
  'hi-Latn': 'Abhi saare reminders ruke hue hain. Phir chahiye to likhiye: resume reminders',
});

export const askWhen = inLanguages({
  en: (text: string) =>
    `When should I remind you${text ? `: ${text}` : ''}? For example: at 8 pm, or every 2 hours from 9 to 9.`,
  hi: (text) => `कब याद दिलाऊँ${text ? `: ${text}` : ''}? जैसे: रात 8 बजे, या हर 2 घंटे 9 से 9।`,
  'hi-Latn': (text) => `Kab yaad dilaun${text ? `: ${text}` : ''}? Jaise: raat 8 baje, ya har 2 ghante 9 se 9.`,
});

export const askWeekdays = inLanguages({
  en: (text: string, count: number) =>
    `On which ${plural('en', count, { one: 'day', other: '# days' })} of the week${text ? `: ${text}` : ''}? For example: Monday.`,
  hi: (text, count) =>
    `हफ़्ते में ${count === 1 ? 'किस दिन' : `किन ${figure(count)} दिनों`}${text ? `: ${text}` : ''}? जैसे: सोमवार।`,
  'hi-Latn': (text, count) =>
    `Hafte mein ${count === 1 ? 'kis din' : `kin ${figure(count)} din`}${text ? `: ${text}` : ''}? Jaise: Monday.`,
});
export const askMonthDays = inLanguages({
  en: (text: string) => `On which date of the month${text ? `: ${text}` : ''}? For example: on the 5th.`,
  hi: (text) => `महीने की किस तारीख़ को${text ? `: ${text}` : ''}? जैसे: 5 तारीख़ को।`,
  'hi-Latn': (text) => `Mahine ki kis tareekh ko${text ? `: ${text}` : ''}? Jaise: 5 tareekh ko.`,
});
export const comesNext = inLanguages({
  en: (day: string) => ` (next ${day})`,
  hi: (day) => ` (अगला ${day})`,
  'hi-Latn': (day) => ` (agla ${day})`,
});

export const askWhat = inLanguages({
  en: (when: string) => `What should I remind you of ${when}?`,
  hi: (when) => `${when}: किस बात की याद दिलाऊँ?`,
  'hi-Latn': (when) => `${when}: kis baat ki yaad dilaun?`,
});

export const notSet = inLanguages({
  en: 'All right, nothing was set.',
  hi: 'ठीक है, कुछ सेट नहीं किया।',
  'hi-Latn': 'Theek hai, kuch set nahi kiya.',
});
export const explain = inLanguages({
  en: `Yes, just tell me, for example:
remind me at 8:30 pm to write down dinner
remind me to drink water every 2 hours from 9 to 9
every Monday weigh-in at 7
my reminders · pause reminders till Friday · stop the water reminder`,
  hi: `हाँ, बस बता दीजिए, जैसे:
रात 8:30 बजे डिनर लिखने की याद दिलाना
हर 2 घंटे पानी याद दिलाओ 9 से 9
हर सोमवार सुबह 7 बजे वज़न याद दिलाना
मेरे रिमाइंडर · reminders band karo kal tak · पानी वाला बंद कर दो`,
  'hi-Latn': `Haan, bas bata dijiye, jaise:
raat 8:30 baje dinner likhne ki yaad dilana
paani yaad dilao har 2 ghante 9 se 9
har Monday subah 7 baje weight ki yaad dilana
mere reminders · reminders band karo kal tak · paani wala band kar do`,
});

export const tooMany = inLanguages({
  en: (most: number) => `You already have ${figure(most)} reminders. Stop one first: “my reminders” lists them.`,
  hi: (most) => `पहले से ${figure(most)} रिमाइंडर हैं। पहले एक बंद कीजिए: “my reminders” लिखिए।`,
  'hi-Latn': (most) => `Pehle se ${figure(most)} reminders hain. Pehle ek band kijiye: “my reminders” likhiye.`,
});

export const impossible = inLanguages({
  en: 'An interval can be between 15 minutes and 12 hours. How often would you like it?',
  hi: '15 मिनट से 12 घंटे के बीच का अंतर हो सकता है। कितनी देर में याद दिलाऊँ?',
  'hi-Latn': '15 minute se 12 ghante ke beech ka gap ho sakta hai. Kitni der mein yaad dilaun?',
});

export const tooFar = inLanguages({
  en: 'I can remind you up to a year from now. When would you like it?',
  hi: 'मैं एक साल आगे तक याद दिला सकता हूँ। कब याद दिलाऊँ?',
  'hi-Latn': 'Main ek saal aage tak yaad dila sakta hoon. Kab yaad dilaun?',
});

export const none = inLanguages({
  en: 'You have no reminders of your own. Tell me one, for example: remind me at 8:30 pm to write down dinner.',
  hi: 'आपका अपना कोई रिमाइंडर नहीं है। बताइए, जैसे: रात 8:30 बजे डिनर लिखने की याद दिलाना',
  'hi-Latn': 'Aapka apna koi reminder nahi hai. Bataiye, jaise: raat 8:30 baje dinner likhne ki yaad dilana',
});

export const listTitle = inLanguages({ en: 'Your reminders:', hi: 'आपके रिमाइंडर:', 'hi-Latn': 'Aapke reminders:' });
export const paused = inLanguages({ en: 'paused', hi: 'रुका हुआ', 'hi-Latn': 'ruka hua' });
export const usualTitle = inLanguages({
  en: (names: string) => `Also on by default: ${names}.`,
  hi: (names) => `ये भी चालू हैं: ${names}।`,
  'hi-Latn': (names) => `Ye bhi chalu hain: ${names}.`,
});
/** The notifications that everybody has, as they are named in a sentence. */
export const usualNames: Record<
  | 'water_reminder'
  | 'food_log'
  | 'weekly_report'
  | 'day_report'
  | 'monthly_report'
  | 'weight_report'
  | 'period_reminder',
  Text
> = {
  water_reminder: inLanguages({ en: 'water', hi: 'पानी', 'hi-Latn': 'paani' }),
  food_log: inLanguages({ en: 'missing meals', hi: 'छूटे हुए खाने', 'hi-Latn': 'chhoote hue meals' }),
  weekly_report: inLanguages({ en: 'weekly review', hi: 'हफ़्ते का हिसाब', 'hi-Latn': 'weekly review' }),
  day_report: inLanguages({ en: 'daily report', hi: 'दिन की रिपोर्ट', 'hi-Latn': 'daily report' }),
  monthly_report: inLanguages({ en: 'monthly review', hi: 'महीने का हिसाब', 'hi-Latn': 'monthly review' }),
  period_reminder: inLanguages({ en: 'periods', hi: 'पीरियड', 'hi-Latn': 'period' }),
  weight_report: inLanguages({ en: 'weight report', hi: 'वज़न की रिपोर्ट', 'hi-Latn': 'weight report' }),
};

export const stop = inLanguages({
  en: (place: number) => `Stop ${place}`,
  hi: (place) => `${place} बंद`,
  'hi-Latn': (place) => `${place} band`,
});

export const stopped = inLanguages({
  en: (names: string) => `Stopped: ${names}.`,
  hi: (names) => `बंद कर दिया: ${names}।`,
  'hi-Latn': (names) => `Band kar diya: ${names}.`,
});

export const changed = inLanguages({
  en: (when: string, text: string) => `Changed: ${text}, ${when}.`,
  hi: (when, text) => `बदल दिया: ${text}, ${when}।`,
  'hi-Latn': (when, text) => `Badal diya: ${text}, ${when}.`,
});

export const notFound = inLanguages({
  en: "I can't find that reminder. Write “my reminders” to see them.",
  hi: 'ऐसा कोई रिमाइंडर नहीं मिला। देखने के लिए लिखिए: my reminders',
  'hi-Latn': 'Aisa koi reminder nahi mila. Dekhne ke liye likhiye: my reminders',
});

export const pausedUntil = inLanguages({
  en: (when: string) => `Reminders are paused. They start again ${when}.`,
  hi: (when) => `रिमाइंडर रोक दिए। फिर ${when} आएँगे।`,
  'hi-Latn': (when) => `Reminders rok diye. Phir ${when} aayenge.`,
});

export const pausedOpen = inLanguages({
  en: 'Reminders are paused until you write “resume reminders”.',
  hi: 'रिमाइंडर रोक दिए। फिर चाहिए तो लिखिए: resume reminders',
  'hi-Latn': 'Reminders rok diye. Phir chahiye to likhiye: resume reminders',
});

export const resumed = inLanguages({
  en: 'Your reminders are on again.',
  hi: 'आपके रिमाइंडर फिर चालू हैं।',
  'hi-Latn': 'Aapke reminders phir chalu hain.',
});

export const quietSet = inLanguages({
  en: (from: string, to: string) =>
    `Quiet hours: no reminders from ${timeOfDay('en', from)} to ${timeOfDay('en', to)}.`,
  hi: (from, to) => `शांत समय: ${timeOfDay('hi', from)} से ${timeOfDay('hi', to)} तक कोई रिमाइंडर नहीं।`,
  'hi-Latn': (from, to) =>
    `Quiet hours: ${timeOfDay('hi-Latn', from)} se ${timeOfDay('hi-Latn', to)} tak koi reminder nahi.`,
});
export const askQuiet = inLanguages({
  en: 'From when to when should I stay silent? For example: quiet hours 10 pm to 7 am.',
  hi: 'कब से कब तक चुप रहूँ? जैसे: quiet hours 10 pm to 7 am',
  'hi-Latn': 'Kab se kab tak chup rahun? Jaise: quiet hours 10 pm to 7 am',
});
export const quietEnded = inLanguages({
  en: 'Quiet hours are off: reminders can come at any time.',
  hi: 'शांत समय हटा दिया: रिमाइंडर कभी भी आ सकते हैं।',
  'hi-Latn': 'Quiet hours hata diye: reminders kabhi bhi aa sakte hain.',
});

export const remindersGone = inLanguages({
  en: (count: number) => plural('en', count, { one: 'The reminder is gone.', other: '# reminders are gone.' }),
  hi: (count) => plural('hi', count, { one: 'रिमाइंडर हट गया।', other: '# रिमाइंडर हट गए।' }),
  'hi-Latn': (count) => plural('hi-Latn', count, { one: 'Reminder hat gaya.', other: '# reminders hat gaye.' }),
});
export const remindersBack = inLanguages({
  en: (count: number) => plural('en', count, { one: 'The reminder is back.', other: '# reminders are back.' }),
  hi: (count) => plural('hi', count, { one: 'रिमाइंडर वापस आ गया।', other: '# रिमाइंडर वापस आ गए।' }),
  'hi-Latn': (count) =>
    plural('hi-Latn', count, { one: 'Reminder wapas aa gaya.', other: '# reminders wapas aa gaye.' }),
});
export const remindersAsBefore = inLanguages({
  en: 'The reminder is as before.',
  hi: 'रिमाइंडर पहले जैसा हो गया।',
  'hi-Latn': 'Reminder pehle jaisa ho gaya.',
});
