import type { Act } from '../contract/acts/acts.ts';
import { inLanguages, type Locale } from './locale.ts';

/** What a button says that has a message done as this or that. */

const byAct = {
  'log.food': inLanguages({ en: 'Log a meal', hi: 'खाना दर्ज करो', 'hi-Latn': 'Khana log karo' }),
  'log.repeat': inLanguages({ en: 'Log the same again', hi: 'वही फिर दर्ज करो', 'hi-Latn': 'Wahi phir log karo' }),
  'log.water': inLanguages({ en: 'Log water', hi: 'पानी दर्ज करो', 'hi-Latn': 'Paani log karo' }),
  'log.activity': inLanguages({ en: 'Log an activity', hi: 'कसरत दर्ज करो', 'hi-Latn': 'Exercise log karo' }),
  'log.steps': inLanguages({ en: 'Log steps', hi: 'कदम दर्ज करो', 'hi-Latn': 'Steps log karo' }),
  'log.workout': inLanguages({ en: 'Log a workout', hi: 'वर्कआउट दर्ज करो', 'hi-Latn': 'Workout log karo' }),
  'log.weight': inLanguages({ en: 'Log my weight', hi: 'वज़न दर्ज करो', 'hi-Latn': 'Wazan log karo' }),
  'log.sleep': inLanguages({ en: 'Log sleep', hi: 'नींद दर्ज करो', 'hi-Latn': 'Neend log karo' }),
  'log.reading': inLanguages({ en: 'Log a reading', hi: 'रीडिंग दर्ज करो', 'hi-Latn': 'Reading log karo' }),
  'log.medicine': inLanguages({ en: 'Note a medicine', hi: 'दवा दर्ज करो', 'hi-Latn': 'Dawa log karo' }),
  'log.mood': inLanguages({ en: 'Note a mood', hi: 'मूड दर्ज करो', 'hi-Latn': 'Mood log karo' }),
  'log.symptom': inLanguages({ en: 'Note a symptom', hi: 'तकलीफ़ दर्ज करो', 'hi-Latn': 'Takleef log karo' }),
  'log.period': inLanguages({ en: 'Log my period', hi: 'पीरियड दर्ज करो', 'hi-Latn': 'Period log karo' }),
  'log.fast': inLanguages({ en: 'Log a fast', hi: 'व्रत दर्ज करो', 'hi-Latn': 'Fast log karo' }),
  'fix.amount': inLanguages({ en: 'Change the amount', hi: 'मात्रा बदलो', 'hi-Latn': 'Matra badlo' }),
  'fix.food': inLanguages({ en: 'Change what it was', hi: 'चीज़ बदलो', 'hi-Latn': 'Cheez badlo' }),
  'fix.remove': inLanguages({ en: 'Remove it', hi: 'हटा दो', 'hi-Latn': 'Hata do' }),
  'fix.more': inLanguages({ en: 'Add to the last entry', hi: 'पिछले में जोड़ो', 'hi-Latn': 'Pichhle mein jodo' }),
  'fix.without': inLanguages({ en: 'Take a topping off', hi: 'ऊपर की चीज़ हटाओ', 'hi-Latn': 'Topping hatao' }),
  'fix.with': inLanguages({ en: 'Add a topping', hi: 'ऊपर की चीज़ जोड़ो', 'hi-Latn': 'Topping jodo' }),
  'fix.share': inLanguages({ en: 'I ate only a part', hi: 'थोड़ा ही खाया', 'hi-Latn': 'Thoda hi khaya' }),
  'fix.when': inLanguages({ en: 'Change day or time', hi: 'दिन या समय बदलो', 'hi-Latn': 'Din ya time badlo' }),
  'fix.figure': inLanguages({ en: 'Correct the figure', hi: 'आँकड़ा सुधारो', 'hi-Latn': 'Number sudharo' }),
  'fix.undo': inLanguages({ en: 'Undo the last change', hi: 'पिछला वापस लो', 'hi-Latn': 'Pichhla undo karo' }),
  'fix.redo': inLanguages({ en: 'Put it back', hi: 'वापस डालो', 'hi-Latn': 'Wapas daalo' }),
  'set.target': inLanguages({ en: 'Set my target', hi: 'लक्ष्य तय करो', 'hi-Latn': 'Target set karo' }),
  'set.profile': inLanguages({ en: 'Save it in my profile', hi: 'प्रोफ़ाइल में रखो', 'hi-Latn': 'Profile mein rakho' }),
  'set.diet': inLanguages({ en: 'Save how I eat', hi: 'मेरा खान-पान रखो', 'hi-Latn': 'Mera diet rakho' }),
  'set.setting': inLanguages({ en: 'Change a setting', hi: 'सेटिंग बदलो', 'hi-Latn': 'Setting badlo' }),
  'save.food': inLanguages({ en: 'Save my own food', hi: 'अपना खाना सेव करो', 'hi-Latn': 'Apna food save karo' }),
  'save.recipe': inLanguages({ en: 'Save a recipe', hi: 'रेसिपी सेव करो', 'hi-Latn': 'Recipe save karo' }),
  'save.meal': inLanguages({ en: 'Save a usual meal', hi: 'रोज़ का खाना सेव करो', 'hi-Latn': 'Usual meal save karo' }),
  'save.meaning': inLanguages({ en: 'Remember what I mean', hi: 'मतलब याद रखो', 'hi-Latn': 'Matlab yaad rakho' }),
  'forget.saved': inLanguages({ en: 'Forget what I saved', hi: 'सेव किया हुआ हटाओ', 'hi-Latn': 'Saved cheez hatao' }),
  'remind.set': inLanguages({ en: 'Set a reminder', hi: 'रिमाइंडर लगाओ', 'hi-Latn': 'Reminder lagao' }),
  'remind.change': inLanguages({ en: 'Change a reminder', hi: 'रिमाइंडर बदलो', 'hi-Latn': 'Reminder badlo' }),
  'remind.stop': inLanguages({ en: 'Stop a reminder', hi: 'रिमाइंडर बंद करो', 'hi-Latn': 'Reminder band karo' }),
  'plan.buy': inLanguages({ en: 'Buy a plan', hi: 'प्लान ख़रीदो', 'hi-Latn': 'Plan kharido' }),
  'plan.stop': inLanguages({ en: 'Cancel my plan', hi: 'प्लान बंद करो', 'hi-Latn': 'Plan band karo' }),
} satisfies Partial<Record<Act, (locale: Locale) => string>>;

const justAnswer = inLanguages({ en: 'Just answer me', hi: 'बस जवाब दो', 'hi-Latn': 'Bas jawab do' });
const nothingToLog = inLanguages({ en: 'Nothing to log', hi: 'कुछ दर्ज नहीं करना', 'hi-Latn': 'Kuch log nahi karna' });

/** "Log a meal" of an act; what only asks or only tells is the same of all such. */
export function actInWords(act: Act, locale: Locale): string {
  const known = byAct[act as keyof typeof byAct];
  if (known) return known(locale);
  return /^(?:ask|want|plan|account)\./.test(act) ? justAnswer(locale) : nothingToLog(locale);
}

export const whichReading = inLanguages({
  en: '🤖 AI and I read that differently. Which did you mean? Nothing is changed yet.',
  hi: '🤖 इसे AI ने कुछ और समझा, मैंने कुछ और। आपका मतलब क्या था? अभी कुछ नहीं बदला है।',
  'hi-Latn': '🤖 Ise AI ne kuch aur samjha, maine kuch aur. Aapka matlab kya tha? Abhi kuch nahi badla.',
});

export const isThisMeant = inLanguages({
  en: (words: string) => `🤖 AI helped me read “${words}”. Is this what you want? Nothing is changed yet.`,
  hi: (words) => `🤖 “${words}” को AI की मदद से समझा। क्या यही करना है? अभी कुछ नहीं बदला है।`,
  'hi-Latn': (words) => `🤖 “${words}” ko AI ki madad se samjha. Kya yahi karna hai? Abhi kuch nahi badla.`,
});
