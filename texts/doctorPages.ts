import { inLanguages, type Locale } from './locale.ts';
import { figure, plural } from './numbers.ts';

/** What a page can show. */
export const kindNames = {
  weight: inLanguages({ en: 'Weight', hi: 'वज़न', 'hi-Latn': 'Weight' }),
  intake: inLanguages({ en: 'Food', hi: 'खाना', 'hi-Latn': 'Khana' }),
  bloodPressure: inLanguages({ en: 'Blood pressure', hi: 'ब्लड प्रेशर', 'hi-Latn': 'BP' }),
  glucose: inLanguages({ en: 'Blood glucose', hi: 'ब्लड शुगर', 'hi-Latn': 'Sugar' }),
  medicines: inLanguages({ en: 'Medicines', hi: 'दवाइयाँ', 'hi-Latn': 'Dawaiyan' }),
  symptoms: inLanguages({ en: 'Symptoms', hi: 'लक्षण', 'hi-Latn': 'Symptoms' }),
  cycle: inLanguages({ en: 'Periods', hi: 'पीरियड', 'hi-Latn': 'Periods' }),
};

export const title = inLanguages({
  en: (name: string) => `${name}: health diary`,
  hi: (name) => `${name}: सेहत की डायरी`,
  'hi-Latn': (name) => `${name}: health diary`,
});
export const span = inLanguages({
  en: (from: string, to: string) => `${from} to ${to}`,
  hi: (from, to) => `${from} से ${to} तक`,
  'hi-Latn': (from, to) => `${from} se ${to} tak`,
});
export const selfLogged = inLanguages({
  en: 'Logged by the person themselves; food figures are estimates.',
  hi: 'सब कुछ ख़ुद दर्ज किया हुआ है; खाने के आँकड़े अनुमान हैं।',
  'hi-Latn': 'Sab kuch khud log kiya hua hai; khane ke figures estimate hain.',
});
export const openUntil = inLanguages({
  en: (date: string) => `This page is open until ${date}.`,
  hi: (date) => `यह पेज ${date} तक खुला है।`,
  'hi-Latn': (date) => `Ye page ${date} tak khula hai.`,
});
export const parts = inLanguages({ en: 'Parts of the page', hi: 'पेज के हिस्से', 'hi-Latn': 'Page ke hisse' });
export const entriesOf = inLanguages({
  en: (what: string) => `${what}: all entries`,
  hi: (what) => `${what}: सारी एंट्री`,
  'hi-Latn': (what) => `${what}: saari entries`,
});
export const nothing = inLanguages({
  en: 'Nothing logged on these days.',
  hi: 'इस दौरान कुछ दर्ज नहीं है।',
  'hi-Latn': 'Is dauraan kuch log nahi hai.',
});
export const nothingOf = inLanguages({
  en: (what: string) => `Nothing logged on these days: ${what}.`,
  hi: (what) => `इस दौरान इनमें कुछ दर्ज नहीं है: ${what}।`,
  'hi-Latn': (what) => `Is dauraan inme kuch log nahi hai: ${what}.`,
});
export const asPdf = inLanguages({ en: 'Download as PDF', hi: 'PDF डाउनलोड करें', 'hi-Latn': 'PDF download karein' });
export const moreOnPage = inLanguages({
  en: (count: number) => `All ${figure(count)} entries are on the page itself.`,
  hi: (count) => `सभी ${figure(count)} एंट्री पेज पर हैं।`,
  'hi-Latn': (count) => `Saari ${figure(count)} entries page par hain.`,
});

export const first = inLanguages({ en: 'First', hi: 'पहला', 'hi-Latn': 'Pehla' });
export const latest = inLanguages({ en: 'Latest', hi: 'सबसे नया', 'hi-Latn': 'Latest' });
export const highest = inLanguages({ en: 'Highest', hi: 'सबसे ज़्यादा', 'hi-Latn': 'Sabse zyada' });
export const lowest = inLanguages({ en: 'Lowest', hi: 'सबसे कम', 'hi-Latn': 'Sabse kam' });
export const averageOfDays = inLanguages({
  en: (days: number) => `Average of ${plural('en', days, { one: '# day', other: '# days' })}`,
  hi: (days) => `${figure(days)} दिन का औसत`,
  'hi-Latn': (days) => `${figure(days)} din ka average`,
});
export const averageOfReadings = inLanguages({
  en: (count: number) => `Average of ${plural('en', count, { one: '# reading', other: '# readings' })}`,
  hi: (count) => `${figure(count)} बार का औसत`,
  'hi-Latn': (count) => `${figure(count)} baar ka average`,
});
export const averageIn = inLanguages({
  en: (context: string, count: number) => `Average ${context} (${figure(count)})`,
  hi: (context, count) => `औसत, ${context} (${figure(count)})`,
  'hi-Latn': (context, count) => `Average, ${context} (${figure(count)})`,
});
export const dayCount = inLanguages({
  en: (days: number) => plural('en', days, { one: '# day', other: '# days' }),
  hi: (days) => `${figure(days)} दिन`,
  'hi-Latn': (days) => `${figure(days)} din`,
});
export const cycleLength = inLanguages({
  en: 'From one to the next',
  hi: 'एक से अगले तक',
  'hi-Latn': 'Ek se agle tak',
});
export const periodLength = inLanguages({ en: 'Lasted', hi: 'कितने दिन', 'hi-Latn': 'Kitne din' });
export const onDays = inLanguages({
  en: (days: number) => plural('en', days, { one: 'on # day', other: 'on # days' }),
  hi: (days) => `${figure(days)} दिन`,
  'hi-Latn': (days) => `${figure(days)} din`,
});
export const takenOf = inLanguages({
  en: (taken: number, all: number) => `taken ${figure(taken)} of ${figure(all)}`,
  hi: (taken, all) => `${figure(all)} में से ${figure(taken)} बार ली`,
  'hi-Latn': (taken, all) => `${figure(all)} mein se ${figure(taken)} baar li`,
});

export const when = inLanguages({ en: 'When', hi: 'कब', 'hi-Latn': 'Kab' });
export const pulse = inLanguages({ en: 'Pulse', hi: 'नब्ज़', 'hi-Latn': 'Pulse' });
export const measured = inLanguages({ en: 'Measured', hi: 'कब नापा', 'hi-Latn': 'Kab naapa' });
export const medicine = inLanguages({ en: 'Medicine', hi: 'दवा', 'hi-Latn': 'Dawai' });
export const status = inLanguages({ en: 'Status', hi: 'ली या नहीं', 'hi-Latn': 'Li ya nahi' });
export const taken = inLanguages({ en: 'taken', hi: 'ली', 'hi-Latn': 'li' });
export const skipped = inLanguages({ en: 'skipped', hi: 'नहीं ली', 'hi-Latn': 'nahi li' });
/** The columns of a day's food. */
export const nutrientColumns = [
  inLanguages({ en: 'Energy', hi: 'कैलोरी', 'hi-Latn': 'Calories' }),
  inLanguages({ en: 'Protein', hi: 'प्रोटीन', 'hi-Latn': 'Protein' }),
  inLanguages({ en: 'Carbs', hi: 'कार्ब्स', 'hi-Latn': 'Carbs' }),
  inLanguages({ en: 'Fat', hi: 'फ़ैट', 'hi-Latn': 'Fat' }),
  inLanguages({ en: 'Fibre', hi: 'फ़ाइबर', 'hi-Latn': 'Fibre' }),
  inLanguages({ en: 'Sodium', hi: 'सोडियम', 'hi-Latn': 'Sodium' }),
];

export const closedTitle = inLanguages({
  en: 'This page is closed',
  hi: 'यह पेज बंद है',
  'hi-Latn': 'Ye page band hai',
});
export const closed = inLanguages({
  en: 'The link has expired, was closed, or isn’t right. Ask the person who gave it to you for a new one.',
  hi: 'लिंक का समय पूरा हो गया, उसे बंद कर दिया गया, या वह सही नहीं है। जिसने दिया, उनसे नया माँग लीजिए।',
  'hi-Latn': 'Link ka time poora ho gaya, band kar diya gaya, ya sahi nahi hai. Jisne diya, unse naya maang lijiye.',
});
export const tooOftenTitle = inLanguages({
  en: 'Please wait a little',
  hi: 'थोड़ा रुकिए',
  'hi-Latn': 'Thoda rukiye',
});
export const tooOften = inLanguages({
  en: 'This page was opened too often in the last hour. Try again later.',
  hi: 'पिछले एक घंटे में यह बहुत बार खोला गया। थोड़ी देर बाद फिर कोशिश कीजिए।',
  'hi-Latn': 'Pichhle ek ghante mein ye bahut baar khola gaya. Thodi der baad phir try kijiye.',
});
export const previewTitle = inLanguages({
  en: 'A page for your doctor',
  hi: 'डॉक्टर के लिए पेज',
  'hi-Latn': 'Doctor ke liye page',
});

/** "weight, food and symptoms" */
const namesOf = (locale: Locale, kinds: (keyof typeof kindNames)[]) =>
  kinds.map((kind) => kindNames[kind](locale).toLowerCase()).join(', ');

type Kinds = (keyof typeof kindNames)[];
export const made = inLanguages({
  en: (from: string, to: string, kinds: Kinds, until: string) =>
    `Your page for the doctor is ready: ${namesOf('en', kinds)}, ${from} to ${to}.\nAnyone with the link can read it until ${until} without signing in; it shows nothing else of yours. I show the link only this once. To close it, write "close the doctor page".`,
  hi: (from, to, kinds, until) =>
    `डॉक्टर के लिए पेज तैयार है: ${namesOf('hi', kinds)}, ${from} से ${to} तक।\nजिसके पास लिंक है, वह ${until} तक बिना लॉगिन पढ़ सकता है; आपका और कुछ नहीं दिखता। लिंक बस एक बार दिखाता हूँ। बंद करना हो तो लिखिए "डॉक्टर वाला पेज बंद करो"।`,
  'hi-Latn': (from, to, kinds, until) =>
    `Doctor ke liye page taiyaar hai: ${namesOf('hi-Latn', kinds)}, ${from} se ${to} tak.\nJiske paas link hai, wo ${until} tak bina login padh sakta hai; aapka aur kuch nahi dikhta. Link bas ek baar dikhata hoon. Band karna ho to likhiye "doctor page band karo".`,
});
export const tooMany = inLanguages({
  en: (most: number) => `You have ${most} pages already. Close them first: write "close the doctor page".`,
  hi: (most) => `आपके ${most} पेज पहले से हैं। पहले उन्हें बंद कीजिए: लिखिए "डॉक्टर वाला पेज बंद करो"।`,
  'hi-Latn': (most) => `Aapke ${most} pages pehle se hain. Pehle unhe band kijiye: likhiye "doctor page band karo".`,
});
export const tooLong = inLanguages({
  en: 'A page can cover a year at most. Try "page for my doctor, last 3 months".',
  hi: 'पेज में ज़्यादा से ज़्यादा एक साल आता है। जैसे "डॉक्टर के लिए पिछले 3 महीने का पेज"।',
  'hi-Latn': 'Page mein zyada se zyada ek saal aata hai. Jaise "doctor ke liye pichhle 3 mahine ka page".',
});
export const revoked = inLanguages({
  en: (count: number) =>
    count === 1
      ? 'Closed. The link no longer shows anything.'
      : `All ${figure(count)} pages are closed. Their links no longer show anything.`,
  hi: (count) =>
    count === 1 ? 'बंद कर दिया। लिंक अब कुछ नहीं दिखाता।' : `सभी ${figure(count)} पेज बंद कर दिए। लिंक अब कुछ नहीं दिखाते।`,
  'hi-Latn': (count) =>
    count === 1
      ? 'Band kar diya. Link ab kuch nahi dikhata.'
      : `Saare ${figure(count)} pages band kar diye. Links ab kuch nahi dikhate.`,
});
export const none = inLanguages({
  en: 'You have no page for a doctor. To make one, write "page for my doctor, last 3 months".',
  hi: 'डॉक्टर के लिए कोई पेज नहीं है। बनाना हो तो लिखिए "डॉक्टर के लिए पिछले 3 महीने का पेज"।',
  'hi-Latn': 'Doctor ke liye koi page nahi hai. Banana ho to likhiye "doctor ke liye pichhle 3 mahine ka page".',
});
export const pageLine = inLanguages({
  en: (from: string, to: string, until: string) => `Page for ${from} to ${to}, open until ${until}`,
  hi: (from, to, until) => `${from} से ${to} का पेज, ${until} तक खुला`,
  'hi-Latn': (from, to, until) => `${from} se ${to} ka page, ${until} tak khula`,
});
export const expiredLine = inLanguages({
  en: (from: string, to: string) => `Page for ${from} to ${to}, expired`,
  hi: (from, to) => `${from} से ${to} का पेज, समय पूरा`,
  'hi-Latn': (from, to) => `${from} se ${to} ka page, expire ho gaya`,
});
export const neverOpened = inLanguages({
  en: 'nobody has opened it yet',
  hi: 'अभी किसी ने नहीं खोला',
  'hi-Latn': 'abhi kisi ne nahi khola',
});
export const opened = inLanguages({
  en: (times: number) => `opened ${plural('en', times, { one: 'once', other: '# times' })}`,
  hi: (times) => `${figure(times)} बार खोला गया`,
  'hi-Latn': (times) => `${figure(times)} baar khola gaya`,
});
