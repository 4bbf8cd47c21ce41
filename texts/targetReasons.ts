import { inLanguages } from './locale.ts';
import { figure } from './numbers.ts';
import { kcal } from './units.ts';

/** Why the proposed daily targets are as they are, a sentence each. Energy in kcal a day. */

export const atRest = inLanguages({
  en: (energy: number) =>
    `At rest, your body uses about ${kcal('en', energy)} a day (Mifflin-St Jeor, from your sex, age, height and weight).`,
  hi: (energy) =>
    `आराम में आपका शरीर रोज़ क़रीब ${kcal('hi', energy)} ख़र्च करता है (Mifflin-St Jeor, लिंग, उम्र, कद और वज़न से)।`,
  'hi-Latn': (energy) =>
    `Rest mein aapki body roz kareeb ${kcal('hi-Latn', energy)} use karti hai (Mifflin-St Jeor: gender, umar, height aur weight se).`,
});
export const withActivity = inLanguages({
  en: (energy: number) => `With your activity, that makes about ${kcal('en', energy)}.`,
  hi: (energy) => `रोज़ के चलने-फिरने के साथ क़रीब ${kcal('hi', energy)}।`,
  'hi-Latn': (energy) => `Roz ki activity ke saath kareeb ${kcal('hi-Latn', energy)}.`,
});
export const ownLogs = inLanguages({
  en: (logged: number, days: number, measured: number, percent: number, energy: number) =>
    `What you logged on ${logged} of the last ${days} days and how your weight changed point to ${kcal('en', measured)}; your own figure counts for ${figure(percent)} %, which makes ${kcal('en', energy)}.`,
  hi: (logged, days, measured, percent, energy) =>
    `पिछले ${days} में से ${logged} दिन जो दर्ज किया, और वज़न जैसे बदला, उससे ${kcal('hi', measured)} निकलता है; आपका अपना आँकड़ा ${figure(percent)} % गिना, यानी ${kcal('hi', energy)}।`,
  'hi-Latn': (logged, days, measured, percent, energy) =>
    `Pichhle ${days} mein se ${logged} din jo log kiya, aur weight jaise badla, usse ${kcal('hi-Latn', measured)} nikalta hai; aapka apna figure ${figure(percent)} % gina, yaani ${kcal('hi-Latn', energy)}.`,
});
export const burn = inLanguages({
  en: (energy: number, minutes: number) =>
    `Burning ${kcal('en', energy)} takes about ${minutes} minutes of brisk walking; it is part of the calories above, not on top of them.`,
  hi: (energy, minutes) =>
    `${kcal('hi', energy)} ख़र्च करने के लिए क़रीब ${minutes} मिनट तेज़ चलिए; यह ऊपर की कैलोरी में शामिल है।`,
  'hi-Latn': (energy, minutes) =>
    `${kcal('hi-Latn', energy)} burn karne ke liye kareeb ${minutes} minute tez chaliye; ye upar ki calories mein shaamil hai.`,
});
export const water = inLanguages({
  en: (mlPerKg: number, least: number, most: number) =>
    `Water: ${mlPerKg} ml for each kg, between ${least} and ${most} litres.`,
  hi: (mlPerKg, least, most) => `पानी: हर किलो पर ${mlPerKg} मिली, ${least} से ${most} लीटर के बीच।`,
  'hi-Latn': (mlPerKg, least, most) => `Paani: har kg par ${mlPerKg} ml, ${least} se ${most} litre ke beech.`,
});
export const sleep = inLanguages({
  en: (hours: number) => `${hours} hours of sleep is within the range advised at your age.`,
  hi: (hours) => `आपकी उम्र में ${hours} घंटे की नींद ठीक मानी जाती है।`,
  'hi-Latn': (hours) => `Aapki umar mein ${hours} ghante ki neend sahi maani jaati hai.`,
});
export const underweight = inLanguages({
  en: (least: string, wanted: string) =>
    `Below ${least} you would be underweight for your height, so I propose that instead of ${wanted}.`,
  hi: (least, wanted) => `${least} से कम आपके कद के लिए कम वज़न होगा, इसलिए ${wanted} की जगह यही रखा है।`,
  'hi-Latn': (least, wanted) =>
    `${least} se kam aapki height ke liye underweight hoga, isliye ${wanted} ki jagah yahi rakha hai.`,
});

/** Nobody who grows, carries or feeds a child is proposed to eat less than they use. */
export const keptWeight = {
  growing: inLanguages({
    en: (energy: number) =>
      `You are growing: ${kcal('en', energy)} keeps you going. Talk to a doctor before you try to change your weight.`,
    hi: (energy) => `आप अभी बढ़ रहे हैं: ${kcal('hi', energy)} आपके लिए ठीक है। वज़न बदलने की सोचें तो पहले डॉक्टर से बात कीजिए।`,
    'hi-Latn': (energy) =>
      `Aap abhi badh rahe hain: ${kcal('hi-Latn', energy)} aapke liye sahi hai. Weight badalna ho to pehle doctor se baat kijiye.`,
  }),
  pregnant: inLanguages({
    en: (energy: number) =>
      `With a baby on the way, ${kcal('en', energy)} is right for you both; losing weight can wait.`,
    hi: (energy) => `बच्चा आने वाला है: ${kcal('hi', energy)} आप दोनों के लिए ठीक है; वज़न घटाना बाद में।`,
    'hi-Latn': (energy) =>
      `Baby aane wala hai: ${kcal('hi-Latn', energy)} aap dono ke liye sahi hai; weight kam karna baad mein.`,
  }),
  breastfeeding: inLanguages({
    en: (energy: number) =>
      `While you breastfeed, ${kcal('en', energy)} is right for you both; losing weight can wait.`,
    hi: (energy) => `दूध पिलाते समय ${kcal('hi', energy)} आप दोनों के लिए ठीक है; वज़न घटाना बाद में।`,
    'hi-Latn': (energy) =>
      `Breastfeeding ke dauran ${kcal('hi-Latn', energy)} aap dono ke liye sahi hai; weight kam karna baad mein.`,
  }),
};
export const keeps = inLanguages({
  en: 'Eating that much keeps your weight as it is.',
  hi: 'इतना खाने से वज़न वैसा ही रहेगा।',
  'hi-Latn': 'Itna khane se weight waisa hi rahega.',
});
export const gain = inLanguages({
  en: (more: number) => `To gain weight slowly, eat ${kcal('en', more)} more than that.`,
  hi: (more) => `धीरे-धीरे वज़न बढ़ाने के लिए उससे ${kcal('hi', more)} ज़्यादा खाइए।`,
  'hi-Latn': (more) => `Dheere-dheere weight badhane ke liye usse ${kcal('hi-Latn', more)} zyada khaiye.`,
});
export const lose = inLanguages({
  en: (less: number, aWeek: string, weeks: number, target: string) =>
    `To lose weight, eat ${kcal('en', less)} less than you use: about ${aWeek} a week, ${figure(weeks)} weeks to ${target}.`,
  hi: (less, aWeek, weeks, target) =>
    `वज़न घटाने के लिए ख़र्च से ${kcal('hi', less)} कम खाइए: हफ़्ते में क़रीब ${aWeek}, ${target} तक ${figure(weeks)} हफ़्ते।`,
  'hi-Latn': (less, aWeek, weeks, target) =>
    `Weight kam karne ke liye jitna kharch ho usse ${kcal('hi-Latn', less)} kam khaiye: hafte mein kareeb ${aWeek}, ${target} tak ${figure(weeks)} hafte.`,
});
export const neverLess = inLanguages({
  en: (least: number) =>
    `I never propose less than ${kcal('en', least)} a day: with less, it is hard to get what a body needs.`,
  hi: (least) => `मैं रोज़ ${kcal('hi', least)} से कम कभी नहीं कहता: उससे कम में शरीर की ज़रूरत पूरी होना मुश्किल है।`,
  'hi-Latn': (least) =>
    `Main roz ${kcal('hi-Latn', least)} se kam kabhi nahi kehta: usse kam mein body ki zaroorat poori hona mushkil hai.`,
});
