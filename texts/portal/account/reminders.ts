import { onPages } from '../../locale.ts';

export const title = onPages({ en: 'Your own reminders', hi: 'आपके अपने रिमाइंडर' });
export const failed = onPages({ en: 'Your reminders can’t be shown', hi: 'आपके रिमाइंडर नहीं दिख पाए' });
export const lead = onPages({
  en: 'Or tell the assistant: “remind me every Monday at 7 to weigh in”, “remind me to drink water every 2 hours”.',
  hi: 'या असिस्टेंट से कहिए: “हर सोमवार 7 बजे वज़न नापने की याद दिलाना”, “हर 2 घंटे पर पानी पीने की याद दिलाना”।',
});
export const paused = onPages({ en: (when: string) => `${when}, paused`, hi: (when) => `${when}, रुका हुआ` });
export const pause = onPages({ en: 'Pause', hi: 'रोकें' });
export const resume = onPages({ en: 'Resume', hi: 'फिर चालू करें' });
export const notChanged = onPages({ en: 'The reminder was not changed', hi: 'रिमाइंडर नहीं बदल पाया' });
export const add = onPages({ en: 'Add a reminder', hi: 'रिमाइंडर जोड़ें' });
export const remindMeTo = onPages({ en: 'Remind me to', hi: 'क्या याद दिलाना है' });
export const example = onPages({ en: 'stretch', hi: 'स्ट्रेचिंग' });
export const everyDayAt = onPages({ en: 'Every day at', hi: 'रोज़ कितने बजे' });
export const addButton = onPages({ en: 'Add', hi: 'जोड़ें' });
export const notAdded = onPages({ en: 'The reminder was not added', hi: 'रिमाइंडर नहीं जुड़ पाया' });
