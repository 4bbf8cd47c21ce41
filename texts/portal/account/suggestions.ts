import { onPages } from '../../locale.ts';

export const title = onPages({ en: 'Suggestions', hi: 'सुझाव' });
export const about = onPages({
  en: 'In the evening, if your day is short of something, FitPulse may suggest what to eat. You can ask for an idea whenever you like.',
  hi: 'शाम को दिन में कुछ कम रह जाए, तो FitPulse खाने का एक सुझाव दे सकता है। जब चाहें, ख़ुद भी पूछ सकते हैं।',
});
export const label = onPages({ en: 'How often at most', hi: 'ज़्यादा से ज़्यादा कितनी बार' });
export const paces = {
  daily: onPages({ en: 'Once a day', hi: 'दिन में एक बार' }),
  weekly: onPages({ en: 'Once a week', hi: 'हफ़्ते में एक बार' }),
  off: onPages({ en: 'Only when I ask', hi: 'सिर्फ़ पूछने पर' }),
};
export const saved = onPages({ en: 'Suggestions saved.', hi: 'सुझाव की पसंद सेव हो गई।' });
export const notSaved = onPages({ en: 'The suggestions were not saved', hi: 'सुझाव की पसंद सेव नहीं हो पाई' });
