import { onPages } from '../locale.ts';
import { plural } from '../numbers.ts';

const entries = (count: number) => plural('en', count, { one: '# entry', other: '# entries' });

export const notSaved = onPages({
  en: (count: number) => `${entries(count)} couldn’t be saved`,
  hi: (count) => `${plural('hi', count, { one: '# एंट्री', other: '# एंट्री' })} सेव नहीं हो पाई`,
});
export const waiting = onPages({ en: (count: number) => `${count} waiting`, hi: (count) => `${count} भेजना बाकी` });
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
  en: 'You’re offline. You see what this device knew when it was last connected.',
  hi: 'इंटरनेट नहीं है। पिछली बार तक जो इस डिवाइस पर था, वही दिख रहा है।',
});
