import { inLanguages } from '../locale.ts';
import { figure } from '../numbers.ts';

/** A figure beside its target, where there is one. */
const ofTarget = (value: number, target: number, digits = 0) =>
  target > 0 ? `${figure(value, digits)} of ${figure(target, digits)}` : figure(value, digits);
const outOf = (value: number, target: number, digits = 0) =>
  target > 0 ? `${figure(value, digits)} / ${figure(target, digits)}` : figure(value, digits);

/** A figure of its target, the unit behind the target. */
export const amountOf = inLanguages({
  en: (had: string, target: string) => `${had} of ${target}`,
  hi: (had, target) => `${target} में से ${had}`,
  'hi-Latn': (had, target) => `${target} mein se ${had}`,
});

export const waterTitle = inLanguages({
  en: 'Time for some water',
  hi: 'पानी पीने का समय',
  'hi-Latn': 'Paani peene ka time',
});

export const water = inLanguages({
  en: (drunk: string) => `${drunk} so far. A glass or two now gets you back on track.`,
  hi: (drunk) => `अब तक ${drunk}। एक-दो गिलास अभी पी लें तो हिसाब बराबर।`,
  'hi-Latn': (drunk) => `Ab tak ${drunk}. Ek-do glass abhi pi lein to hisaab barabar.`,
});

export const foodTitle = inLanguages({
  en: 'Anything missing today?',
  hi: 'आज कुछ लिखना रह गया?',
  'hi-Latn': 'Aaj kuch log karna reh gaya?',
});

export const food = inLanguages({
  en: (logged: number, meals: number) =>
    `${logged === 0 ? 'No main meal is logged today' : `${logged} of ${meals} main meals are logged today`}. Tell me what you ate, for example: dinner 2 rotis and dal.`,
  hi: (logged, meals) =>
    `${logged === 0 ? 'आज का खाना अभी दर्ज नहीं है' : `${meals} में से ${logged} बार का खाना दर्ज है`}। बताइए क्या खाया, जैसे: डिनर 2 रोटी और दाल`,
  'hi-Latn': (logged, meals) =>
    `${logged === 0 ? 'Aaj ka khana abhi log nahi hai' : `${meals} mein se ${logged} meals log hain`}. Bataiye kya khaya, jaise: dinner 2 roti aur dal`,
});

export const dayTitle = inLanguages({ en: 'Your day', hi: 'आपका दिन', 'hi-Latn': 'Aapka din' });
export const weightTitle = inLanguages({
  en: 'Your weight this week',
  hi: 'इस हफ़्ते आपका वज़न',
  'hi-Latn': 'Is hafte aapka weight',
});

export const emptyDay = inLanguages({
  en: "Nothing is logged for today yet. It's not too late: tell me what you ate and drank.",
  hi: 'आज अभी कुछ दर्ज नहीं है। देर नहीं हुई: बताइए, क्या खाया और पिया?',
  'hi-Latn': 'Aaj abhi kuch log nahi hai. Der nahi hui: bataiye, kya khaya aur piya?',
});

export const energy = inLanguages({
  en: (kcal: number, target: number) => `Energy: ${ofTarget(kcal, target)} kcal`,
  hi: (kcal, target) => `खाया: ${outOf(kcal, target)} कैलोरी`,
  'hi-Latn': (kcal, target) => `Khaya: ${outOf(kcal, target)} kcal`,
});

export const waterLine = inLanguages({
  en: (volume: string) => `Water: ${volume}`,
  hi: (volume) => `पानी: ${volume}`,
  'hi-Latn': (volume) => `Paani: ${volume}`,
});

export const burnedInMinutes = inLanguages({
  en: (kcal: number, target: number, minutes: number) =>
    `Burned: ${ofTarget(kcal, target)} kcal in ${figure(minutes)} minutes`,
  hi: (kcal, target, minutes) => `कसरत: ${figure(minutes)} मिनट में ${outOf(kcal, target)} कैलोरी`,
  'hi-Latn': (kcal, target, minutes) => `Burn: ${figure(minutes)} min mein ${outOf(kcal, target)} kcal`,
});

export const sleep = inLanguages({
  en: (hours: number, target: number) => `Sleep: ${ofTarget(hours, target, 1)} hours`,
  hi: (hours, target) => `नींद: ${outOf(hours, target, 1)} घंटे`,
  'hi-Latn': (hours, target) => `Neend: ${outOf(hours, target, 1)} ghante`,
});

export const noWeight = inLanguages({
  en: 'No weight is logged this week. Step on the scales and tell me what they say.',
  hi: 'इस हफ़्ते वज़न दर्ज नहीं है। तौलकर बताइए, कितना आया?',
  'hi-Latn': 'Is hafte weight log nahi hai. Check karke bataiye, kitna aaya?',
});

export const weightOfWeek = inLanguages({
  en: (weightAndChange: string) => `${weightAndChange} since the first weigh-in of the week.`,
  hi: (weightAndChange) => `${weightAndChange} (हफ़्ते की शुरुआत से)।`,
  'hi-Latn': (weightAndChange) => `${weightAndChange} (hafte ki shuruaat se).`,
});
