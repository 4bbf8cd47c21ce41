import { inLanguages } from '../locale.ts';

/** What the assistant says after it changed an entry. */

export const changedTo = inLanguages({
  en: (entry: string) => `Changed to ${entry}`,
  hi: (entry) => `बदल दिया: ${entry}`,
  'hi-Latn': (entry) => `Badal diya: ${entry}`,
});

export const itWas = inLanguages({
  en: (entry: string) => `It was ${entry}`,
  hi: (entry) => `पहले था: ${entry}`,
  'hi-Latn': (entry) => `Pehle tha: ${entry}`,
});

/** `day`: "on 14 Nov". */
export const movedToDay = inLanguages({
  en: (day: string) => `Moved to ${day}`,
  hi: (day) => `${day} में डाल दिया`,
  'hi-Latn': (day) => `${day} mein daal diya`,
});

/** `time`: "16:00", "yesterday 16:00". */
export const movedToTime = inLanguages({
  en: (time: string) => `Moved to ${time}`,
  hi: (time) => `समय अब ${time} है`,
  'hi-Latn': (time) => `Time ab ${time} hai`,
});

/** Of two that were alike. */
export const removedRepeat = inLanguages({
  en: (entry: string) => `Removed the second ${entry}`,
  hi: (entry) => `दूसरी एंट्री हटा दी: ${entry}`,
  'hi-Latn': (entry) => `Doosri entry hata di: ${entry}`,
});

/** `about`: what was said to stand there twice; empty where nothing was named. */
export const onlyOnce = inLanguages({
  en: (about: string) => `I see ${about || 'that'} only once today, so nothing has changed.`,
  hi: (about) => `आज ${about || 'यह'} एक ही बार दिख रहा है, इसलिए कुछ नहीं बदला।`,
  'hi-Latn': (about) => `Aaj ${about || 'ye'} ek hi baar dikh raha hai, isliye kuch nahi badla.`,
});

export const nothingLikeThat = inLanguages({
  en: (figure: string) => `I see no entry with ${figure} today or yesterday, so nothing has changed.`,
  hi: (figure) => `आज या कल ${figure} वाली कोई एंट्री नहीं मिली, इसलिए कुछ नहीं बदला।`,
  'hi-Latn': (figure) => `Aaj ya kal ${figure} wali koi entry nahi mili, isliye kuch nahi badla.`,
});

export const cantMakeWith = inLanguages({
  en: (part: string, food: string) =>
    `I can't work out ${food} with ${part} on my own. Tell me its calories, such as “${food} 60 kcal”. Nothing has changed.`,
  hi: (part, food) =>
    `${part} वाली ${food} का हिसाब मुझे नहीं आता। कैलोरी बता दीजिए, जैसे “${food} 60 kcal”। अभी कुछ नहीं बदला।`,
  'hi-Latn': (part, food) =>
    `${part} wali ${food} ka hisaab mujhe nahi aata. Calories bata dijiye, jaise “${food} 60 kcal”. Abhi kuch nahi badla.`,
});

export const soAlready = inLanguages({
  en: (food: string) => `That is how I have it: ${food}. Nothing has changed.`,
  hi: (food) => `यही लिखा है: ${food}। कुछ नहीं बदला।`,
  'hi-Latn': (food) => `Yahi likha hai: ${food}. Kuch nahi badla.`,
});
