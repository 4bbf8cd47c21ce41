import { inLanguages } from './locale.ts';

export const ask = inLanguages({
  en: 'What can we help you with? Your next message goes to the support team.',
  hi: 'बताइए, क्या मदद चाहिए? आपका अगला मैसेज सपोर्ट टीम को जाएगा।',
  'hi-Latn': 'Bataiye, kya help chahiye? Aapka agla message support team ko jayega.',
});

export const nevermind = inLanguages({ en: 'All right.', hi: 'ठीक है।', 'hi-Latn': 'Theek hai.' });

export const opened = inLanguages({
  en: (number: number, subject: string) =>
    `Ticket #${number} is open: ${subject}\nThe support team will answer here, and in the portal under Support.`,
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
  en: 'This ticket is already settled.',
  hi: 'यह टिकट पहले ही निपट चुका है।',
  'hi-Latn': 'Ye ticket pehle hi nipat chuka hai.',
});

/** What the support team and the person are told of a ticket; `#` stands before its number. */
export const newTicket = inLanguages({
  en: (number: number, subject: string) => `New ticket #${number}: ${subject}`,
  hi: (number, subject) => `नया टिकट #${number}: ${subject}`,
  'hi-Latn': (number, subject) => `Naya ticket #${number}: ${subject}`,
});

export const answered = inLanguages({
  en: (number: number, subject: string) => `Support answered #${number}: ${subject}`,
  hi: (number, subject) => `सपोर्ट का जवाब #${number}: ${subject}`,
  'hi-Latn': (number, subject) => `Support ka jawab #${number}: ${subject}`,
});

export const response = inLanguages({
  en: (number: number, subject: string) => `Response to #${number}: ${subject}`,
  hi: (number, subject) => `#${number} पर जवाब: ${subject}`,
  'hi-Latn': (number, subject) => `#${number} par jawab: ${subject}`,
});

export const statusChanged = {
  open: inLanguages({
    en: (number: number) => `Ticket #${number} is open`,
    hi: (number) => `टिकट #${number} फिर खुल गया`,
    'hi-Latn': (number) => `Ticket #${number} phir khul gaya`,
  }),
  'in-progress': inLanguages({
    en: (number: number) => `Ticket #${number} is in progress`,
    hi: (number) => `टिकट #${number} पर काम चल रहा है`,
    'hi-Latn': (number) => `Ticket #${number} par kaam chal raha hai`,
  }),
  resolved: inLanguages({
    en: (number: number) => `Ticket #${number} is resolved`,
    hi: (number) => `टिकट #${number} सुलझ गया`,
    'hi-Latn': (number) => `Ticket #${number} solve ho gaya`,
  }),
  closed: inLanguages({
    en: (number: number) => `Ticket #${number} is closed`,
    hi: (number) => `टिकट #${number} बंद हो गया`,
    'hi-Latn': (number) => `Ticket #${number} close ho gaya`,
  }),
};
