import { onPages } from '../locale.ts';
import { plural } from '../numbers.ts';

const entries = (count: number) => plural('en', count, { one: '# entry', other: '# entries' });

export const notSaved = onPages({
  en: (count: number) => `${entries(count)} couldn’t be saved`,
  hi: (count) => plural('hi', count, { one: '# एंट्री सेव नहीं हो पाई', other: '# एंट्री सेव नहीं हो पाईं' }),
});
export const waiting = onPages({ en: (count: number) => `${count} waiting`, hi: (count) => `${count} भेजना बाक़ी` });
export const hide = onPages({ en: 'Hide', hi: 'छिपाएँ' });
export const show = onPages({ en: 'Show', hi: 'दिखाएँ' });
export const savedHere = onPages({
  en: (count: number) =>
    `Saved on this device. We’ll send ${count === 1 ? 'it' : 'them'} as soon as you’re back online.`,
  hi: (_count) => 'इस डिवाइस पर सेव है। इंटरनेट आते ही भेज देंगे।',
});
export const sending = onPages({ en: 'Sending…', hi: 'भेज रहे हैं…' });
export const tryAgain = onPages({ en: 'Try again', hi: 'फिर भेजें' });
export const remove = onPages({ en: 'Remove', hi: 'हटाएँ' });
export const offline = onPages({
  en: 'You’re offline. You’re seeing what this device had when it was last online.',
  hi: 'इंटरनेट नहीं है। पिछली बार तक जो इस डिवाइस पर था, वही दिख रहा है।',
});

/** What of an entry is on this device alone. */
export const marks = {
  new: onPages({ en: 'Not sent yet', hi: 'अभी भेजा नहीं गया' }),
  corrected: onPages({ en: 'Change not sent yet', hi: 'बदलाव अभी भेजा नहीं गया' }),
  deleted: onPages({ en: 'Deletion not sent yet', hi: 'हटाना अभी भेजा नहीं गया' }),
};
export const counted = onPages({
  en: 'Includes entries that are still waiting to be sent.',
  hi: 'इसमें वह भी गिना है जो अभी भेजा जाना बाक़ी है।',
});
/** Before the moment at which something that waits was made. */
export const made = {
  post: onPages({ en: (moment: string) => moment, hi: (moment) => moment }),
  patch: onPages({ en: (moment: string) => `Change, ${moment}`, hi: (moment) => `बदलाव, ${moment}` }),
  delete: onPages({ en: (moment: string) => `Deletion, ${moment}`, hi: (moment) => `हटाना, ${moment}` }),
};
export const removedHere = onPages({
  en: (name: string) => `${name} deleted on this device. We’ll pass it on as soon as you’re back online.`,
  hi: (name) => `इस डिवाइस पर हटा दिया: ${name}। इंटरनेट आते ही आगे भेज देंगे।`,
});
export const justSent = onPages({
  en: 'This entry has just been sent. Open it again to change it.',
  hi: 'यह एंट्री अभी-अभी भेज दी गई। बदलने के लिए इसे फिर से खोलिए।',
});
/** Why what waited could not be taken as it is. */
export const conflicts = {
  post: onPages({
    en: 'It had already been saved by then. Change it in your log.',
    hi: 'आपके बदलने से पहले ही यह सेव हो चुका था। इसे अपने लॉग में बदल लीजिए।',
  }),
  patch: onPages({
    en: 'It was deleted elsewhere in the meantime, so there was nothing to correct.',
    hi: 'इस बीच यह कहीं और से हटा दिया गया, इसलिए बदलने को कुछ नहीं बचा।',
  }),
  delete: onPages({ en: 'It had already been deleted.', hi: 'यह पहले ही हटाया जा चुका था।' }),
};
