import { onPages } from '../locale.ts';

export const noWorkoutThen = onPages({
  en: 'There is no workout of this week on that day.',
  hi: 'इस हफ़्ते उस दिन कोई वर्कआउट नहीं है।',
});
export const dayIsOver = onPages({ en: 'That day is over.', hi: 'वह दिन बीत चुका है।' });
export const noSuchExercise = onPages({ en: 'There is no such exercise.', hi: 'ऐसी कोई एक्सरसाइज़ नहीं है।' });
export const emptySet = onPages({
  en: 'A set has repetitions or a duration.',
  hi: 'सेट में रेप्स या समय में से कुछ एक लिखिए।',
});
