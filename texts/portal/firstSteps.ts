import { onPages } from '../locale.ts';

export const title = onPages({ en: 'Your first minute', hi: 'पहला मिनट' });
export const dismiss = onPages({ en: 'Dismiss the first steps', hi: 'शुरुआती कदम हटाएँ' });
export const allDone = onPages({ en: 'All set', hi: 'सब तैयार' });

export const keepDiary = onPages({ en: 'Keep your diary yours', hi: 'डायरी आपकी ही रहे' });
export const keepDiaryLead = onPages({
  en: 'A name and a password, so that you can get in without Telegram too.',
  hi: 'एक नाम और पासवर्ड रखिए, ताकि Telegram के बिना भी खोल सकें।',
});
export const choose = onPages({ en: 'Choose', hi: 'चुनें' });
export const targets = onPages({ en: 'Your targets', hi: 'आपके लक्ष्य' });
export const targetsLead = onPages({
  en: 'Your body, your goal, how active you are.',
  hi: 'आपका कद-वज़न, आपका लक्ष्य, और आप कितना चलते-फिरते हैं।',
});
export const answer = onPages({ en: 'Answer', hi: 'बताएँ' });
export const firstMeal = onPages({ en: 'Log your first meal', hi: 'पहला खाना लिखिए' });
export const firstMealLead = onPages({
  en: 'Write it as you would say it: “2 idli with sambar”.',
  hi: 'जैसे बोलते हैं वैसे ही लिखिए: “2 इडली और सांभर”।',
});
export const write = onPages({ en: 'Write it', hi: 'लिखें' });
export const telegram = onPages({ en: 'Connect Telegram', hi: 'Telegram जोड़िए' });
export const telegramLead = onPages({
  en: 'Then you have the same diary in your chats.',
  hi: 'फिर यही डायरी आपकी चैट में भी होगी।',
});
export const connect = onPages({ en: 'Connect', hi: 'जोड़ें' });
/** How many of the first steps are done. */
export const doneOf = onPages({
  en: (done: number, all: number) => `${done} of ${all} done`,
  hi: (done, all) => `${all} में से ${done} हो गए`,
});
