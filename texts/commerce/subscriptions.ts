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
  en: '/plans: prices, and paying right here. Or write “my invoices”, “cancel my plan”, “refund”.',
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
  'hi-Latn': (date) => `, ${date} tak chalega, phir band ho jaayega`,
});
