import { inLanguages } from './locale.ts';

export const ask = inLanguages({
  en: 'What can we help you with? Your next message goes to the support team.',
  hi: 'बताइए, क्या मदद चाहिए? आपका अगला मैसेज सपोर्ट टीम को जाएगा।',
  'hi-Latn': 'Bataiye, kya help chahiye? Aapka agla message support team ko jaayega.',
});

export const nevermind = inLanguages({ en: 'All right.', hi: 'ठीक है।', 'hi-Latn': 'Theek hai.' });

export const opened = inLanguages({
  en: (number: number, subject: string) =>
    `Ticket #${number} is open: ${subject}\nThe support team answers here and in the portal under Support.`,
  hi: (number, subject) => `टिकट #${number} खुल गया: ${subject}\nसपोर्ट टीम यहीं जवाब देगी, और पोर्टल में Support पर भी।`,
  'hi-Latn': (number, subject) =>
    `Ticket #${number} khul gaya: ${subject}\nSupport team yahin reply karegi, aur portal mein Support par bhi.`,
});

export const withdraw = inLanguages({ en: 'Withdraw', hi: 'टिकट वापस लें', 'hi-Latn': 'Ticket wapas lein' });

export const withdrawn = inLanguages({
  en: 'Withdrawn. The ticket is marked as resolved.',
  hi: 'ठीक है, टिकट वापस ले लिया।',
  'hi-Latn': 'Theek hai, ticket wapas le liya.',
});

export const noTicket = inLanguages({
  en: 'There is no such ticket.',
  hi: 'ऐसा कोई टिकट नहीं है।',
  'hi-Latn': 'Aisa koi ticket nahi hai.',
});

export const settledAlready = inLanguages({
  en: 'This ticket is settled already.',
  hi: 'यह टिकट पहले ही निपट चुका है।',
  'hi-Latn': 'Ye ticket pehle hi nipat chuka hai.',
});
