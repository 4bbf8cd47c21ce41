import { inLanguages } from '../locale.ts';
import { figure } from '../numbers.ts';

/** A gap of the day and a food that helps; `foods` as a person would tell them. */
export const gaps = {
  proteinG: inLanguages({
    en: (had: number, target: number, foods: string, brings: number, energy: string) =>
      `Protein is low today, ${figure(had)} of ${figure(target)} g. ${foods} would bring ${figure(brings)} g more (${energy}).`,
    hi: (had, target, foods, brings, energy) =>
      `आज प्रोटीन कम है, ${figure(target)} में से ${figure(had)} ग्राम। ${foods} से ${figure(brings)} ग्राम और मिल जाएगा (${energy})।`,
    'hi-Latn': (had, target, foods, brings, energy) =>
      `Aaj protein kam hai, ${figure(target)} mein se ${figure(had)} g. ${foods} se ${figure(brings)} g aur mil jayega (${energy}).`,
  }),
  fiberG: inLanguages({
    en: (had: number, target: number, foods: string, brings: number, energy: string) =>
      `Fibre is low today, ${figure(had)} of ${figure(target)} g. ${foods} would bring ${figure(brings)} g more (${energy}).`,
    hi: (had, target, foods, brings, energy) =>
      `आज फ़ाइबर कम है, ${figure(target)} में से ${figure(had)} ग्राम। ${foods} से ${figure(brings)} ग्राम और मिल जाएगा (${energy})।`,
    'hi-Latn': (had, target, foods, brings, energy) =>
      `Aaj fibre kam hai, ${figure(target)} mein se ${figure(had)} g. ${foods} se ${figure(brings)} g aur mil jayega (${energy}).`,
  }),
};
export const waterGap = inLanguages({
  en: (had: string, target: string) => `Water is at ${had} of ${target} today. A glass now would do you good.`,
  hi: (had, target) => `आज पानी ${target} में से ${had} ही हुआ है। अभी एक गिलास पी लीजिए।`,
  'hi-Latn': (had, target) => `Aaj paani ${target} mein se ${had} hi hua hai. Abhi ek glass pee lijiye.`,
});
export const fewer = inLanguages({ en: 'Fewer of these', hi: 'ऐसे सुझाव कम', 'hi-Latn': 'Aise suggestions kam' });
export const logIt = inLanguages({ en: 'Log it', hi: 'दर्ज करें', 'hi-Latn': 'Log karo' });

/** How often something is suggested from now on. */
export const paces = {
  daily: inLanguages({
    en: 'Fine, I’ll suggest something when your day has a gap, once a day at most.',
    hi: 'ठीक है, दिन में कुछ कम रह जाए तो सुझाव दूँगा, दिन में एक बार से ज़्यादा नहीं।',
    'hi-Latn': 'Theek hai, din mein kuch kam reh jaye to suggestion dunga, din mein ek baar se zyada nahi.',
  }),
  weekly: inLanguages({
    en: 'Fine, a suggestion once a week at most. Say “no suggestions” to have none.',
    hi: 'ठीक है, हफ़्ते में एक सुझाव से ज़्यादा नहीं। बिल्कुल नहीं चाहिए तो लिखिए: सुझाव बंद करो',
    'hi-Latn':
      'Theek hai, hafte mein ek suggestion se zyada nahi. Bilkul nahi chahiye to likhiye: suggestions band karo',
  }),
  off: inLanguages({
    en: 'Fine, no suggestions unless you ask. Say “suggestions on” to have them back.',
    hi: 'ठीक है, अब पूछे बिना कोई सुझाव नहीं। फिर चाहिए तो लिखिए: सुझाव चालू करो',
    'hi-Latn': 'Theek hai, ab poochhe bina koi suggestion nahi. Phir chahiye to likhiye: suggestions chalu karo',
  }),
};
