import { onPages } from '../../locale.ts';

export const title = onPages({ en: 'My medicines', hi: 'मेरी दवाएँ' });
export const failed = onPages({ en: 'Your medicines can’t be shown', hi: 'आपकी दवाएँ नहीं दिख पाईं' });
export const none = onPages({
  en: 'No medicine here yet. Add yours, and you’ll be reminded when it’s time for each dose.',
  hi: 'यहाँ अभी कोई दवा नहीं है। अपनी दवा जोड़ दीजिए, हर खुराक के समय याद दिला देंगे।',
});
export const add = onPages({ en: 'Add medicine', hi: 'दवा जोड़ें' });
export const change = onPages({ en: (name: string) => `Change ${name}`, hi: (name) => `बदलें: ${name}` });
export const next = onPages({
  en: (day: string, time: string) => `Next dose ${day} at ${time}`,
  hi: (day, time) => `अगली खुराक ${day}, ${time}`,
});

export const name = onPages({ en: 'Name', hi: 'नाम' });
export const exampleName = onPages({ en: 'Metformin', hi: 'मेटफ़ॉर्मिन' });
export const howOften = onPages({ en: 'How often', hi: 'कब-कब' });
export const rhythms = {
  daily: onPages({ en: 'Every day', hi: 'रोज़' }),
  everyDays: onPages({ en: 'Every few days', hi: 'कुछ दिन छोड़कर' }),
  weekdays: onPages({ en: 'Days of the week', hi: 'हफ़्ते के कुछ दिन' }),
  monthDays: onPages({ en: 'Dates of the month', hi: 'महीने की तारीख़ें' }),
  asNeeded: onPages({ en: 'As needed', hi: 'ज़रूरत पर' }),
};
/** Of a rhythm that the form has no fields for. */
export const asItIs = onPages({ en: 'As it is now', hi: 'जैसा अभी है' });
export const everyHowManyDays = onPages({ en: 'Every … days', hi: 'हर कितने दिन में' });
export const daysHint = onPages({ en: '2 means every other day', hi: '2 यानी एक दिन छोड़कर' });
export const onWhichDays = onPages({ en: 'On these days', hi: 'इन दिनों' });
export const chooseDay = onPages({ en: 'Choose at least one day.', hi: 'कम से कम एक दिन चुनिए।' });
export const onWhichDates = onPages({ en: 'On these dates', hi: 'इन तारीख़ों को' });
export const exampleDates = onPages({ en: '1, 15', hi: '1, 15' });
export const datesHint = onPages({ en: 'Separated by commas', hi: 'बीच में कॉमा लगाइए' });
export const times = onPages({ en: 'Times', hi: 'समय' });
export const timeAt = onPages({ en: (place: number) => `Time ${place}`, hi: (place) => `समय ${place}` });
export const addTime = onPages({ en: 'Add a time', hi: 'एक और समय' });
export const removeTime = onPages({
  en: (place: number) => `Remove time ${place}`,
  hi: (place) => `समय ${place} हटाएँ`,
});
export const from = onPages({ en: 'From (optional)', hi: 'कब से (चाहें तो)' });
export const countedFrom = onPages({ en: 'Leave empty to count from today', hi: 'ख़ाली: आज से गिनेंगे' });
export const until = onPages({ en: 'Until (optional)', hi: 'कब तक (चाहें तो)' });
export const endsBefore = onPages({ en: 'It ends before it begins.', hi: 'यह शुरू होने से पहले ख़त्म हो रहा है।' });
export const tabletsLeft = onPages({ en: 'Tablets left (optional)', hi: 'बची गोलियाँ (चाहें तो)' });
export const tabletsHint = onPages({ en: 'Leave empty not to count them', hi: 'ख़ाली: गिनेंगे नहीं' });

export const added = onPages({
  en: (name: string) => `${name} is on your list.`,
  hi: (name) => `${name} सूची में जुड़ गई।`,
});
export const changed = onPages({ en: (name: string) => `${name} changed.`, hi: (name) => `${name} बदल दी।` });
export const removed = onPages({
  en: (name: string) => `${name} is off your list.`,
  hi: (name) => `${name} सूची से हटा दी।`,
});
export const notRemoved = onPages({ en: 'It could not be removed', hi: 'नहीं हट पाई' });
export const removeTitle = onPages({ en: (name: string) => `Remove ${name}?`, hi: (name) => `${name} हटाएँ?` });
export const whatStays = onPages({
  en: 'You won’t be reminded of it any more. The doses you took stay in your log.',
  hi: 'इसकी याद अब नहीं दिलाएँगे। जो आप ले चुके हैं, वह लॉग में बना रहेगा।',
});
