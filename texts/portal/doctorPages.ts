import { onPages } from '../locale.ts';
import { plural } from '../numbers.ts';

export const title = onPages({ en: 'Page for your doctor', hi: 'डॉक्टर के लिए पेज' });
export const lead = onPages({
  en: 'Your figures on a page that opens with a link, no sign-in needed. It shows nothing else, expires on its own, and you can see who opened it.',
  hi: 'आपके आँकड़ों का एक पेज, जो लिंक से बिना साइन इन के खुलता है। इसमें और कुछ नहीं दिखता, यह अपने आप बंद हो जाता है, और आप देख सकते हैं कि इसे किसने खोला।',
});
export const failed = onPages({
  en: 'Your pages for the doctor can’t be shown',
  hi: 'डॉक्टर वाले पेज नहीं दिख पाए',
});

export const form = onPages({ en: 'Create a page for your doctor', hi: 'डॉक्टर के लिए पेज बनाएँ' });
export const from = onPages({ en: 'From', hi: 'कब से' });
export const to = onPages({ en: 'To', hi: 'कब तक' });
export const openFor = onPages({ en: 'Link open for', hi: 'लिंक कितने दिन खुले' });
export const days = onPages({ en: (count: number) => `${count} days`, hi: (count) => `${count} दिन` });
export const whatShows = onPages({ en: 'What it shows', hi: 'इसमें क्या दिखे' });
export const make = onPages({ en: 'Make the page', hi: 'पेज बनाएँ' });
export const making = onPages({ en: 'Making...', hi: 'बन रहा है...' });
export const notMade = onPages({ en: 'The page was not created', hi: 'पेज नहीं बन पाया' });

export const onlyOnce = onPages({
  en: 'Here is the link. It is shown only this once, so copy it now.',
  hi: 'यह रहा लिंक। यह बस एक बार दिखता है, इसलिए अभी कॉपी कर लीजिए।',
});
export const copy = onPages({ en: 'Copy the link', hi: 'लिंक कॉपी करें' });
export const copied = onPages({ en: 'Copied', hi: 'कॉपी हो गया' });

/** What days a page shows: "1 Oct to 20 Nov 2026". */
export const span = onPages({
  en: (from: string, to: string) => `${from} to ${to}`,
  hi: (from, to) => `${from} से ${to}`,
});
export const expired = onPages({ en: 'Expired', hi: 'बंद हो गया' });
export const openUntil = onPages({
  en: (kinds: string, date: string) => `${kinds}. Open until ${date}.`,
  hi: (kinds, date) => `${kinds}। ${date} तक खुला है।`,
});
export const expiredOn = onPages({
  en: (kinds: string, date: string) => `${kinds}. Expired on ${date}.`,
  hi: (kinds, date) => `${kinds}। ${date} को बंद हो गया।`,
});
export const closePage = onPages({
  en: (span: string) => `Close the page for ${span}`,
  hi: (span) => `पेज बंद करें: ${span}`,
});
export const notClosed = onPages({ en: 'The page was not closed', hi: 'पेज बंद नहीं हो पाया' });
export const neverOpened = onPages({ en: 'Nobody has opened it yet.', hi: 'अभी किसी ने नहीं खोला।' });
export const opened = onPages({
  en: (times: number) => `Opened ${plural('en', times, { one: 'once', other: '# times' })}`,
  hi: (times) => `${times} बार खोला गया`,
});
/** Behind where and by what it was opened. */
export const asPdf = onPages({ en: ', as PDF', hi: ', PDF में' });
