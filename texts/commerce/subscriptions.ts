import { inLanguages } from '../locale.ts';

/** `until`: ", paid until 14 Nov", or nothing. */
export const plan = inLanguages({
  en: (name: string, until: string, address: string) =>
    `You're on the ${name} plan${until}.\nPlans, payments and invoices: ${address}`,
  hi: (name, until, address) => `आपका प्लान: ${name}${until}\nप्लान, पेमेंट और इनवॉइस: ${address}`,
  'hi-Latn': (name, until, address) => `Aapka plan: ${name}${until}\nPlans, payment aur invoice: ${address}`,
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
