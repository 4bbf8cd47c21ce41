import { inLanguages } from '../locale.ts';
import { bodyWeight, type Listener } from '../units.ts';

export const refused = inLanguages({
  en: (told: string, least: string, most: string) =>
    `${told}? I log body weights from ${least} to ${most}, so I left that out.`,
  hi: (told, least, most) => `${told}? ${least} से ${most} तक का वज़न दर्ज होता है, इसलिए यह छोड़ दिया।`,
  'hi-Latn': (told, least, most) => `${told}? ${least} se ${most} tak ka weight log hota hai, isliye ye chhod diya.`,
});

const same = inLanguages({ en: 'no change', hi: 'कोई बदलाव नहीं', 'hi-Latn': 'koi badlav nahi' });
const down = inLanguages({
  en: (size: string) => `${size} down`,
  hi: (size) => `${size} कम`,
  'hi-Latn': (size) => `${size} kam`,
});
const up = inLanguages({
  en: (size: string) => `${size} up`,
  hi: (size) => `${size} ज़्यादा`,
  'hi-Latn': (size) => `${size} zyada`,
});

/** A difference in kg, in the person's unit and rounded to 100 g: "0.6 kg down". */
export function changeOf(listener: Pick<Listener, 'locale' | 'weightUnit'>, kg: number): string {
  const { locale } = listener;
  if (Math.round(Math.abs(kg) * 10) === 0) return same(locale);
  return (kg < 0 ? down : up)(locale, bodyWeight(listener, Math.abs(kg)));
}

/** `change`: "0.6 kg down"; `date`: "14 Nov". */
export const changeSince = inLanguages({
  en: (change: string, date: string) => `${change} since ${date}`,
  hi: (change, date) => `${date} से ${change}`,
  'hi-Latn': (change, date) => `${date} se ${change}`,
});

export const changeSinceEarlier = inLanguages({
  en: (change: string) => `${change} since earlier that day`,
  hi: (change) => `उसी दिन पहले से ${change}`,
  'hi-Latn': (change) => `usi din pehle se ${change}`,
});

export const none = inLanguages({
  en: 'No weight yet. Write, say, weight 72.4.',
  hi: 'अभी कोई वज़न दर्ज नहीं है। ऐसे लिखिए: वज़न 72.4',
  'hi-Latn': 'Abhi koi weight log nahi hai. Aise likhiye: weight 72.4',
});

export const latest = inLanguages({
  en: (kg: string, date: string) => `Weight: ${kg} on ${date}`,
  hi: (kg, date) => `वज़न: ${kg} (${date})`,
  'hi-Latn': (kg, date) => `Weight: ${kg} (${date})`,
});

export const lastThirtyDays = inLanguages({
  en: (change: string) => `Last 30 days: ${change}`,
  hi: (change) => `पिछले 30 दिन: ${change}`,
  'hi-Latn': (change) => `Pichhle 30 din: ${change}`,
});

export const target = inLanguages({
  en: (kg: string, toGo: string) => `Target: ${kg}, ${toGo} to go`,
  hi: (kg, toGo) => `लक्ष्य: ${kg}, बस ${toGo} और`,
  'hi-Latn': (kg, toGo) => `Target: ${kg}, bas ${toGo} aur`,
});

export const howMuch = inLanguages({
  en: 'How much do you weigh? Tell me like “weight 72.4 kg” or “weight 11 stone 4”. Nothing is logged yet.',
  hi: 'आपका वज़न कितना है? ऐसे बताइए: “वज़न 72.4 किलो”। अभी कुछ दर्ज नहीं किया।',
  'hi-Latn': 'Aapka weight kitna hai? Aise bataiye: “weight 72.4 kg”. Abhi kuch log nahi kiya.',
});

/** Why a weight is asked about; `told` and `last`: "79 kg", `date`: "3 Mar". */
export const lastWas = inLanguages({
  en: (told: string, last: string, date: string) => `${told}? Your last weight was ${last} on ${date}.`,
  hi: (told, last, date) => `${told}? आपका पिछला वज़न ${date} को ${last} था।`,
  'hi-Latn': (told, last, date) => `${told}? Aapka pichhla weight ${date} ko ${last} tha.`,
});

export const fewWeigh = inLanguages({
  en: (told: string) => `${told}? Few people weigh that.`,
  hi: (told) => `${told}? इतना वज़न कम ही लोगों का होता है।`,
  'hi-Latn': (told) => `${told}? Itna weight kam hi logon ka hota hai.`,
});

export const whetherToSave = inLanguages({
  en: (why: string) => `${why} Shall I save it? If it was a typo, send me the right figure.`,
  hi: (why) => `${why} दर्ज करूँ? ग़लती से लिखा हो तो सही वज़न भेज दीजिए।`,
  'hi-Latn': (why) => `${why} Save karun? Galti se likha ho to sahi weight bhej dijiye.`,
});

/** For whoever calls the API. */
export const toBeConfirmed = inLanguages({
  en: (why: string) => `${why} If it is right, save it with confirm: true.`,
  hi: (why) => `${why} सही हो तो confirm: true के साथ सेव करें।`,
  'hi-Latn': (why) => `${why} Sahi ho to confirm: true ke saath save karein.`,
});

export const saveIt = inLanguages({
  en: (told: string) => `Yes, save ${told}`,
  hi: (told) => `हाँ, ${told} दर्ज करो`,
  'hi-Latn': (told) => `Haan, ${told} save karo`,
});
export const dontSave = inLanguages({ en: "No, don't save it", hi: 'नहीं, रहने दो', 'hi-Latn': 'Nahi, rehne do' });
