import { inLanguages } from '../locale.ts';

export const keepTitle = inLanguages({
  en: 'Keep your first meal',
  hi: 'अपना पहला खाना रखिए',
  'hi-Latn': 'Apna pehla meal rakhiye',
});

export const keepLead = inLanguages({
  en: 'It goes straight into your new diary.',
  hi: 'यह सीधे आपकी नई डायरी में जाएगा।',
  'hi-Latn': 'Ye seedhe aapki nayi diary mein jayega.',
});

export const nameOrEmail = inLanguages({
  en: 'Name or e-mail',
  hi: 'नाम या ई-मेल',
  'hi-Latn': 'Naam ya e-mail',
});

export const nameOrEmailHint = inLanguages({
  en: 'With an e-mail you can get a forgotten password back.',
  hi: 'ई-मेल देंगे तो भूला हुआ पासवर्ड वापस मिल सकेगा।',
  'hi-Latn': 'E-mail denge to bhoola hua password wapas mil sakega.',
});

export const password = inLanguages({ en: 'Password', hi: 'पासवर्ड', 'hi-Latn': 'Password' });

export const enterName = inLanguages({
  en: 'Enter a name or an e-mail address.',
  hi: 'नाम या ई-मेल लिखिए।',
  'hi-Latn': 'Naam ya e-mail likhiye.',
});

export const enterPassword = inLanguages({
  en: 'Enter a password.',
  hi: 'पासवर्ड लिखिए।',
  'hi-Latn': 'Password likhiye.',
});

export const keepAndOpen = inLanguages({
  en: 'Keep it and open my diary',
  hi: 'रखें और डायरी खोलें',
  'hi-Latn': 'Rakho aur diary kholo',
});

export const keeping = inLanguages({ en: 'Keeping it …', hi: 'रख रहे हैं …', 'hi-Latn': 'Rakh rahe hain …' });

/** The sentence beneath the button, in pieces around two links. */
export const accepting = inLanguages({ en: 'With that you accept the', hi: 'ऐसा करके आप', 'hi-Latn': 'Aisa karke aap' });

export const and = inLanguages({ en: 'and the', hi: 'और', 'hi-Latn': 'aur' });

export const accepted = inLanguages({ en: '.', hi: ' मानते हैं।', 'hi-Latn': ' maante hain.' });
export const failed = inLanguages({
  en: 'The account could not be made. Please try again.',
  hi: 'खाता नहीं बन पाया। फिर कोशिश कीजिए।',
  'hi-Latn': 'Account nahi ban paya. Phir try kijiye.',
});

export const terms = inLanguages({ en: 'terms', hi: 'शर्तें', 'hi-Latn': 'terms' });

export const privacy = inLanguages({ en: 'privacy policy', hi: 'गोपनीयता नीति', 'hi-Latn': 'privacy policy' });

export const haveAccount = inLanguages({
  en: 'Already have an account?',
  hi: 'पहले से खाता है?',
  'hi-Latn': 'Pehle se account hai?',
});

export const signIn = inLanguages({ en: 'Sign in', hi: 'साइन इन करें', 'hi-Latn': 'Sign in karo' });

export const onTelegram = inLanguages({
  en: 'Start on Telegram instead',
  hi: 'Telegram पर शुरू करें',
  'hi-Latn': 'Telegram par shuru karo',
});

export const notSent = inLanguages({
  en: 'Your meal hasn’t been sent yet. It waits in the chat.',
  hi: 'आपका खाना अभी भेजा नहीं गया। चैट में रुका हुआ है।',
  'hi-Latn': 'Aapka meal abhi bheja nahi gaya. Chat mein ruka hua hai.',
});
