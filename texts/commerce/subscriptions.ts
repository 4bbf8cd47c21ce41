import { inLanguages } from '../locale.ts';

/** `until`: ", paid until 14 Nov", or nothing. */
export const plan = inLanguages({
  en: (name: string, until: string) => `You're on the ${name} plan${until}.`,
  hi: (name, until) => `आपका प्लान: ${name}${until}`,
  'hi-Latn': (name, until) => `Aapka plan: ${name}${until}`,
});
export const changedOn = inLanguages({
  en: (address: string) => `Plans, payments and invoices: ${address}`,
  hi: (address) => `प्लान, पेमेंट और इनवॉइस: ${address}`,
  'hi-Latn': (address) => `Plans, payment aur invoice: ${address}`,
});
export const changedInChat = inLanguages({
  en: '/plans: prices, and you can pay right here. Or write “my invoices”, “cancel my plan”, “refund”.',
  hi: '/plans: दाम, और पेमेंट यहीं। या लिखिए “मेरे बिल”, “प्लान cancel करो”, “refund”।',
  'hi-Latn': '/plans: daam, aur payment yahin. Ya likhiye “my invoices”, “plan cancel karo”, “refund”.',
});

export const paidUntil = inLanguages({
  en: (date: string) => `, paid until ${date}`,
  hi: (date) => `, ${date} तक का पेमेंट हो चुका है`,
  'hi-Latn': (date) => `, ${date} tak ka payment ho chuka hai`,
});

export const endsOn = inLanguages({
  en: (date: string) => `, paid until ${date}, and then it ends`,
  hi: (date) => `, ${date} तक चलेगा, फिर बंद हो जाएगा`,
  'hi-Latn': (date) => `, ${date} tak chalega, phir band ho jayega`,
});

/** In the portal and the chat, before a plan ends. */
export const planEndsInChat = inLanguages({
  en: 'Nothing is charged automatically. To keep it, renew it here; otherwise you move to Free, and everything you logged stays.',
  hi: 'पैसे अपने-आप नहीं कटते। जारी रखना हो तो यहीं से फिर लीजिए; नहीं तो Free चलता रहेगा, और दर्ज किया हुआ सब बना रहेगा।',
  'hi-Latn':
    'Paise apne-aap nahi kat-te. Jaari rakhna ho to yahin se phir lijiye; nahi to Free chalta rahega, aur log kiya hua sab bana rahega.',
});
export const another = {
  month: inLanguages({ en: 'Another month', hi: 'एक महीना और', 'hi-Latn': 'Ek mahina aur' }),
  year: inLanguages({ en: 'Another year', hi: 'एक साल और', 'hi-Latn': 'Ek saal aur' }),
};
