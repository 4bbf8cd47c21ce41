import { onPages } from '../../locale.ts';
import { figure, plural } from '../../numbers.ts';

export const title = onPages({ en: 'Mood and Symptoms', hi: 'मूड और लक्षण' });
export const mood = onPages({ en: 'Mood', hi: 'मूड' });
export const tags = onPages({ en: 'Symptoms and tags', hi: 'लक्षण और टैग' });
export const exampleTags = onPages({ en: 'headache, travel', hi: 'सिरदर्द, सफ़र' });
export const named = onPages({ en: (mood: string) => `mood ${mood}`, hi: (mood) => `मूड ${mood}` });
export const note = onPages({ en: 'note', hi: 'नोट' });
/** A line of the diary. */
export const line = onPages({
  en: (mood: string) => `Mood: ${mood.toLowerCase()}`,
  hi: (mood) => `मूड: ${mood}`,
});
export const ofFive = onPages({ en: (mood: number) => `${mood} of 5`, hi: (mood) => `5 में से ${mood}` });

export const add = onPages({ en: 'Add mood', hi: 'मूड जोड़ें' });
export const edit = onPages({ en: 'Edit mood', hi: 'मूड बदलें' });
export const notLogged = onPages({ en: 'Failed to log mood', hi: 'मूड दर्ज नहीं हो पाया' });
export const howDoYouFeel = onPages({ en: 'How do you feel?', hi: 'कैसा लग रहा है?' });
export const notSaid = onPages({ en: 'No answer', hi: 'नहीं बताया' });

export const patterns = onPages({ en: 'What goes together', hi: 'किसके साथ क्या होता है' });
export const lastDays = onPages({ en: 'Last 90 days', hi: 'पिछले 90 दिन' });
export const patternOf = onPages({
  en: (tag: string, days: number) => `${tag}: ${plural('en', days, { one: '# day', other: '# days' })}`,
  hi: (tag, days) => `${tag}: ${figure(days)} दिन`,
});
export const goesAlong = onPages({
  en: (tag: string) => `What goes with ${tag}`,
  hi: (tag) => `${tag} के साथ क्या होता है`,
});
export const sameDay = onPages({ en: 'On the same day', hi: 'उसी दिन' });
export const ofTheseDays = onPages({ en: 'On these days', hi: 'इन दिनों में' });
export const ofTheOthers = onPages({ en: 'On other days', hi: 'बाक़ी दिनों में' });
export const partOf = onPages({
  en: (days: number, of: number) => `${days} of ${of}`,
  hi: (days, of) => `${of} में से ${days}`,
});
