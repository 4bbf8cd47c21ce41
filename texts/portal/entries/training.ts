import { onPages } from '../../locale.ts';
import { plural } from '../../numbers.ts';

export const failed = onPages({ en: 'The plan can’t be shown', hi: 'प्लान नहीं दिख पाया' });
export const restDay = onPages({
  en: 'Today is a rest day; a walk will do you good.',
  hi: 'आज आराम का दिन है; थोड़ा टहल लें तो अच्छा रहेगा।',
});

export const makePlan = onPages({ en: 'Create a training plan', hi: 'ट्रेनिंग प्लान बनाइए' });
export const goal = onPages({ en: 'Goal', hi: 'लक्ष्य' });
export const level = onPages({ en: 'Level', hi: 'लेवल' });
export const where = onPages({ en: 'Where', hi: 'कहाँ' });
export const daysAWeek = onPages({ en: 'Days a week', hi: 'हफ़्ते में कितने दिन' });
export const days = onPages({
  en: (count: number) => plural('en', count, { one: '# day', other: '# days' }),
  hi: (count) => `${count} दिन`,
});
export const time = onPages({ en: 'Time', hi: 'समय' });
export const minutes = onPages({ en: (count: number) => `${count} minutes`, hi: (count) => `${count} मिनट` });
export const equipment = onPages({ en: 'What you have', hi: 'आपके पास क्या-क्या है' });
export const injuries = onPages({ en: 'What hurts or is injured', hi: 'कहाँ दर्द या चोट है' });
export const beforeYouTrain = onPages({ en: 'Before you train', hi: 'शुरू करने से पहले' });
export const isOneSo = onPages({
  en: 'Before you train: do any of these apply to you?',
  hi: 'शुरू करने से पहले बताइए: क्या इनमें से कोई बात है?',
});
export const clearedByDoctor = onPages({
  en: 'If a doctor has cleared you to train, choose “None of these”.',
  hi: 'डॉक्टर ने कसरत के लिए हाँ कह दी हो, तो “इनमें से कोई नहीं” चुनिए।',
});
export const yourAnswer = onPages({ en: 'Your answer', hi: 'आपका जवाब' });
export const later = onPages({ en: 'I’d rather answer later', hi: 'बाद में बताना है' });
export const noneOfThese = onPages({ en: 'None of these', hi: 'इनमें से कोई नहीं' });
export const oneOfThese = onPages({ en: 'One of these', hi: 'इनमें से कोई है' });
export const notAnswered = onPages({ en: 'The answer was not saved', hi: 'जवाब सेव नहीं हो पाया' });
export const make = onPages({ en: 'Create the plan', hi: 'प्लान बनाएँ' });
export const making = onPages({ en: 'Creating...', hi: 'बन रहा है...' });
export const notMade = onPages({ en: 'The plan was not created', hi: 'प्लान नहीं बन पाया' });

export const yourPlan = onPages({ en: 'Your plan', hi: 'आपका प्लान' });
export const week = onPages({ en: (week: number) => `Week ${week}`, hi: (week) => `हफ़्ता ${week}` });
export const daysPerWeek = onPages({
  en: (days: number) => `${plural('en', days, { one: '# day', other: '# days' })} a week`,
  hi: (days) => `हफ़्ते में ${days} दिन`,
});
export const withEquipment = onPages({ en: (names: string) => `with ${names}`, hi: (names) => `सामान: ${names}` });
export const sparing = onPages({
  en: (names: string) => `going easy on ${names}`,
  hi: (names) => `${names} का ध्यान रखते हुए`,
});
export const howMade = onPages({ en: 'How this plan is made', hi: 'यह कैसे बना है' });
export const end = onPages({ en: 'End the plan', hi: 'प्लान बंद करें' });
export const notEnded = onPages({ en: 'The plan was not ended', hi: 'प्लान बंद नहीं हो पाया' });

export const done = onPages({ en: 'Done', hi: 'हो गया' });
export const about = onPages({
  en: (minutes: string) => `about\u00a0${minutes}\u00a0min`,
  hi: (minutes) => `क़रीब\u00a0${minutes}\u00a0मिनट`,
});
/** Behind the minutes. */
export const eased = onPages({ en: ', eased', hi: ', हल्का किया हुआ' });
export const exercise = onPages({ en: 'Exercise', hi: 'कसरत' });
export const sets = onPages({ en: 'Sets', hi: 'सेट' });
export const load = onPages({ en: 'Load', hi: 'वज़न' });
export const seconds = onPages({ en: (count: string) => `${count} s`, hi: (count) => `${count} सेकंड` });
export const minutesShort = onPages({ en: (count: string) => `${count} min`, hi: (count) => `${count} मिनट` });
export const byFeel = onPages({ en: 'by feel', hi: 'अंदाज़ से' });
export const effort = onPages({
  en: (rpe: number, restSec: number) =>
    `Effort ${rpe} of 10, ${restSec} s rest between sets. Warm up for 5 minutes first.`,
  hi: (rpe, restSec) => `मेहनत 10 में से ${rpe}, हर सेट के बीच ${restSec} सेकंड आराम। पहले 5 मिनट वार्म-अप कीजिए।`,
});
/** Behind it. */
export const whatByFeel = onPages({
  en: ' By feel: a load you could lift two or three times more.',
  hi: ' अंदाज़ से: इतना वज़न कि आप दो-तीन बार और उठा सकें।',
});
export const doneLogIt = onPages({ en: 'Done, log it', hi: 'हो गया, दर्ज करें' });
export const logged = onPages({ en: 'Workout logged.', hi: 'वर्कआउट दर्ज हो गया।' });
export const moveOn = onPages({ en: 'Move by a day', hi: 'एक दिन आगे करें' });
export const tooHard = onPages({ en: 'Too hard', hi: 'बहुत मुश्किल है' });
export const only20 = onPages({ en: 'Only 20 minutes', hi: 'सिर्फ़ 20 मिनट' });
export const whatHurts = onPages({ en: 'What hurts', hi: 'कहाँ दर्द है' });
export const itHurts = onPages({ en: 'It hurts…', hi: 'दर्द है…' });
export const didNotWork = onPages({ en: 'That didn’t work', hi: 'यह नहीं हो पाया' });
